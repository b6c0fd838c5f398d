import type { BeforeYouSign } from './schema.ts'

export { beforeYouSignSchema as schema } from './schema.ts'

export const component = async () => (await import('./page.tsx')).BeforeYouSignPage

export const counts = { questions: ({ questions }: BeforeYouSign) => Object.keys(questions) }
