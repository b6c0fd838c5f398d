import { Bullet } from '../../../ui/bullet.tsx'
import { jobId, jobName } from './panel-fields.ts'
import styles from './panel-form.module.css'
import { useWords } from './words.tsx'

/** Each line is a row, each job a stop on it. */
export function Jobs() {
  const { services, yourLine } = useWords()
  return (
    <div role="radiogroup" aria-label={yourLine.legend}>
      {services.map((service) => (
        <div key={service.id} className={styles.line} data-line={service.line}>
          <Bullet line={service.line} letter={service.letter} size="small" />
          {service.jobs.map((job, index) => (
            <label key={job.name} className={styles.job}>
              <input
                type="radio"
                name={jobName}
                id={jobId(service, index)}
                className={`ring ${styles.stop}`}
                defaultChecked={service === services[0] && index === 0}
                aria-label={`${job.name}, ${service.title}`}
              />
              <span>{job.name}</span>
            </label>
          ))}
        </div>
      ))}
    </div>
  )
}
