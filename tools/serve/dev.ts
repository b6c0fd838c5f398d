import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'

// `npm run dev`: the development server in a process of its own, because Node keeps the modules that it has loaded.

const file = path.join(import.meta.dirname, 'dev-server.ts')
let server: ChildProcess

function startServer() {
  server = fork(file, process.argv.slice(2))
  server.once('exit', (code) => process.exit(code ?? 1))
  // It asks to be started again.
  server.once('message', () => server.removeAllListeners('exit').once('exit', startServer).kill())
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
startServer()
