import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Finding, mend, note, ready } from '../finding.ts'

type Versions = Record<string, string>
type Manifest = {
  dependencies?: Versions
  devDependencies?: Versions
  optionalDependencies?: Versions
}

export type Packages = {
  node: string
  manifest: Manifest
  /** The lock file's own copy of the manifest; undefined where there is no lock file. */
  locked: Manifest | undefined
  /** The version of each package that lies in node_modules. */
  installed: Versions
}

export async function readPackages(folder: string): Promise<Packages> {
  const json = async (file: string) =>
    JSON.parse(await readFile(path.join(folder, file), 'utf8').catch(() => 'null'))
  const manifest = (await json('package.json')) as Manifest
  const lock = (await json('package-lock.json')) as { packages: { '': Manifest } } | null
  const installed: Versions = {}
  for (const name of Object.keys(wanted(manifest))) {
    const found = (await json(`node_modules/${name}/package.json`)) as { version: string } | null
    if (found) installed[name] = found.version
  }
  return {
    node: process.versions.node,
    manifest,
    locked: lock?.packages[''],
    installed,
  }
}

const wanted = ({ dependencies, devDependencies }: Manifest) => ({
  ...dependencies,
  ...devDependencies,
})

export const packageFindings = (packages: Packages): Finding[] => [
  nodeFinding(packages),
  lockFinding(packages),
  installedFinding(packages),
]

/** The project brings its Node along (docs/decisions/0004). */
function nodeFinding({ node, manifest }: Packages): Finding {
  const own = Object.values(manifest.optionalDependencies ?? {})[0]
  return own === undefined || node === own
    ? ready(`Node ${node} runs it.`)
    : note(
        `Node ${node} runs this, not the project’s own ${own}.`,
        'npm ci brings it along; then say npm run doctor.',
      )
}

function lockFinding({ manifest, locked }: Packages): Finding {
  const where = 'npm install writes it anew; commit it.'
  if (!locked)
    return mend('There is no package-lock.json: each build may get other packages.', where)
  const same = (['dependencies', 'devDependencies', 'optionalDependencies'] as const).every(
    (kind) => sorted(manifest[kind]) === sorted(locked[kind]),
  )
  return same
    ? ready('package-lock.json is in step with package.json.')
    : mend('package-lock.json is not in step with package.json.', where)
}

const sorted = (versions: Versions = {}) => JSON.stringify(Object.entries(versions).toSorted())

function installedFinding({ manifest, installed }: Packages): Finding {
  const other = Object.entries(wanted(manifest)).filter(
    ([name, version]) => installed[name] !== version,
  )
  return other.length === 0
    ? ready('The packages that are installed are those of package.json.')
    : mend(
        `Other packages are installed than package.json names: ${other.map(([name]) => name).join(', ')}.`,
        'npm ci',
      )
}
