import { createHash } from 'node:crypto'

/**
 * What a stand-in site does. `yes`: an account for any name. `soft`: 200 for a missing account.
 * `flaky` and `down`: 429 or 503, at the first try only or always; `torn` and `cut`: likewise a
 * reset.
 */
const webKinds = ['honest', 'slow', 'cut', 'torn', 'flaky', 'down', 'soft', 'yes'] as const
type WebKind = (typeof webKinds)[number]

/** Sites for single tests, none of which belongs to the usual web. */
export const oddKinds = [
  'wall',
  'login',
  'home',
  'moved',
  'hanging',
  'endless',
  'endless-missing',
  'liar',
  'gzip',
  'straddling',
  'private',
  'plain',
  'patient',
  'impatient',
  'yes-once',
  'shy',
  'limits-canaries',
  'tires-of-canaries',
  'api',
] as const
export type OddKind = (typeof oddKinds)[number]

export type StandInSite = {
  name: string
  address: string
  kind: WebKind | OddKind
  /** Before the first byte of an answer. */
  latencyMs: number
  /** 429 or 503, of those that refuse. */
  refusal: 429 | 503
  /** About how long its pages are. */
  pageBytes: number
}

/** Shares of a thousand: the mixture of answers that a sweep of the real sites meets. */
const shares: readonly (readonly [WebKind, number])[] = [
  ['slow', 20],
  ['cut', 5],
  ['torn', 5],
  ['flaky', 10],
  ['down', 10],
  ['soft', 30],
  ['yes', 10],
]

/** The usual web: each site on an address of its own, the same for the same seed. */
export function standInSites(count: number, seed: string): StandInSite[] {
  const kinds = shares.flatMap(([kind, perThousand]) =>
    Array.from({ length: Math.round((count * perThousand) / 1000) }, () => kind),
  )
  const order = Array.from({ length: count }, (_, index) => index).toSorted(
    (a, b) => number(seed, 'order', a) - number(seed, 'order', b),
  )
  const kindOf = new Map(order.map((index, place) => [index, kinds[place] ?? 'honest']))
  return Array.from({ length: count }, (_, index) =>
    siteOf(index, seed, kindOf.get(index) ?? 'honest', `127.1.${index >> 7}.${(index & 127) + 1}`),
  )
}

export function oddSites(seed: string): StandInSite[] {
  return oddKinds.map((kind, index) => ({
    ...siteOf(index, seed, kind, `127.9.0.${index + 1}`),
    name: `Odd ${kind}`,
    latencyMs: 5,
  }))
}

function siteOf(
  index: number,
  seed: string,
  kind: StandInSite['kind'],
  address: string,
): StandInSite {
  const draw = number(seed, 'latency', index)
  return {
    name: `Site ${String(index).padStart(4, '0')}`,
    address,
    kind,
    // mostly quick, a few sluggish: 20 to 300 ms
    latencyMs: kind === 'slow' ? 10_000 : Math.round(20 + 280 * draw ** 2),
    refusal: number(seed, 'refusal', index) < 0.5 ? 429 : 503,
    pageBytes: Math.round(2_000 + 40_000 * number(seed, 'page', index) ** 3),
  }
}

/** Whether a name has an account at a site: about every tenth. */
export function hasAccount(
  site: StandInSite,
  names: readonly string[],
  name: string,
  seed: string,
): boolean {
  const known = names.find((each) => each.toLowerCase() === name.toLowerCase())
  if (known === undefined) return false
  return site.name.startsWith('Odd') ? true : number(seed, known, site.address) < 0.1
}

/** 0 to 1, the same for the same parts. */
function number(...parts: readonly (string | number)[]): number {
  return createHash('sha256').update(parts.join('\n')).digest().readUInt32BE(0) / 2 ** 32
}
