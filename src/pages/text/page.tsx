import { useContent } from '../../content/context.tsx'
import type { TextPageEntry } from '../../content/entries.ts'
import { fill } from '../../lib/fill.ts'
import { dateIn } from '../../lib/format.ts'
import { Opening } from '../../sections/opening.tsx'
import { Lead, MarkdownLine } from '../../sections/text-line.tsx'
import { ActionLink } from '../../shell/demo-link.tsx'
import { Section } from '../../ui/section.tsx'

/** A page from Markdown, such as an imprint or the page of a campaign. */
export function TextPage({ entry }: { entry: TextPageEntry }) {
  const { site } = useContent()
  const { title, intro, text, reviewed, sample, callToAction } = entry
  return (
    <>
      <section className="text-page column top" aria-labelledby="page-heading">
        <Opening heading={title} intro={intro} sample={sample}>
          <Lead text={text} />
          {reviewed && (
            <p className="note quiet">
              {fill(reviewed.text, { date: dateIn(site.locale, reviewed.on) })}
            </p>
          )}
        </Opening>
        <MarkdownLine text={text} />
      </section>
      {callToAction && (
        <Section name="call" heading={callToAction.heading} tone="signal">
          <ActionLink
            text={callToAction.button}
            href={callToAction.href ?? site.cta.href}
            variant="on-signal"
            size="large"
          />
        </Section>
      )}
    </>
  )
}
