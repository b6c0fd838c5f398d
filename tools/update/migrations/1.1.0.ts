import { isMap, type Scalar } from 'yaml'
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
}
