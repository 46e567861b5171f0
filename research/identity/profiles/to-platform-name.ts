import { toPageHost } from '../../text/addresses/parse-host.ts'
import { foldLetters } from '../../text/words/fold.ts'
import { platformNames, platforms } from './parse-profile-url.ts'
import { platformAliases } from './tables/platform-aliases.ts'

/**
 * What people call a platform, and the name that records bear: its own names win over those of
 * others' addresses.
 */
const names = new Map([
  ...platforms.flatMap(({ name, hosts }) =>
    hosts.flatMap(listWords).map((word) => [fold(word), name] as const),
  ),
  ...Object.entries({ ...platformAliases, gh: 'github', fediverse: 'mastodon' }),
  ...platformNames.map((name) => [fold(name), name] as const),
])

/**
 * The name under which records know a platform: `Twitter`, `twitter.com` and `X` are `x`; one that
 * is not known is itself in lower case.
 */
export function toPlatformName(written: string): string {
  return names.get(fold(written)) ?? written.normalize('NFKC').trim().toLowerCase()
}

/** Whether a text names a platform: quicker than to look for each form in which it may stand. */
export function hasPlatformName(text: string): boolean {
  const words = text.match(/[A-Za-z0-9.]*[A-Za-z0-9]/g) ?? []
  return words.some((word) => names.has(word.toLowerCase())) || /Stack [EO]/.test(text)
}

/** `twitter.com`, `twitter`; shorter words, and those before another's name, name no platform. */
function listWords(host: string): string[] {
  const word = /^([^.]{4,})\.[^.]+$/.exec(host)?.[1]
  return word === undefined ? [host] : [host, word]
}

function fold(text: string): string {
  return foldLetters(toPageHost(text.toLowerCase().replace(/^https?:\/\//, '')))
}
