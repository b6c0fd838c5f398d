import Slugger from 'github-slugger'
import { withoutSoftHyphens } from './soft-hyphens.ts'

/** Ids that pages have already. */
const taken = [
  'contact',
  'main',
  'menu',
  'breadcrumbs',
  'consent',
  'retry',
  'privacy',
  'footnote-label',
]

/** @returns a function that makes an id of the words of a heading, as GitHub does, and gives none twice */
export function headingIds(): (heading: string) => string {
  const slugger = new Slugger()
  for (const id of taken) slugger.slug(id)
  return (heading) => slugger.slug(withoutSoftHyphens(heading)) || slugger.slug('section')
}
