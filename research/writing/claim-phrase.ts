import { toPlatformLabel } from '../identity/profiles/tables/platform-labels.ts'
import { toSpokenAddress } from '../text/addresses/page-key.ts'
import { isAffiliationTitle } from '../text/words/is-affiliation-title.ts'
import { isSmallWord } from '../text/words/stop-words.ts'
import { isProperAdjective } from './is-proper-adjective.ts'
import { asRole, isRole, toLowerTitle } from './occupation-words.ts'
import type { ClaimAt, QuotedClaim } from './quoted-claim.ts'
import {
  formatQuote,
  isInstitution,
  sayDate,
  sayPeriod,
  saySince,
  toPlainValue,
  toSpokenOrganization,
  toSpokenPlace,
  withArticle,
} from './words.ts'

/** `as an optical engineer at X` → the part behind "work" or "worked". */
export function buildWorkPhrase(claim: ClaimAt<'work.positions'>): string {
  const { title, organization } = claim.value
  const as = title === null ? '' : `as ${asRole(writeTitle(claim))}`
  const link = title !== null && isAffiliationTitle(title) ? 'of' : 'at'
  const at = organization === null ? '' : `${link} ${writeOrganization(organization, claim)}`
  return [as, at].filter((part) => part !== '').join(' ')
}

/**
 * The title without capitals where one of its sources writes it so in a running text: lists and
 * profiles give each word one.
 */
function writeTitle({ value, citations }: ClaimAt<'work.positions'>): string {
  const title = toPlainValue(value.title ?? '')
  if (/\p{Lu}{2}/u.test(title)) return title
  const words = title.split(' ')
  const small = words.map((word) => (isProperAdjective(word) ? word : word.toLowerCase())).join(' ')
  const written = new RegExp(
    `(?<![\\p{L}@/.-])${RegExp.escape(title.toLowerCase())}(?!\\p{L})`,
    'u',
  )
  // a text without any capital says nothing of them
  const isSmall = citations.some(({ excerpt }) => /\p{Lu}/u.test(excerpt) && written.test(excerpt))
  return isSmall ? small : title
}

/**
 * An institution with the article that one of its sources gives it: `the Saltmarsh Institute`. In
 * "the Quarnford City striker" the article is that of the striker.
 */
function writeOrganization(name: string, { citations }: Pick<QuotedClaim, 'citations'>): string {
  const said = toSpokenOrganization(name)
  if (!isInstitution(said)) return said
  const withThe = new RegExp(`(?<!\\p{L})the ${RegExp.escape(said)}(?!\\p{L})(?: (\\p{Ll}+))?`, 'u')
  const isCalledThe = citations.some(({ excerpt }) => {
    const [found, next = ''] = withThe.exec(excerpt) ?? []
    return found !== undefined && (next === '' || isSmallWord(next))
  })
  return isCalledThe ? `the ${said}` : said
}

/** A share in a firm or a seat in an association, which is no work there. */
export function isAffiliation({ value }: ClaimAt<'work.positions'>): boolean {
  return value.organization !== null && value.title !== null && isAffiliationTitle(value.title)
}

/**
 * `a shareholder of X (from 2019)` → the part behind "is named as" or "was".
 * @param next what follows in the same list: of two without years in one firm, the last names it
 */
export function buildAffiliationPhrase(
  claim: ClaimAt<'work.positions'>,
  next?: ClaimAt<'work.positions'>,
): string {
  const { title, organization, from, to } = claim.value
  const isShared =
    organization === next?.value.organization &&
    [from, to, next.value.from, next.value.to].every((date) => date === null)
  if (isShared && title !== null) return asRole(writeTitle(claim))
  return `${buildWorkPhrase(claim).replace(/^as /, '')}${sayPeriod(from, to)}`
}

/** A role of which no source says where or since when. */
export function isRoleAlone({ value }: ClaimAt<'work.positions'>): boolean {
  const { title, organization, from, to } = value
  return title !== null && organization === null && from === null && to === null
}

/** A role alone of which no source says that it is held now, such as an occupation. */
export function isBareRole(claim: ClaimAt<'work.positions'>): boolean {
  return isRoleAlone(claim) && !claim.value.current
}

/** `X (as an adviser, from 2019)`: a role that need not be held now. */
export function buildRolePhrase(claim: ClaimAt<'work.positions'>): string {
  const { title, organization, from, to } = claim.value
  const period = sayPeriod(from, to)
  if (organization === null) return `the role of ${toLowerTitle(writeTitle(claim))}${period}`
  const firm = writeOrganization(organization, claim)
  return title === null
    ? `${firm}${period}`
    : `${firm} (as ${asRole(writeTitle(claim))}${period.replace(' (', ', ').replace(')', '')})`
}

const sinceNow = /^(?:now|currently|presently)[\s:]+/i

/** A headline without its "now": a sentence in the present says that already. */
export function toPresentHeadline(headline: string): string {
  return headline.replace(sinceNow, '')
}

