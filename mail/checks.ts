import { invalidPublicKey, invalidService, invalidTemplate, tooLarge } from './refusal.ts'
import type { Submission } from './submission.ts'

export interface Account {
  publicKey: string
  serviceId: string
  templateId: string
}

export function checkAccount(submission: Submission, account: Account): void {
  if (submission.publicKey !== account.publicKey) throw invalidPublicKey()
  if (submission.serviceId !== account.serviceId) throw invalidService()
  if (submission.templateId !== account.templateId) throw invalidTemplate()
}

const maxVariableBytes = 50 * 1024

/**
 * 50 KB (51 200 bytes) for the values of all variables together, as UTF-8, line breaks counted
 * as one byte. Neither their names nor the wrapping of the request count, so that the same
 * message fits or does not fit through both endpoints.
 */
export function checkSize(variables: ReadonlyMap<string, string>): void {
  let bytes = 0
  for (const value of variables.values()) bytes += Buffer.byteLength(value)
  if (bytes > maxVariableBytes) throw tooLarge()
}
