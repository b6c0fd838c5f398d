export type Finding = {
  /** `fix` has to be fixed before the launch; `question` is for the provider; `note` is worth knowing. */
  kind: 'ok' | 'fix' | 'question' | 'note'
  what: string
  /** Where and how to fix it. */
  where?: string
}

/** `fine` is shown where there is nothing to fix. */
export type Chapter = { title: string; fine?: string; findings: Finding[] }

export const ok = (what: string): Finding => ({ kind: 'ok', what })
export const fix = (what: string, where: string): Finding => ({ kind: 'fix', what, where })
export const question = (what: string, where: string): Finding => ({
  kind: 'question',
  what,
  where,
})
export const note = (what: string, where: string): Finding => ({ kind: 'note', what, where })

const signs = { ok: 'ok', fix: 'FIX', question: '?', note: 'note' }

export function report(chapters: Chapter[]): string {
  const lists = chapters.map(({ title, fine, findings }) => {
    const all =
      fine && count([{ title, findings }], 'fix') === 0 ? [ok(fine), ...findings] : findings
    return [title, ...all.map((finding, index) => entry(finding, all[index + 1]))].join('\n')
  })
  return [...lists, summary(chapters)].join('\n\n')
}

export const mayLaunch = (chapters: Chapter[]) => count(chapters, 'fix') === 0

/** Findings in the same place name it once, below the last of them. */
function entry({ kind, what, where }: Finding, next: Finding | undefined): string {
  const text = where === undefined || where === next?.where ? what : `${what}\n${where}`
  return `  ${signs[kind].padEnd(5)}${text.replaceAll('\n', `\n${' '.repeat(7)}`)}`
}

const summary = (chapters: Chapter[]) =>
  `To fix before the launch: ${count(chapters, 'fix')}. Questions: ${count(chapters, 'question')}. Notes: ${count(chapters, 'note')}.`

const count = (chapters: Chapter[], kind: Finding['kind']) =>
  chapters.flatMap(({ findings }) => findings).filter((finding) => finding.kind === kind).length
