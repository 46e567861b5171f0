import { buildProfileLink } from '../../identity/profiles/build-profile-link.ts'
import { parseProfileUrl, platformNames } from '../../identity/profiles/parse-profile-url.ts'
import { hasPlatformName, toPlatformName } from '../../identity/profiles/to-platform-name.ts'
import { toWebAddress } from '../../text/addresses/parse-host.ts'
import { joinAlternatives, unwrap } from '../../text/patterns/unwrap.ts'
import { functionWords } from '../../text/words/stop-words.ts'
import type { BoundSentence } from './binding/bound-sentence.ts'
import { bindingConfidence, type WeighedStatement } from './binding/statement.ts'
import { hasPersonOwner } from './binding/subjects.ts'
import { isRoleWord } from './phrases/roles.ts'
import {
  accountLeads,
  federatedLeads,
  germanHandleNouns,
  goingByVerbs,
  handleNouns,
  ofOthersWords,
  ownedBodies,
  plainEndings,
  plainWords,
  sharingVerbs,
  underNames,
} from './tables/website-words.ts'

const handle = unwrap`
  (?!https?:)(@?[A-Za-z0-9_](?:[A-Za-z0-9_.-]{0,38}[A-Za-z0-9_])(?:@[a-z0-9.-]+\.[a-z]{2,})?)`
const platform = `([A-Z][A-Za-z]+(?: Overflow| Exchange)?|[a-z]+(?=[:(]))`
const noun = joinAlternatives(handleNouns)
const their = '(?:her|his|their|my|the|an?|own) '
/** ", of all places," between a platform and the handle there */
const aside = '(?:, (?:of all places|too|also|as ever),?)?'
/** "under her own user name there,": says that a handle follows. */
const naming = unwrap`
  (?: (?:as|under|by|with|via) (?:${their}){0,2}(?:${noun})(?: there)?|,? ${noun})
  (?:[:,]|\sis)?`
const goesBy = `${joinAlternatives(goingByVerbs)} (?:the ${noun} )?(?:of )?`
const quote = '["“]?'

/**
 * How a handle stands beside its platform; `first` says which of the two does. A plain word counts
 * if the form is `sure` that a handle follows, or `likely` and the word is no other one.
 */
