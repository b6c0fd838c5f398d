import path from 'node:path'
import sharp from 'sharp'
import { type PictureFile, quality } from './content/picture-files.ts'

/** The content of a file that is made from a picture. */
export function resizePicture(project: string, file: PictureFile): Promise<Buffer> {
  const { source, width, format, isSquare } = file
  return (
    sharp(path.join(project, source))
      // As the camera was held.
      .autoOrient()
      .resize({ width, ...(isSquare && { height: width, fit: 'cover' }) })
      .toFormat(format, { quality: quality[format] })
      .toBuffer()
  )
}
