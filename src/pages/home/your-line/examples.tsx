import { useContent } from '../../../content/context.tsx'
import { Bullet } from '../../../ui/bullet.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { createWriter, exampleOf } from './estimate.ts'
import styles from './examples.module.css'
import panel from './panel.module.css'

/** One job of each service as a table, in place of the panel where scripting is off. */
export function Examples() {
  const { home, services, facts, site } = useContent()
  const { yourLine } = home
  const { heading, mark, table, sum } = yourLine
  const { locale } = site
  const { describe } = createWriter({ yourLine, locale, currency: facts.currency })
  const [job, ...columns] = table.columns
  return (
    <section className={panel.panel} aria-labelledby="your-line-examples">
      <h2 id="your-line-examples" className="title">
        {heading}
      </h2>
      <p className="small quiet">{mark.examples}</p>
      <table className={styles.table}>
        <thead className="small quiet">
          <tr>
            <td />
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
                <td>
                  <Bullet line={service.line} letter={service.letter} size="small" />
                </td>
                <th scope="row">{service.jobs[0]!.name}</th>
                <td>{week}</td>
                <td>{network}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p className={`small quiet ${panel.advice}`}>{`${table.rest} ${sum.promise}`}</p>
      <div className={panel.foot}>
        <p>
          <ButtonLink href={site.contactLink.href} variant="quiet">
            {table.bring}
          </ButtonLink>
        </p>
      </div>
    </section>
  )
}
