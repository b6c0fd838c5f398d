import { startSites } from './sites.ts'

/** Runs once before the workers start. They inherit the addresses through the environment. */
export default async function setUp() {
  const { addresses, close } = await startSites()
  process.env.TEST_ADDRESSES = JSON.stringify(addresses)
  return close
}
