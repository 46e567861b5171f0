/**
 * The stand-in web as a process of its own, so that its processor time and memory are measured
 * apart. Settings come as JSON in SITE_WEB.
 */
import http from 'node:http'
import net, { type Socket } from 'node:net'
import tls from 'node:tls'
import { z } from 'zod'
import { answerSite } from './answer-site.ts'
import { createAuthority } from './certificate.ts'
import { hasAccount, oddSites, type StandInSite, standInSites } from './stand-in-sites.ts'

const Settings = z.strictObject({ sites: z.number(), seed: z.string(), names: z.array(z.string()) })
const { sites: count, seed, names } = Settings.parse(JSON.parse(process.env.SITE_WEB ?? '{}'))

const sites = new Map(
  [...standInSites(count, seed), ...oddSites(seed)].map((site) => [site.address, site]),
)
const attempts = new Map<string, number>()
const contexts = new Map<string, tls.SecureContext>()
const authority = createAuthority(new Date())
/** What was asked, for tests that count: address and path. */
let seen: string[] = []

const web = http.createServer({ keepAlive: true }, (request, response) => {
  const site = siteAt(request.socket)
  if (site === undefined) return void request.socket.destroy()
  const path = request.url ?? ''
  const key = `${site.address}${path}`
  seen.push(key)
  if (path === '/robots.txt') return void robots(site, response)
  const attempt = (attempts.get(key) ?? 0) + 1
  attempts.set(key, attempt)
  const name = decodeURIComponent(/^(?:\/api)?\/u\/([^/?]+)/.exec(path)?.[1] ?? '')
  answerSite(
    { site, name, hasAccount: hasAccount(site, names, name, seed), attempt },
    request,
    response,
  ).catch(() => request.socket.destroy())
})

function robots(site: StandInSite, response: http.ServerResponse): void {
  response.writeHead(site.kind === 'private' ? 200 : 404, { 'content-type': 'text/plain' })
  response.end(site.kind === 'private' ? 'User-agent: *\nDisallow: /\n' : '')
}

/**
 * Bound to every address so that each site can have one; only those of this machine are answered.
 */
function siteAt({ localAddress = '' }: Socket): StandInSite | undefined {
  return sites.get(localAddress.replace('::ffff:', ''))
}

function contextOf(address: string): tls.SecureContext {
  const known = contexts.get(address)
  if (known !== undefined) return known
  const context = tls.createSecureContext({
    key: authority.privateKey,
    cert: authority.issue(address),
  })
  contexts.set(address, context)
  return context
}

const plain = net.createServer((socket) => web.emit('connection', quiet(socket)))
const secure = net.createServer((socket) => {
  const site = siteAt(socket)
  if (site === undefined) return void socket.destroy()
  quiet(socket)
  web.emit(
    'connection',
    quiet(new tls.TLSSocket(socket, { isServer: true, secureContext: contextOf(site.address) })),
  )
})

/** Visitors that hang up are part of the game. */
function quiet<S extends Socket>(socket: S): S {
  return socket.on('error', () => socket.destroy())
}

for (const address of sites.keys()) contextOf(address)
const ports = await Promise.all([plain, secure].map(open))
process.send?.({ ready: { http: ports[0], https: ports[1], certificate: authority.certificate } })

function open(server: net.Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen({ host: '0.0.0.0', port: 0, backlog: 4_096 }, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : 0)
    })
  })
}

process.on('message', (message) => {
  if (message === 'reset') {
    attempts.clear()
    seen = []
    process.send?.({ done: [] })
  }
  if (message === 'seen') process.send?.({ done: seen })
})
process.on('disconnect', () => process.exit(0))
