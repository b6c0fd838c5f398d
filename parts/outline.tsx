import { site } from '../src/content/site.ts'
import { Mark } from '../src/ui/mark.tsx'
import { Frames } from './frames.tsx'
import { groups } from './registry.ts'
import { type Part, themes, widths } from './story.ts'
import { addressOf, type View } from './view.ts'

/** The page around the parts: what there is, what of it is looked at, and the stories of one part. */
export function Outline({ part, view }: { part: Part | undefined; view: View }) {
  return (
    <html lang="en" data-theme={view.theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${part ? part.title : 'The parts'} | ${site.brand}`}</title>
        <link rel="stylesheet" href="/src/styles/font.css" />
        <link rel="stylesheet" href="/src/styles/fallback-fonts.css" />
        <link rel="stylesheet" href="/src/styles/index.css" />
        <link rel="stylesheet" href="/src/ui/mark.module.css?direct" />
        <link rel="stylesheet" href="/parts/font.css" />
        <link rel="stylesheet" href="/parts/outline.css" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <script type="module" src="/parts/outline-client.ts" />
      </head>
      <body>
        <PartsNav part={part} view={view} />
        <main>{part ? <PartPage part={part} view={view} /> : <Welcome view={view} />}</main>
      </body>
    </html>
  )
}

function PartsNav({ part, view }: { part: Part | undefined; view: View }) {
  return (
    <nav className="parts" aria-label="Parts">
      <a className="home" href={addressOf('/parts', view)}>
        <Mark />
        The parts
      </a>
      {groups.map(({ title, parts }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul>
            {parts.map(({ name, title: partTitle }) => (
              <li key={name}>
                <a
                  href={addressOf(`/parts/${name}`, view)}
                  aria-current={name === part?.name ? 'page' : undefined}
                >
                  {partTitle}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}

function Welcome({ view }: { view: View }) {
  return (
    <>
      <h1>The parts</h1>
      <p className="intro">
        What the pages are made of, each in its states, by day and by night. Only here: nothing of
        it is built. <code>npm run test:visual</code> compares each with its accepted picture.
      </p>
      <ul className="cards">
        {groups.flatMap(({ parts }) =>
          parts.map(({ name, title, file, stories }) => (
            <li key={name}>
              <a href={addressOf(`/parts/${name}`, view)}>{title}</a>
              <p>
                {stories.length === 1 ? '1 story' : `${stories.length} stories`}
                <br />
                <code>{file}</code>
              </p>
            </li>
          )),
        )}
      </ul>
    </>
  )
}

function PartPage({ part, view }: { part: Part; view: View }) {
  const path = `/parts/${part.name}`
  const { width } = view
  return (
    <>
      <h1>{part.title}</h1>
      <p className="intro">
        <code>{part.file}</code>
      </p>
      <div className="switches">
        <Switch
          label="Light"
          options={[
            { text: 'Both', href: addressOf(path, { width }), on: view.theme === undefined },
            ...themes.map((theme) => ({
              text: theme === 'day' ? 'Day' : 'Night',
              href: addressOf(path, { theme, width }),
              on: view.theme === theme,
            })),
          ]}
        />
        <Switch
          label="Width"
          options={[...widths, 'all' as const].map((each) => ({
            text: each === 'all' ? 'All' : `${each} px`,
            href: addressOf(path, { ...view, width: each }),
            on: width === each,
          }))}
        />
      </div>
      {part.stories.map((story) => (
        <Frames key={story.name} path={`${path}/${story.name}`} story={story} view={view} />
      ))}
    </>
  )
}

type Option = { text: string; href: string; on: boolean }

function Switch({ label, options }: { label: string; options: Option[] }) {
  return (
    <nav className="switch" aria-label={label}>
      {options.map(({ text, href, on }) => (
        <a key={text} href={href} aria-current={on ? 'true' : undefined}>
          {text}
        </a>
      ))}
    </nav>
  )
}
