// @vitest-environment happy-dom
import { act, useId } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { IslandElement } from './island.element.ts'
import { Island } from './island.tsx'
import { mount } from './mount.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
const Named = ({ text }: { text: string }) => <p id={useId()}>{text}</p>

test('Islands have no id in common, and what differs from the document is reported', async () => {
  const mismatch = vi.fn()
  addEventListener('mismatch', mismatch)
  vi.spyOn(console, 'error').mockReturnValue()
  document.body.innerHTML = renderToStaticMarkup(
    ['one', 'two'].map((name) => (
      <Island key={name} name={name} component={Named} properties={{ text: name }} />
    )),
  )
  const islands = [...document.querySelectorAll<HTMLElement>('island-root')]
  for (const island of islands)
    await act(async () => void mount(island, Named, { text: 'one' }, vi.fn(), vi.fn()))
  expect(mismatch).toHaveBeenCalledOnce()
  expect(new Set(islands.map((island) => island.firstElementChild!.id))).toHaveLength(2)
})

test('An island is that of a folder’s whole name', async () => {
  document.body.replaceChildren()
  customElements.define('island-root', IslandElement)
  const island = document.createElement('island-root') as IslandElement
  island.setAttribute('data-properties', '{}')
  island.setAttribute('name', 'home')
  await expect(island.load()).rejects.toThrow()
})
