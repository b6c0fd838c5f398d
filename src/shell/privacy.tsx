import { type SiteContent, useContent } from '../content/context.tsx'
import { domain, measurementId } from '../lib/analytics/analytics.ts'
import { fill } from '../lib/fill.ts'
import { settings } from '../lib/settings.ts'

const secondService = import.meta.env.VITE_CONTACT_FALLBACK_URL
const google = measurementId !== ''
const plausible = domain !== ''
const throttled = settings.emailjs.throttleMs > 0

/** The summary. Its sentences depend on the settings. */
export const privacyItems = ({ sending, keeping, counting }: SiteContent['privacy']) => [
  {
    title: sending.title,
    text: joined(
      sending.text,
      secondService && fill(sending.fallback ?? '', { host: new URL(secondService).host }),
    ),
  },
  {
    title: keeping.title,
    text: joined(keeping.text, google && keeping.answer, throttled && keeping.lastSent),
  },
  {
    title: counting.title,
    text: joined(google && counting.google, plausible && counting.plausible) || counting.nothing,
  },
]

function joined(...sentences: (string | false)[]) {
  return sentences.filter(Boolean).join(' ')
}

/** Where the site says what becomes of visitors' data: on a page of its own, or in the footer of every page. */
export const privacyHref = ({ privacy: { page } }: SiteContent) =>
  page ? page.meta.path : '#privacy'

/** The summary, in the footer of a site without such a page. */
export function Privacy() {
  const { privacy } = useContent()
  return (
    <section id="privacy" className="column note" aria-labelledby="privacy-heading">
      <h2 id="privacy-heading" className="label">
        {privacy.heading}
      </h2>
      <div className="fit">
        {privacyItems(privacy).map(({ title, text }) => (
          <div key={title}>
            <h3 className="column note">{title}</h3>
            <p className="quiet">{text}</p>
          </div>
        ))}
      </div>
    </section>
  )
}
