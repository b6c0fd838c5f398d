/** What the doctor has to say of one thing. */
export type Finding = {
  /** `mend` stands against launching; `ask` only the provider can answer; `note` is worth knowing. */
  verdict: 'ready' | 'mend' | 'ask' | 'note'
  what: string
  /** Where and how to mend it. */
  where?: string
}

export type Chapter = { title: string; findings: Finding[] }

export const ready = (what: string): Finding => ({ verdict: 'ready', what })
export const mend = (what: string, where: string): Finding => ({ verdict: 'mend', what, where })
export const ask = (what: string, where: string): Finding => ({ verdict: 'ask', what, where })
export const note = (what: string, where: string): Finding => ({ verdict: 'note', what, where })
