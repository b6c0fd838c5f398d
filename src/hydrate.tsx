// What the document's own script asks for. The work stands in the chunk that every page needs: it is smaller there.
export { hydrate } from './app-hydrate.tsx'
