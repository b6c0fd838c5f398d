import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { isScalar, parse, parseDocument, visit } from 'yaml'
import { problemList } from '../tools/prerender/content/problem.ts'
import { checkContent } from '../tools/prerender/content/read-content.ts'
import { writeWorstCase } from '../tools/prerender/content/worst-case.ts'
import { copyProject } from '../tools/prerender/copy-project.ts'
import { checkSettings, readVariables } from '../tools/prerender/settings.ts'
import { project } from '../tools/project.ts'
import { isSample } from './support/content.ts'
import { worstCases } from './support/variants.ts'

/**
 * Makes a provider's own site of a copy of the sample, in tasks of the guides, by changing files only. Mistakes are among
 * the changes: each has to be refused with a message that names it. Then runs what a provider runs before the launch, and
 * the tests. Stops at what fails.
 */
if (!isSample) {
  console.log('Not run: this changes the content of the sample, which is gone.')
  process.exit()
}
const copy = mkdtempSync(path.join(tmpdir(), 'ten-tasks-'))
await copyProject(project, copy)
process.chdir(copy)

const read = (file: string) => readFileSync(file, 'utf8')

function change(files: string, how: (text: string) => string) {
  for (const file of globSync(files)) writeFileSync(file, how(read(file)))
}

/** Sets values of a YAML file by their paths, such as `hero.heading`. `undefined` removes. */
const set = (file: string, values: Record<string, unknown>) =>
  change(file, (text) => {
    const document = parseDocument(text)
    for (const [place, value] of Object.entries(values)) {
      const steps = place.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step))
      if (value === undefined) document.deleteIn(steps)
      else document.setIn(steps, document.createNode(value))
    }
    return document.toString({ lineWidth: 0 })
  })

/** In place of a translation: nearly every text differs, and none is longer. */
function translated(text: string) {
  const document = parseDocument(text)
  const vowels: Record<string, string> = { a: 'ä', e: 'ë', o: 'ö' }
  visit(document, {
    Scalar(key, node) {
      const isText = isScalar(node) && /^(?!\/|\w\w_).*\p{L}{3}/u.test(String(node.value))
      if (key !== 'key' && isText)
        node.value = String(node.value).replace(/\{\w+\}|Nordbahn|[aeo]/g, (it) => vowels[it] ?? it)
    },
  })
  return document.toString({ lineWidth: 0 })
}

async function picture(name: string, width: number, height: number) {
  mkdirSync('content/pictures', { recursive: true })
  await sharp({ create: { width, height, channels: 3, background: 'teal' } }).toFile(
    `content/pictures/${name}`,
  )
}

const run = (...args: string[]) =>
  spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: {
      ...process.env,
      NO_COLOR: '1',
      TEST_VARIANTS: 'plain',
      PATH: `${path.resolve('node_modules/.bin')}:${process.env.PATH}`,
    },
  })

/** What the mistakes of a task were refused with. */
let refused: string[] = []

const problemsNow = () => problemList(checkContent(copy).problems)

/** Called after a mistake. */
function expectRefusal(message: RegExp, found = problemsNow()) {
  assert.match(found, message)
  refused.push(found.match(`.*${message.source}.*`)![0].trim())
}

async function task(name: string, perform: () => unknown) {
  refused = []
  await perform()
  assert.equal(problemsNow(), '', name)
  console.log([name, ...refused].join('\n  '))
}

function runCommand(command: string, ...args: string[]) {
  const { status, stdout, stderr } = run(...args)
  if (status !== 0) throw new Error(`${command} failed in ${copy}:\n${stdout}${stderr}`)
  console.log(command, /(?<!Files +)\b\d+ passed.*/.exec(stdout)?.[0] ?? '')
}

