/** For titles, links and data, where a word does not break. */
export const withoutSoftHyphens = (text: string) => text.replaceAll('\u00ad', '')
