/// <reference lib="esnext.intl" />
import { site } from '#content/site.yaml'

/** For the build. In the browser, `document.dir` says it. */
export const isRightToLeft = new Intl.Locale(site.language).getTextInfo().direction === 'rtl'
