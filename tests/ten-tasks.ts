import { spawnSync } from 'node:child_process'
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { isScalar, parse, parseDocument, visit } from 'yaml'
import { contentProblems } from '../tools/build/content/check.ts'
import { problemList } from '../tools/build/content/problem.ts'
import { writeWorstCase } from '../tools/build/content/worst-case.ts'
import { copyProject } from '../tools/build/copy-project.ts'
import { checkSettings, readVariables } from '../tools/build/settings.ts'
import { project } from '../tools/project.ts'
import { worstCases } from './support/variants.ts'
import { isSample } from './support/words.ts'

/**
 * Makes a provider's own site of a copy of the sample, in ten tasks of the guides, by changing files only. Steps that
 * have to be refused are among them: each has to name what is wrong. Then runs what a provider runs, and on the worst
 * cases the tests that depend on the content. Prints a table.
 */
if (!isSample) {
  console.log('Not run: this changes the content of the sample, which is gone.')
  process.exit()
}
const copy = mkdtempSync(path.join(os.tmpdir(), 'ten-tasks-'))
await copyProject(project, copy)
symlinkSync(path.join(project, 'node_modules'), path.join(copy, 'node_modules'))

const at = (file: string) => path.join(copy, file)
const read = (file: string) => readFileSync(at(file), 'utf8')
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(at(file)), { recursive: true })
  writeFileSync(at(file), text)
}
const remove = (...files: string[]) => {
  for (const file of files) rmSync(at(file), { recursive: true })
}
const replace = (file: string, from: string | RegExp, to: string) => {
  if (read(file).replace(from, to) === read(file)) throw new Error(`${file} has no ${from}`)
  write(file, read(file).replace(from, to))
}
/** Sets values of a YAML file by their paths, such as `hero.heading`. `undefined` removes. */
const set = (file: string, values: Record<string, unknown>) => {
  const document = parseDocument(read(file))
  for (const [place, value] of Object.entries(values)) {
    const steps = place.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step))
    if (value === undefined) document.deleteIn(steps)
    else document.setIn(steps, document.createNode(value))
  }
  write(file, document.toString({ lineWidth: 0 }))
}
const inAll = (files: string, change: (text: string) => string) => {
  for (const file of globSync(files, { cwd: copy })) write(file, change(read(file)))
}
const run = (...args: string[]) =>
  spawnSync(process.execPath, args, {
    cwd: copy,
    encoding: 'utf8',
    env: {
      ...process.env,
      TEST_VARIANTS: 'plain,google,faulty-mail',
      PATH: `${at('node_modules/.bin')}:${process.env.PATH}`,
    },
  })
const picture = (name: string, width: number, height: number) => {
  mkdirSync(at('content/pictures'), { recursive: true })
  return sharp({ create: { width, height, channels: 3, background: 'teal' } }).toFile(
    at(`content/pictures/${name}`),
  )
}
/** In place of a translation: nearly every text differs, and none is longer. */
const translate = (file: string) => {
  const document = parseDocument(read(file))
  visit(document, {
    Scalar(key, node) {
      if (key === 'key' || !isScalar(node) || !/^(?!\/|\w\w_).*\p{L}{3}/u.test(String(node.value)))
        return
      node.value = String(node.value).replace(
        /\{\w+\}|Nordbahn|[aeo]/g,
        (it) => ({ a: 'ä', e: 'ë', o: 'ö' })[it] ?? it,
      )
    },
  })
  write(file, document.toString({ lineWidth: 0 }))
}

let story: unknown

type Step = [what: string, how: () => unknown, refused?: RegExp]

const aCase = `---
title: Night shifts, counted.
description: A workshop in Graz counted its night shifts before and after a line took over the orders.
services: [voice-ai]
company: Werkstatt Mur
place: Graz
size: 12 people
since: 2025-03-03
notes: { start: January 2025, built: Five weeks, broke: 'May 12, 2025' }
cases: orders
week: { all: 690, stopped: 112 }
result:
  figures: [{ before: 61%, after: 97%, label: of orders read within a minute }]
  on: September 2025
  how: The workshop’s own list.
  when: Four weeks against four weeks.
  byWhom: The workshop.
person: { name: Ida Moser, role: owner, quote: I read the stopped orders first., consent: true }
---
`
const stops = Object.values(parse(read('content/en/work.yaml')).stops)
const caseText = stops.map((heading) => `## ${heading}\n\nOne paragraph.\n\n`).join('')
const wideTable = `| | ${'A column | '.repeat(9)}\n|---|${'--:|'.repeat(9)}\n| Orders | ${'1,000,000 | '.repeat(9)}\n\n`
const caseFile = 'content/en/cases/night-shift.md'

