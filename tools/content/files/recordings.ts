import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { SiteContent } from '../../../src/content/context.tsx'
import type { Problem } from '../problem.ts'
import { slugOf } from '../texts/picture-files.ts'

const folder = 'content/audio'

/** All recordings of a call: what a visitor on a phone may be asked to load. */
const maxKilobytes = 260

type Language = { content: SiteContent; recordings: Map<string, string> }

/** Gives each recording of a call the address at which the build puts it, in place of the name of its file. */
export function addRecordings(
  project: string,
  { content, recordings }: Language,
  report: (problem: Problem) => void,
) {
  for (const [service, { jobs }] of content.services.entries())
    for (const [job, { decision }] of jobs.entries()) {
      const { call } = decision
      const refuse = (message: string, ...place: PropertyKey[]) => {
        const path = [service, 'jobs', job, 'decision', 'call', ...place]
        report({ file: 'services', path, message })
      }
      let bytes = 0
      for (const [index, recording] of call ? [call.before, ...call.endings].entries() : []) {
        const place = index > 0 ? ['endings', index - 1, 'file'] : ['before', 'file']
        const source = `${folder}/${recording.file}`
        const file = path.join(project, source)
        const data = existsSync(file) && readFileSync(file)
        if (data && isMp3(data)) {
          bytes += data.length
          const name = `${slugOf(source)}.${hash('sha256', data, 'base64url').slice(0, 8)}.mp3`
          recording.file = `/static/media/${name}`
          recordings.set(recording.file, source)
        } else if (data) refuse('is no MP3. Save it as one.', ...place)
        else refuse(`is not in ${folder}/. Put it there.`, ...place)
      }
      if (bytes > maxKilobytes * 1000)
        refuse(
          `has recordings of ${Math.ceil(bytes / 1000)} kB. Make them ${maxKilobytes} kB at most: shorter, or mono with 32 kbit/s.`,
        )
    }
}

/** It begins with a tag, or with a frame of layer III (http://mpgedit.org/mpgedit/mpeg_format/MP3Format.html). */
const isMp3 = (data: Buffer) =>
  data.toString('latin1', 0, 3) === 'ID3' || (data[0] === 0xff && (data[1]! & 0xe6) === 0xe2)
