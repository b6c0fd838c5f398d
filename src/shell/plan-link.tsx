import { useContent } from '../content/context.tsx'
import { PageLink } from './page-link.tsx'

/** To the plan, such as the first twelve weeks, if the site has one. */
export function PlanLink() {
  const { plan } = useContent()
  return plan ? (
    <span className="row note">
      <PageLink to={plan.meta.path}>{plan.name}</PageLink>
    </span>
  ) : null
}
