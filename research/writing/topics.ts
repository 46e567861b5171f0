import { conjunction } from '../text/formats/conjunctions.ts'
import {
  buildAccountPhrase,
  buildAffiliationPhrase,
  buildBareRolePhrase,
  buildEducationPhrase,
  buildHeadlinePhrase,
  buildRolePhrase,
  buildWebsitePhrase,
  buildWorkPhrase,
} from './claim-phrase.ts'
import type { Draft, SentenceSubject } from './draft.ts'
import type { ClaimAt, QuotedClaim } from './quoted-claim.ts'
import { formatQuote, sayPeriod, saySince, toPlainValue, toSpokenPlace } from './words.ts'

type Say = (subject: SentenceSubject) => Draft

const be = ({ plural }: SentenceSubject) => (plural ? 'are' : 'is')
const beOrWere = (subject: SentenceSubject) =>
  subject.isDead ? (subject.plural ? 'were' : 'was') : be(subject)
/** What comes first is not "also" so. */
const also = ({ plural }: SentenceSubject) => (plural ? ' also' : '')
const have = ({ plural }: SentenceSubject) => (plural ? 'have' : 'has')

/** `a [1], b [2] and c [3]`: each item followed by what it rests on. */
function cited<Item>(
  items: readonly Item[],
  say: (item: Item) => string,
  claims: (item: Item) => readonly QuotedClaim[],
): Draft['parts'] {
  const said = items.map((item) => ({ text: say(item), claims: claims(item) }))
  let at = 0
  return conjunction.formatToParts(said.map(({ text }) => text)).flatMap(({ type, value }) => {
    if (type === 'literal') return [value]
    const { claims = [] } = said[at] ?? {}
    at += 1
    return [value, claims]
  })
}

const alone = (claim: QuotedClaim) => [claim]

/**
 * `Zelda Quibbleworth is a Portuguese optical engineer`; a headline that says no role is quoted.
 * @param rest claims that say the same
 */
export function sayHeadline(
  claim: ClaimAt<'identity.headline'>,
  rest: readonly QuotedClaim[],
): Say {
  return (subject) => ({
    parts: [
      `${subject.said} ${beOrWere(subject)} ${buildHeadlinePhrase(claim.value.value)}`,
      [claim, ...rest],
    ],
  })
}

/** The sentence of roles of which no source says where or since when. */
export function sayBareRoles(claims: readonly ClaimAt<'work.positions'>[]): Say {
  return (subject) => ({
    parts: [
      `${subject.said} ${be(subject)} described as `,
      ...cited(claims, buildBareRolePhrase, alone),
    ],
  })
}

/** The sentence of the years of a life, of which at least one is known. */
export function sayLife(
  born: ClaimAt<'identity.birthYear'> | undefined,
  died: ClaimAt<'identity.deathYear'> | undefined,
): Say {
  return (subject) => {
    const birth =
      born === undefined
        ? []
        : [` ${subject.plural ? 'were' : 'was'} born in ${born.value.year}`, [born]]
    const death = died === undefined ? [] : [` died in ${died.value.year}`, [died]]
    const both = birth.length > 0 && death.length > 0 ? [' and'] : []
    return { parts: [subject.said, ...birth, ...both, ...death] }
  }
}

/** The sentence of further names. */
export function sayAliases(claims: readonly ClaimAt<'identity.aliases'>[]): Say {
  return (subject) => ({
    parts: [
      `${subject.said} ${be(subject)} also known as `,
      ...cited(claims, ({ value }) => toPlainValue(value.value), alone),
    ],
  })
}

type Pair = readonly [Position] | readonly [Position, Position]
type Position = ClaimAt<'work.positions'>

/** A year of which no source says the post, and the post of no year in the same house, together. */
function pairAtOne(claims: readonly Position[]): Pair[] {
  const undated = claims.filter(({ value }) => value.title !== null && value.from === null)
  const pairs = claims.map((claim): Pair => {
    const { title, organization, from } = claim.value
    const post = undated.find(({ value }) => value.organization === organization)
    const isOpen = title === null && organization !== null && from !== null
    return isOpen && post !== undefined ? [claim, post] : [claim]
  })
  const taken = pairs.flatMap(([, post]) => post ?? [])
  return pairs.filter(([claim]) => !taken.includes(claim))
}

/** `as head of lenses` */
function asPost({ value, ...claim }: Position): string {
  return buildWorkPhrase({ ...claim, value: { ...value, organization: null } })
}

/** @param rest claims that say the same as the first */
export function sayCurrentWork(
  claims: readonly ClaimAt<'work.positions'>[],
  rest: readonly QuotedClaim[],
): Say {
  const dated = claims.some(({ value }) => value.from !== null)
  const pairs = pairAtOne(claims)
  return (subject) => ({
    parts: [
      dated
        ? `${subject.said} ${have(subject)} worked `
        : `${subject.said} ${subject.plural ? 'work' : 'works'} `,
      ...cited(
        pairs,
        ([claim, post]) =>
          `${buildWorkPhrase(claim)}${saySince(claim.value.from)}` +
          (post === undefined ? '' : `, ${asPost(post)}`),
        (pair) => (pair === pairs[0] ? [...pair, ...rest] : pair),
      ),
    ],
  })
}

