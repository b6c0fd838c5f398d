import type { Chapter, Finding } from './finding.ts'

const signs: Record<Finding['verdict'], string> = {
  ready: 'ok',
  mend: 'MEND',
  ask: '?',
  note: 'note',
}

const room = 100
const indent = ' '.repeat(7)

/** The checklist as it stands in the terminal; it needs no colour. */
export function report(chapters: Chapter[]): string {
  const lists = chapters.map(({ title, findings }) =>
    [title, ...findings.map((finding, index) => entry(finding, findings[index + 1]))].join('\n'),
  )
  return [...lists, summary(chapters)].join('\n\n')
}

export const mayLaunch = (chapters: Chapter[]) => count(chapters, 'mend') === 0

/** Several things to be mended in one place name it once, under the last of them. */
function entry({ verdict, what, where }: Finding, next: Finding | undefined): string {
  const told = where === undefined || where === next?.where ? [what] : [what, where]
  const lines = told.flatMap((text) => text.split('\n')).flatMap(folded)
  return `  ${signs[verdict].padEnd(5)}${lines.join(`\n${indent}`)}`
}

/** A long sentence takes several lines; a word is never broken. */
function folded(line: string): string[] {
  const lines = ['']
  for (const word of line.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trimStart()
    if (longer.length > room) lines.push(word)
    else lines[lines.length - 1] = longer
  }
  return lines
}

function summary(chapters: Chapter[]): string {
  const [wrong, questions, notes] = (['mend', 'ask', 'note'] as const).map((verdict) =>
    count(chapters, verdict),
  )
  const besides = [
    questions && `${questions === 1 ? 'one question' : `${questions} questions`} for you`,
    notes && `${notes === 1 ? 'one note' : `${notes} notes`}`,
  ].filter(Boolean)
  const first =
    wrong === 0
      ? 'Nothing stands against launching'
      : `${wrong === 1 ? 'One thing stands' : `${wrong} things stand`} against launching (MEND)`
  return `${[first, ...besides].join(', ')}.`
}

const count = (chapters: Chapter[], verdict: Finding['verdict']) =>
  chapters.flatMap(({ findings }) => findings).filter((finding) => finding.verdict === verdict)
    .length
