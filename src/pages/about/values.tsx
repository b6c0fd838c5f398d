import { Section } from '../../ui/section.tsx'
import type { About } from './schema.ts'

export function Values({ content }: { content: About }) {
  const { heading, items } = content.values
  return (
    <Section name="values" heading={heading}>
      <ul className="ruled">
        {items.map(({ title, text }) => (
          <li key={title} className="pair">
            <h3>{title}</h3>
            <p className="lead">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
