import type { Answer, Change, State } from '../protocol.ts'

/** Differs after each start of the development server. */
export const token = document.querySelector<HTMLMetaElement>('meta[name=edit-token]')!.content

async function request(body?: string): Promise<Response> {
  const response = await fetch('/__edit', {
    method: body ? 'POST' : 'GET',
    headers: { 'X-Edit-Token': token },
    ...(body && { body }),
  })
  if (!response.ok) throw new Error(`The development server refused this (${response.status}).`)
  return response
}

/** @throws if the development server cannot be reached */
export const loadState = async (): Promise<State> => (await request()).json()

/** @throws if the development server cannot be reached, or does not understand the change */
export const sendChange = async (change: Change): Promise<Answer> =>
  (await request(JSON.stringify(change))).json()
