import Form from '@rjsf/core'
import {
  descriptionId,
  type ErrorSchema,
  errorId,
  type RJSFSchema,
  type TemplatesType,
  type ValidatorType,
} from '@rjsf/utils'
import { labelOf } from '../label.ts'
import type { Path } from '../protocol.ts'
import { stillRight } from './changes.ts'
import { EntryButtons } from './entry-buttons.tsx'
import { words } from './side-by-side.ts'
import { widgets } from './widgets.tsx'

export type FormContext = {
  file: string
  languages: { code: string; name: string }[]
  /** The places of the values to show, if not all. */
  shown?: string[] | undefined
  /** Translations of which the original has changed since: language and path. */
  aged?: string[]
  /** For the buttons of entries. */
  list?: {
    min: (path: Path) => number
    /** Adds a copy of an entry after it. */
    add: (path: Path, at: number, copy: () => void) => void
  }
}

/** The server checks the values. */
const validator: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => false,
  rawValidation: () => ({}),
}

type ContentFormProps = {
  schema: RJSFSchema
  value: unknown
  errors: ErrorSchema
  context: FormContext
  /** @param isTyping whether more is to come: the value is complete when the field is left */
  onChange: (path: Path, value: unknown, isTyping: boolean) => void
  onLeave?: (path: Path) => void
}

/** The form of a file, or of a part of it. */
export const ContentForm = ({
  schema,
  value,
  errors,
  context,
  onChange,
  onLeave,
}: ContentFormProps) => (
  <Form
    tagName="div"
    className="edit-form"
    schema={schema}
    formData={value}
    extraErrors={errors}
    formContext={context}
    idPrefix={(!context.list ? 'new-' : '') + context.file.replaceAll('.', '_')}
    idSeparator="."
    uiSchema={{
      'ui:globalOptions': { enableOptionalDataFieldForType: ['object', 'array'], copyable: true },
    }}
    experimental_defaultFormStateBehavior={{
      emptyObjectFields: 'populateRequiredDefaults',
      arrayMinItems: { populate: 'requiredOnly' },
    }}
    noValidate
    showErrorList={false}
    validator={validator}
    widgets={widgets}
    templates={templates}
    onChange={({ formData }, id) => {
      const focused = document.activeElement
      const isText = focused?.matches(
        'textarea, input:not([type=checkbox], [type=radio], [type=search])',
      )
      if (id) onChange(pathOf(id), formData, focused?.id === id && isText === true)
    }}
    onBlur={(id) => onLeave?.(pathOf(id))}
  >
    {true}
  </Form>
)

/** The path that the id of a field ends with. */
export const pathOf = (id: string): Path =>
  id
    .replace(/__.*/, '')
    .split('.')
    .slice(1)
    .map((key) => (/^\d+$/.test(key) ? Number(key) : key))

const languageAt = (path: Path, { languages }: FormContext) =>
  languages.length > 1 ? languages.find(({ code }) => code === path.at(-1)) : undefined

/** `Heading, English`; entries of lists have their position. */
function labelAt(path: Path, context: FormContext): string {
  const language = languageAt(path, context)
  const key = path.at(language ? -2 : -1)
  const label = typeof key === 'number' ? `${key + 1}` : labelOf(key ?? context.file)
  return language ? `${label}, ${language.name}` : label
}

/** `Cards 2` */
const groupLabel = (path: Path, context: FormContext): string =>
  typeof path.at(-1) === 'number'
    ? `${groupLabel(path.slice(0, -1), context)} ${Number(path.at(-1)) + 1}`
    : labelOf(String(path.at(-1) ?? context.file))

function isShown(path: Path, context: FormContext): boolean {
  const place = (languageAt(path, context) ? path.slice(0, -1) : path).join('.')
  return (
    place === '' ||
    (context.shown ?? [place]).some(
      (each) => `${each}.`.startsWith(`${place}.`) || `${place}.`.startsWith(`${each}.`),
    )
  )
}

/** Whether a text is missing in a translation, or the same as in the first language. */
export function missingNote(value: unknown, original: unknown, first: string): string {
  if (original === undefined) return ''
  if (value === undefined) return 'Missing.'
  const hasWords = /\p{L}{2}/u.test(String(value).replace(/\{\w+\}/g, ''))
  return hasWords && value === original ? `Same as in ${first}.` : ''
}

