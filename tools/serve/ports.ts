import { once } from 'node:events'
import { createServer } from 'node:net'

/** The last port that can have two after it. */
const last = 65_533

/**
 * The ports of the site (3000 by default), the e-mail service and the inbox, one after another.
 *
 * @param port the environment variable PORT
 * @param command the command that was run
 * @throws Error when PORT is invalid or one of the ports is in use
 */
export async function localPorts(port: string | undefined, command: string) {
  const site = port ? Number(port) : 3000
  if (!Number.isInteger(site) || site < 1 || site > last)
    throw new Error(`PORT has to be a whole number from 1 to ${last}, not “${port}”.`)
  const ports = { site, mail: site + 1, inbox: site + 2 }
  for (const each of Object.values(ports))
    if (!(await isFree(each)))
      throw new Error(
        `Port ${each} is in use. Stop the program that uses it, or choose three other ports in a row by the first: PORT=${(site + 100) % last} ${command}`,
      )
  return ports
}

/** On both addresses of localhost: browsers may try either, and reach another program. */
async function isFree(port: number): Promise<boolean> {
  for (const host of ['127.0.0.1', '::1']) {
    const server = createServer().listen(port, host)
    try {
      await once(server, 'listening')
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return false
    } finally {
      server.close()
    }
  }
  return true
}

/** Whether other machines may reach the site: the option `--host`, as in Vite. */
export const hasHostOption = () => process.argv.includes('--host')
