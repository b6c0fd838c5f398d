/** The page with the whole text is a part of the file that has the summary. */
export const file = 'privacy'
export const place = ['page']

export const component = async () => (await import('./page.tsx')).PrivacyPage
