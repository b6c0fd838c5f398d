import { chromium } from '@playwright/test'
const a = JSON.parse(process.env.TEST_ADDRESSES!)
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const p = await b.newPage({ viewport: { width: 1280, height: 800 } })
p.on('console', (m) => console.log('console', m.text()))
await p.addInitScript(() => {
  console.log('init', scrollY)
  addEventListener('scroll', () => console.log('scroll', scrollY, performance.now()|0))
  const st = window.scrollTo
  window.scrollTo = function (...args: any[]) { console.log('scrollTo', JSON.stringify(args), performance.now()|0, new Error().stack?.split('\n').slice(2,5).join('|')); return st.apply(this, args as any) } as any
})
await p.goto(a.sites.plain + '/about')
await p.waitForSelector('header button[aria-expanded]', { state: 'attached' })
await p.evaluate(() => scrollTo({ top: 2200, behavior: 'instant' }))

console.log('--- reload', await p.evaluate(() => [scrollY, document.documentElement.scrollHeight]))
await p.waitForTimeout(20); await p.waitForFunction(() => { const n = document.getAnimations().filter((i) => i instanceof CSSTransition).length; console.log("tr", n); return n === 0 }); console.log("go"); await p.reload()
await p.waitForTimeout(1500)
console.log(await p.evaluate(() => [scrollY, document.documentElement.scrollHeight]))
await b.close()
