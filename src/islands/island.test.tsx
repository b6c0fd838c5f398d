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
  vi.spyOn(console, 'error').mockReturnValue()
  const mismatch = vi.fn()
  addEventListener('mismatch', mismatch)
  document.body.innerHTML = renderToStaticMarkup(
    ['one', 'two'].map((name) => (
      <Island key={name} name={name} component={Named} properties={{ text: name }} />
    )),
  )
  const idOf = (island: Element) => island.firstElementChild!.id
  const [one, two] = document.querySelectorAll<HTMLElement>('island-root')
  expect(idOf(one!)).not.toBe(idOf(two!))
  const hydrate = (island: HTMLElement, text: string) =>
    act(async () => {
      mount(island, Named, { text }, vi.fn(), vi.fn())
    })
  await hydrate(one!, 'one')
  expect(mismatch).not.toHaveBeenCalled()
  await hydrate(two!, 'other')
  expect(mismatch).toHaveBeenCalledOnce()
  expect(idOf(one!)).not.toBe(idOf(two!))
})

test('An island is that of a folder’s whole name', async () => {
  document.body.replaceChildren()
  customElements.define('island-root', IslandElement)
  const load = (name: string) => {
    const properties = { name, 'data-properties': '{}' }
    const island = document.createElement('island-root') as IslandElement
    for (const entry of Object.entries(properties)) island.setAttribute(...entry)
    return island.load()
  }
  await load('your-line')
  await expect(load('home')).rejects.toThrow()
})
