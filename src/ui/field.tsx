type FormFieldProps = {
  label: string
  name: string
  type: 'text' | 'email' | 'tel' | 'select' | 'textarea'
  required: boolean
  /** A select's choices. An empty one comes first; a required select rejects it. */
  options?: string[] | undefined
  autoComplete?: AutoFill | undefined
  pattern?: string | undefined
}

/** A field with its label. Validation messages are the browser's own. */
export function FormField({ label, type, options = [], pattern, ...rest }: FormFieldProps) {
  const control = { id: `field-${rest.name}`, className: 'text control', ...rest }
  return (
    <div className="field" data-wide={type === 'textarea' || undefined}>
      <label className="note" htmlFor={control.id}>
        {label}
      </label>
      {type === 'textarea' && <textarea {...control} rows={5} />}
      {type === 'select' && (
        <select {...control}>
          <option value="" />
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
      {type !== 'textarea' && type !== 'select' && (
        <input {...control} type={type === 'text' ? undefined : type} pattern={pattern} />
      )}
    </div>
  )
}
