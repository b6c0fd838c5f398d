import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { localSettings } from '../serve/local-settings.ts'
import { makeCertificate } from './support/certificate.ts'
import { startHost, temporaryFolder } from './support/hosts.ts'
import { withoutCssErrors } from './support/without-css-errors.ts'

/**
 * `npm run grade`: MDN's HTTP Observatory itself on what `npm run build` wrote, served by nginx. Not a
 * dependency: 195 packages, for what smoke/grade.ts says in a page (docs/decisions/0010).
 */
const version = '1.4.8'
const project = path.resolve(import.meta.dirname, '..')
const home = path.join(project, '.cache/observatory')
const tool = path.join(home, 'node_modules/@mdn/mdn-http-observatory')
const site = path.join(project, 'dist')

if (!existsSync(site)) throw new Error('There is no dist/ to grade: npm run build first.')
if (!existsSync(tool)) {
  mkdirSync(home, { recursive: true })
  writeFileSync(path.join(home, 'package.json'), '{ "private": true, "type": "module" }\n')
  // Its install script would fetch a list of sites that browsers know beforehand. Ours is not on it.
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--save-exact']
  execFileSync('npm', ['install', ...options, `@mdn/mdn-http-observatory@${version}`], {
    cwd: home,
    stdio: 'inherit',
  })
  writeFileSync(path.join(tool, 'conf/hsts-preload.json'), '{}')
}

/** The tool's own program asks the usual ports alone; its parts take others. None of them reads styles. */
const program = `
import { ALL_TESTS } from '${tool}/src/constants.js'
import { retrieve } from '${tool}/src/retriever/retriever.js'
import { getGradeForScore, getScoreModifier } from '${tool}/src/grader/grader.js'
const [httpsPort, httpPort] = process.argv.slice(1).map(Number)
${withoutCssErrors}const answers = await retrieve('localhost', { httpsPort, httpPort })
let score = 100
for (const test of ALL_TESTS) {
  const { result } = test(answers)
  const points = getScoreModifier(result)
  score += points
  console.log(String(points).padStart(4), result)
}
const { grade } = getGradeForScore(score)
console.log(grade, score)
process.exit(grade === 'A+' && score >= 125 ? 0 : 1)
`

const folder = await temporaryFolder('certificate')
const encryption = makeCertificate(folder)
const settings = localSettings('https://api.emailjs.com', 'https://localhost')
const host = await startHost('nginx', site, settings, encryption)
const ports = [host.url, host.open].map((url) => new URL(url).port)
const { status, stderr } = spawnSync(
  process.execPath,
  ['--input-type=module', '--eval', program, ...ports],
  {
    stdio: ['ignore', 'inherit', 'pipe'],
    encoding: 'utf8',
    env: { ...process.env, NODE_EXTRA_CA_CERTS: encryption.certificate },
  },
)
process.stderr.write(stderr)
await host.close()
await rm(folder, { recursive: true, force: true })
// An error that the tool only prints fails this command too.
process.exitCode = stderr ? 1 : (status ?? 1)