const tasks: Record<string, Step[]> = {
  Brand: [
    [
      'half of another number in site.yaml',
      () => set('content/en/site.yaml', { brand: 'Nordbahn', telephone: '+43 1' }),
      /site.telephone is not a telephone number/,
    ],
    [
      'all of it, the e-mail address, the place, no social links; the name in every sentence',
      () => {
        set('content/en/site.yaml', {
          telephone: '+43 1 234 5678',
          email: 'post@nordbahn.eu',
          place: {
            ...{ display: 'Wien', locality: 'Wien', country: 'AT' },
            ...{ latitude: 48.20817, longitude: 16.37382 },
          },
          social: [],
          'footer.smallPrint': 'Nordbahn GmbH, Wien',
        })
        set('content/es/site.yaml', {
          'place.display': 'Viena',
          'footer.smallPrint': 'Nordbahn GmbH',
        })
        inAll('content/*/**/*.{yaml,md}', (text) =>
          text
            .replaceAll('Relaywell', 'Nordbahn')
            .replaceAll('relaywell.example', 'nordbahn.eu')
            .replaceAll('+1 202 555 0142', '+43 1 234 5678')
            .replaceAll('tel:+12025550142', 'tel:+4312345678'),
        )
        set('content/en/mark.yaml', { 'shapes.0.path': 'M3 12H40' })
      },
    ],
  ],
  Words: [
    [
      'a headline with a long word',
      () => set('content/en/home.yaml', { 'hero.heading': 'Geschäftsprozessautomatisierung' }),
      /hero.heading contains .* too wide for a phone/,
    ],
    [
      'a shorter one; facts, and what the figures measure',
      () => {
        const { metrics } = parse(read('content/en/home.yaml')).impact
        const own = metrics.map((metric: object, index: number) => ({
          ...{ ...metric, value: 30 + index, basis: 'first year, all clients' },
        }))
        set('content/en/home.yaml', { 'hero.heading': 'Trains on time.', 'impact.metrics': own })
        for (const index of own.keys())
          set('content/es/home.yaml', { [`impact.metrics.${index}.basis`]: 'el primer año' })
        set('content/en/facts.yaml', {
          ...{ founded: 2016, clients: '40', satisfaction: '91%', experts: '7', uptime: '99.5%' },
          ...{ efficiencyImprovement: '30%', costReduction: '20%', availability: '12/5' },
          ...{ responseTime: 'under a minute', currency: 'EUR', priceRange: '€€' },
        })
      },
    ],
  ],
  Services: [
    [
      'the last one is removed',
      () => {
        for (const language of ['en', 'es'])
          set(`content/${language}/services.yaml`, { 3: undefined })
      },
      /predictive-analytics/,
    ],
    [
      'with its row, its price and its articles',
      () => {
        for (const language of ['en', 'es']) {
          set(`content/${language}/home.yaml`, { 'board.rows.3': undefined })
          set(`content/${language}/pricing.yaml`, { 'offers.3': undefined })
        }
        replace('content/en/articles/how-we-measure.md', 'predictive-analytics', 'voice-ai')
      },
    ],
  ],
  Languages: [
    [
      'german is added',
      () => String(run('tools/language/add-language.ts', 'german').stderr),
      /not the code/,
    ],
    [
      'no Spanish; German, translated',
      () => {
        remove('content/es')
        run('tools/language/add-language.ts', 'de')
        for (const file of globSync('content/de/*.yaml', { cwd: copy })) translate(file)
        set('content/de/services-page.yaml', { 'meta.path': '/leistungen' })
      },
    ],
  ],
  'Cases and articles': [
    [
      'all of the sample’s are removed; a case with a picture that is missing',
      () => {
        remove('content/en/cases', 'content/en/articles')
        write(caseFile, `${aCase}${caseText}![The hall](../../pictures/hall.png)\n`)
      },
      /night-shift.md.*\n.*hall.png, which is not in/,
    ],
    [
      'the picture is there; so are a wide one and a wide table, aligned to the right',
      async () => {
        await picture('hall.png', 900, 1200)
        await picture('Wide_1.jpg', 3200, 400)
        write(caseFile, `${read(caseFile)}\n![The yard](../../pictures/Wide_1.jpg)\n\n${wideTable}`)
        set('content/en/work.yaml', { onHome: undefined })
      },
    ],
  ],
  Colours: [
    [
      'a line that is too pale',
      () => set('content/theme.yaml', { 'colors.line-1.light': '#ff9aa0' }),
      /theme.colors.line-1.light .* nearest colour that works is #a66468/,
    ],
    [
      'the colour that the message names; another signal colour',
      () => {
        const signal = { light: '#7fd1ff', dark: '#7fd1ff' }
        set('content/theme.yaml', { 'colors.line-1.light': '#a66468', 'colors.signal': signal })
      },
    ],
  ],
  Analytics: [
    [
      'settings in .env with an old measurement ID',
      () => {
        write('.env', `${read('.env.example')}VITE_GA_MEASUREMENT_ID=UA-1 2\n`)
        for (const name of ['PUBLIC_KEY', 'SERVICE_ID', 'TEMPLATE_ID'])
          replace('.env', `VITE_EMAILJS_${name}=`, `VITE_EMAILJS_${name}=nordbahn`)
        replace('.env', 'TO_EMAIL=', 'TO_EMAIL=post@nordbahn.eu')
        replace('.env', /SITE_URL=.*/, 'SITE_URL=https://nordbahn.eu')
      },
      /VITE_GA_MEASUREMENT_ID cannot be “UA-1 2”/,
    ],
    [
      'Plausible',
      () => replace('.env', 'GA_MEASUREMENT_ID=UA-1 2', 'PLAUSIBLE_DOMAIN=nordbahn.eu'),
    ],
  ],
  Sections: [
    [
      'a part that every site has is left out',
      () => {
        story = parse(read('content/en/about.yaml')).story
        set('content/en/about.yaml', { story: undefined })
      },
      /about.story is missing/,
    ],
    [
      'the night board is left out, in English only',
      () => {
        set('content/en/about.yaml', { story })
        set('content/en/home.yaml', { board: undefined })
      },
      /content.de.home.yaml.*\n.*home.board is not in the first language/,
    ],
    [
      'in German too, and so are people, the questions before signing and the page about privacy',
      () => {
        for (const language of ['en', 'de']) {
          set(`content/${language}/home.yaml`, { board: undefined })
          set(`content/${language}/about.yaml`, { people: undefined })
          set(`content/${language}/privacy.yaml`, { page: undefined })
          remove(`content/${language}/before-you-sign.yaml`)
        }
        set('content/en/privacy.yaml', { 'sending.text': 'To our own mail server.' })
        set('content/en/pricing.yaml', { sample: undefined })
        replace('content/en/pages/imprint.md', 'sample: true\n', '')
      },
    ],
  ],
  Update: [
    [
      'another address of a page',
      () => set('content/en/about.yaml', { 'meta.path': '/firm' }),
      /not-found.links\[1\].href does not lead to a page/,
    ],
    [
      'and of the link to it; a price',
      () => {
        set('content/en/not-found.yaml', { 'links.1.href': '/firm' })
        set('content/en/pricing.yaml', { 'offers.0.build': 2600 })
      },
    ],
  ],
}

