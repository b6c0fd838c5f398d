import path from 'node:path'
import { imageSize } from 'image-size'
import type { ContentEditor } from './content-editor.ts'
import type { PictureAnswer } from './protocol.ts'

const types = ['jpg', 'png', 'webp', 'avif']

/** Saves a picture in content/pictures/, by a name that can be in an address and is free. */
export function savePicture(editor: ContentEditor, name: string, content: Buffer): PictureAnswer {
  const type = typeOf(content)
  if (!types.includes(type))
    return { error: 'cannot be used on the site. Save it as JPEG, PNG, WebP or AVIF.' }
  const plain = path.parse(name).name.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '')
  const base = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'picture'
  for (let number = 1; ; number++) {
    const free = `${base}${number > 1 ? `-${number}` : ''}.${type}`
    const file = `content/pictures/${free}`
    if (editor.has(file)) continue
    editor.save(file, content)
    return { name: free }
  }
}

function typeOf(content: Buffer): string {
  try {
    return imageSize(content).type ?? ''
  } catch {
    return ''
  }
}
