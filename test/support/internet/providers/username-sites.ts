import type { AccountPlace } from '../person.ts'
import { lastOf, type Reply, type StandIn } from '../stand-in.ts'

export const sites = ['pebbleforum', 'inkwell'] as const satisfies AccountPlace[]

/** The sites of the username sweep: pages for people, not an API. */
export const usernameSites: StandIn = {
  answer: ({ path }, world) => {
    const site = sites.find((name) => path.startsWith(`/${name}/`))
    const person = site === undefined ? null : world.holder(site, lastOf(path))
    if (site === undefined || person === null) return page(404, '<p>There is no such member.</p>')
    return page(200, `<h1 class="member">${person.accounts[site]}</h1>`)
  },
}

/** Whose accounts the list knows. */
const knownAccounts = { pebbleforum: ['zquib'], inkwell: ['closed-account', 'ingofable'] }

/** The sites in the form of WhatsMyName, for `USERNAME_SITES_FILE`. */
export function siteListAt(base: string) {
  return {
    license: ['invented'],
    authors: ['nobody'],
    categories: ['social'],
    sites: sites.map((name) => ({
      name,
      uri_check: `${base}/${name}/{account}`,
      e_code: 200,
      e_string: '<h1 class="member">',
      m_code: 404,
      m_string: 'There is no such member',
      known: knownAccounts[name],
      cat: 'social',
    })),
  }
}

function page(status: number, body: string): Reply {
  return {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: `<!doctype html><title>Members</title>${body}`,
  }
}
