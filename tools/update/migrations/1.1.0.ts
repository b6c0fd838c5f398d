import { isMap, isSeq, type Scalar, type YAMLMap } from 'yaml'
import type { ProviderContent } from '../provider-content.ts'

export default function migrate(content: ProviderContent) {
  content.each('content/*/site.yaml', (document) => {
    const name = document.getIn(['brake', 'pull'], true)
    if (!name || !isMap<Scalar>(document.contents)) return
    // The brake has no note any more. Its words go, and so does what the sample's comment said of it.
    document.set('brake', name)
    for (const { key } of document.contents.items)
      key.commentBefore =
        key.commentBefore?.replace(', and a note on their visit is shown', '') ?? null
  })

  // The visitor decides: the panel, the map and the note on a stopped case have gone, and with them these words.
  const gone = ['mark.examples', 'table', 'hint', 'result.unit', 'map', 'sum.range']
  const changed = ['result.hours', 'result.people', 'sentence', 'sum.today']
  content.each('content/*/home.yaml', (document) => {
    document.delete('map')
    const pathOf = (key: string) => ['yourLine', ...key.split('.')]
    for (const key of gone) document.deleteIn(pathOf(key))
    // These have other names in braces.
    for (const path of changed.map(pathOf))
      if (/\{cases}|^of your \{hours}/.test(String(document.getIn(path)))) document.deleteIn(path)
  })
  content.each('content/*/services.yaml', (document) => {
    if (!isSeq<YAMLMap>(document.contents)) return
    for (const service of document.contents.items) {
      const jobs = service.get('jobs')
      if (isSeq<YAMLMap>(jobs))
        for (const job of jobs.items) for (const key of ['cases', 'note']) job.delete(key)
    }
  })
}
