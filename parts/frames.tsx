import { type Story, themes, widths } from './story.ts'
import type { View } from './view.ts'

/** A story in as many windows as are asked for. In a frame, because media queries ask the window. */
export function Frames({ path, story, view }: { path: string; story: Story; view: View }) {
  const shown = view.width === 'all' ? widths : [view.width]
  return (
    <section className="story" id={story.name}>
      <h2>{story.name}</h2>
      <p>{story.note}</p>
      <div className="frames">
        {shown.flatMap((width) =>
          (view.theme ? [view.theme] : themes).map((theme) => {
            const address = `${path}?theme=${theme}`
            return (
              <figure key={`${width}-${theme}`}>
                <figcaption>
                  {width} px by {theme}, <a href={address}>alone</a>
                </figcaption>
                <iframe
                  src={address}
                  title={`${story.name}, ${width} px by ${theme}`}
                  width={width}
                  height="120"
                  loading="lazy"
                />
              </figure>
            )
          }),
        )}
      </div>
    </section>
  )
}
