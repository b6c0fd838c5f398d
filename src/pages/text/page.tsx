import { useContent } from '../../content/context.tsx'
import { fill } from '../../lib/fill.ts'
import { dateIn } from '../../lib/format.ts'
import { End } from '../../sections/end.tsx'
import { LongPage } from '../../sections/long-page.tsx'
import { Lead, MarkdownLine } from '../../sections/text-line.tsx'
import { ActionLink } from '../../shell/demo-link.tsx'
import type { TextPageEntry } from './schema.ts'

/** A page from Markdown, such as an imprint or the page of a campaign. */
export function TextPage({ entry }: { entry: TextPageEntry }) {
  const { site } = useContent()
  const { title, intro, text, reviewed, sample, callToAction } = entry
  const opening = (
    <>
      <Lead text={text} />
      {reviewed && (
        <p className="note quiet">
          {fill(reviewed.text, { date: dateIn(site.locale, reviewed.on) })}
        </p>
      )}
    </>
  )
  return (
    <LongPage heading={title} intro={intro} sample={sample} opening={opening}>
      <MarkdownLine text={text}>
        {callToAction && (
          <End title={callToAction.heading}>
            <ActionLink
              text={callToAction.button}
              href={callToAction.href ?? site.cta.href}
              variant="on-signal"
              size="large"
            />
          </End>
        )}
      </MarkdownLine>
    </LongPage>
  )
}
