import { startSites } from './sites.ts'

/** Runs once, before the workers start: they inherit the addresses with the environment. */
export default async function setUp() {
  // Sites that `node tests/support/keep-sites.ts` keeps are used as they are.
  if (process.env.TEST_ADDRESSES) return undefined
  const sites = await startSites()
  process.env.TEST_ADDRESSES = JSON.stringify(sites.addresses)
  return sites.close
}
