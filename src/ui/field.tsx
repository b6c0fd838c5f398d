import type { ComponentProps } from 'react'
import styles from './field.module.css'

type Common = { label: string; name: string; wide?: boolean }

/** A labelled text field; the browser's own validation speaks for it. */
export function TextField({ label, wide, ...input }: Common & ComponentProps<'input'>) {
  return (
    <div className={styles.field} data-wide={wide}>
      <label htmlFor={`field-${input.name}`}>{label}</label>
      <input id={`field-${input.name}`} className={styles.control} {...input} />
    </div>
  )
}

export function TextArea({ label, wide, ...textarea }: Common & ComponentProps<'textarea'>) {
  return (
    <div className={styles.field} data-wide={wide}>
      <label htmlFor={`field-${textarea.name}`}>{label}</label>
      <textarea id={`field-${textarea.name}`} className={styles.control} {...textarea} />
    </div>
  )
}
