import { type SiteContent, useContent } from '../../content/context.tsx'
import { headingIds } from '../../lib/heading-ids.ts'
import { LongPage } from '../../sections/long-page.tsx'
import { TextLine } from '../../sections/text-line.tsx'
import { privacyItems } from '../../shell/privacy.tsx'
import { Prose } from '../../ui/prose.tsx'

/** The whole text about privacy, the summary first. */
export function PrivacyPage({ content }: { content: NonNullable<SiteContent['privacy']['page']> }) {
  const { privacy } = useContent()
  const { heading, intro, sample, sections } = content
  const idOf = headingIds()
  return (
    <LongPage heading={heading} intro={intro} sample={sample}>
      <TextLine
        sections={[...privacyItems(privacy), ...sections].map(({ title, text }) => ({
          id: idOf(title),
          heading: title,
          body: (
            <Prose>
              <p>{text}</p>
            </Prose>
          ),
        }))}
      />
    </LongPage>
  )
}
