import { constants } from 'node:os'

export const signals = ['SIGINT', 'SIGTERM'] as const

/** Ends by `process.exit`, whose `exit` listeners remove temporary folders; by default none would run. */
export function exitOnSignals() {
  for (const signal of signals) process.on(signal, exitOn)
}

export const exitOn = (signal: NodeJS.Signals) => process.exit(128 + constants.signals[signal])
