import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { imageSize } from 'image-size'
import { pictureName } from '../../../src/content/parts.ts'
import type { Picture } from '../../../src/content/picture.ts'

/** A file that the build makes from a picture of the content (tools/prerender/pictures.ts). */
export type PictureFile = {
  /** Relative to the project. */
  source: string
  /** In pixels. */
  width: number
  format: 'avif' | 'webp'
  isSquare: boolean
}

export const quality = { avif: 55, webp: 78 }

const folder = 'content/pictures'

/** The widths of the files of a picture in a text, and the width that it has there, in pixels. */
const textWidths = [640, 1280]
const shownWidth = 640

/** Of a portrait, in CSS pixels. Its file is for screens with twice as many. */
const portraitSize = 160

/** The name of a file without its ending, spaces, capitals and accents, for an address. */
export function slugOf(file: string): string {
  const letters = path.parse(file).name.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')
  return letters.match(/[a-z0-9]+/g)?.join('-') ?? 'picture'
}

/** The pictures in content/pictures/, and the files that pages need of them. */
export class PictureFiles {
  readonly #project: string
  /** By their paths. */
  readonly files = new Map<string, PictureFile>()

  constructor(project: string) {
    this.#project = project
  }

  /**
   * A picture in a text.
   *
   * @param name the name of its file
   * @throws Error that says what is wrong with it, after the name of the text
   */
  inText(name: string): Picture {
    const { source, content, size } = this.#read(name)
    const full = Math.min(size.width, textWidths.at(-1)!)
    const widths = [...textWidths.filter((each) => each < full), full]
    const sources = (['avif', 'webp'] as const).map((format) => ({
      type: `image/${format}`,
      files: widths.map((width) => this.#add(content, { source, width, format, isSquare: false })),
    }))
    const width = Math.min(full, shownWidth)
    const height = Math.round((width * size.height) / size.width)
    return { sources, path: sources[1]!.files[0]!.path, width, height }
  }

  /** A square portrait. Otherwise as `inText`. */
  portrait(name: string): Picture {
    const { source, content } = this.#read(name)
    const width = portraitSize * 2
    const [avif, webp] = (['avif', 'webp'] as const).map((format) =>
      this.#add(content, { source, width, format, isSquare: true }),
    )
    const sources = [{ type: 'image/avif', files: [avif!] }]
    return { sources, path: webp!.path, width: portraitSize, height: portraitSize }
  }

  /** A collection of its own, for texts that the site does not show. */
  empty(): PictureFiles {
    return new PictureFiles(this.#project)
  }

  #read(name: string) {
    const source = `${folder}/${name}`
    const file = path.join(this.#project, source)
    if (!pictureName.safeParse(name).success)
      throw new Error(
        `names the picture ${name}. Write the name of a JPEG, PNG, WebP or AVIF file in ${folder}/.`,
      )
    if (!existsSync(file))
      throw new Error(`names the picture ${name}, which is not in ${folder}/. Put it there.`)
    try {
      const content = readFileSync(file)
      const { width, height, orientation = 1 } = imageSize(content)
      // The EXIF orientation: from 5 on, width and height are exchanged.
      const size = orientation < 5 ? { width, height } : { width: height, height: width }
      return { source, content, size }
    } catch {
      throw new Error(
        `names the picture ${name}, which cannot be read. Save it as JPEG, PNG, WebP or AVIF.`,
      )
    }
  }

  #add(content: Buffer, file: PictureFile) {
    const { source, width, format, isSquare } = file
    const made = createHash('sha256').update(content).update(`${quality[format]}`)
    const hash = made.digest('base64url').slice(0, 8)
    const shape = isSquare ? 'square-' : ''
    const address = `/static/media/${slugOf(source)}-${shape}${width}.${hash}.${format}`
    this.files.set(address, file)
    return { path: address, width }
  }
}
