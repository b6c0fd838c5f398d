export { Outcome as Component } from './outcome.tsx'
