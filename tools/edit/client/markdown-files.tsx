import { labelOf } from '../label.ts'
import { schemaName } from '../schema.ts'
import { withValue } from '../values.ts'
import { save, settled } from './changes.ts'
import { languagesOf } from './places.ts'
import { getStore, update } from './store.ts'

/** A button that adds a Markdown file, as a copy of another one. */
export function NewFile({ like }: { like: string }) {
  const folder = schemaName(like)
  const name = labelOf(folder.slice(0, -2)).toLowerCase()
  const add = async () => {
    const asked = window.prompt(`The file name of the new ${name}. It is part of its address:`)
    const slug = asked?.trim().toLowerCase().replace(/\.md$/, '').replaceAll(' ', '-')
    if (!slug) return
    await settled()
    const file = folder + slug
    const state = getStore().state!
    if (languagesOf(state, file).length > 0)
      return update({ status: `${file}.md is there already.` })
    const edits = languagesOf(state, like).map(({ code, files }) => ({
      // Its address is its name.
      ...{ language: code, file, path: [], value: withValue(files[like], ['address'], undefined) },
    }))
    const result = await save(edits, false)
    update({
      status: result.ok ? `${file}.md is a copy of ${like}.md. Change its texts.` : result.message,
      ...(result.ok && { panel: { query: `${file}.title` } }),
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
    const edits = languagesOf(getStore().state!, file).map(({ code, files }) => ({
      ...{ language: code, file, path: [], was: files[file] },
    }))
    const result = await save(edits, false)
    update({ status: result.ok ? `${file}.md is removed. Undo brings it back.` : result.message })
  }
  return (
    <button type="button" onClick={remove}>
      Remove {file}.md
    </button>
  )
}
