export { OneNight as Component } from './one-night.tsx'
