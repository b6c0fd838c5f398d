import type { Picture as Files } from '../content/picture.ts'

/** A decorative picture in the best format that the browser knows, loaded when it is close to the screen. */
export function Picture({ picture }: { picture: Files }) {
  const { sources, path, width, height } = picture
  return (
    <picture>
      {sources.map(({ type, files }) => (
        <source
          key={type}
          type={type}
          srcSet={files.map((file) => `${file.path} ${file.width}w`).join(', ')}
          sizes={`${width}px`}
        />
      ))}
      <img src={path} alt="" width={width} height={height} loading="lazy" />
    </picture>
  )
}