const forms = [
  // "the handle qx7 on GitHub"
  ['handle', 'sure', `\\b${noun}[ :]+${quote}${handle}["”]? (?:on|at) ${platform}`],
  // "codes as qxseven on GitHub"
  ['handle', 'likely', `\\b(?:as|go(?:es)? by|called) ${quote}${handle}["”]? on ${platform}`],
  [
    'handle',
    'marked',
    String.raw`(?:^|[\s(,<])["“]?${handle}["”]? (?:on|at|over on|auf|sur|en|su|op|no) ${platform}`,
  ],
  ['handle', 'likely', `[(<]${handle} on ${platform}(?=[)>,;])`],
  // "qxseven (GitHub)", alone between commas
  ['handle', 'likely', String.raw`(?:^|[,;|·\t]\s?)${handle} \(${platform}\)(?=[,;|·\t]|$)`],
  // "on GitHub under the handle qx7", "GitHub user name: qx7"
  ['platform', 'sure', `\\b${platform}${aside}${naming}\\s+${quote}${handle}`],
  ['platform', 'marked', `\\b${platform}${aside} under ${quote}${handle}`],
  // "sur GitHub sous le pseudonyme qx7"
  ['platform', 'likely', `\\b${platform}\\s+${joinAlternatives(underNames)}\\s*["“«]?${handle}`],
  // "GitHub: qx7", "on GitHub as qxseven", "GitHub	qx7"
  ['platform', 'likely', String.raw`\b${platform}${aside}(?:\s*:|\s+as|\s+is|\t)\s*["“]?${handle}`],
  ['platform', 'marked', String.raw`\b${platform}(?: [–—/-] |(?<=^\S+) (?=\S+$))${handle}`],
  // "on GitHub she is qxseven", "on GitHub, where she goes by qx7"
  [
    'platform',
    'likely',
    String.raw`\b[Oo]n ${platform},?(?: where)? (?:she|he|they|I) ${goesBy}["“]?${handle}`,
  ],
  [
    'platform',
    'marked',
    String.raw`\b[Oo]n ${platform},?(?: where)? (?:she|he|they|I) (?:is|am|are) ["“]?${handle}`,
  ],
  // "Konto qx7 auf GitHub", "auf GitHub unterwegs als qx7"
  [
    'handle',
    'likely',
    unwrap`
      \b${joinAlternatives(germanHandleNouns)}[ :]+["„“]?${handle}["“”]? (?:auf|bei) ${platform}`,
  ],
  [
    'platform',
    'likely',
    String.raw`\b(?:auf|bei) ${platform}(?: [a-zäöüß]{2,12}){0,3} (?:als|unter) ["“„»]?${handle}`,
  ],
  // "her account on GitHub is qxseven"
  ['platform', 'likely', `\\b${noun} on ${platform}(?: is|:|,) ${quote}${handle}`],
  // "GitHub (user name: qxseven)", "GitHub (qxseven)"
  [
    'platform',
    'sure',
    String.raw`\b${platform} ?\((?:(?:${noun})(?: is)?|as|under)[: ]+${handle}\)`,
  ],
  ['platform', 'likely', String.raw`\b${platform}(?: (?:${noun}))? ?\(${handle}\)`],
  // "from her GitHub account, qxseven, for free"
  ['platform', 'likely', String.raw`\b${platform} (?:${noun}), ${handle}(?=[,.;)]|$)`],
].map(([order, sureness, form]) => ({ order, sureness, form: new RegExp(form ?? '', 'g') }))

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
  name: bearer,
}: BoundSentence): WeighedStatement[] {
  if (
    (owned && (hasPersonOwner(sentence.text) || ofBody.test(sentence.text))) ||
    invitesToBody.test(sentence.text) ||
    others.length > 0 ||
    !(/[@/]/.test(sentence.text) || hasPlatformName(sentence.text))
  )
    return []
  const found = new Map<string, WeighedStatement>()
  for (const { form, order, sureness } of forms) {
    for (const match of sentence.text.matchAll(form)) {
      const [first = '', second = ''] = match.slice(1)
      const [name, written] = order === 'handle' ? [first, second] : [second, first]
      const known = toPlatformName(written)
      const before = sentence.text.slice(0, match.index)
      if (!platformNames.includes(known) || ofThing.test(before)) continue
      if (order === 'platform' && !isHandle(name) && worksAt.test(before)) continue
      // "@deleted" and "farrier" are handles behind "the handle", "deleted" is none
      const isSure = sureness === 'sure' && !plainWord.test(name)
      const isPlain = isSure || (sureness === 'likely' && !isPlainWord(name))
      if (!isPlain && !isHandle(name)) continue
      if (!name.startsWith('@') && isOtherWord(name)) continue
      if (!isHandle(name) && isSpeech(match[0], before)) continue
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
    bearer,
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

const bracketBeside = /^\s?[(<][^()<>]{3,90}[)>]/u

/** Of a sentence that states no fact, the accounts in brackets right behind the name. */
export function parseHandlesBeside(bound: BoundSentence): WeighedStatement[] {
  const bracket = bracketBeside.exec(bound.predicate)?.[0] ?? ''
  const { name, sentence, others } = bound
  if (name === '' || bracket === '' || others.some((place) => Math.abs(place) < bracket.length))
    return []
  return parseHandles({
    ...bound,
    sentence: { ...sentence, text: `${name}${bracket}` },
    others: [],
  })
}

const address =
  /\bhttps?:\/\/[^\s<>"“”()]{4,120}|(?<![\w.-])(?:[a-z0-9-]+\.)+[a-z]{2,8}\/[@\w./~-]{2,60}/giu

/**
 * A handle that names its server needs no platform beside it, but what people answer, or credit, is
 * another's.
 */
const federated = new RegExp(
  unwrap`
    (?<=(?:^|[(<|\t:;,–—·•/-]|\b${joinAlternatives(federatedLeads)})\s*["“(]?)@
    ([A-Za-z0-9_]{2,60}@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,})`,
  'giu',
)

/** "GitHub: https://github.com/qx7": an address of a profile behind the platform's name. */
function linkedAccounts(text: string, bearer: string, confidence: number) {
  const servers = [...text.matchAll(federated)].flatMap((match) => {
    const link = buildProfileLink('mastodon', match[1] ?? '')
    return link === null ? [] : [{ value: { platform: 'mastodon', ...link }, confidence }]
  })
  const linked = [...text.matchAll(address)].flatMap((match) => {
    const url = toWebAddress(match[0].replace(/[.,;]+$/, ''))
    const before = text.slice(Math.max(0, match.index - maxLeadLength), match.index)
    const isOwn = leadsToOwn.test(before)
    const profile =
      parseProfileUrl(url) ??
      (isOwn && !ofOther.test(before) ? parseProfileUrl(toOwner(url)) : null)
    const isNamed =
      profile !== null &&
      (isOwn ||
        match[0].length === text.length ||
        (sharing.test(before) && !ofClause.test(before)) ||
        (bearer !== '' && before.endsWith(`${bearer} (`)) ||
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
    (?::| (?:at|on|under|via|in)|(?:available|downloaded|had|obtained|free) from)\s$`,
  'iu',
)
/** "shares news from the team at", "keeps an eye on", "what is posted on": of another. */
const notOwn = String.raw`[^.;:]{0,40}\b${joinAlternatives(ofOthersWords)}\b`
const ofOther = new RegExp(notOwn, 'u')
const sharing = new RegExp(
  unwrap`
    \b${joinAlternatives(sharingVerbs)}\b(?!${notOwn})
    [^.;:]{0,40} (?:at|on|to|via|under)\s$`,
  'iu',
)

/** "likes what is posted on", "the news of Globex, read on" */
const ofClause = /(?<!\p{L})(?:what|that|which|whose)\s|,\s\p{Ll}+\s\p{Ll}+\s$/u

/** "github.com/qx7/dotfiles" is of qx7. */
function toOwner(url: string): string {
  return url.replace(/^(https?:\/\/[^/]+\/[^/]+)\/.*$/u, '$1')
}

/** "works at GitHub as …" */
const worksAt = /\b(?:at|with|for|by|of|from) $/u
/** "Globex, which is on GitHub as …", "Her firm is on GitHub as …" */
const ofThing = /\b(?:which|whose|that) (?:\S+ ){0,3}$/u
const ofBody = new RegExp(
  String.raw`^(?:Her|His|Their|My) (?:\p{Ll}+ )?${joinAlternatives(ownedBodies)}\b`,
  'u',
)
/** "Follow the choir on Mastodon: …" */
const invitesToBody = new RegExp(
  unwrap`
    \b(?:[Ff]ollow|[Ff]ind|[Jj]oin) (?:the|our) (?:\p{L}+ )?${joinAlternatives(ownedBodies)}\b`,
  'u',
)
const plainWord = new RegExp(
  String.raw`^(?:${joinAlternatives(plainWords)}|\p{Ll}+${joinAlternatives(plainEndings)})$`,
  'iu',
)

/** "is on GitHub as generous", "Her GitHub is empty" */
export function isPlainWord(name: string): boolean {
  return plainWord.test(name) || isRoleWord(name.toLowerCase())
}

/** No word of a language: a mark, a digit, or an underscore stands in it. */
function isHandle(name: string): boolean {
  return name.startsWith('@') || /[\d_]|^[a-z]+-[a-z-]+$/.test(name)
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
