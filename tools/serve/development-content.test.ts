import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { project } from '../project.ts'
import { DevelopmentContent } from './development-content.ts'

test('A text that cannot be written is not taken over', () => {
  const content = new DevelopmentContent(project)
  content.read()
  const before = content.versions()
  const file = 'content/theme.yaml'
  const text = `${readFileSync(path.join(project, file), 'utf8')}# Changed\n`
  const write = () => {
    throw new Error('read-only')
  }
  expect(() => content.refresh(new Map([[file, text]]), write)).toThrow('read-only')
  expect(content.versions()).toBe(before)
})
