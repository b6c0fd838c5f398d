import { useContent } from '../../content/context.tsx'
import { Section } from '../../ui/section.tsx'

export function Values() {
  const { about } = useContent()
  const { heading, items } = about.values
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
