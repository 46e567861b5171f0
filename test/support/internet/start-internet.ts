/**
 * The invented internet: every provider that sources ask, on loopback, with a port of its own as
 * providers have hosts of their own.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { openLoopback } from '../servers/open-loopback.ts'
import { dossierPeople } from './dossier-people.ts'
import { isWireMode, type Mode, misbehave, send } from './misbehaviours.ts'
import { people } from './people.ts'
import { standIns } from './providers/index.ts'
import { siteListAt } from './providers/username-sites.ts'
import { type Asked, type Reply, reply, type StandIn } from './stand-in.ts'
import { createWorld, spoiledWorld, type World, worldOfStrangers } from './world.ts'

type SeenRequest = {
  provider: string
  method: string
  path: string
  headers: IncomingMessage['headers']
  /** When it came and when its answer was given, by `performance.now()`; null: not yet. */
  startedMs: number
  endedMs: number | null
}

/**
 * How long an answer takes from its request on, in milliseconds: providers are far away, and some
 * are slow.
 */
export type Latency = (provider: string, path: string) => number

type MisbehaveOptions = {
  /** So many requests are treated so, then the provider is well again. */
  times?: number
  /** Only requests whose path and query match. */
  only?: RegExp
  /** For `throttled`. */
  retryAfterSeconds?: number
}

export type Internet = {
  /** The base address of a provider, such as `SOURCE_URLS` names. */
  baseOf(provider: string): string
  /**
   * What the service needs in its environment to live in this world. All keys are set; leave one
   * out for `not_configured`.
   */
  env: Record<string, string>
  /** From now on this provider fails in this way; `*`: all of them. */
  misbehave(provider: string, mode: Mode, options?: MisbehaveOptions): void
  /** Where a public address of the service leads, which providers are given. */
  serve(origin: string, url: string): void
  /** Ends all misbehaviour. */
  recover(): void
  /** What was asked since the start, or since `forget`. */
  requests(provider?: string): SeenRequest[]
  forget(): void
  stop(): Promise<void>
}

type Fault = Required<Omit<MisbehaveOptions, 'only'>> & { mode: Mode; only: RegExp | null }

const everyone = createWorld([...people, ...dossierPeople])
const retryAfterSeconds = 7
const unknown = reply({ message: 'There is no such provider in this world.' }, 404)

