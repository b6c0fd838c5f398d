import './editor.css'
import type { IslandElement } from '../../../src/islands/island.element.ts'
import { editInPlace, putBackTyped } from './edit-in-place.ts'
import { openTexts } from './texts.ts'
import { button, reload, showStatus } from './toolbar.ts'

// The editor of the development server: the button `Edit`, and texts that can be typed over.

/** Before an island is hydrated, React would find other texts in it than it expects. */
async function hydrateIslands() {
  const islands = [...document.querySelectorAll<IslandElement>('island-root')]
  if (islands.length > 0) await customElements.whenDefined('island-root')
  await Promise.all(islands.map((island) => island.load()))
}

async function open() {
  sessionStorage.edit = 'true'
  await hydrateIslands()
  openTexts(document.body)
  editInPlace()
  putBackTyped()
  const { pathname } = window.location
  // Texts may appear later. Another page may have been fetched before the last change.
  new MutationObserver(() =>
    window.location.pathname === pathname ? openTexts(document.body) : reload(),
  ).observe(document.body, { childList: true, subtree: true, characterData: true })
  button.ariaPressed = 'true'
  showStatus('Click a text to change it. Alt and click follows a link.')
}

button.addEventListener('click', () => {
  if (button.ariaPressed === 'false') return void open()
  delete sessionStorage.edit
  reload()
})

if (sessionStorage.edit) open()

import.meta.hot?.on('content-changed', (file: string) => {
  showStatus(`${file} has changed on disk.`)
  reload()
})
