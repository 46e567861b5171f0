import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { foundSign, missingPage, missingSign, profilePage, softPage, wallPage } from './pages.ts'
import type { StandInSite } from './stand-in-sites.ts'

type Visit = {
  site: StandInSite
  /** The name that is asked for; '' for other addresses. */
  name: string
  hasAccount: boolean
  /** 1 for the first request of this address since the last reset. */
  attempt: number
}

/** Answers one request the way its site does. */
export async function answerSite(
  visit: Visit,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { site, attempt } = visit
  await sleep(site.latencyMs)
  if (site.kind === 'torn' || (site.kind === 'cut' && attempt === 1))
    return void request.socket.destroy()
  if (site.kind === 'down' || (site.kind === 'flaky' && attempt === 1))
    return send(response, site.refusal, 'slow down')
  const odd = oddAnswers[site.kind]
  if (odd !== undefined) return await odd(visit, request, response)
  if (visit.hasAccount || site.kind === 'yes')
    return send(response, 200, profilePage(site, visit.name))
  send(
    response,
    site.kind === 'soft' ? 200 : 404,
    site.kind === 'soft' ? softPage(site) : missingPage(site),
  )
}

type Answering = (
  visit: Visit,
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<void> | void

const oddAnswers: Readonly<Record<string, Answering>> = {
  wall: (_, __, response) => send(response, 200, wallPage()),
  login: ({ name }, _, response) => redirect(response, `/login?next=/u/${name}`),
  home: (_, __, response) => redirect(response, '/'),
  /** The same page behind one more slash, as sites do. */
  moved: (visit, request, response) =>
    request.url?.endsWith('/') === true
      ? plainAnswer(visit, response)
      : redirect(response, `/u/${visit.name}/`),
  hanging: () => undefined,
  endless: (visit, _, response) =>
    visit.hasAccount
      ? pourOut(response, 200, profilePage(visit.site, visit.name))
      : plainAnswer(visit, response),
  'endless-missing': ({ site }, _, response) => pourOut(response, 404, missingPage(site)),
  liar: ({ site, name }, request, response) => {
    const page = profilePage(site, name)
    response.writeHead(200, {
      'content-type': 'text/html',
      'content-length': String(page.length + 5_000),
    })
    response.write(page, () => request.socket.destroy())
  },
  gzip: (visit, _, response) => {
    const page = visit.hasAccount ? profilePage(visit.site, visit.name) : missingPage(visit.site)
    response.writeHead(visit.hasAccount ? 200 : 404, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'gzip',
    })
    response.end(gzipSync(page))
  },
  /** The sign comes in two pieces. */
  straddling: async ({ site, hasAccount, name }, _, response) => {
    const [page, sign] = hasAccount
      ? [profilePage(site, name), foundSign]
      : [missingPage(site), missingSign]
    const half = page.indexOf(sign) + 7
    response.writeHead(hasAccount ? 200 : 404, { 'content-type': 'text/html' })
    response.write(page.slice(0, half))
    await sleep(30)
    response.end(page.slice(half))
  },
  private: (visit, _, response) => plainAnswer(visit, response),
  plain: (visit, _, response) => plainAnswer(visit, response),
  patient: (visit, _, response) =>
    visit.attempt === 1
      ? send(response, 429, '', { 'retry-after': '1' })
      : plainAnswer(visit, response),
  impatient: (visit, _, response) =>
    visit.attempt === 1
      ? send(response, 429, '', { 'retry-after': '600' })
      : plainAnswer(visit, response),
  /** Says yes to every name, and tires of questions before it can be unmasked. */
  'yes-once': ({ site, name, hasAccount }, _, response) =>
    hasAccount ? send(response, 200, profilePage(site, name)) : send(response, 429, ''),
  /** One and the same page for every name, called missing by nothing but its status. */
  shy: ({ site, hasAccount }, _, response) =>
    send(response, hasAccount ? 200 : 203, profilePage(site, 'everyone')),
  /** JSON under `/api/`, and a page that says nothing. */
  api: ({ site, hasAccount, name }, request, response) => {
    if (request.url?.startsWith('/api/') !== true)
      return send(response, 200, `<title>${site.name}</title><div id="app"></div>`)
    const said = hasAccount ? { username: name, name: 'Ada Example' } : { error: 'none' }
    send(response, hasAccount ? 200 : 404, JSON.stringify(said), {
      'content-type': 'application/json',
    })
  },
  /** Refuses the second question of a burst, and its second try. */
  'tires-of-canaries': (visit, _, response) =>
    visit.hasAccount || visit.attempt > 2
      ? plainAnswer(visit, response)
      : send(response, 503, 'busy'),
  'limits-canaries': (visit, _, response) =>
    visit.hasAccount || visit.attempt > 1
      ? plainAnswer(visit, response)
      : send(response, 503, 'busy'),
}

function plainAnswer({ site, hasAccount, name }: Visit, response: ServerResponse): void {
  send(response, hasAccount ? 200 : 404, hasAccount ? profilePage(site, name) : missingPage(site))
}

function send(
  response: ServerResponse,
  status: number,
  page: string,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': String(Buffer.byteLength(page)),
    ...headers,
  })
  response.end(page)
}

function redirect(response: ServerResponse, location: string): void {
  send(response, 302, '', { location })
}

/** Never ends; it stops when the client no longer reads. */
async function pourOut(response: ServerResponse, status: number, start: string): Promise<void> {
  response.writeHead(status, { 'content-type': 'text/html' })
  response.write(start)
  const more = 'and so on '.repeat(1_600)
  while (!response.destroyed) {
    response.write(more)
    await sleep(1)
  }
}
