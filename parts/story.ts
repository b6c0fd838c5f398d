import type { ReactNode } from 'react'

/** A phone, a tablet, a desk, in CSS px. */
export const widths = [390, 834, 1280] as const
export type Width = (typeof widths)[number]

export const themes = ['day', 'night'] as const
export type Theme = (typeof themes)[number]

/** A part in one of its states. */
export type Story = {
  /** Stands in its address and names its pictures. */
  name: string
  /** What there is to see. */
  note: string
  node: ReactNode
  /** Where it looks different: its pictures are taken at these. One will do where it does not. */
  widths?: readonly Width[]
  /** Where it stands: with room around it, in a page's column, or from edge to edge. */
  place?: 'room' | 'column' | 'edges'
  /** `off` leaves it as the server sent it. */
  script?: 'off'
  /** Its pictures are taken when what moves has come to its end; without it, with less motion asked for. */
  plays?: true
  /** The story whose pictures it has to look like to the pixel. */
  looksLike?: string
  /** Shown as if the pointer or the focus were there; on the first element that fits. */
  as?: { state: 'hover' | 'focus-visible'; at: string }
}

export type Part = {
  name: string
  title: string
  /** From the project's folder on. */
  file: string
  stories: Story[]
}

export type Group = { title: string; parts: Part[] }
