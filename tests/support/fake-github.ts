import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page, Route } from './test.ts'

type Commit = { message: { headline: string }; branch: string; token: string; files: string[] }

/**
 * Answers the editor of the live site in place of GitHub, with the files of a folder as the repository. Commits
 * change them.
 *
 * @returns the commits, in order
 */
export async function fakeGithub(page: Page, folder: string): Promise<Commit[]> {
  const commits: Commit[] = []
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')
  const blob = (file: string) =>
    createHash('sha1')
      .update(`${file}\n${read(file)}`)
      .digest('hex')
  const files = () => globSync('content/*/*.yaml', { cwd: folder })
  const head = () => createHash('sha1').update(files().map(blob).join()).digest('hex')

  function graphql(query: string, variables: Record<string, unknown>, token: string) {
    if (query.includes('createCommitOnBranch')) {
      const { branch, message, fileChanges } = variables.input as {
        branch: { branchName: string }
        message: Commit['message']
        fileChanges: { additions: { path: string; contents: string }[] }
      }
      for (const { path: file, contents } of fileChanges.additions)
        writeFileSync(path.join(folder, file), Buffer.from(contents, 'base64'))
      const names = fileChanges.additions.map((each) => each.path)
      commits.push({ message, branch: branch.branchName, token, files: names })
      const date = new Date().toISOString()
      const blobs = names.map((file, index) => [`file_${index}`, { oid: blob(file) }])
      const commit = { oid: head(), committedDate: date, ...Object.fromEntries(blobs) }
      return { createCommitOnBranch: { commit } }
    }
    if (query.includes('ref(qualifiedName')) {
      const author = { name: 'Anna', email: 'anna@site.example', user: { id: 1, login: 'anna' } }
      const last = {
        oid: head(),
        message: 'Before',
        author,
        committedDate: new Date(0).toISOString(),
      }
      const ref = { target: { oid: head(), history: { nodes: [last] } } }
      const names = [...query.matchAll(/(\w+): +ref\(/g)].map(([, name]) => name!)
      return { repository: { ref, ...Object.fromEntries(names.map((name) => [name, ref])) } }
    }
    // The texts of files, by their ids.
    const texts = [...query.matchAll(/(\w+): object\(oid: "(\w+)"\)/g)].map(([, name, id]) => {
      const file = files().find((each) => blob(each) === id)
      return [name!, file ? { text: read(file), isTruncated: false } : null]
    })
    return { repository: Object.fromEntries(texts) }
  }

  async function answer(route: Route) {
    const request = route.request()
    const { pathname } = new URL(request.url())
    const token = request.headers().authorization ?? ''
    if (pathname === '/user')
      return route.fulfill({
        json: { id: 1, login: 'anna', name: 'Anna', email: 'anna@site.example' },
      })
    if (pathname === '/repos/anna/site/collaborators/anna') return route.fulfill({ status: 204 })
    if (pathname.startsWith('/repos/anna/site/git/trees/')) {
      const tree = files().map((file) => ({
        ...{ path: file, mode: '100644', type: 'blob', sha: blob(file) },
        size: read(file).length,
      }))
      return route.fulfill({ json: { sha: head(), truncated: false, tree } })
    }
    if (pathname === '/graphql') {
      const { query, variables } = request.postDataJSON()
      return route.fulfill({ json: { data: graphql(query, variables, token) } })
    }
    return route.fulfill({ status: 404, json: { message: `Not in the stand-in: ${pathname}` } })
  }

  await page.route('https://api.github.com/**', answer)
  await page.route('https://www.githubstatus.com/**', (route) =>
    route.fulfill({ json: { status: { indicator: 'none' } } }),
  )
  await page.route('https://unpkg.com/**', (route) => route.fulfill({ json: { version: '0' } }))
  await page.route('https://cdn.jsdelivr.net/**', (route) => route.fulfill({ status: 404 }))
  return commits
}
