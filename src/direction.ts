/// <reference lib="esnext.intl" />
import { language } from '#content/pages'

/** For the build. In the browser, `document.dir` says it. */
export const isRightToLeft = new Intl.Locale(language).getTextInfo().direction === 'rtl'
