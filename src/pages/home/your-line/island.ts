export { YourLine as Component } from './your-line.tsx'
