import { useContent } from '../../content/context.tsx'
import { TextSection } from '../../sections/text-section.tsx'
import { privacyItems } from '../../shell/privacy.tsx'
import { Prose } from '../../ui/prose.tsx'

/** The whole text about privacy, the summary first. */
export function PrivacyPage() {
  const { privacy } = useContent()
  const { heading, intro, sample, sections } = privacy.page!
  return (
    <TextSection heading={heading} intro={intro} sample={sample}>
      <Prose>
        {[...privacyItems(privacy), ...sections].map(({ title, text }) => (
          <div key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </div>
        ))}
      </Prose>
    </TextSection>
  )
}
