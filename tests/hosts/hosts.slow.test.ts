import { testHost } from './requests.ts'

await testHost('Caddy', 'with-editor')
