import { home } from '#content/home.yaml'
import { services } from '#content/services.yaml'
import type { Job, Service } from '../../../../content/schema/services.ts'
import { Bullet } from '../../../ui/bullet.tsx'
import styles from './your-line-form.module.css'

/** Each line is a row, each job a stop on it. */
export function Jobs(props: { selected: Job; onSelect: (service: Service, job: Job) => void }) {
  return (
    <div role="radiogroup" className={styles.jobs} aria-label={home.yourLine.legend}>
      {services.map((service) => (
        <div key={service.id} className={styles.line} data-line={service.line}>
          <Bullet line={service.line} letter={service.letter} size="small" />
          {service.jobs.map((job) => (
            <label key={job.name} className={styles.job}>
              <input
                type="radio"
                name="your-line-job"
                className={styles.stop}
                checked={job === props.selected}
                aria-label={`${job.name}, ${service.title}`}
                onChange={() => props.onSelect(service, job)}
              />
              <span>{job.name}</span>
            </label>
          ))}
        </div>
      ))}
    </div>
  )
}
