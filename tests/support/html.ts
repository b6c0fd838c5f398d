import type { APIRequestContext } from '@playwright/test'
import { Window } from 'happy-dom'

/** A page's document as it was built, before any script. */
export async function builtDocument(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text()
  return { html, document: new new Window().DOMParser().parseFromString(html, 'text/html') }
}
