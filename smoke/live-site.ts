/** A site as it answers: each address is asked once, and nothing is followed. */
export type Answer = {
  address: string
  status: number
  headers: Headers
  type: string
  body: string
}

export class LiveSite {
  readonly origin: string
  /** The folder of the host that the site is in, such as `/site/`; `/` for the whole host. */
  readonly base: string
  private readonly answers = new Map<string, Promise<Answer>>()

  constructor(address: string) {
    const { origin, pathname } = new URL(address)
    this.origin = origin
    this.base = pathname.replace(/\/*$/, '/')
  }

  get(path: string): Promise<Answer> {
    const address = new URL(path, this.origin).href
    const known = this.answers.get(address)
    if (known) return known
    const asked = ask(address)
    this.answers.set(address, asked)
    return asked
  }

  /** The paths of the sitemap; the home page alone where there is none. */
  async pages(): Promise<string[]> {
    const { status, body } = await this.get(`${this.base}sitemap.xml`)
    const places = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => place!)
    return status === 200 && places.length > 0
      ? places.map((place) => new URL(place).pathname)
      : [this.base]
  }
}

export async function ask(address: string): Promise<Answer> {
  const response = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(30_000) })
  return {
    address,
    status: response.status,
    headers: response.headers,
    type: response.headers.get('content-type') ?? '',
    body: await response.text(),
  }
}

/** The values of an attribute of the elements that the pattern finds. */
export function attributes(html: string, element: RegExp, attribute: string): string[] {
  const value = new RegExp(`\\b${attribute}="([^"]*)"`, 'i')
  return [...html.matchAll(element)].flatMap(([tag]) => value.exec(tag)?.[1] ?? [])
}

/** The scripts that a document brings by itself. */
export const scriptsOf = (html: string) =>
  [...html.matchAll(/\bimport\("([^"]+)"\)/g)].map(([, address]) => address!)
