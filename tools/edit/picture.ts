import { imageSize } from 'image-size'
import { slugOf } from '../prerender/content/picture-files.ts'
import type { ContentEditor } from './content-editor.ts'
import type { PictureAnswer } from './protocol.ts'

const types = ['jpg', 'png', 'webp', 'avif']

/** Saves a picture in content/pictures/, by a name that can be in an address and is free. */
export function savePicture(editor: ContentEditor, name: string, content: Buffer): PictureAnswer {
  const type = typeOf(content)
  if (!types.includes(type))
    return { error: 'cannot be used on the site. Save it as JPEG, PNG, WebP or AVIF.' }
  const base = slugOf(name)
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
