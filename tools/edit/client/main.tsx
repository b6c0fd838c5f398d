import './editor.css'
import { createRoot } from 'react-dom/client'
import type { IslandElement } from '../../../src/islands/island.element.ts'
import { saveAgain } from './changes.ts'
import { editInPlace, showUnsaved } from './edit-in-place.ts'
import { Editor } from './editor.tsx'
import { loadState } from './server.ts'
import { getStore, reload, update } from './store.ts'
import { closeTexts, openTexts } from './texts.ts'

// The editor of the development server: the button `Edit`, texts that can be typed over, the panel `All texts`.

const page = document.body

/** Before an island is hydrated, React would find other texts in it than it expects. */
async function hydrateIslands() {
  const islands = [...document.querySelectorAll<IslandElement>('island-root')]
  if (islands.length > 0) await customElements.whenDefined('island-root')
  await Promise.all(islands.map((island) => island.load()))
}

/** Opens the texts, also those that appear later. */
async function open() {
  await hydrateIslands()
  if (!getStore().state) update({ state: await loadState() })
  if (!getStore().editing) return
  openTexts(page)
  showUnsaved()
  appearing.observe(page, { childList: true, subtree: true, characterData: true })
  update({ ready: true })
  const { focus, field } = getStore()
  if (focus === 'text')
    page.querySelector<HTMLElement>(`[contenteditable][data-field="${field}"]`)?.focus()
}

let { pathname } = window.location

const appearing = new MutationObserver(() => {
  if (pathname !== window.location.pathname) {
    // It may have been fetched before the change.
    if (getStore().outdated) return reload({ field: undefined })
    update({ field: undefined })
  }
  pathname = window.location.pathname
  openTexts(page)
})

export function setEditing(editing: boolean) {
  update({
    editing,
    ready: false,
    status: editing ? 'Click a text to change it. Alt and click follows a link.' : '',
  })
  if (editing) return void open().catch(reportFailure)
  appearing.disconnect()
  // React does not know the words that were typed over.
  if (getStore().outdated || getStore().unsaved.length > 0) return reload()
  closeTexts(page)
}

const reportFailure = (error: Error) => update({ editing: false, status: error.message })

const container = document.createElement('div')
container.id = 'editor'
// Whatever the language of the page.
container.lang = 'en'
container.dir = 'ltr'
document.body.append(container)
createRoot(container).render(<Editor setEditing={setEditing} />)

editInPlace()
import.meta.hot?.on('content-changed', (file: string) => {
  const { panel, unsaved } = getStore()
  if (panel || unsaved.length > 0) update({ changedElsewhere: file })
  else reload({ status: `${file} was changed elsewhere. The page shows it as it is now.` })
})
// The message over the page may be out of date: its end came before this script.
const overlay = document.querySelector('vite-error-overlay')
import.meta.hot?.send('editor-started', overlay?.shadowRoot?.textContent ?? '')
const resume = async () => {
  if (getStore().unsaved.length > 0) {
    update({ state: await loadState() })
    await saveAgain()
  }
  if (getStore().editing) await open()
}
resume().catch(reportFailure)
