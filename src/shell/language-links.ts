import { linkAt } from '../lib/clicks.ts'

/** The other language's page is opened at the same place. Its document does not know the fragment. */
export function watchLanguageLinks() {
  for (const type of ['pointerdown', 'click'])
    window.addEventListener(
      type,
      (event) => {
        const link = linkAt(event)
        if (link?.hreflang) link.hash = location.hash
      },
      true,
    )
}
