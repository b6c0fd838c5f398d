import type { Ref } from 'react'
import { home } from '#content/home.yaml'
import { services } from '#content/services.yaml'
import { site } from '#content/site.yaml'
import { Bullet } from '../../../ui/bullet.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { describe, exampleOf, firstTrip } from './trip.ts'
import styles from './your-line.module.css'

const { heading, mark, table, sum } = home.yourLine

/** One job of each service as a table, for browsers without scripts and until they have run. */
export function Examples({ ref }: { ref: Ref<HTMLElement> }) {
  const [job, ...columns] = table.columns
  return (
    <section ref={ref} id="your-line" className={styles.panel} aria-labelledby="your-line-heading">
      <div className={styles.head}>
        <h2 id="your-line-heading">{heading}</h2>
        <p className={styles.mark}>{mark.examples}</p>
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{job}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {services.map((service) => {
            const { week, network } = describe(exampleOf(service))
            return (
              <tr key={service.id}>
                <th scope="row">
                  <Bullet line={service.line} letter={service.letter} size="small" />
                  {service.jobs[0]!.name}
                </th>
                <td>{week}</td>
                <td>{network}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <div className={styles.lower}>
        <div className={styles.rest}>
          <p>{`${table.rest} ${sum.promise}`}</p>
          <details>
            <summary id="your-line-sum">{sum.heading}</summary>
            <p>{describe(firstTrip).workedOut}</p>
          </details>
        </div>
        <div className={styles.foot}>
          <ButtonLink id="your-line-bring" href={site.cta.href} variant="quiet">
            {table.bring}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
