import { Children, type ReactNode } from 'react'
import type { Drawing } from '../content/parts.ts'
import { Person } from './person.tsx'

const filled = (d: string) => <path fill="currentColor" d={d} />
const line = (d: string, strokeWidth?: number) => <path strokeWidth={strokeWidth} d={d} />

const eyes = line('M39 55h0M55 55h0', 7)
const smile = line('M38 65l5 5h8l5-5')

/** What is drawn below the head, and what above. */
const looks: Record<Drawing, { below?: ReactNode; above: ReactNode[] }> = {
  bob: {
    below: filled('M17 84V54a30 31 0 0 1 60 0V84l-9-9H26z'),
    above: [filled('M24 51a23 23 0 0 1 46 0L54 35 40 49z'), eyes, smile],
  },
  headset: {
    above: [
      line('M31 38h0M41 33h0M53 33h0M63 38h0', 11),
      line('M15 52a32 34 0 0 1 64 0M79 56V66L72 73H62'),
      line('M17 52v9M77 52v9', 13),
      eyes,
      line('M38 65l5 5h8'),
    ],
  },
  bun: {
    below: <circle fill="currentColor" cx="47" cy="24" r="9" />,
    above: [
      filled('M24 53L41 36H53L70 53a23 23 0 0 0-46 0z'),
      // Two stations on a line.
      line('M27 56a9 9 0 1 0 18 0a9 9 0 1 0-18 0M49 56a9 9 0 1 0 18 0a9 9 0 1 0-18 0M45 56h4'),
      line('M36 56h0M58 56h0M41 69l3 3h6l3-3'),
    ],
  },
  beard: {
    above: [
      filled('M24 56a23 23 0 0 0 46 0L61 65H33z'),
      <path key="mouth" stroke="var(--color-signal)" d="M40 71l4 3h6l4-3" />,
      line('M26 46L36 36H58L68 46M34 47h9M51 47h9'),
      eyes,
    ],
  },
  curls: {
    below: line(
      'M22 74h0M17 58h0M19 42h0M29 29h0M43 22h0M58 24h0M70 34h0M76 49h0M75 65h0M69 76h0',
      19,
    ),
    above: [
      filled('M24 53L33 44H45L51 38 70 53a23 23 0 0 0-46 0z'),
      eyes,
      smile,
      line('M23 68h0M71 68h0', 9),
    ],
  },
  moustache: {
    above: [
      filled('M24 50L34 44H58L70 50a23 23 0 0 0-46 0z'),
      eyes,
      line('M34 70l5-4h5l3 2 3-2h5l5 4', 8),
    ],
  },
}

/** A person with a face, closer: rings, lines and bends of 45 degrees. */
export function Portrait({ name }: { name: Drawing }) {
  const { below, above } = looks[name]
  return (
    <svg
      viewBox="8 4 78 108"
      fill="none"
      stroke="currentColor"
      strokeWidth="5"
      strokeLinecap="round"
      strokeLinejoin="round"
      data-printed=""
      aria-hidden="true"
    >
      {below}
      <Person d="M47 31a24 24 0 1 1-.1 0zM9 130V126a38 38 0 0 1 76 0V130z" />
      {Children.toArray(above)}
    </svg>
  )
}
