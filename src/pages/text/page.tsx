import { site } from '#content/site.yaml'
import type { TextPageEntry } from '../../../content/schema/entries.ts'
import { SampleMark } from '../../shell/sample-mark.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Prose } from '../../ui/prose.tsx'
import { Section } from '../../ui/section.tsx'
import styles from './page.module.css'

/** A page from Markdown, such as an imprint or the page of a campaign. */
export function TextPage({ entry }: { entry: TextPageEntry }) {
  const { title, intro, html, sample, callToAction } = entry
  return (
    <>
      <TextHead heading={title} intro={intro} sample={sample}>
        <Prose html={html} />
      </TextHead>
      {callToAction && (
        <Section hydratedWithPage name="call" heading={callToAction.heading} tone="signal">
          <ButtonLink href={site.cta.href} variant="on-signal" size="large">
            {callToAction.button}
          </ButtonLink>
        </Section>
      )}
    </>
  )
}

/** The headline and introduction of a page of text, above the text. */
export function TextHead(props: {
  heading: string
  intro: string | undefined
  sample?: boolean | undefined
  children: React.ReactNode
}) {
  return (
    <section className={styles.text} aria-labelledby="page-heading">
      <div>
        <h1 id="page-heading" className={styles.heading} tabIndex={-1}>
          {props.heading}
        </h1>
        {props.intro && <p className={styles.intro}>{props.intro}</p>}
        {props.sample && (
          <p className={styles.sample}>
            <SampleMark />
          </p>
        )}
      </div>
      {props.children}
    </section>
  )
}
