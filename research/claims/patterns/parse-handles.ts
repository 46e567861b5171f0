import { buildProfileLink } from '../../identity/profiles/build-profile-link.ts'
import { parseProfileUrl, platformNames } from '../../identity/profiles/parse-profile-url.ts'
import { toPlatformName } from '../../identity/profiles/to-platform-name.ts'
import { toWebAddress } from '../../text/addresses/parse-host.ts'
import { joinAlternatives, unwrap } from '../../text/patterns/unwrap.ts'
import { functionWords } from '../../text/words/stop-words.ts'
import type { BoundSentence } from './binding/bound-sentence.ts'
import { bindingConfidence, type WeighedStatement } from './binding/statement.ts'
import { hasPersonOwner } from './binding/subjects.ts'
import { accountLeads } from './tables/website-words.ts'

const handle = unwrap`
  (?!https?:)(@?[A-Za-z0-9_](?:[A-Za-z0-9_.-]{0,38}[A-Za-z0-9_])(?:@[a-z0-9.-]+\.[a-z]{2,})?)`
const platform = `([A-Z][A-Za-z]+(?: Overflow| Exchange)?|[a-z]+(?=[:(]))`

/** Where a handle stands beside its platform; the groups say in which order. */
const forms: readonly {
  form: RegExp
  order: 'handle first' | 'platform first'
  isMarked: boolean
}[] = [
  {
    form: new RegExp(
      unwrap`
        \b(?:as|username|handle|user|account|nickname|nick|profile)[ :]+["“]?${handle}["”]? (?:on
        |at) ${platform}`,
      'g',
    ),
    order: 'handle first',
    isMarked: true,
  },
  {
    form: new RegExp(
      String.raw`(?:^|[\s(,])["“]?${handle}["”]? (?:on|at|over on|auf|sur|en|su|op|no) ${platform}`,
      'g',
    ),
    order: 'handle first',
    isMarked: false,
  },
  {
    form: new RegExp(
      unwrap`
        \b${platform}(?: handle| username| account| profile| name)?(?:\s*:|\s+as|\s+is|\t)\s*["“]?
        ${handle}`,
      'g',
    ),
    order: 'platform first',
    isMarked: true,
  },
  {
    form: new RegExp(String.raw`\b${platform} [–—-] ${handle}`, 'g'),
    order: 'platform first',
    isMarked: false,
  },
  {
    form: new RegExp(
      String.raw`\b${platform} ?\((?:user|username|handle|account|nick|as|under)[: ]+${handle}\)`,
      'g',
    ),
    order: 'platform first',
    isMarked: true,
  },
  {
    form: new RegExp(String.raw`\b${platform} ?\(${handle}\)`, 'g'),
    order: 'platform first',
    isMarked: true,
  },
]

const maxAccounts = 10
/** The account itself is not looked at: only the page names it. */
const unconfirmedLess = 10

/**
 * Accounts that a sentence names by platform and handle: "writes as qx7 on GitHub", "Mastodon:
 * @qx7@example.social". A plain word counts only where its place shows that it is a handle.
 */
export function parseHandles({
  sentence,
  binding,
  owned,
  others,
}: BoundSentence): WeighedStatement[] {
  if (
    (owned && hasPersonOwner(sentence.text)) ||
    others.length > 0 ||
    !/[@A-Z]|\p{Ll}:\s/u.test(sentence.text)
  )
    return []
  const found = new Map<string, WeighedStatement>()
  for (const { form, order, isMarked } of forms) {
    for (const match of sentence.text.matchAll(form)) {
      const [first = '', second = ''] = match.slice(1)
      const [name, written] = order === 'handle first' ? [first, second] : [second, first]
      const known = toPlatformName(written)
      if (!platformNames.includes(known) || !(isMarked || isHandle(name))) continue
      if (!name.startsWith('@') && isOtherWord(name)) continue
      if (!isHandle(name) && isSpeech(match[0], sentence.text.slice(0, match.index))) continue
      const link = buildProfileLink(known, name.startsWith('@') ? name.slice(1) : name)
      if (link === null) continue
      found.set(`${known} ${link.username}`, {
        path: 'social.accounts',
        value: { platform: known, ...link },
        confidence: bindingConfidence[binding] - unconfirmedLess,
      })
    }
  }
  for (const { value, confidence } of linkedAccounts(
    sentence.text,
    bindingConfidence[binding] - unconfirmedLess,
  ))
    if (!found.has(`${value.platform} ${value.username}`))
      found.set(`${value.platform} ${value.username}`, {
        path: 'social.accounts',
        value,
        confidence,
      })
  return [...found.values()].slice(0, maxAccounts)
}

const address = /\bhttps?:\/\/[^\s<>"“”()]{4,120}|\b(?:[a-z0-9-]+\.)+[a-z]{2,8}\/[@\w./~-]{2,60}/giu

/** A handle that names its server needs no platform beside it. */
const federated = /(?<![\w.@])@([A-Za-z0-9_]{2,60}@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,})/giu

/** "GitHub: https://github.com/qx7": an address of a profile behind the platform's name. */
function linkedAccounts(text: string, confidence: number) {
  const servers = [...text.matchAll(federated)].flatMap((match) => {
    const link = buildProfileLink('mastodon', match[1] ?? '')
    return link === null ? [] : [{ value: { platform: 'mastodon', ...link }, confidence }]
  })
  const linked = [...text.matchAll(address)].flatMap((match) => {
    const url = match[0].replace(/[.,;]+$/, '')
    const profile = parseProfileUrl(toWebAddress(url))
    const before = text.slice(Math.max(0, match.index - maxLeadLength), match.index)
    const isNamed =
      profile !== null &&
      (leadsToOwn.test(before) ||
        before.split(/[^\p{L}]+/u).some((word) => toPlatformName(word) === profile.platform))
    if (profile === null || !isNamed) return []
    const link = buildProfileLink(profile.platform, profile.handle)
    return link === null ? [] : [{ value: { platform: profile.platform, ...link }, confidence }]
  })
  return [...servers, ...linked]
}
const maxLeadLength = 50
/** "the source is at github.com/qx7", "find her online: …": what people keep on a platform. */
const leadsToOwn = new RegExp(
  unwrap`
    \b${joinAlternatives(accountLeads)}\b[^.;:]{0,30}
    (?::| (?:at|on|under|via|from|in))\s$`,
  'iu',
)

/** No word of a language: a mark, a digit, or an underscore stands in it. */
function isHandle(name: string): boolean {
  return name.startsWith('@') || /[\d_]/.test(name)
}

/**
 * "Twitter is unlikely to act", "on X: “Enough”": the verb of a sentence, and what was written
 * there. "Her Twitter is qxseven" says whose account it is.
 */
function isSpeech(found: string, before: string): boolean {
  return /:\s*["“]/u.test(found) || (/^[A-Z][A-Za-z]+ is /.test(found) && !owner.test(before))
}
const owner = /(?:^|\s)(?:my|his|her|their|our|\S+['’]s) $/iu

/** "Instagram as the best", "Instagram: TikTok rivals it": an at sign would mark a handle. */
function isOtherWord(name: string): boolean {
  return functionWords.has(name.toLowerCase()) || platformNames.includes(toPlatformName(name))
}
