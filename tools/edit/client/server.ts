import type {
  Answer,
  Change,
  EditRequest,
  PictureAnswer,
  Place,
  PreviewAnswer,
  PreviewRequest,
  State,
} from '../protocol.ts'
import { queue } from '../queue.ts'

/** Differs after each start of the development server. */
export let token = document.querySelector<HTMLMetaElement>('meta[name=edit-token]')!.content

/** For changes. */
export const inTurn = queue()

/** Resolves when all changes so far are saved or refused. */
export const settled = () => inTurn(async () => {})

async function request<Type>(path = '', init: RequestInit = {}, isAgain = false): Promise<Type> {
  const send = () => fetch(`/__edit${path}`, { ...init, headers: { 'X-Edit-Token': token } })
  // Once more after a moment. The server recognises a change that it has made already.
  const response = await send().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    return send()
  })
  if (response.status === 403 && !isAgain) {
    // The server was started again.
    const page = await (await fetch(window.location.href)).text()
    token = /name="edit-token" content="([^"]+)"/.exec(page)?.[1] ?? token
    return request(path, init, true)
  }
  // What is wrong with a picture is in the answer.
  if (!response.ok && init.method !== 'PUT')
    throw new Error(`The development server refused this (${response.status}).`)
  return response.json()
}

const post = <Type>(content: EditRequest) =>
  request<Type>('', { method: 'POST', body: JSON.stringify(content) })

/** What the toolbar says when a request fails. */
export const away =
  'The development server cannot be reached. Start it with npm run dev; what you typed is saved then.'

// Each throws if the development server cannot be reached.

export const loadState = () => request<State>()

export const sendChange = (change: Change) => post<Answer>(change)

export const sendStillRight = (place: Place) => post({ kind: 'still-right', place })

export const preview = (text: Omit<PreviewRequest, 'kind'>) =>
  post<PreviewAnswer>({ kind: 'preview', ...text })

export const sendPicture = (file: File) =>
  request<PictureAnswer>(`/picture?name=${encodeURIComponent(file.name)}`, {
    method: 'PUT',
    body: file,
  })
