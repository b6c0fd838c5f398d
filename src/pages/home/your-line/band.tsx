import type { SVGProps } from 'react'
import styles from './band.module.css'

/**
 * Cases on their way along the band, each a mark, in four lanes. Of the two lowest lanes, those that stop turn off to a
 * person, and come back behind them; the others go on. In px from the middle of the page and the top of the band, and in a
 * grid of 20: whatever ends at a multiple of it has whole marks only.
 */
export const Band = () => (
  <svg className={styles.band} aria-hidden="true">
    <g>
      <path
        className={styles.branches}
        d="M-136 60v4a32 32 0 0 1 22.6 9.4l50 50h45.2l-42.3-42.3a10 10 0 0 1 7-17.1h107a10 10 0 0 1 7 17.1L18.2 123.4h45.2l50-50A32 32 0 0 1 136 64v-4"
      />
      <path d="M-1996 8H2e3M-1989 24H2e3M144 40H2e3M151 56H2e3" />
      <path strokeDasharray="5 35 5 55" d="M-1976 40H-140M-76 40H100" />
      <path strokeDasharray="5 35 5 15 5 35" d="M-1969 56H-140M-69 56H60" />
      <path {...upper} strokeDashoffset={-5} transform="scale(-1 1)" />
      <path {...lower} transform="scale(-1 1)" />
      <Stopped kind="may" strokeDasharray="5 35 5 35 5 15" d="M-1996 40H-140" />
      <Stopped kind="may" {...upper} />
      <Stopped kind="stops" strokeDasharray="5 35 5 55" d="M-1989 56H-140" />
      <Stopped kind="stops" {...lower} strokeDashoffset={-5} />
    </g>
  </svg>
)

/** The two lanes of the branch, with as many marks as there is space for before the capsule. */
const upper = {
  d: 'M-136 40a56 56 0 0 1 39.6 16.4l59 59',
  strokeDasharray: '5 15 5 15 5 15 5 15 5 999',
}
const lower = {
  d: 'M-136 56a40 40 0 0 1 28.3 11.7l47 47',
  strokeDasharray: '5 15 5 15 5 15 5 999',
}

type StoppedProps = SVGProps<SVGGElement> & { kind: 'stops' | 'may'; d: string }

/** Cases that come to a person have an edge, drawn below. */
const Stopped = ({ kind, d, ...dashes }: StoppedProps) => (
  <g data-kind={kind} {...dashes}>
    <path d={d} />
    <path d={d} />
  </g>
)
