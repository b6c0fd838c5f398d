import Form from '@rjsf/core'
import type { RJSFSchema, TemplatesType, ValidatorType } from '@rjsf/utils'
import { labelOf } from '../names.ts'
import type { Path } from '../protocol.ts'
import { type Schema, schemaAt } from '../schema.ts'
import { valueIn } from '../values.ts'
import { choose } from './changes.ts'
import { originalAt, placesOf, schemaOf } from './contents.ts'
import { groupEdits, withVisible } from './edits.ts'
import { FormEntryButtons } from './entry-buttons.tsx'
import { changeValue, Field, type FormContext, isLeaf, isShown } from './field.tsx'
import { pathInFile } from './places.ts'
import { useStore } from './store.ts'
import { widgets } from './widgets.tsx'

/** The server checks the values. */
const validator: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => false,
  rawValidation: () => ({}),
}

/** The form of a file. It has the values of the first language; beside a text are those of the others. */
export function ContentForm(context: FormContext) {
  useStore()
  const { file } = context
  const schema = schemaOf(file)
  return (
    <Form
      tagName="div"
      className="stack"
      schema={schema as RJSFSchema}
      formData={withVisible(originalAt(file))}
      formContext={context}
      idPrefix={file.replaceAll('.', '_')}
      idSeparator="."
      uiSchema={{ 'ui:globalOptions': { enableOptionalDataFieldForType: ['object', 'array'] } }}
      experimental_defaultFormStateBehavior={{
        constAsDefaults: 'never',
        emptyObjectFields: 'populateRequiredDefaults',
        arrayMinItems: { populate: 'requiredOnly' },
      }}
      noValidate
      showErrorList={false}
      validator={validator}
      widgets={widgets}
      templates={templates}
      onChange={({ formData }, id) => {
        if (!id) return
        const path = fieldPath(id)
        const value = valueIn(formData, path)
        const { part } = schemaAt(schema, formData, path)
        if (part && isLeaf(part)) changeValue(placesOf(file, path)[0]!, value, id)
        else choose(groupEdits(file, path, value))
      }}
    >
      {true}
    </Form>
  )
}

const groupLabel = (path: Path, file: string): string =>
  typeof path.at(-1) === 'number'
    ? `${groupLabel(path.slice(0, -1), file)} ${Number(path.at(-1)) + 1}`
    : labelOf(String(path.at(-1) ?? file))

const templates: Partial<TemplatesType> = {
  FieldTemplate: Field,
  FieldErrorTemplate: () => null,

  ObjectFieldTemplate({ fieldPathId: { path }, formData, properties, ...props }) {
    const { optionalDataControl, registry } = props
    const title = typeof path.at(-1) === 'number' && (formData?.title ?? formData?.name)
    const fields = properties.map(({ content }) => content)
    if (path.length === 0 || (fields.length === 0 && !optionalDataControl)) return fields
    return (
      <fieldset>
        <legend>
          {groupLabel(path, registry.formContext.file)}
          {title && `: ${title}`}
        </legend>
        {fields}
        {optionalDataControl}
      </fieldset>
    )
  },

  ArrayFieldTemplate({ fieldPathId, items, canAdd, onAddClick, optionalDataControl, registry }) {
    const label = groupLabel(fieldPathId.path, registry.formContext.file)
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
    const { file }: FormContext = registry.formContext
    const path = buttonsProps.fieldPathId.path.slice(0, -1)
    if (!isShown([...path, index], registry.formContext)) return null
    return (
      <div className="stack edit-entry">
        {children}
        <FormEntryButtons {...{ file, path, at: index, count: totalItems }} />
      </div>
    )
  },

  OptionalDataControlsTemplate: ({ id, onAddClick, onRemoveClick }) => (
    <button type="button" onClick={onAddClick ?? onRemoveClick}>
      {onAddClick ? 'Add' : 'Leave out'} {labelOf(String(fieldPath(id).at(-1))).toLowerCase()}
    </button>
  ),

  /** One of several groups, and the choice between them. */
  MultiSchemaFieldTemplate: ({ schema, selector, optionSchemaField }) => (
    <>
      <div className="stack">
        <label htmlFor={(selector as { props?: { id: string } }).props?.id}>
          {labelOf((schema as Schema).discriminator!.propertyName)}
        </label>
        {selector}
      </div>
      {optionSchemaField}
    </>
  ),
}

/** The path that the id of a field ends with. */
const fieldPath = (id: string) => pathInFile(id.replace(/__.*/, ''))