/** `an optical engineer at X`; what says no role is quoted. */
export function buildHeadlinePhrase(headline: string): string {
  const value = toPlainValue(toPresentHeadline(headline), 200)
  return isRole(value) ? asRole(value) : `described as ${formatQuote(value)}`
}

/** `an optical engineer`, `"retired"` */
export function buildBareRolePhrase(claim: ClaimAt<'work.positions'>): string {
  const title = writeTitle(claim)
  return isRole(title) ? asRole(title) : formatQuote(title)
}

/** `a BSc in optics from X (2004–2008)` */
export function buildEducationPhrase(claim: ClaimAt<'education.items'>): string {
  const { value } = claim
  const school = writeOrganization(value.school, claim)
  const [degree, field] = [value.degree, value.field].map((part) =>
    part === null ? null : toPlainValue(part),
  )
  // the year of a degree is when it was got
  const period =
    value.from === null && value.to !== null
      ? ` (${sayDate(value.to)})`
      : sayPeriod(value.from, value.to)
  if (degree) {
    const about = field && !degree.toLowerCase().includes(field.toLowerCase()) ? ` in ${field}` : ''
    return `${withArticle(degree)}${about} from ${school}${period}`
  }
  return field ? `studies of ${field} at ${school}${period}` : `${school}${period}`
}

/** `zquib on GitHub` */
export function buildAccountPhrase({ value }: ClaimAt<'social.accounts'>): string {
  const { platform, username } = value
  return `${toPlainValue(username)} on ${toPlainValue(toPlatformLabel(platform, username))}`
}

/** `quibbleworth.org/about` */
export function buildWebsitePhrase({ value }: ClaimAt<'contact.websites'>): string {
  return toPlainValue(toSpokenAddress(value.url))
}

/**
 * One claim as a whole sentence, without its full stop.
 * @param who the subject: a name
 * @param isDead what the person was is over
 */
export function buildClaimSentence(claim: QuotedClaim, who: string, isDead = false): string {
  switch (claim.path) {
    case 'identity.name':
      return `The name is written ${toPlainValue(claim.value.value)}`
    case 'identity.aliases':
      return `${who} is also known as ${toPlainValue(claim.value.value)}`
    case 'identity.headline':
      return `${who} ${isDead ? 'was' : 'is'} ${buildHeadlinePhrase(claim.value.value)}`
    case 'identity.birthYear':
      return `${who} was born in ${claim.value.year}`
    case 'identity.deathYear':
      return `${who} died in ${claim.value.year}`
    case 'identity.photo':
      return `A photo of ${who} is published`
    case 'contact.emails':
      return (
        `A published ${claim.value.kind === 'unknown' ? '' : `${claim.value.kind} `}email ` +
        `address of ${who} is ${toPlainValue(claim.value.value)}`
      )
    case 'contact.phones':
      return `A published phone number of ${who} is ${toPlainValue(claim.value.value)}`
    case 'contact.websites':
      return `A website of ${who} is ${buildWebsitePhrase(claim)}`
    case 'locations.items':
      return claim.value.current
        ? `${who} ${claim.value.from === null ? 'is' : 'has been'} based in ` +
            `${toSpokenPlace(claim.value.label)}${saySince(claim.value.from)}`
        : `${who} is connected with ` +
            `${toSpokenPlace(claim.value.label)}${sayPeriod(claim.value.from, claim.value.to)}`
    case 'work.positions':
      return sayWork(claim, who)
    case 'education.items':
      return `The education of ${who} includes ${buildEducationPhrase(claim)}`
    case 'relatives.items':
      return sayRelative(claim, who)
    case 'social.accounts':
      return `${who} has the account ${buildAccountPhrase(claim)}`
    case 'mentions.items':
      return `A source writes: ${formatQuote(toPlainValue(claim.value.text, 400))}`
  }
}

function sayWork(claim: ClaimAt<'work.positions'>, who: string): string {
  const { from, to, current } = claim.value
  if (isBareRole(claim)) return `${who} is described as ${buildBareRolePhrase(claim)}`
  if (isAffiliation(claim))
    return `${who} ${to === null ? 'is named as' : 'was'} ${buildAffiliationPhrase(claim)}`
  const phrase = buildWorkPhrase(claim)
  if (current) return `${who} ${from === null ? 'works' : 'has worked'} ${phrase}${saySince(from)}`
  // a role that is not called current need not be over
  return to === null
    ? `${who} is connected with ${buildRolePhrase(claim)}`
    : `${who} worked ${phrase}${sayPeriod(from, to)}`
}

const relations = {
  spouse: 'spouse',
  parent: 'parent',
  child: 'child',
  sibling: 'sibling',
  other: 'relative',
  unknown: 'relative',
} as const

function sayRelative({ value }: ClaimAt<'relatives.items'>, who: string): string {
  return `${toPlainValue(value.name)} is named as ${withRelation(value.relation)} of ${who}`
}

function withRelation(relation: keyof typeof relations): string {
  return `a ${relations[relation]}`
}
