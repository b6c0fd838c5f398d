import { once } from 'node:events'
import { createServer } from 'node:net'

/** The first of several free ports in a row. They are below those that systems give to outgoing connections. */
export async function freePorts(count: number): Promise<number> {
  for (;;) {
    const first = 20_000 + count * Math.floor(Math.random() * 2000)
    const servers = Array.from({ length: count }, (_, index) =>
      createServer().listen(first + index, '127.0.0.1'),
    )
    const listening = await Promise.allSettled(servers.map((server) => once(server, 'listening')))
    for (const server of servers) server.close()
    if (listening.every(({ status }) => status === 'fulfilled')) return first
  }
}
