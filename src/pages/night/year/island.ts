// A script of its own, which the night loads once all is decided.
export { Year as Component } from './year.tsx'
