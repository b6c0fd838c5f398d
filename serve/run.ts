import { explainPortError } from './ports.ts'

type Running = { lines: string[]; close: () => Promise<void> }

/** Runs what `start` starts until Ctrl-C; prints where to open it, or one sentence why it cannot run. */
export async function run(start: () => Promise<Running>): Promise<void> {
  let running: Running | undefined
  let ending = false
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      // Still starting: `exit` listeners remove temporary folders.
      if (!running) process.exit(1)
      // npm passes the terminal's Ctrl-C on a second time.
      if (ending) return
      ending = true
      running?.close().then(() => process.exit(0))
    })
  }

  try {
    running = await start()
  } catch (error) {
    const explained = explainPortError(error)
    console.error(explained instanceof Error ? explained.message : explained)
    process.exit(1)
  }
  console.log(`\n${running.lines.join('\n')}\n`)
}
