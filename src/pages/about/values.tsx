import { useContent } from '../../content.tsx'
import { Section } from '../../ui/section.tsx'

export function Values() {
  const { about } = useContent()
  const { heading, items } = about.values
  return (
    <Section name="values" heading={heading}>
      <ul className="points">
        {items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
