import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page, Route } from './test.ts'

type Commit = { message: { headline: string }; branch: string; token: string; files: string[] }

const user = { id: 1, login: 'anna', name: 'Anna', email: 'anna@site.example' }
const hash = (text: string) => createHash('sha1').update(text).digest('hex')

/**
 * Answers the editor of the live site in place of GitHub, with the files of a folder as the repository. Commits
 * change them.
 *
 * @returns the commits, in order
 */
export async function fakeGithub(page: Page, folder: string): Promise<Commit[]> {
  const commits: Commit[] = []
  const files = () => globSync('content/*/*.yaml', { cwd: folder })
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')
  const blob = (file: string) => hash(`${file}\n${read(file)}`)
  const head = () => hash(files().map(blob).join())
  const commit = () => ({ oid: head(), committedDate: new Date(0).toISOString() })

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
      const blobs = names.map((file, index) => [`file_${index}`, { oid: blob(file) }])
      return { createCommitOnBranch: { commit: { ...commit(), ...Object.fromEntries(blobs) } } }
    }
    if (query.includes('ref(qualifiedName')) {
      const last = { ...commit(), message: 'Before', author: { ...user, user } }
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

  function answer(route: Route) {
    const request = route.request()
    const { pathname } = new URL(request.url())
    if (pathname === '/user') return route.fulfill({ json: user })
    if (pathname === '/repos/anna/site/collaborators/anna') return route.fulfill({ status: 204 })
    if (pathname.startsWith('/repos/anna/site/git/trees/')) {
      const tree = files().map((file) => ({
        ...{ path: file, mode: '100644', type: 'blob', sha: blob(file) },
        size: read(file).length,
      }))
      return route.fulfill({ json: { sha: head(), truncated: false, tree } })
    }
    if (pathname !== '/graphql') return route.fulfill({ status: 404 })
    const { query, variables } = request.postDataJSON()
    const token = request.headers().authorization ?? ''
    return route.fulfill({ json: { data: graphql(query, variables, token) } })
  }

  await page.route('https://api.github.com/**', answer)
  const status = { status: { indicator: 'none' } }
  await page.route('https://www.githubstatus.com/**', (route) => route.fulfill({ json: status }))
  await page.route('https://unpkg.com/**', (route) => route.fulfill({ json: { version: '0' } }))
  await page.route('https://cdn.jsdelivr.net/**', (route) => route.fulfill({ status: 404 }))
  return commits
}