await task(
  'Brand: telephone, e-mail address, place, no social links, the mark; the name in every sentence',
  async () => {
    set('content/en/site.yaml', { brand: 'Nordbahn', telephone: '+43 1' })
    expectRefusal(/site.telephone is not a telephone number/)

    change('content/*/**/*.{yaml,md}', (text) =>
      text
        .replaceAll('Relaywell', 'Nordbahn')
        .replaceAll('relaywell.example', 'nordbahn.eu')
        .replaceAll('+1 202 555 0142', '+43 1 234 5678')
        .replaceAll('tel:+12025550142', 'tel:+4312345678'),
    )
    set('content/en/site.yaml', {
      telephone: '+43 1 234 5678',
      email: 'post@nordbahn.eu',
      place: {
        ...{ display: 'Wien', locality: 'Wien', country: 'AT' },
        ...{ latitude: 48.2082, longitude: 16.3738 },
      },
      social: [],
      'footer.smallPrint': 'Nordbahn GmbH, Wien',
    })
    set('content/es/site.yaml', { 'place.display': 'Viena', 'footer.smallPrint': 'Nordbahn GmbH' })
    set('content/en/mark.yaml', { 'shapes.0.path': 'M3 12H40' })
  },
)

await task('Words: a headline, facts, what the figures measure', async () => {
  set('content/en/home.yaml', { 'hero.heading': 'Geschäftsprozessautomatisierung' })
  expectRefusal(/hero.heading contains .* too wide for a phone/)

  set('content/en/home.yaml', { 'hero.heading': 'Trains on time.' })
  for (const [index] of parse(read('content/en/home.yaml')).impact.metrics.entries()) {
    set('content/en/home.yaml', {
      [`impact.metrics.${index}.value`]: 30 + index,
      [`impact.metrics.${index}.basis`]: 'first year, all clients',
    })
    set('content/es/home.yaml', { [`impact.metrics.${index}.basis`]: 'el primer año' })
  }
  set('content/en/facts.yaml', {
    ...{ founded: 2016, clients: '40', satisfaction: '91%', experts: '7', uptime: '99.5%' },
    ...{ efficiencyImprovement: '30%', costReduction: '20%', availability: '12/5' },
    ...{ responseTime: 'under a minute', currency: 'EUR', priceRange: '€€' },
  })
})

await task(
  'Services: the last one is removed, with its row, its price, its article and who answers for it',
  async () => {
    for (const language of ['en', 'es']) set(`content/${language}/services.yaml`, { 3: undefined })
    expectRefusal(/predictive-analytics/)

    for (const language of ['en', 'es']) {
      set(`content/${language}/home.yaml`, { 'board.rows.3': undefined })
      set(`content/${language}/pricing.yaml`, { 'offers.3': undefined })
    }
    set('content/en/about.yaml', {
      'people.people.0.services.3': undefined,
      'people.people.3.services': undefined,
      'story.events.2.services.1': undefined,
    })
    change('content/en/articles/how-we-measure.md', (text) =>
      text.replace(', predictive-analytics', ''),
    )
  },
)

await task('Languages: no Spanish; German, translated', async () => {
  rmSync('content/es', { recursive: true })
  cpSync('content/en', 'content/de', { recursive: true })
  rmSync('content/de/mark.yaml')
  for (const kind of ['cases', 'articles', 'pages'])
    rmSync(`content/de/${kind}`, { recursive: true })
  set('content/de/site.yaml', { locale: 'de_DE' })
  change('content/de/*.yaml', translated)
  set('content/de/services-page.yaml', { 'meta.path': '/leistungen' })
})

const ownCase = 'content/en/cases/night-shift.md'
const wideTable = `| | ${'A column | '.repeat(9)}\n|---|${'--:|'.repeat(9)}\n| Orders | ${'1,000,000 | '.repeat(9)}\n\n`

await task(
  'Cases and articles: only a case, in English, with pictures and a wide table',
  async () => {
    const text = read('content/en/cases/night-desk.md')
      .replace('sample: true\n', '')
      .replace(/^title: .*$/m, 'title: "Night\\u00adshifts, counted."')
      .replaceAll('Tarn Boots', 'Werkstatt Mur')
      .replaceAll('Ruth', 'Ida')
    for (const kind of ['cases', 'articles']) rmSync(`content/en/${kind}`, { recursive: true })
    mkdirSync('content/en/cases')
    writeFileSync(ownCase, `${text}\n![The hall](../../pictures/hall.png)\n`)
    set('content/en/work.yaml', { onHome: undefined })
    change('content/*/pages/first-twelve-weeks.md', (page) =>
      page.replace('/articles/how-we-measure', '/work/night-shift'),
    )
    expectRefusal(/hall.png, which is not in/)

    await picture('hall.png', 900, 1200)
    await picture('Wide_1.jpg', 3200, 400)
    writeFileSync(
      ownCase,
      `${read(ownCase)}\n![The yard](../../pictures/Wide_1.jpg)\n\n${wideTable}`,
    )
  },
)

