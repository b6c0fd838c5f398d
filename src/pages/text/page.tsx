import { useContent } from '../../content/context.tsx'
import type { TextPageEntry } from '../../content/entries.ts'
import { fill } from '../../lib/fill.ts'
import { dateIn } from '../../lib/format.ts'
import { TextSection } from '../../sections/text-section.tsx'
import { ActionLink } from '../../shell/demo-link.tsx'
import { Prose } from '../../ui/prose.tsx'
import { Section } from '../../ui/section.tsx'
import { PlanDrawing } from './plan-drawing.tsx'

/** A page from Markdown, such as an imprint or the page of a campaign. */
export function TextPage({ entry }: { entry: TextPageEntry }) {
  const { site } = useContent()
  const { title, intro, html, reviewed, sample, plan, callToAction } = entry
  return (
    <>
      <TextSection heading={title} intro={intro} sample={sample}>
        {reviewed && (
          <p className="note quiet">
            {fill(reviewed.text, { date: dateIn(site.locale, reviewed.on) })}
          </p>
        )}
        {plan && (
          <Prose>
            <PlanDrawing {...plan} />
          </Prose>
        )}
        <Prose html={html} />
      </TextSection>
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
