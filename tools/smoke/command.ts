import { parseArgs } from 'node:util'

/** Reads the site's address and the options. Without an address, prints the usage and exits with 2. */
export function readArguments(name: string, usage: string) {
  const { values, positionals } = parseArgs({
    options: { message: { type: 'boolean', default: false }, inbox: { type: 'string' } },
    allowPositionals: true,
  })
  const [address = ''] = positionals
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) {
    console.error(`Usage: npm run ${name} -- https://example.com ${usage}`)
    process.exit(2)
  }
  return { address, ...values }
}

/** Prints the result of a check. One with problems makes the command exit with 1. */
export function report(name: string, problems: string[]) {
  console.log(`${problems.length === 0 ? 'ok   ' : 'FAIL '} ${name}`)
  for (const problem of problems) console.log(problem.replaceAll(/^/gm, '      '))
  if (problems.length > 0) process.exitCode = 1
}
