import { missingPage, type SiteRules } from '../deploy/site-rules.ts'

export type Found =
  | { kind: 'file'; file: string }
  | { kind: 'redirect'; to: string }
  | { kind: 'missing'; file: string }

/**
 * Which file of a built site a path asks for. Only files that were there at the start can be had, so no
 * path leads out of the folder.
 */
export function siteFiles(rules: SiteRules): (pathname: string) => Found {
  const found = new Map<string, Found>()
  for (const { from, to } of rules.redirects) found.set(from, { kind: 'redirect', to })
  for (const { address, file } of rules.pages) found.set(address, { kind: 'file', file })
  for (const address of [...rules.hashed, ...rules.others]) {
    found.set(address, { kind: 'file', file: address.slice(1) })
  }
  return (pathname) => found.get(pathname) ?? { kind: 'missing', file: missingPage }
}
