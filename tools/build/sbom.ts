import { readFile } from 'node:fs/promises'
import path from 'node:path'

type Locked = { version: string; license: string; integrity: string }

/**
 * A software bill of materials for the given packages, in CycloneDX (https://cyclonedx.org/docs/1.6/json/).
 * `npm sbom --omit=dev` would leave out React, because a development tool depends on it too.
 *
 * @param names the bundled packages
 * @throws Error when a package is not in package-lock.json
 */
export async function billOfMaterials(project: string, names: readonly string[]): Promise<string> {
  const read = async (name: string) => JSON.parse(await readFile(path.join(project, name), 'utf8'))
  const { name, version, license } = await read('package.json')
  const { packages } = (await read('package-lock.json')) as { packages: Record<string, Locked> }
  const components = names.map((each) => component(each, packages[`node_modules/${each}`]))
  const application = { type: 'application', 'bom-ref': name, name, version, ...licensed(license) }
  const bill = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: application },
    components,
    dependencies: [{ ref: name, dependsOn: components.map(({ purl }) => purl) }],
  }
  return `${JSON.stringify(bill, null, 2)}\n`
}

function component(name: string, locked: Locked | undefined) {
  if (!locked)
    throw new Error(`${name} is in the bundle, but not in package-lock.json. Run npm install.`)
  const { version, license, integrity } = locked
  // A package URL encodes the @ of a scope (https://github.com/package-url/purl-spec).
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
  const content = Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex')
  const hashes = [{ alg: 'SHA-512', content }]
  return { type: 'library', 'bom-ref': purl, name, version, purl, ...licensed(license), hashes }
}

const licensed = (id: string) => ({ licenses: [{ license: { id } }] })
