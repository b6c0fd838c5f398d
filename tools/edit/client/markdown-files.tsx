import { kindOf } from '../names.ts'
import { schemaName } from '../schema.ts'
import type { Raw } from '../values.ts'
import { save } from './changes.ts'
import { languagesOf } from './contents.ts'
import { settled } from './server.ts'
import { keep, update } from './store.ts'

/** A button that adds a Markdown file: a draft of today, with the other fields and the text of another one. */
export function NewFile({ like }: { like: string }) {
  const folder = schemaName(like)
  const name = kindOf(folder.slice(0, -1))
  const add = async () => {
    const asked = window.prompt(`The file name of the new ${name}. It is part of its address:`)
    const slug = asked?.trim().toLowerCase().replace(/\.md$/, '').replaceAll(' ', '-')
    if (!slug) return
    await settled()
    const file = folder + slug
    if (languagesOf(file).length > 0) return update({ status: `${file}.md is there already.` })
    // In the provider's place.
    const today = new Date().toLocaleDateString('en-CA')
    const edits = languagesOf(like).map(({ code, files }, index) => {
      const { address, sample, draft, updated, date, since, ...fields } = files[like] as Raw
      const dates = { ...(date && { date: today }), ...(since && { since: today }) }
      const shared = index === 0 && folder !== 'pages/' && { ...dates, draft: true }
      const value = { ...fields, title: '', description: '', ...shared }
      return { language: code, file, path: [], value }
    })
    keep(edits)
    update({
      status: `${file}.md is a draft with the text of ${like}.md. It is saved when it has a title and a description.`,
      panel: { query: `${file}.title` },
    })
  }
  return (
    <button type="button" onClick={add}>
      New {name}…
    </button>
  )
}

export function RemoveFile({ file }: { file: string }) {
  const remove = async () => {
    await settled()
    const edits = languagesOf(file).map(({ code, files }) => ({
      ...{ language: code, file, path: [], was: files[file] },
    }))
    const result = await save(edits, false)
    const undo = result.ok && result.files.length > 0 ? ' Undo brings it back.' : ''
    update({ status: result.ok ? `${file}.md is removed.${undo}` : result.message })
  }
  return (
    <button type="button" onClick={remove}>
      Remove {file}.md
    </button>
  )
}
