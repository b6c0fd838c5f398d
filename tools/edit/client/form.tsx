import Form from '@rjsf/core'
import {
  type ArrayFieldItemTemplateProps,
  type ArrayFieldTemplateProps,
  descriptionId,
  type ErrorSchema,
  errorId,
  type FieldErrorProps,
  type FieldTemplateProps,
  type MultiSchemaFieldTemplateProps,
  type ObjectFieldTemplateProps,
  type OptionalDataControlsTemplateProps,
  type RJSFSchema,
  type ValidatorType,
} from '@rjsf/utils'
import { labelOf } from '../label.ts'
import type { Path } from '../protocol.ts'
import { words } from './side-by-side.ts'
import { widgets } from './widgets.tsx'

export type FormContext = {
  file: string
  languages: { code: string; name: string }[]
  /** The places of the values to show, if not all. */
  shown?: string[] | undefined
  /** Without buttons for entries. */
  isFixed?: boolean
  /** Adds a copy of an entry after it. */
  addAfter?: (list: Path, at: number, copy: () => void) => void
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
    schema={schema}
    formData={value}
    extraErrors={errors}
    formContext={context}
    idPrefix={(context.isFixed ? 'new-' : '') + context.file.replaceAll('.', '_')}
    idSeparator="."
    uiSchema={{
      'ui:globalOptions': { enableOptionalDataFieldForType: ['object', 'array'], copyable: true },
    }}
    experimental_defaultFormStateBehavior={{
      emptyObjectFields: 'populateRequiredDefaults',
      arrayMinItems: { populate: 'never' },
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

function Field(props: FieldTemplateProps) {
  const { id, fieldPathId, schema, displayLabel, children, errors, rawDescription, registry } =
    props
  const { path } = fieldPathId
  if (schema.const !== undefined || !isShown(path, registry.formContext)) return null
  const hint = rawDescription && <small id={descriptionId(id)}>{rawDescription}</small>
  const label = labelAt(path, registry.formContext)
  const isGroup = schema.format === 'line' || schema.format === 'icon'
  if (isGroup)
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
      {hint}
      {errors}
    </div>
  )
}

function Group({
  fieldPathId,
  properties,
  schema,
  formData,
  optionalDataControl,
  registry,
}: ObjectFieldTemplateProps) {
  const { path } = fieldPathId
  const context: FormContext = registry.formContext
  const [first] = context.languages
  if (schema.$comment === words)
    return (
      <div className="edit-languages">
        {properties.map(({ name, content }) => (
          <div key={name}>
            {content}
            <small>
              {name !== first!.code &&
                missingNote(formData?.[name], formData?.[first!.code], first!.name)}
            </small>
          </div>
        ))}
      </div>
    )
  const fields = properties.map(({ content }) => content)
  if (path.length === 0 || (fields.length === 0 && !optionalDataControl)) return fields
  return (
    <fieldset>
      <legend>{groupLabel(path, context)}</legend>
      {fields}
      {optionalDataControl}
    </fieldset>
  )
}

/** Whether a text is missing in a translation, or the same as in the first language. */
export function missingNote(value: unknown, original: unknown, first: string): string {
  if (original === undefined) return ''
  if (value === undefined) return 'Missing.'
  const hasWords = /\p{L}{2}/u.test(String(value).replace(/\{\w+\}/g, ''))
  return hasWords && value === original ? `Same as in ${first}.` : ''
}

function List({
  fieldPathId,
  items,
  canAdd,
  onAddClick,
  optionalDataControl,
  registry,
}: ArrayFieldTemplateProps) {
  const context: FormContext = registry.formContext
  const label = groupLabel(fieldPathId.path, context)
  return (
    <fieldset>
      <legend>{label}</legend>
      {items}
      {canAdd && items.length === 0 && !context.isFixed && (
        <button type="button" onClick={onAddClick}>
          Add to {label.toLowerCase()}
        </button>
      )}
      {optionalDataControl}
    </fieldset>
  )
}

function Entry({
  children,
  buttonsProps,
  index,
  totalItems,
  registry,
}: ArrayFieldItemTemplateProps) {
  const context: FormContext = registry.formContext
  const { path } = buttonsProps.fieldPathId
  if (!isShown(path, context)) return null
  const list = path.slice(0, -1)
  const { hasMoveUp, onMoveUpItem, hasMoveDown, onMoveDownItem } = buttonsProps
  const { hasCopy, onCopyItem, hasRemove, onRemoveItem } = buttonsProps
  return (
    <div className="edit-entry">
      {children}
      {!context.isFixed && (
        // biome-ignore lint/a11y/useSemanticElements: not fields of a form
        <div
          role="group"
          aria-label={`${groupLabel(list, context)}, ${index + 1} of ${totalItems}`}
          className="edit-buttons"
        >
          <button type="button" aria-label="Move up" disabled={!hasMoveUp} onClick={onMoveUpItem}>
            ↑
          </button>
          <button
            type="button"
            aria-label="Move down"
            disabled={!hasMoveDown}
            onClick={onMoveDownItem}
          >
            ↓
          </button>
          <button
            type="button"
            disabled={!hasCopy}
            onClick={(event) => context.addAfter?.(list, index, () => onCopyItem(event))}
          >
            Add after
          </button>
          <button type="button" disabled={!hasRemove} onClick={onRemoveItem}>
            Remove
          </button>
        </div>
      )}
    </div>
  )
}

/** Adds or leaves out an optional part. */
function Optional({ id, onAddClick, onRemoveClick }: OptionalDataControlsTemplateProps) {
  const name = labelOf(String(pathOf(id).at(-1))).toLowerCase()
  return (
    <button type="button" onClick={onAddClick ?? onRemoveClick}>
      {onAddClick ? 'Add' : 'Leave out'} {name}
    </button>
  )
}

/** One of several groups, and the choice between them. */
function Variants({ schema, selector, optionSchemaField }: MultiSchemaFieldTemplateProps) {
  const id = (selector as { props?: { id: string } } | undefined)?.props?.id
  const { propertyName } = schema.discriminator as unknown as { propertyName: string }
  return (
    <>
      <div className="edit-control">
        <label htmlFor={id}>{labelOf(propertyName)}</label>
        {selector}
      </div>
      {optionSchemaField}
    </>
  )
}

const Errors = ({ errors = [], fieldPathId }: FieldErrorProps) => (
  <div id={errorId(fieldPathId)} role="alert">
    {errors.join(' ')}
  </div>
)

const templates = {
  FieldTemplate: Field,
  ObjectFieldTemplate: Group,
  ArrayFieldTemplate: List,
  ArrayFieldItemTemplate: Entry,
  OptionalDataControlsTemplate: Optional,
  MultiSchemaFieldTemplate: Variants,
  FieldErrorTemplate: Errors,
}
