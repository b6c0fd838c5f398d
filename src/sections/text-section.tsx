import type { ReactNode } from 'react'
import { SampleNote } from './sample-note.tsx'

/** A page’s headline and introduction, with a long text below them. */
export function TextSection(props: {
  heading: string
  intro: string | undefined
  sample?: boolean | undefined
  children: ReactNode
}) {
  return (
    <section className="text-page column top" aria-labelledby="page-heading">
      <div>
        <h1 id="page-heading" className="headline" tabIndex={-1}>
          {props.heading}
        </h1>
        {props.intro && <p className="lead">{props.intro}</p>}
        {props.sample && (
          <p>
            <SampleNote />
          </p>
        )}
      </div>
      {props.children}
    </section>
  )
}
