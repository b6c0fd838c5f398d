import { privacyPage } from '#content/documents'
import { privacyItems } from '../../shell/privacy.tsx'
import proseStyles from '../../ui/prose.module.css'
import { TextHead } from '../text/page.tsx'

/** The whole text about privacy. The footer of every page has its summary. */
export function PrivacyPage() {
  const { heading, intro, sample, sections } = privacyPage!
  return (
    <TextHead heading={heading} intro={intro} sample={sample}>
      <div className={proseStyles.prose}>
        {[...privacyItems, ...sections].map(({ title, text }) => (
          <div key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </TextHead>
  )
}
