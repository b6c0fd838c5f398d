import { site } from '../src/content/site.ts'
import type { Part, Story, Theme } from './story.ts'

/** A story in a document of its own, rendered as the build renders a page; only `#root` is hydrated. */
export function Frame(props: { part: Part; story: Story; theme?: Theme | undefined }) {
  const { part, story, theme } = props
  return (
    <html lang={site.language} data-theme={theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${part.title}: ${story.name}`}</title>
        <link rel="stylesheet" href="/src/styles/font.css" />
        <link rel="stylesheet" href="/src/styles/fallback-fonts.css" />
        <link rel="stylesheet" href="/src/styles/index.css" />
        <link rel="stylesheet" href="/parts/font.css" />
        <link rel="stylesheet" href="/parts/frame.css" />
        {/* None: else the browser would ask for one in each frame. */}
        <link rel="icon" href="data:," />
        <script type="module" src="/parts/frame-client.tsx" />
      </head>
      <body>
        <p id="note" hidden>
          {story.note}
        </p>
        <div id="root" data-place={story.place ?? 'room'}>
          {story.node}
        </div>
      </body>
    </html>
  )
}
