import type { About, Home, ServicesPage } from './schema/pages.ts'
import { titleRoom } from './schema/parts.ts'
import type { Service } from './schema/services.ts'
import type { NotFound, Site } from './schema/site.ts'

type Content = {
  site: Site
  services: Service[]
  home: Home
  servicesPage: ServicesPage
  about: About
  notFound: NotFound
}

type Fault = { name: keyof Content; path: PropertyKey[]; message: string }

/** What is wrong between files whose own shapes are right. */
export function acrossFiles(loaded: Record<string, unknown>): Fault[] {
  const content = loaded as Content
  return [...unknownServices(content), ...longTitles(content), ...wrongPaths(content)]
}

function unknownServices({ home, services }: Content): Fault[] {
  const slugs = services.map(({ slug }) => slug)
  return (home.board?.rows ?? []).flatMap(({ service }, index) =>
    slugs.includes(service)
      ? []
      : [
          {
            name: 'home' as const,
            path: ['board', 'rows', index, 'service'],
            message: `is “${service}”, the slug of no service. Take one of ${slugs.join(', ')}.`,
          },
        ],
  )
}

function longTitles(content: Content): Fault[] {
  return (['home', 'servicesPage', 'about', 'notFound'] as const).flatMap((name) => {
    const title = `${content[name].meta.title} | ${content.site.brand}`
    return title.length <= titleRoom
      ? []
      : [
          {
            name,
            path: ['meta', 'title'],
            message: `is too long for a search result: with the brand it has ${title.length} characters (“${title}”), and ${titleRoom} are shown. Shorten it.`,
          },
        ]
  })
}

/** The pages' own addresses are the routes'. */
function wrongPaths({ home, servicesPage, about, site, notFound }: Content): Fault[] {
  const paths = { home: '/', servicesPage: '/services', about: '/about' }
  const metas = { home, servicesPage, about }
  const faults = (['home', 'servicesPage', 'about'] as const)
    .filter((name) => metas[name].meta.path !== paths[name])
    .map((name) => ({
      name,
      path: ['meta', 'path'],
      message: `has to be ${paths[name]}: pages have their addresses from src/routes.ts.`,
    }))
  const known = Object.values(paths)
  const links = (name: 'site' | 'notFound', key: string, all: { href: string }[]) =>
    all.flatMap(({ href }, index) =>
      known.includes(href)
        ? []
        : [
            {
              name,
              path: [key, index, 'href'],
              message: `leads to no page. Take one of ${known.join(', ')}.`,
            },
          ],
    )
  return [
    ...faults,
    ...links('site', 'pages', site.pages),
    ...links('notFound', 'links', notFound.links),
  ]
}
