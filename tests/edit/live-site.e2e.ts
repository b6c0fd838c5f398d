import { hash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { project } from '../../tools/project.ts'
import { expect, type Page, test } from '../support/test.ts'

type Commit = {
  branch: { branchName: string }
  message: { headline: string }
  fileChanges: { additions: { path: string; contents: string }[] }
  token: string
}

const user = { id: 1, login: 'anna', name: 'Anna', email: 'anna@site.example' }
const files = globSync('content/*/**/*.{yaml,md}', { cwd: project }).map((file) => {
  const text = readFileSync(path.join(project, file), 'utf8')
  return { path: file, text, sha: hash('sha1', `${file}\n${text}`) }
})
const head = { oid: hash('sha1', 'head'), committedDate: new Date(0).toISOString() }

/**
 * Answers the editor of the live site in place of GitHub, with this project's content as the repository.
 *
 * @returns the commits, in order
 */
async function fakeGithub(page: Page): Promise<Commit[]> {
  const commits: Commit[] = []

  function graphql(query: string) {
    if (query.includes('createCommitOnBranch'))
      return { createCommitOnBranch: { commit: { ...head, file_0: { oid: head.oid } } } }
    if (query.includes('ref(qualifiedName')) {
      const last = { ...head, message: 'Before', author: { ...user, user } }
      const ref = { target: { oid: head.oid, history: { nodes: [last] } } }
      const names = [...query.matchAll(/(\w+): +ref\(/g)].map(([, name]) => name!)
      return { repository: { ref, ...Object.fromEntries(names.map((name) => [name, ref])) } }
    }
    // The texts of files, by their ids.
    const texts = [...query.matchAll(/(\w+): object\(oid: "(\w+)"\)/g)].map(([, name, id]) => {
      const file = files.find(({ sha }) => sha === id)
      return [name!, file ? { text: file.text, isTruncated: false } : null]
    })
    return { repository: Object.fromEntries(texts) }
  }

  await page.route(/^https:/, (route) => route.fulfill({ status: 404 }))
  await page.route('https://api.github.com/**', (route) => {
    const request = route.request()
    const { pathname } = new URL(request.url())
    if (pathname === '/user') return route.fulfill({ json: user })
    if (pathname.endsWith('/collaborators/anna')) return route.fulfill({ status: 204 })
    if (pathname !== '/graphql') {
      const tree = files.map((file) => ({ ...file, mode: '100644', type: 'blob', size: 1 }))
      return route.fulfill({ json: { sha: head.oid, truncated: false, tree } })
    }
    const { query, variables } = request.postDataJSON()
    const token = request.headers().authorization
    if (variables?.input) commits.push({ ...variables.input, token })
    return route.fulfill({ json: { data: graphql(query) } })
  })
  return commits
}

test.use({ variant: 'with-editor' })

test('the editor of the live site commits a changed heading, and nothing else', {
  tag: '@all',
}, async ({ page, expectInConsole }) => {
  expectInConsole(/^(debug|log|info|warning): |404/)
  const commits = await fakeGithub(page)
  await page.goto('/edit/')
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click()
  await page.getByRole('textbox').or(page.locator('input')).first().fill('github_pat_test')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByRole('gridcell', { name: 'Contact', exact: true }).click()
  await page
    .getByRole('group', { name: /Heading/ })
    .getByRole('textbox')
    .fill('Ask us.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => commits).toHaveLength(1)

  const file = 'content/en/contact.yaml'
  const { additions } = commits[0]!.fileChanges
  expect(commits[0]).toMatchObject({
    branch: { branchName: 'main' },
    message: { headline: 'Change English, contact' },
    fileChanges: { additions: [{ path: file }] },
    token: 'token github_pat_test',
  })
  const after = Buffer.from(additions[0]!.contents, 'base64').toString()
  const before = parse(readFileSync(path.join(project, file), 'utf8'))
  expect(parse(after)).toEqual({ ...before, heading: 'Ask us.' })
})
