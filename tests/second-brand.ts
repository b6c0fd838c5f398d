import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { copyWithSecondBrand, reportOfSecondBrand } from './support/second-brand.ts'

/**
 * The journeys on another brand: a copy of the project in which only content and colours are another
 * provider's (tests/fixtures/second-brand). What follows is passed on to Playwright:
 * `npm run test:brand -- menu`
 */
const journeys = [
  'about',
  'accessibility',
  'breadcrumbs',
  'brand',
  'budgets',
  'contact.e2e',
  'contact-failure',
  'contact-success',
  'contact-without-script',
  'documents',
  'features',
  'footer',
  'forced-colors',
  'head.e2e',
  'header',
  'headings',
  'home',
  'html',
  'keyboard',
  'layout',
  'links',
  'menu',
  'motion',
  'navigation',
  'search',
  'services',
  'sharing',
  'structured-data',
  'tab-links',
  'tabs',
]

const copy = await copyWithSecondBrand(path.resolve(import.meta.dirname, '..'))
const asked = process.argv.slice(2)
const run = (program: string, args: string[]) =>
  spawnSync(path.join(copy, 'node_modules/.bin', program), args, {
    cwd: copy,
    stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: reportOfSecondBrand },
  }).status ?? 1

process.exitCode =
  run('tsc', ['--noEmit']) ||
  run('playwright', [
    'test',
    '--project=chromium',
    '--reporter=list,json',
    ...(asked.length > 0 ? asked : journeys.map((name) => `tests/${name}`)),
  ])