const problemsNow = () =>
  [
    problemList(contentProblems(copy)),
    ...(existsSync(at('.env')) ? checkSettings(readVariables(copy)).problems : []),
  ].join('\n')

const rows: string[] = []
const addRow = (task: string, since: number, ...cells: string[]) =>
  rows.push(`| ${[task, ((performance.now() - since) / 1000).toFixed(1), ...cells].join(' | ')} |`)

for (const [task, steps] of Object.entries(tasks)) {
  const start = performance.now()
  const messages: string[] = []
  for (const [what, how, refused] of steps) {
    const answer = await how()
    const found = typeof answer === 'string' ? answer : problemsNow()
    if (!(refused ?? /^\s*$/).test(found))
      throw new Error(`${task}, ${what}: expected ${refused ?? 'no problem'}, found:\n${found}`)
    if (refused) messages.push(found.match(`.*(${refused.source}).*`)![0].replace(/\s+/g, ' '))
  }
  addRow(task, start, steps.map(([what]) => what).join('; '), messages.join('; '))
}

const [vitest, playwright] = ['vitest/vitest.mjs', '@playwright/test/cli.js'].map((name) =>
  at(`node_modules/${name}`),
) as [string, string]
const commands: [command: string, ...args: string[]][] = [
  ['npm run check-content', 'tools/check-content/check-content.ts'],
  ['npm run build', 'tools/build/build.ts'],
  ['npm run doctor', 'tools/doctor/doctor.ts'],
  ['npm run test:unit', vitest, 'run'],
  ['npm run test:e2e', playwright, 'test', '--project=chromium', 'pages/'],
]
for (const [command, ...args] of commands) runCommand(command, ...args)
for (const worstCase of worstCases) {
  await writeWorstCase(worstCase, copy)
  runCommand(`The worst case “${worstCase}”`, vitest, 'run', 'src', 'tests/built-site')
}

function runCommand(command: string, ...args: string[]) {
  const start = performance.now()
  const { status, stdout, stderr } = run(...args)
  addRow(command, start, `exit code ${status}`, '')
  if (status === 0) return
  console.log(stdout, stderr)
  process.exitCode = 1
}

console.log(['| Task | Seconds | Steps | Refused |', '|---|--:|---|---|', ...rows].join('\n'))
if (process.exitCode) console.log(`The copy is in ${copy}.`)
else rmSync(copy, { recursive: true })
