import { readContent } from '../../../tools/content/read-content.ts'
import { testChanges } from '../../../tools/content/test-support.ts'
import { project } from '../../../tools/project.ts'
import { hoursOf } from './sums.ts'

const { parts } = readContent(project)[0].content.pages.plan!
const planned = parts.findIndex(({ line }) => line === 'planned')
const counted = parts.findIndex(({ steps }) => steps[0]!.hours)

testChanges({
  [`plan.parts.${counted}.steps.0.hours: 24`]: [
    `plan.parts add up to ${hoursOf(parts) + 24 - parts[counted]!.steps[0]!.hours!} hours of the team`,
  ],
  [`plan.parts.${planned}.steps.0.hours: 2`]: 'is before the contract, where hours do not count.',
  [`plan.parts.${planned}.steps.0.takes: { share: 5, name: half }`]:
    'is where the line does not run yet.',
})
