import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { z } from 'zod'
import { foundSign, missingSign } from './pages.ts'
import {
  hasAccount,
  type OddKind,
  oddKinds,
  oddSites,
  type StandInSite,
  standInSites,
} from './stand-in-sites.ts'

const Ready = z.object({
  ready: z.object({ http: z.number(), https: z.number(), certificate: z.string() }),
})
const Done = z.object({ done: z.array(z.string()) })

/** A web of sites for the username sweep, in a process of its own. */
export type SiteWeb = {
  /** PEM of who vouches for the https sites. */
  certificate: string
  /** The sites as a list in WhatsMyName's format, ready to be read or written to a file. */
  list(
    scheme: 'http' | 'https',
    which?: 'usual' | readonly OddKind[],
  ): { sites: Record<string, unknown>[] }
  /** The sites of the usual web where a name has an account that one retry finds. */
  accountsOf(name: string): string[]
  sites: readonly StandInSite[]
  /** What was asked since the last reset: address and path. */
  seen(): Promise<string[]>
  /** Forgets what was asked: the next request of each address is a first try again. */
  reset(): Promise<void>
  stop(): Promise<void>
}

type Settings = { sites?: number; seed?: string; names: readonly string[] }

export async function startSiteWeb({
  sites: count = 700,
  seed = 'web',
  names,
}: Settings): Promise<SiteWeb> {
  const child = fork(path.join(import.meta.dirname, 'main.ts'), {
    env: { ...process.env, SITE_WEB: JSON.stringify({ sites: count, seed, names }) },
  })
  const ask = async (message: string) => {
    const answer = once(child, 'message')
    child.send(message)
    return Done.parse((await answer)[0]).done
  }
  const { ready } = Ready.parse((await once(child, 'message'))[0])
  const sites = standInSites(count, seed)
  return {
    certificate: ready.certificate,
    sites,
    list: (scheme, which = 'usual') => ({
      sites: (which === 'usual' ? sites : oddOnes(seed, which)).map((site) =>
        row(site, `${scheme}://${site.address}:${ready[scheme]}`),
      ),
    }),
    accountsOf: (name) =>
      sites
        .filter(({ kind }) => !['torn', 'down', 'yes'].includes(kind))
        .filter((site) => hasAccount(site, names, name, seed))
        .map((site) => site.name),
    seen: () => ask('seen'),
    reset: async () => void (await ask('reset')),
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}

function oddOnes(seed: string, kinds: readonly OddKind[]): StandInSite[] {
  const all = oddSites(seed)
  return kinds.flatMap((kind) => all[oddKinds.indexOf(kind)] ?? [])
}

/** One row in WhatsMyName's format. */
function row(site: StandInSite, origin: string): Record<string, unknown> {
  const isApi = site.kind === 'api'
  return {
    name: site.name,
    uri_check: `${origin}${isApi ? '/api' : ''}/u/{account}`,
    uri_pretty: `${origin}/u/{account}`,
    e_code: 200,
    e_string: isApi ? '"username":' : foundSign,
    m_code: 404,
    m_string: isApi ? '"error":' : missingSign,
    known: ['ada'],
    cat: 'social',
  }
}
