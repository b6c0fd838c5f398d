import { testHost } from './requests.ts'

await testHost('the local server', 'plain')
