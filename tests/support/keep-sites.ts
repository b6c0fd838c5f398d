import { startSites } from './sites.ts'

/**
 * Builds and serves the sites until Ctrl-C, for whoever writes journeys: with the printed line in the
 * environment, a run begins at once.
 */
const { addresses } = await startSites()
console.log(`export TEST_ADDRESSES='${JSON.stringify(addresses)}'`)
