import { z } from 'zod'
import { maxTitleLength } from '../../src/content/parts.ts'
import { jsonSchemaOf } from './json-schemas.ts'
import { isOwn, isShared } from './translation.ts'

export type Language = 'en' | 'ar'
export const alphabets = {
  en: 'abcdefghijklmnopqrstuvwxyz',
  ar: 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي',
}

// biome-ignore lint/suspicious/noExplicitAny: content of any shape
export type Raw = any

const email = `${alphabets.en}@worst-case.example`
const brand = alphabets.en.slice(0, 12)
export const picture = 'picture.png'
/** Optional values that cannot be with the others. */
const absent =
  /\.md\.(draft|address)$|\.options$|^plan\.parts\.(0\.steps\.\d+\.hours|[01]\.steps\.\d+\.takes)$|^night\.events\.([5-9]|1\d)\.decision$/

/** Of the services, of which the schema allows eight. */
const slugs = ['job-1', 'job-2', 'job-3', 'job-4', 'job-5']

/**
 * Makes values as a schema allows them.
 *
 * @param isFirst whether to make what is the same in every language, too
 */
export function valueMaker(isLongest: boolean, alphabet: string, isFirst: boolean) {
  // Not 0: libraries contain the alphabet itself.
  let count = 1

  /** The alphabet, over and over. The first three letters are those of no other word. */
  function word(length: number): string {
    const start = count++
    const turn = Math.floor(start / alphabet.length)
    const round = Math.floor(turn / alphabet.length)
    const letterAt = (at: number) =>
      alphabet[(start + (at > 0 ? turn : 0) + (at > 1 ? round : 0) + at) % alphabet.length]
    return Array.from({ length }, (_, at) => letterAt(at)).join('')
  }

  /** @param place the name of the file or of the kind of Markdown file, and the path in it */
  function value(schema: z.ZodType, sample: Raw, place: string): Raw {
    const { def } = schema as z.ZodType & { def: z.core.$ZodTypes['_zod']['def'] }
    const same = (inner: z.core.$ZodType) => value(inner as z.ZodType, sample, place)
    const part = (inner: z.core.$ZodType, key: string | number, like = sample?.[key]) =>
      value(inner as z.ZodType, like, `${place}.${key}`)
    if (!isFirst && (isShared(schema) || isOwn(schema))) return undefined
    if (schema.meta()?.isPath)
      return ['/', '/about', '/services'][Number(/\.(\d+)\.href$/.exec(place)?.[1] ?? 1) % 3]
    const known = knownValue(place)
    if (known !== undefined) return known
    switch (def.type) {
      case 'optional': {
        const isPresent = isLongest && !absent.test(place)
        return isPresent ? same(def.innerType) : undefined
      }
      case 'pipe':
        return same(def.in)
      case 'object':
        // A header with several of the longest names would be as high as the window.
        return mapValues(def.shape, (inner, key) =>
          key === 'link' && sample?.menu === 'header' && place !== 'home.meta'
            ? word(10)
            : part(inner, key),
        )
      case 'record':
        return mapValues(sample, (_, key) => part(def.valueType, key))
      case 'tuple':
        return def.items.map((item, index) => part(item, index))
      case 'array': {
        if (/^[\w-]+\.sections$/.test(place)) {
          // The hero alone, or all of them, from the third one on the other way round.
          const [hero, second, ...others] = jsonSchemaOf(def.element as z.ZodType).enum!
          return isLongest ? [hero, second, ...others.toReversed()] : [hero]
        }
        const { minItems = 0, maxItems = sample?.length || 1 } = jsonSchemaOf(schema)
        const most = place === 'services' ? slugs.length : maxItems
        // A table keeps its columns.
        const isTable = /\.(screen|table)\.(columns|rows\.\d+)$/.test(place)
        const length = isTable ? (sample?.length ?? 2) : isLongest ? most : minItems
        return Array.from({ length }, (_, index) =>
          part(def.element, index, sample?.[index % sample.length]),
        )
      }
      case 'union': {
        // A scene of a service, what a card shows, or a colour.
        const objects = def.options.filter((option) => option instanceof z.ZodObject)
        const object = objects.find(({ shape }) =>
          Object.entries<z.ZodType>(shape).every(
            ([key, inner]) => inner.def.type !== 'literal' || inner.safeParse(sample[key]).success,
          ),
        )
        return object ? same(object) : sample
      }
      case 'string':
        return text(schema, sample, place)
      case 'number': {
        const { minimum = 1, maximum = Number.MAX_SAFE_INTEGER } = jsonSchemaOf(schema)
        const hasLimit = maximum < Number.MAX_SAFE_INTEGER && !place.includes('.toPerson.')
        return isLongest && hasLimit ? maximum : (sample ?? minimum)
      }
      case 'enum':
        return sample ?? Object.values(def.entries)[0]
      default:
        return sample ?? (def.type === 'literal' ? def.values[0] : undefined)
    }
  }

  /** Values that have to agree with each other, or must not be the sample’s. */
  function knownValue(place: string): Raw {
    const index = Number(/\.(\d+)/.exec(place)?.[1] ?? 0)
    if (/^services\.\d+\.slug$|\.service$/.test(place)) return slugs[index % slugs.length]
    const page = /^([\w-]+?)(-page|\.page)?\.meta\.path$/.exec(place)?.[1]
    if (page) return page === 'home' ? '/' : `/${page}`
    if (/^not-found\.links\.\d+\.href$/.test(place)) return ['/', '/about'][index] ?? '/services'
    if (/^services\.\d+\.line$/.test(place)) return index + 1
    if (/^services\.\d+\.letter$/.test(place)) return word(isLongest ? 2 : 1)
    if (/(\.md|\.(people|events)\.\d+)\.services$/.test(place)) return [...slugs]
    if (/\.md\.(date|updated|since|reviewed\.on)$/.test(place)) return '2025-03-01'
    // The accessible name of the logo has to contain what can be seen.
    if (/^site\.(brand|homeLink)$/.test(place)) return brand
    // What is seen of a button has to be in its name.
    if (place === 'home.meta.link') return word(6)
    if (place === 'site.cta.text') return word(14)
    // The hours of the plan: in each step after the contract, as many as there can be.
    if (place === 'pricing.firstYear.earned.team') return 5 * 8 * 24
    const part = /^plan\.parts\.(\d)\.line$/.exec(place)?.[1]
    if (part) return ['planned', 'built'][Number(part)] ?? 'running'
    // The document of the 404 page has its title as a crumb, which a script replaces: a long one moves the page.
    if (place === 'not-found.meta.title') return 'Not found'
    if (place === 'site.email') return email
    if (place === 'site.telephone') return '+49 15 12 34 56 78 9 0 1'
    if (/^site\.social\.\d+\.href$/.test(place)) return `https://worst-case.example/${index}`
    if (/\.(booking|callToAction)\.href$/.test(place)) return 'https://worst-case.example/book'
    if (/\.reach\.href$/.test(place)) return `mailto:${email}`
    return /\.portrait$/.test(place) ? picture : undefined
  }

  function text(schema: z.ZodType, sample: string, place: string): string {
    const { placeholders = [], minLength = 0, maxLength = 0, ...json } = jsonSchemaOf(schema)
    // Not words, such as an icon. The project’s content may leave out times.
    if (json.pattern ?? json.format ?? json.enum) return sample ?? '09:00'
    const names = (placeholders as string[]).map((name) => `{${name}}`).join(alphabet[0])
    // A title is followed by the brand.
    const isTitle = /\.(meta|md)\.title$/.test(place)
    const longest = isTitle ? maxTitleLength - ` | ${brand}`.length : maxLength
    const letters = word(Math.max(0, (isLongest ? longest : Math.max(2, minLength)) - names.length))
    const isHeadline = schema.safeParse('m'.repeat(14)).error?.message.includes('too wide')
    return names + (isHeadline ? letters.replace(/(.{13})./g, '$1\u00ad') : letters)
  }

  /** What a Markdown file may contain. */
  const markdown = () => `${word(400)} **${word(40)}** \`${word(80)}\`

- ${word(120)}
- [${word(60)}](/services)

1. ${word(3)}

> ${word(120)}

| ${word(24)} | ${word(24)} | ${word(24)} |
|---|---|---|
| ${word(40)} | ${word(40)} | ${word(40)} |

\`\`\`
${word(200)}
\`\`\`

![${word(60)}](../../pictures/${picture})

`

  return { word, value, markdown }
}

export const mapValues = (of: object, change: (value: Raw, key: string) => Raw) =>
  Object.fromEntries(Object.entries(of).map(([key, value]) => [key, change(value, key)]))
