import { useContent } from '../../content.tsx'
import { Bullet } from '../../ui/bullet.tsx'
import { Hero } from '../../ui/hero.tsx'
import styles from './hero.module.css'

export function ServicesHero() {
  const { services, servicesPage } = useContent()
  const { heading, intro } = servicesPage.hero
  return (
    <Hero
      heading={heading}
      intro={intro}
      action={
        <span className={styles.bullets}>
          {services.map(({ line, letter }) => (
            <Bullet key={line} line={line} letter={letter} size="large" />
          ))}
        </span>
      }
    />
  )
}
