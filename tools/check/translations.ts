import { spawnSync } from 'node:child_process'
import type { LanguageContent } from '../content/read-content.ts'
import { decide, note, type Problem } from './report.ts'

export type Sources = Pick<LanguageContent, 'language' | 'sources'>

/** Files of a language that are older than their originals. None where Git has no history of them. */
export function* olderThanOriginal(
  project: string,
  [first, ...translations]: Sources[],
): Generator<Problem> {
  const log = ['log', '--format=%x00%ct %h', '--name-only', '--relative', '--', 'content']
  const { stdout } = spawnSync('git', log, { cwd: project, encoding: 'utf8', maxBuffer: 2 ** 28 })
  /** The last commit of each file, and its time. */
  const commits = new Map<string, [time: string, commit: string]>()
  for (const entry of (stdout ?? '').split('\0')) {
    const [head = '', ...files] = entry.split('\n').filter(Boolean)
    const [time = '', commit = ''] = head.split(' ')
    for (const file of files) if (!commits.has(file)) commits.set(file, [time, commit])
  }
  for (const translation of translations)
    for (const { file } of translation.sources.values()) {
      const original = file.replace(`/${translation.language}/`, `/${first!.language}/`)
      const [[time, commit] = [], [changed] = []] = [commits.get(file), commits.get(original)]
      if (Number(changed) > Number(time))
        yield note(
          `${file} is older than its original.`,
          `What has changed: git diff ${commit} -- ${original}`,
        )
    }
}

/** Files that are mostly as in the first language. */
export function* notTranslated([first, ...translations]: Sources[]): Generator<Problem> {
  const originals = [...first!.sources.values()]
  for (const translation of translations) {
    for (const { file, source } of translation.sources.values()) {
      const path = file.replace(`/${translation.language}/`, `/${first!.language}/`)
      const known = linesWithWords(originals.find((each) => each.file === path)?.source ?? '')
      const lines = linesWithWords(source)
      const same = lines.filter((line) => known.includes(line)).length
      if (same > lines.length / 2)
        yield decide(`Not translated yet: ${same} of ${lines.length} lines.`, file)
    }
  }
}

/** With two words at least: an icon, an address or a name may be the same in every language. */
const linesWithWords = (source: string): string[] =>
  source.match(/^(?!\s*#).* \p{L}+ \p{L}+.*$/gmu) ?? []
