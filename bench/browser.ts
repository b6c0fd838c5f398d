import { chromium } from '@playwright/test'
import { chromiumArguments, findOrInstallChromium } from '../tests/support/chromium.ts'

/** As in the tests; and it opens what is served here, though nobody vouches for the certificate. */
export const browserArguments = [...chromiumArguments, '--ignore-certificate-errors']

export const openBrowser = () =>
  chromium.launch({ executablePath: findOrInstallChromium(), args: browserArguments })
