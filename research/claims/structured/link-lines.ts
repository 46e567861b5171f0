import { parseProfileUrl } from '../../identity/profiles/parse-profile-url.ts'
import { toPlatformName } from '../../identity/profiles/to-platform-name.ts'
import { parseWordSet } from '../../text/patterns/word-set.ts'
import { foldWords } from '../../text/words/fold.ts'
import { functionWords } from '../../text/words/stop-words.ts'
import { type RecordText, RecordWriter } from './record-text.ts'

/** The page's owner says so; whether the account says the same is not known. */
const confidence = 70
/** The words of a link say so. */
const namedConfidence = 62
const maxLinks = 30

type Link = { url: string; text: string; isMe: boolean }

/**
 * The accounts that a page marks as its owner's (`rel=me`) as lines `Link: …` with their claims.
 * They hold only where the page is the person's own, which the caller decides.
 */
export function buildMarkedLinkLines(links: readonly Link[]): RecordText {
  return linkLines(
    links.filter(({ isMe }) => isMe),
    confidence,
  )
}

/**
 * The accounts behind links of nothing but the platform or the handle: the owner's on a site of the
 * own.
 */
export function buildBareLinkLines(links: readonly Link[]): RecordText {
  return linkLines(
    links.filter((link) => !link.isMe && isBareLink(link)),
    namedConfidence,
  )
}

/** The accounts behind links that name the person: "Zelda on GitHub". */
export function buildNamedLinkLines(links: readonly Link[], names: readonly string[]): RecordText {
  return linkLines(
    chooseOneEach(
      links.filter((link) => !link.isMe && namesPerson(link, names)),
      names,
    ),
    namedConfidence,
  )
}

/**
 * Several accounts of one platform are of several bearers of a name: the one whose handle holds the
 * family name counts, else none.
 */
function chooseOneEach(links: readonly Link[], names: readonly string[]): Link[] {
  const families = names.flatMap((name) => foldWords(name).slice(-1))
  const read = links.flatMap((link) => {
    const profile = parseProfileUrl(link.url)
    return profile === null ? [] : [{ link, ...profile, handle: profile.handle.toLowerCase() }]
  })
  return [...Map.groupBy(read, ({ platform }) => platform).values()].flatMap((some) => {
    const count = (all: typeof some) => new Set(all.map(({ handle }) => handle)).size
    const named = some.filter(({ handle }) => families.some((family) => handle.includes(family)))
    const left = count(some) > 1 ? named : some
    return count(left) === 1 ? left.map(({ link }) => link) : []
  })
}

/**
 * A search on a site is no profile, and a file of its software no handle. `x.com/zquib?s=20` is
 * how a profile is shared.
 */
const isSearch = /^https?:\/\/[^/]+\/?(?:index\.php)?\?(?:[^#]*&)?(?:s|q|query|search)=/iu
const isFile = /\.(?:cfm|php|aspx?|jsp)$/iu

function linkLines(links: readonly Pick<Link, 'url'>[], sure: number): RecordText {
  const writer = new RecordWriter('structured')
  for (const { url } of links.slice(0, maxLinks)) {
    const profile = isSearch.test(url) ? null : parseProfileUrl(url)
    if (profile === null || isFile.test(profile.handle)) continue
    const line = writer.line('Link', `${url} (${profile.platform}: ${profile.handle})`)
    const value = { platform: profile.platform, username: profile.handle, url }
    writer.claim({ path: 'social.accounts', value }, line, sure)
  }
  return writer.finish()
}

/** Nothing but the platform's name or the handle. */
function isBareLink({ url, text }: Link): boolean {
  const profile = parseProfileUrl(url)
  if (profile === null) return false
  const shown = text.trim().toLowerCase()
  const [handle = ''] = profile.handle.toLowerCase().split('@')
  return (
    toPlatformName(shown) === profile.platform || shown.replace(/^@/, '').split('@')[0] === handle
  )
}

/** What people call their page on a platform. */
const accountNouns = parseWordSet('profile page account')

/** Words of the name and the platform, and nothing else. */
function namesPerson({ url, text }: Link, names: readonly string[]): boolean {
  const profile = parseProfileUrl(url)
  if (profile === null) return false
  const nameWords = new Set(names.flatMap(foldWords))
  const words = foldWords(text).filter(
    (word) => nameWords.has(word) || !(functionWords.has(word) || accountNouns.has(word)),
  )
  const own = words.filter((word) => toPlatformName(word) !== profile.platform)
  const isNamed = (name: string) => {
    const all = foldWords(name)
    const isWhole = own.length === all.length && own.every((word) => all.includes(word))
    const isPart =
      own.length > 0 && own.length < words.length && own.every((word) => all.includes(word))
    return isWhole || isPart
  }
  return names.some(isNamed)
}
