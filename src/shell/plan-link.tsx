import { useContent } from '../content/context.tsx'
import { PageLink } from './page-link.tsx'

/** To the page that draws a plan, such as the first twelve weeks. Nothing, if no page has one. */
export function PlanLink() {
  const plan = useContent().entries.pages.find((page) => page.plan)
  return plan ? (
    <span className="row note">
      <PageLink to={plan.path}>{plan.link}</PageLink>
    </span>
  ) : null
}
