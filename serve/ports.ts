/** The site's port from the environment, and the three after it for the e-mail service and the inbox. */
export function localPorts(port: string | undefined) {
  const site = port ? Number(port) : 3000
  if (!Number.isInteger(site) || site < 1 || site > 65_532) {
    throw new Error(`PORT is no usable port number: ${port}`)
  }
  return { site, mail: site + 1, inbox: site + 2, smtp: site + 3 }
}

/** One clear sentence for a port that is taken; any other error as it is. */
export function explainPortError(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'EADDRINUSE') return error
  const port = 'port' in error ? String(error.port) : 'one of the ports'
  return new Error(
    `Port ${port} is taken: stop what uses it, or choose another with PORT=4000 npm start.`,
  )
}
