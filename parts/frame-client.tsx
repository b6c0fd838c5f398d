import { StrictMode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { findPart, findStory } from './registry.ts'
import { showAs } from './show-as.ts'

const [, , partName = '', storyName = ''] = window.location.pathname.split('/')
const part = findPart(partName)
const story = part && findStory(part, storyName)
const root = document.getElementById('root')!

/** Told on the root, for whoever takes a picture. */
async function ready() {
  if (story?.as) showAs(root.querySelector<HTMLElement>(story.as.at)!, story.as.state)
  await document.fonts.load('1em "Hanken Grotesk"')
  await document.fonts.ready
  document.documentElement.dataset.ready = 'true'
}

function Hydrated() {
  useEffect(() => void ready(), [])
  return story?.node
}

// Without it this module has still brought the styles.
if (story?.script === 'off') ready()
else
  hydrateRoot(
    root,
    <StrictMode>
      <Hydrated />
    </StrictMode>,
  )
