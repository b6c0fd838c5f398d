import { useContent } from '../../content.tsx'
import { Section } from '../../ui/section.tsx'

export function Empower() {
  const { home } = useContent()
  const { heading, points } = home.empower
  return (
    <Section name="empower" tone="signal" heading={heading}>
      <ul className="points">
        {points.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