/** @param providers replace those of their names */
export async function startInternet({
  latency = () => 0,
  world = everyone,
  providers = {},
}: {
  latency?: Latency
  world?: World
  providers?: Readonly<Record<string, StandIn>>
} = {}): Promise<Internet> {
  const worlds: Readonly<Record<string, World>> = {
    'wrong-person': worldOfStrangers(),
    nul: spoiledWorld(world),
  }
  const answering: Readonly<Record<string, StandIn>> = { ...standIns, ...providers }
  const faults = new Map<string, Fault>()
  const origins = new Map<string, string>()
  let seen: SeenRequest[] = []

  function faultFor(provider: string, asked: string): Fault | null {
    const fault = faults.get(provider) ?? faults.get('*')
    if (fault === undefined || fault.times === 0 || fault.only?.test(asked) === false) return null
    fault.times -= 1
    return fault
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '/', method = 'GET', headers } = request
    const [, provider = '', rest = '/'] = /^\/([^/?]+)(.*)$/.exec(url) ?? []
    const one: SeenRequest = {
      provider,
      method,
      path: rest,
      headers,
      startedMs: performance.now(),
      endedMs: null,
    }
    seen.push(one)
    response.on('close', () => {
      one.endedMs = performance.now()
    })
    const sent = await buffer(request)
    const ms = latency(provider, rest)
    if (ms > 0) await sleep(ms)
    const asked = readAsked(`http://${headers.host}/${provider}`, rest, sent)
    const standIn = answering[provider]
    const fault = faultFor(provider, rest)
    const asSeen = worlds[fault?.mode ?? ''] ?? world
    const fetchPicture = (address: string) => fetchServed(origins, address, fault?.mode ?? null)
    const looking = { fetchPicture, sent, isLying: asSeen.isLying }
    const said =
      (await standIn?.look?.(asked, looking)) ?? standIn?.answer(asked, asSeen) ?? unknown
    const mode =
      fault !== null && isWireMode(fault.mode)
        ? fault.mode
        : (standIn?.mode?.(asked, asSeen) ?? null)
    if (mode === null) return send(response, said)
    const throttle: Reply =
      standIn?.throttled?.(asked, new Date()) ?? reply({ message: 'Too many requests' }, 429)
    misbehave(mode, {
      response,
      reply: said,
      throttle,
      retryAfterSeconds: fault?.retryAfterSeconds ?? retryAfterSeconds,
    })
  }

  const names = Object.keys(standIns)
  const servers = await Promise.all(
    names.map(() =>
      listen((request, response) => void answer(request, response).catch(() => response.destroy())),
    ),
  )
  const urls = new Map(names.map((name, at) => [name, servers[at]?.url]))
  const baseOf = (provider: string) => `${urls.get(provider)}/${provider}`
  const folder = await mkdtemp(path.join(os.tmpdir(), 'people-research-service-internet-'))
  const sitesFile = path.join(folder, 'sites.json')
  await writeFile(sitesFile, JSON.stringify(siteListAt(baseOf('username_sites'))))

  return {
    baseOf,
    env: {
      // a provider that this world lacks is asked here too, never where it really is
      SOURCE_URLS: JSON.stringify({
        '*': `${servers[0]?.url}/{provider}`,
        ...Object.fromEntries(names.map((name) => [name, baseOf(name)])),
      }),
      EGRESS_ALLOW: servers.map(({ url }) => new URL(url).host).join(),
      USERNAME_SITES_FILE: sitesFile,
      CONTACT_URL: 'http://contact.test',
      BRAVE_API_KEY: 'stand-in',
      TAVILY_API_KEY: 'stand-in',
      SERPER_API_KEY: 'stand-in',
      MARGINALIA_API_KEY: 'stand-in',
      COMPANIES_HOUSE_KEY: 'stand-in',
      TWILIO_LOOKUP_KEY: 'stand-in',
      NUMVERIFY_KEY: 'stand-in',
      GOOGLE_VISION_KEY: 'stand-in',
      TINEYE_KEY: 'stand-in',
      SERPAPI_LENS: 'on',
      SERPAPI_KEY: 'stand-in',
    },
    misbehave(
      provider,
      mode,
      {
        times = Number.POSITIVE_INFINITY,
        only,
        retryAfterSeconds: seconds = retryAfterSeconds,
      } = {},
    ) {
      faults.set(provider, { mode, times, only: only ?? null, retryAfterSeconds: seconds })
    },
    serve: (origin, url) => void origins.set(origin, url),
    recover: () => faults.clear(),
    requests: (provider) =>
      seen.filter((one) => provider === undefined || one.provider === provider),
    forget: () => {
      seen = []
    },
    async stop() {
      await Promise.all(servers.map(({ close }) => close()))
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Longer than a provider needs, shorter than the address holds. */
const lateMs = 1_000

/** Fetches what the service serves at one of its public addresses, as this provider does. */
async function fetchServed(
  origins: ReadonlyMap<string, string>,
  address: string,
  mode: Mode | null,
): Promise<Buffer | null> {
  const { origin, pathname, searchParams } = new URL(address)
  if (mode === 'fetches-late') await sleep(lateMs)
  if (mode === 'fetches-altered') searchParams.set('e', '4102444800')
  const url = `${origins.get(origin)}${pathname}?${searchParams}`
  const replies = []
  for (let n = 0; n < (mode === 'fetches-twice' ? 2 : 1); n += 1) replies.push(await fetch(url))
  const [last] = replies.toReversed()
  return last?.ok === true ? Buffer.from(await last.arrayBuffer()) : null
}

function readAsked(base: string, asked: string, sent: Buffer): Asked {
  const url = new URL(asked.startsWith('/') ? asked : `/${asked}`, 'http://provider.test')
  const isJson = sent[0] === '{'.charCodeAt(0)
  const read: unknown = isJson ? JSON.parse(sent.toString()) : {}
  return {
    base,
    path: url.pathname,
    query: url.searchParams,
    body: typeof read === 'object' && read !== null ? Object.fromEntries(Object.entries(read)) : {},
  }
}

type Listening = { url: string; close(): Promise<void> }

async function listen(handler: http.RequestListener): Promise<Listening> {
  const server = http.createServer(handler)
  // callers that hang up are part of the game
  server.on('clientError', (_error, socket) => socket.destroy())
  server.on('connection', (socket) => socket.on('error', () => socket.destroy()))
  const port = await openLoopback(server)
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