await task('Colours: of a line and of buttons', async () => {
  set('content/theme.yaml', { 'colors.line-1.light': '#ff9aa0' })
  expectRefusal(/theme.colors.line-1.light .* nearest colour that works is #a66468/)

  const signal = { light: '#7fd1ff', dark: '#7fd1ff' }
  set('content/theme.yaml', { 'colors.line-1.light': '#a66468', 'colors.signal': signal })
})

await task('Analytics: Plausible, with the other settings', async () => {
  const settings = read('.env.example')
    .replace(/SITE_URL=.*/, 'SITE_URL=https://nordbahn.eu')
    .replaceAll(/(PUBLIC_KEY|SERVICE_ID|TEMPLATE_ID)=/g, '$1=nordbahn')
    .replace('TO_EMAIL=', 'TO_EMAIL=post@nordbahn.eu')
  writeFileSync('.env', settings.replace('MEASUREMENT_ID=', 'MEASUREMENT_ID=UA-1 2'))
  const { problems } = checkSettings(readVariables(copy))
  expectRefusal(/VITE_GA_MEASUREMENT_ID cannot be “UA-1 2”/, problems.join('\n'))

  writeFileSync('.env', settings.replace('PLAUSIBLE_DOMAIN=', 'PLAUSIBLE_DOMAIN=nordbahn.eu'))
})

await task(
  'Sections: no purpose, night board, people, questions before signing or page about privacy; features before services, and a call to action on another site',
  async () => {
    const about = read('content/en/about.yaml')
    set('content/en/about.yaml', { story: undefined })
    expectRefusal(/about.story is missing/)

    writeFileSync('content/en/about.yaml', about)
    set('content/en/home.yaml', { board: undefined })
    expectRefusal(/home.board is not in the first language/)

    set('content/de/home.yaml', { board: undefined })
    set('content/en/home.yaml', {
      sections: ['hero', 'yourLine', 'impact', 'features', 'services', 'empower'],
    })
    set('content/en/site.yaml', { 'cta.href': 'https://cal.nordbahn.eu/demo' })
    for (const language of ['en', 'de']) {
      set(`content/${language}/about.yaml`, { people: undefined })
      set(`content/${language}/privacy.yaml`, { page: undefined })
      rmSync(`content/${language}/before-you-sign.yaml`)
    }
    set('content/en/about.yaml', { sections: ['hero', 'values', 'story'] })
    set('content/en/privacy.yaml', { 'sending.text': 'To our own mail server.' })
    set('content/en/pricing.yaml', { sample: undefined })
    for (const page of ['accessibility', 'imprint', 'first-twelve-weeks'])
      change(`content/en/pages/${page}.md`, (text) => text.replace('sample: true\n', ''))
  },
)

await task('Update: another address of a page, and of the link to it; a price', async () => {
  set('content/en/about.yaml', { 'meta.path': '/firm' })
  expectRefusal(/not-found.links\[1\].href does not lead to a page/)

  set('content/en/not-found.yaml', { 'links.1.href': '/firm' })
  set('content/en/pricing.yaml', { 'offers.0.build': 2600 })
})

const vitest = 'node_modules/vitest/vitest.mjs'
runCommand('npm run build', 'tools/prerender/build.ts')
runCommand('npm run check', 'tools/check/check.ts')
runCommand('npm run check, again', 'tools/check/check.ts')
runCommand('npm run test:unit', vitest, 'run')
runCommand(
  'npm run test:e2e -- pages/',
  ...['node_modules/@playwright/test/cli.js', 'test', '--project=chromium', 'pages/'],
)
for (const worstCase of worstCases) {
  await writeWorstCase(worstCase, copy)
  runCommand(`The worst case “${worstCase}”`, vitest, 'run', 'tests/built-site')
}

rmSync(copy, { recursive: true })
