export { notFoundSchema as schema } from './schema.ts'

export const component = async () => (await import('./page.tsx')).NotFoundPage
