export type Finding = {
  /**
   * `fix`: has to be fixed before the launch. `question`: for the provider to answer. `note`: worth knowing.
   */
  kind: 'ok' | 'fix' | 'question' | 'note'
  message: string
  /** Where to fix it, and how. */
  where?: string
}

/** A section of the report. `okMessage` is shown if it has nothing to fix. */
export type Section = { title: string; okMessage?: string; findings: Finding[] }

export const ok = (message: string): Finding => ({ kind: 'ok', message })
export const fix = (message: string, where: string): Finding => ({ kind: 'fix', message, where })
export const question = (message: string, where: string): Finding => ({
  kind: 'question',
  message,
  where,
})
export const note = (message: string, where: string): Finding => ({ kind: 'note', message, where })

const labels = { ok: 'ok', fix: 'FIX', question: '?', note: 'note' }

/** The report as text for the terminal. */
export function report(sections: Section[]): string {
  const texts = sections.map(({ title, okMessage, findings }) => {
    const all =
      okMessage && count([{ title, findings }], 'fix') === 0
        ? [ok(okMessage), ...findings]
        : findings
    return [title, ...all.map((finding, index) => entry(finding, all[index + 1]))].join('\n')
  })
  return [...texts, summary(sections)].join('\n\n')
}

export const isReadyToLaunch = (sections: Section[]) => count(sections, 'fix') === 0

/** Successive findings with the same `where` show it once, below the last of them. */
function entry({ kind, message, where }: Finding, next: Finding | undefined): string {
  const text = where === undefined || where === next?.where ? message : `${message}\n${where}`
  return `  ${labels[kind].padEnd(5)}${text.replaceAll('\n', `\n${' '.repeat(7)}`)}`
}

const summary = (sections: Section[]) =>
  `To fix before the launch: ${count(sections, 'fix')}. Questions: ${count(sections, 'question')}. Notes: ${count(sections, 'note')}.`

const count = (sections: Section[], kind: Finding['kind']) =>
  sections.flatMap(({ findings }) => findings).filter((finding) => finding.kind === kind).length