const templates: Partial<TemplatesType> = {
  FieldTemplate({ id, fieldPathId: { path }, schema, displayLabel, registry, ...props }) {
    if (schema.const !== undefined || !isShown(path, registry.formContext)) return null
    const label = labelAt(path, registry.formContext)
    const { children, errors, rawDescription } = props
    if (schema.format === 'line' || schema.format === 'icon')
      return (
        <fieldset data-value={path.join('.')}>
          <legend>{label}</legend>
          {children}
          {errors}
        </fieldset>
      )
    return (
      <div className={displayLabel ? 'edit-control' : 'edit-part'} data-value={path.join('.')}>
        {displayLabel && <label htmlFor={id}>{label}</label>}
        {children}
        {rawDescription && <small id={descriptionId(id)}>{rawDescription}</small>}
        {errors}
      </div>
    )
  },

  FieldErrorTemplate: ({ errors = [], fieldPathId }) => (
    <div id={errorId(fieldPathId)} role="alert">
      {errors.join(' ')}
    </div>
  ),

  ObjectFieldTemplate({ fieldPathId: { path }, properties, schema, formData, ...props }) {
    const context: FormContext = props.registry.formContext
    const { code, name: first } = context.languages[0]!
    const fields = properties.map(({ name, content }) => {
      const isOther = schema.$comment === words && name !== code
      if (!isOther) return content
      return (
        <div key={name}>
          {content}
          <small>
            {missingNote(formData?.[name], formData?.[code], first)}
            {context.aged?.includes([name, ...path].join('.')) && (
              <>
                The {first} has changed since.{' '}
                <button
                  type="button"
                  onClick={() => stillRight({ language: name, file: context.file, path })}
                >
                  It is still right
                </button>
              </>
            )}
          </small>
        </div>
      )
    })
    if (schema.$comment === words) return <div className="edit-languages">{fields}</div>
    const { optionalDataControl } = props
    if (path.length === 0 || (fields.length === 0 && !optionalDataControl)) return fields
    return (
      <fieldset>
        <legend>{groupLabel(path, context)}</legend>
        {fields}
        {optionalDataControl}
      </fieldset>
    )
  },

  ArrayFieldTemplate({ fieldPathId, items, canAdd, onAddClick, optionalDataControl, registry }) {
    const label = groupLabel(fieldPathId.path, registry.formContext)
    return (
      <fieldset>
        <legend>{label}</legend>
        {items}
        {canAdd && items.length === 0 && (
          <button type="button" onClick={onAddClick}>
            Add to {label.toLowerCase()}
          </button>
        )}
        {optionalDataControl}
      </fieldset>
    )
  },

  ArrayFieldItemTemplate({ children, buttonsProps, index, totalItems, registry }) {
    const context: FormContext = registry.formContext
    const { fieldPathId, hasCopy, onCopyItem, onRemoveItem, onMoveUpItem, onMoveDownItem } =
      buttonsProps
    const path = fieldPathId.path.slice(0, -1)
    const { list } = context
    if (!isShown(fieldPathId.path, context)) return null
    return (
      <div className="edit-entry">
        {children}
        {list && (
          <EntryButtons
            {...{ at: index, count: totalItems, min: list.min(path), canAdd: hasCopy }}
            label={`${groupLabel(path, context)}, ${index + 1} of ${totalItems}`}
            move={(to, event) => (to < index ? onMoveUpItem(event) : onMoveDownItem(event))}
            add={(event) => list.add(path, index, () => onCopyItem(event))}
            remove={onRemoveItem}
          />
        )}
      </div>
    )
  },

  /** Adds or leaves out an optional part. */
  OptionalDataControlsTemplate: ({ id, onAddClick, onRemoveClick }) => (
    <button type="button" onClick={onAddClick ?? onRemoveClick}>
      {onAddClick ? 'Add' : 'Leave out'} {labelOf(String(pathOf(id).at(-1))).toLowerCase()}
    </button>
  ),

  /** One of several groups, and the choice between them. */
  MultiSchemaFieldTemplate: ({ schema, selector, optionSchemaField }) => (
    <>
      <div className="edit-control">
        <label htmlFor={(selector as { props?: { id: string } }).props?.id}>
          {labelOf((schema.discriminator as unknown as { propertyName: string }).propertyName)}
        </label>
        {selector}
      </div>
      {optionSchemaField}
    </>
  ),
}
