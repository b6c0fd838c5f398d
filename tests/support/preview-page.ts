/** What a page's document says to whoever shows a link to it. */
export type Shared = {
  host: string
  crumbs: string[]
  title: string
  description: string
  /** False where search engines are asked not to keep the page. */
  kept: boolean
  siteName: string
  sharedTitle: string
  sharedDescription: string
  largeCard: boolean
  picture: string
  icon: string
}

/** A page that shows every link in the three places, each cut off where such places cut. */
export function previewPage(pages: Shared[]): string {
  const rows = pages.map(
    (page) => `<section>${searchResult(page)}${chatMessage(page)}${networkPost(page)}</section>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Previews</title><style>${style}</style>
<header><h2>Search result</h2><h2>Chat</h2><h2>Social network</h2></header>${rows.join('')}</html>`
}

function searchResult(page: Shared) {
  if (!page.kept)
    return '<div class="search"><p class="none">Not in the results: noindex.</p></div>'
  const trail = ['', ...page.crumbs.slice(1)].map(text).join(' › ')
  return `<div class="search"><div class="site"><img src="${page.icon}" alt=""><div>${text(page.siteName)}<small>https://${text(page.host)}${trail}</small></div></div>
<h3>${text(page.title)}</h3><p>${text(page.description)}</p></div>`
}

function chatMessage(page: Shared) {
  return `<div class="chat"><div class="bubble"><img src="${page.picture}" alt=""><div class="told"><h3>${text(page.sharedTitle)}</h3><p>${text(page.sharedDescription)}</p><small>${text(page.host)}</small></div></div></div>`
}

function networkPost(page: Shared) {
  const card = page.largeCard ? 'large' : 'small'
  return `<div class="post"><p>Worth a look:</p><div class="card" data-card="${card}"><img src="${page.picture}" alt=""><div class="told"><small>${text(page.host)}</small><h3>${text(page.sharedTitle)}</h3></div></div></div>`
}

const text = (value: string) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const style = `
:root { color-scheme: light dark; font: 16px/1.4 Arial, 'Liberation Sans', sans-serif; background: light-dark(#fff, #1f1f1f); color: light-dark(#1f1f1f, #e3e3e3) }
body { margin: 2rem }
header, section { display: grid; grid-template-columns: 600px 340px 480px; gap: 2.5rem; align-items: start; margin-block-end: 2.5rem }
h2, h3, p { margin: 0 }
h2 { font-size: 1rem; color: gray }
img { display: block; max-width: 100% }
small { display: block; font-size: 12px; color: gray }
.search .site { display: flex; gap: 12px; align-items: center; font-size: 14px }
.search .site img { width: 26px; height: 26px; border-radius: 50% }
.search h3 { margin-block: 6px 4px; font-size: 20px; font-weight: 400; color: light-dark(#1a0dab, #99c3ff); overflow: hidden; white-space: nowrap; text-overflow: ellipsis }
.search p { display: -webkit-box; overflow: hidden; font-size: 14px; line-height: 1.58; -webkit-box-orient: vertical; -webkit-line-clamp: 2 }
.none { color: gray }
.chat { padding: 1rem; border-radius: 12px; background: light-dark(#e6ddd4, #0b141a) }
.bubble { overflow: hidden; border-radius: 10px; background: light-dark(#fff, #202c33) }
.bubble .told { padding: 10px 12px }
.bubble h3 { font-size: 15px }
.bubble p { display: -webkit-box; overflow: hidden; font-size: 13px; -webkit-box-orient: vertical; -webkit-line-clamp: 2 }
.post { padding: 1rem; border: 1px solid light-dark(#ddd, #444); border-radius: 12px }
.card { overflow: hidden; margin-block-start: 10px; border: 1px solid light-dark(#ccc, #444); border-radius: 14px }
.card[data-card=small] { display: grid; grid-template-columns: 120px 1fr }
.card .told { padding: 10px 14px; border-block-start: 1px solid light-dark(#ccc, #444) }
.card h3 { overflow: hidden; font-size: 15px; white-space: nowrap; text-overflow: ellipsis }
`
