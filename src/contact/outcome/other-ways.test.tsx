// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { testContent } from '../../../tests/support/site-content.tsx'
import { emptyValues } from '../fields.ts'
import { OtherWays } from './other-ways.tsx'
import type { OutcomeProps } from './outcome.tsx'

const { site, contact } = testContent
const { otherWays } = contact.form
const words = {
  ...contact.form,
  email: site.email,
  telephone: site.telephone,
} as unknown as OutcomeProps

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test.each([
  ['copies everything typed', otherWays.copied, async () => {}],
  ['selects the message if the browser refuses', otherWays.notCopied, () => Promise.reject()],
  ['selects the message if nothing answers', otherWays.notCopied, () => new Promise(() => {})],
])('after a failure, Copy message %s and announces it', async (_, announced, answer) => {
  vi.useFakeTimers()
  const writeText = vi.fn<(text: string) => Promise<unknown>>(answer)
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: { writeText } } }))
  const message = `${'🚇 Invoices.\n'.repeat(3000)}end`
  const others = { firstName: 'Zoë', lastName: 'O’Hara', email: 'zoe@example.com', phone: '+1 202' }
  const form = (text: string) => (
    <form>
      <textarea id="field-message" defaultValue={text} />
      <OtherWays
        failure={words.failed}
        words={words}
        values={{ ...emptyValues, ...others, message: text }}
        canRetry={false}
      />
    </form>
  )
  const { rerender } = render(form(message))
  const [mail, telephone] = screen.getAllByRole<HTMLAnchorElement>('link')
  expect(new URL(mail!.href).searchParams.get('body')).toContain('🚇 Invoices.\r\n🚇 Invoices.')
  expect(telephone?.href).toBe(site.telephone.href)

  fireEvent.click(screen.getByRole('button', { name: otherWays.copy }))
  await act(() => vi.advanceTimersByTimeAsync(3000))
  expect(screen.getByRole('status').textContent).toBe(announced)
  expect(writeText).toHaveBeenCalledWith(`Zoë O’Hara\nzoe@example.com\n+1 202\n\n${message}`)
  if (announced === otherWays.notCopied)
    expect(document.activeElement).toBe(screen.getByRole('textbox'))

  rerender(form('Something else.'))
  expect(screen.getByRole('status').textContent).toBe('')
})
