import styles from './field.module.css'

type FormFieldProps = {
  label: string
  name: string
  type: 'text' | 'email' | 'tel' | 'select' | 'textarea'
  required: boolean
  /** For a select, which also has an empty option. */
  options?: string[] | undefined
  autoComplete?: AutoFill | undefined
  readOnly?: boolean
  pattern?: string | undefined
}

/** A labelled form field. Error messages are left to the browser's own validation. */
export function FormField({
  label,
  type,
  options = [],
  readOnly,
  pattern,
  ...rest
}: FormFieldProps) {
  const control = { id: `field-${rest.name}`, className: styles.control, ...rest }
  return (
    <div className={styles.field} data-wide={type === 'textarea' || undefined}>
      <label htmlFor={control.id}>{label}</label>
      {type === 'textarea' && <textarea {...control} rows={5} readOnly={readOnly} />}
      {type === 'select' && (
        <select {...control} disabled={readOnly}>
          <option value="" />
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
      {type !== 'textarea' && type !== 'select' && (
        <input
          {...control}
          type={type === 'text' ? undefined : type}
          readOnly={readOnly}
          pattern={pattern}
        />
      )}
    </div>
  )
}
