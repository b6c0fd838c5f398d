import { useState } from 'react'
import type { Problem } from '../protocol.ts'
import { Dialog } from './dialog.tsx'
import { addNewEntry, entrySchema, languagesOf, type NewEntry, pathInEntry } from './entries.ts'
import { ContentForm } from './form.tsx'
import { errorsIn } from './form-edits.ts'
import { getStore, reload, update } from './store.ts'

/** Asks for the values that a new entry may not share with the one that it is a copy of. */
export function NewEntryDialog({ newEntry }: { newEntry: NewEntry }) {
  const { state, panel } = getStore()
  const { place, at, form } = newEntry
  const languages = languagesOf(state!, place.file)
  const [value, setValue] = useState(newEntry.value)
  const [problems, setProblems] = useState<Problem[]>([])
  const close = () => update({ newEntry: undefined })
  const isHere = (problem: Problem) => pathInEntry(problem, place, at + 1) !== undefined
  const errors = errorsIn(
    problems.filter(isHere).map((problem) => ({
      path: pathInEntry(problem, place, at + 1)!,
      language: problem.at!.language,
      message: `This ${problem.message}`,
    })),
    entrySchema(state!, place, at),
    value,
    languages.map(({ code }) => code),
  )
  const others = problems.filter((each) => !isHere(each))
  return (
    <Dialog heading="Add an entry" close={close}>
      <form
        noValidate
        onSubmit={async (event) => {
          event.preventDefault()
          const result = await addNewEntry(newEntry, value)
          if (!result.ok) setProblems(result.problems)
          else if (!panel) reload({ status: 'The entry is added. Undo takes it back.' })
        }}
      >
        <p>It becomes a copy of the one before. These have to differ:</p>
        <ContentForm
          schema={form}
          value={value}
          errors={errors}
          context={{ file: place.file, languages }}
          onChange={(_, changed) => setValue(changed)}
        />
        <div role="alert">
          {others.map(({ where, message }) => `${where} ${message}`).join(' ')}
        </div>
        <div className="edit-buttons">
          <button type="submit">Add</button>
          <button type="button" onClick={close}>
            Cancel
          </button>
        </div>
      </form>
    </Dialog>
  )
}
