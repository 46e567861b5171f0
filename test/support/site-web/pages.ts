import { toCapital } from '../../../research/text/words/to-capital.ts'
import type { StandInSite } from './stand-in-sites.ts'

export const foundSign = 'class="profile-card"'
export const missingSign = 'There is no member of that name'

/** A profile as sites show them. */
export function profilePage(site: StandInSite, name: string): string {
  const title = `${toCapital(name)} Example`
  return page(
    site,
    `${title} (@${name}) | ${site.name}`,
    `<meta property="og:title" content="${title}"><meta property="og:site_name" content="${site.name}">
<meta property="og:description" content="${title} writes about engines at ${site.name}.">
<meta property="og:image" content="/pictures/${name}.png">`,
    `<main ${foundSign}><h1>${title}</h1><p>@${name} writes about engines.</p><a rel="me" href="https://${name}.example/">home</a></main>`,
  )
}

/** What a site says of a username without an account. */
export function missingPage(site: StandInSite): string {
  return page(
    site,
    `Not found | ${site.name}`,
    '',
    `<main><h1>Not found</h1><p>${missingSign}.</p></main>`,
  )
}

/**
 * A missing account's page that answers 200, in other words than the list knows, on some sites in
 * the very layout of profiles.
 */
export function softPage(site: StandInSite): string {
  const layout = site.refusal === 429 ? foundSign : 'class="empty"'
  return page(
    site,
    `Oops! Page not found | ${site.name}`,
    '',
    `<main ${layout}><h1>Nothing here</h1><p>This page does not exist.</p></main>`,
  )
}

export function wallPage(): string {
  return '<!doctype html><html><head><title>Just a moment...</title></head><body><script>window._cf_chl_opt={}</script></body></html>'
}

function page(site: StandInSite, title: string, head: string, main: string): string {
  const filler = '<li><a href="/about">about this place and everything in it</a></li>\n'
  const room = Math.max(0, site.pageBytes - main.length - 400)
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>${head}</head><body>
<nav><ul>${filler.repeat(Math.floor(room / 2 / filler.length))}</ul></nav>
${main}
<footer><ul>${filler.repeat(Math.floor(room / 2 / filler.length))}</ul></footer></body></html>`
}
