import type { ReactNode } from 'react'
import type { Drawing } from '../../content/schema/parts.ts'
import styles from './portrait.module.css'

type Look = {
  /** The colour behind the person. */
  line: number
  /** The colour of the clothes. */
  clothes: number
  skin: string
  /** What is drawn below the head, and what above. */
  below?: ReactNode
  above: ReactNode
}

const eyes = <path strokeWidth="7" d="M50 57h0M70 57h0" />
const smile = <path d="M52 68q8 7 16 0" />

const looks: Record<Drawing, Look> = {
  bob: {
    line: 1,
    clothes: 2,
    skin: '#e3a77c',
    below: <path data-fill="ink" d="M30 84V50a30 30 0 0 1 60 0V84Z" />,
    above: (
      <>
        <path data-fill="ink" d="M37 52Q58 50 64 35Q70 48 83 52A24 24 0 0 0 37 52Z" />
        {eyes}
        {smile}
      </>
    ),
  },
  headset: {
    line: 2,
    clothes: 1,
    skin: '#8a5436',
    above: (
      <>
        <path strokeWidth="15" d="M40 40h0M48 32h0M60 29h0M72 32h0M80 40h0" />
        <path stroke="#fff" d="M34 54V52A26 30 0 0 1 86 52V54M86 62Q86 78 72 78" />
        <path stroke="#fff" strokeWidth="11" d="M34 54v8M86 54v8" />
        {eyes}
        {smile}
      </>
    ),
  },
  bun: {
    line: 3,
    clothes: 4,
    skin: '#f6cfae',
    below: <circle fill="#b4512b" cx="60" cy="21" r="12" />,
    above: (
      <>
        <path fill="#b4512b" d="M36 52A24 24 0 0 1 84 52Q74 40 60 40T36 52Z" />
        <path
          strokeWidth="3.5"
          d="M41 57a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M62 57a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M58 56h4"
        />
        {eyes}
        <path d="M53 72q7 5 14 0" />
      </>
    ),
  },
  beard: {
    line: 4,
    clothes: 3,
    skin: '#eebd93',
    above: (
      <>
        <path
          fill="#d5d8d2"
          stroke="none"
          d="M37 54Q42 66 51 65H69Q78 66 83 54A23 25 0 0 1 37 54Z"
        />
        <path fill="#d5d8d2" d="M36 50Q58 50 66 40Q74 50 84 50A24 24 0 0 0 36 50Z" />
        {eyes}
        <path d="M54 71h12" />
      </>
    ),
  },
  curls: {
    line: 4,
    clothes: 1,
    skin: '#6f432b',
    below: (
      <>
        <circle data-fill="ink" cx="60" cy="46" r="36" />
        <path
          strokeWidth="16"
          d="M28 30h0M44 15h0M62 10h0M80 16h0M93 31h0M97 50h0M90 68h0M23 50h0M30 68h0"
        />
      </>
    ),
    above: (
      <>
        <path data-fill="ink" d="M37 50Q60 34 83 50A24 24 0 0 0 37 50Z" />
        {eyes}
        <path stroke="#fff" d="M52 68q8 7 16 0" />
        <path stroke="#fff" strokeWidth="7" d="M35 68h0M85 68h0" />
      </>
    ),
  },
  moustache: {
    line: 2,
    clothes: 3,
    skin: '#f3c6a5',
    above: (
      <>
        <path d="M44 48h10M66 48h10" />
        {eyes}
        <path
          fill="#c98a3d"
          strokeWidth="3"
          d="M60 66Q50 64 45 73Q54 76 60 71Q66 76 75 73Q70 64 60 66Z"
        />
      </>
    ),
  },
}

/** A drawn person, for the ring that would have initials in it. Decorative: the name is text. */
export function Portrait({ name }: { name: Drawing }) {
  const { line, clothes, skin, below, above } = looks[name]
  return (
    <svg className={styles.portrait} viewBox="7 6 106 106" data-line={line} aria-hidden="true">
      {below}
      <path fill={skin} d="M51 74V96H69V74" />
      <path
        data-line={clothes}
        data-fill="line"
        d="M14 126Q14 92 51 92Q60 100 69 92Q106 92 106 126Z"
      />
      <circle fill={skin} cx="60" cy="56" r="25" />
      {above}
    </svg>
  )
}