/** Work that has ended. */
export function sayPastWork(claims: readonly ClaimAt<'work.positions'>[]): Say {
  return (subject) => ({
    parts: [
      `${subject.said} worked `,
      ...cited(
        claims,
        (claim) => `${buildWorkPhrase(claim)}${sayPeriod(claim.value.from, claim.value.to)}`,
        alone,
      ),
    ],
  })
}

function citedAffiliations(claims: readonly ClaimAt<'work.positions'>[]): Draft['parts'] {
  return cited(
    claims,
    (claim) => buildAffiliationPhrase(claim, claims[claims.indexOf(claim) + 1]),
    alone,
  )
}

/** Shares in firms and seats in associations that have not ended. */
export function sayAffiliations(claims: readonly ClaimAt<'work.positions'>[]): Say {
  return (subject) => ({
    parts: [`${subject.said} ${be(subject)} named as `, ...citedAffiliations(claims)],
  })
}

/** Shares in firms and seats in associations that have ended. */
export function sayPastAffiliations(claims: readonly ClaimAt<'work.positions'>[]): Say {
  return (subject) => ({
    parts: [`${subject.said} ${subject.plural ? 'were' : 'was'} `, ...citedAffiliations(claims)],
  })
}

/** Roles of which no source says whether they last. */
export function sayUndatedWork(claims: readonly ClaimAt<'work.positions'>[]): Say {
  return (subject) => ({
    parts: [
      `${subject.said} ${be(subject)}${also(subject)} connected with `,
      ...cited(claims, buildRolePhrase, alone),
    ],
  })
}

/** The sentence of schools and degrees. */
export function sayEducation(claims: readonly ClaimAt<'education.items'>[]): Say {
  return (subject) => ({
    parts: [
      subject.plural ? 'Their education includes ' : `The education of ${subject.said} includes `,
      ...cited(claims, buildEducationPhrase, alone),
    ],
  })
}

/** The sentence of where a person is based now. */
export function sayCurrentPlaces(claims: readonly ClaimAt<'locations.items'>[]): Say {
  return (subject) => ({
    parts: [
      `${subject.said} ${beOrWere(subject)} based in `,
      ...cited(claims, ({ value }) => toSpokenPlace(value.label), alone),
    ],
  })
}

/** The sentence of further places, with their years. */
export function sayOtherPlaces(claims: readonly ClaimAt<'locations.items'>[]): Say {
  return (subject) => ({
    parts: [
      `${subject.said} ${be(subject)}${also(subject)} connected with `,
      ...cited(
        claims,
        ({ value }) => `${toSpokenPlace(value.label)}${sayPeriod(value.from, value.to)}`,
        alone,
      ),
    ],
  })
}

/**
 * The sentence of public accounts.
 * @param more whether there are others than these
 */
export function sayAccounts(claims: readonly ClaimAt<'social.accounts'>[], more: boolean): Say {
  return (subject) => ({
    parts: [
      `${subject.plural ? 'Their public accounts' : `Public accounts of ${subject.said}`} include `,
      ...cited(claims, buildAccountPhrase, alone),
      more ? ', among others' : '',
    ],
  })
}

/** The sentence of websites. */
export function sayWebsites(claims: readonly ClaimAt<'contact.websites'>[]): Say {
  const noun = claims.length === 1 ? 'website is' : 'websites are'
  return (subject) => ({
    parts: [
      subject.plural ? `Their ${noun} ` : `The ${noun.replace(' ', ` of ${subject.said} `)} `,
      ...cited(claims, buildWebsitePhrase, alone),
    ],
  })
}

/** A sentence of a source, word for word. */
export function sayMention(claim: ClaimAt<'mentions.items'>): Say {
  return () => ({
    parts: [`One source writes: ${formatQuote(toPlainValue(claim.value.text, 300))}`, [claim]],
    namesOthers: true,
  })
}

/** The sentence of relatives, by the relation that sources state. */
export function sayRelatives(claims: readonly ClaimAt<'relatives.items'>[]): Say {
  const relation = ({ value }: ClaimAt<'relatives.items'>) =>
    value.relation === 'other' || value.relation === 'unknown'
      ? 'a relative'
      : `their ${value.relation}`
  const all = ({ said, plural }: SentenceSubject) =>
    plural ? 'their relatives' : `the relatives of ${said}`
  return (subject) => ({
    parts: [
      `Of ${all(subject)}, sources name `,
      ...cited(claims, (claim) => `${toPlainValue(claim.value.name)} (${relation(claim)})`, alone),
    ],
    namesOthers: true,
  })
}
