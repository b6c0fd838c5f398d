/// <reference lib="esnext.intl" />

/** Whether a language is written from right to left. For the build; in the browser, `document.dir` says it. */
export const isRightToLeft = (language: string) =>
  new Intl.Locale(language).getTextInfo().direction === 'rtl'
