import { placeOf, type ReadContent, samplesTest } from '../content.ts'
import { ask, type Finding, mend, ready } from '../finding.ts'
import { fingerprint, isSampleEmail, isSampleHost, sample } from '../sample.ts'

/** What of the sample brand is still in place. */
export function leftOfSample(content: ReadContent): Finding[] {
  const checks = [brand, email, telephone, social, place, smallPrint, claims, mark, privacy, test]
  return checks.flatMap((check) => check(content))
}

function brand({ site, sources }: ReadContent): Finding {
  const places = Object.entries(sources).flatMap(([file, source]) => {
    const lines = source
      .split('\n')
      .flatMap((line, index) =>
        line.toLowerCase().includes(sample.brand.toLowerCase()) ? [index + 1] : [],
      )
    return lines.length > 0 ? [`${file}:${lines.join(', ')}`] : []
  })
  return places.length === 0
    ? ready(`The brand is ${site.brand}.`)
    : mend(`The sample brand, ${sample.brand}, is still named.`, places.join('\n'))
}

function email({ site, sources }: ReadContent): Finding {
  return isSampleEmail(site.email)
    ? mend(`The e-mail address is a sample: ${site.email}.`, placeOf(sources, 'site', 'email'))
    : ready(`The e-mail address is ${site.email}.`)
}

/** 555-0100 to 555-0199 are reserved for stories (North American Numbering Plan). */
function telephone({ site, sources }: ReadContent): Finding {
  return /^tel:\+1\d{3}55501\d\d$/.test(site.telephone.href)
    ? mend(
        `The telephone number is a sample: ${site.telephone.display}.`,
        placeOf(sources, 'site', 'telephone'),
      )
    : ready(`The telephone number is ${site.telephone.display}.`)
}

function social({ site, sources }: ReadContent): Finding[] {
  const samples = site.social.flatMap(({ text, href }, index) => {
    const { hostname, pathname } = new URL(href)
    return isSampleHost(hostname) || /example/i.test(pathname)
      ? [
          mend(
            `The link to ${text} is a sample: ${href}.`,
            `${placeOf(sources, 'site', 'social', index)}. Take it away if there is none.`,
          ),
        ]
      : []
  })
  if (samples.length > 0) return samples
  const names = site.social.map(({ text }) => text).join(', ')
  return [ready(names ? `Social links lead to your own pages: ${names}.` : 'No social links.')]
}

function place({ site, sources }: ReadContent): Finding {
  const { latitude, longitude, display } = site.place
  return latitude === sample.place.latitude && longitude === sample.place.longitude
    ? mend(
        `The place has the sample’s coordinates (${latitude}, ${longitude}).`,
        placeOf(sources, 'site', 'place'),
      )
    : ready(`The place is ${display}, at ${latitude}, ${longitude}.`)
}

function smallPrint({ site, sources }: ReadContent): Finding {
  const text = site.footer.smallPrint
  return text && /sample/i.test(text)
    ? mend(
        `The small print calls the site a sample: “${text}”`,
        `${placeOf(sources, 'site', 'footer', 'smallPrint')}. It may be left out.`,
      )
    : ready('The small print is your own, or there is none.')
}

/** A claim may happen to be true; that most of them are is unlikely. */
function claims({ facts, home, sources }: ReadContent): Finding {
  const same = [
    ...Object.entries(sample.claims)
      .filter(([name, value]) => facts[name as keyof typeof facts] === value)
      .map(([name, value]) => `${value} ${inWords(name)}`),
    ...home.impact.metrics
      .filter(({ value }, index) => value === sample.metrics[index])
      .map(({ value, title }) => `${value}% ${title}`),
  ]
  const where = `${placeOf(sources, 'facts')} and ${placeOf(sources, 'home', 'impact', 'metrics')}`
  if (same.length === 0) return ready('The claims are your own.')
  const list = same.join('; ')
  return same.length > (Object.keys(sample.claims).length + sample.metrics.length) / 2
    ? mend(`The claims are the sample’s: ${list}.`, where)
    : ask(`Are these claims true of you, as they were of the sample? ${list}.`, where)
}

const inWords = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

function mark({ mark: drawing, sources }: ReadContent): Finding {
  return fingerprint(drawing) === sample.mark
    ? mend('The mark is the sample’s.', placeOf(sources, 'mark'))
    : ready('The mark is your own.')
}

function privacy({ privacy: text, sources }: ReadContent): Finding {
  return fingerprint(text) === sample.privacy
    ? ask(
        'Have you read the privacy text? It is as it came; what your web host keeps is not in it.',
        placeOf(sources, 'privacy'),
      )
    : ready('The privacy text is your own.')
}

function test({ samplesTest: isThere }: ReadContent): Finding {
  return isThere
    ? mend(
        'The test that holds the sample’s words is still there, and fails on yours.',
        samplesTest,
      )
    : ready('No test holds the words to the sample’s.')
}
