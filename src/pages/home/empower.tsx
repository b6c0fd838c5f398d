import { useContent } from '../../content/context.tsx'
import { Drawing } from '../../drawings/drawing.tsx'
import { InterchangeSign } from '../../drawings/person.tsx'
import { PlanLink } from '../../shell/plan-link.tsx'
import { Section } from '../../ui/section.tsx'
import styles from './empower.module.css'

export function Empower() {
  const { home } = useContent()
  const { heading, points } = home.empower
  return (
    <Section name="empower" tone="signal" heading={heading}>
      <div className={styles.picture}>
        <Drawing viewBox="0 0 300 300">
          <path d="M99 96h61l66-66h999M99 132h83l22-22h999M99 168h83l22 22h999M99 204h61l66 66h999" />
          <InterchangeSign transform="translate(75 150) scale(2.6)" />
        </Drawing>
      </div>
      <ul className="points">
        {points.map(({ title, text, plan }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
            {plan && <PlanLink />}
          </li>
        ))}
      </ul>
    </Section>
  )
}
