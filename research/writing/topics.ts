import {
  accountPhrase,
  educationPhrase,
  rolePhrase,
  websitePhrase,
  workPhrase,
} from './claim-phrase.ts'
import type { Draft, Subject } from './draft.ts'
import { asRole, isRole } from './occupation-words.ts'
import type { ClaimAt, QuotedClaim } from './quoted-claim.ts'
import { plainValue, quoted, sayDate, sayPeriod } from './words.ts'

type Say = (subject: Subject) => Draft

const be = ({ plural }: Subject) => (plural ? 'are' : 'is')
const have = ({ plural }: Subject) => (plural ? 'have' : 'has')

/** `a [1], b [2] and c [3]`: each item followed by what it rests on. */
function cited<Item>(
  items: readonly Item[],
  say: (item: Item) => string,
  claims: (item: Item) => readonly QuotedClaim[],
): Draft['parts'] {
  return items.flatMap((item, at) => [
    `${at === 0 ? '' : at === items.length - 1 ? ' and ' : ', '}${say(item)}`,
    claims(item),
  ])
}

const alone = (claim: QuotedClaim) => [claim]

/**
 * `Zelda Quibbleworth is a Portuguese optical engineer`; a headline that says no role is quoted.
 * @param rest claims that say the same
 */
export function headline(claim: ClaimAt<'identity.headline'>, rest: readonly QuotedClaim[]): Say {
  const value = plainValue(claim.value.value, 200)
  return (subject) => ({
    parts: [
      `${subject.said} ${be(subject)} ` +
        `${isRole(value) ? asRole(value) : `described as ${quoted(value)}`}`,
      [claim, ...rest],
    ],
  })
}

export function birth(claim: ClaimAt<'identity.birthYear'>): Say {
  return (subject) => ({
    parts: [
      `${subject.said} ${subject.plural ? 'were' : 'was'} born in ${claim.value.year}`,
      [claim],
    ],
  })
}

export function aliases(claims: readonly ClaimAt<'identity.aliases'>[]): Say {
  return (subject) => ({
    parts: [
      `${subject.said} ${be(subject)} also known as `,
      ...cited(claims, ({ value }) => plainValue(value.value), alone),
    ],
  })
}

/** @param rest claims that say the same as the first */
export function currentWork(
  claims: readonly ClaimAt<'work.positions'>[],
  rest: readonly QuotedClaim[],
): Say {
  const dated = claims.some(({ value }) => value.from !== null)
  const since = (claim: ClaimAt<'work.positions'>) =>
    claim.value.from === null ? '' : ` since ${sayDate(claim.value.from)}`
  return (subject) => ({
    parts: [
      dated
        ? `${subject.said} ${have(subject)} worked `
        : `${subject.said} ${subject.plural ? 'work' : 'works'} `,
      ...cited(
        claims,
        (claim) => `${workPhrase(claim)}${since(claim)}`,
        (claim) => (claim === claims[0] ? [claim, ...rest] : [claim]),
      ),
    ],
  })
}

/** Work that has ended. */
export function pastWork(claims: readonly ClaimAt<'work.positions'>[]): Say {
  return (subject) => ({
    parts: [
      `${subject.said} worked `,
      ...cited(
        claims,
        (claim) => `${workPhrase(claim)}${sayPeriod(claim.value.from, claim.value.to)}`,
        alone,
      ),
    ],
  })
}

/** Roles of which no source says whether they last. */
export function undatedWork(claims: readonly ClaimAt<'work.positions'>[]): Say {
  return (subject) => ({
    parts: [
      `${subject.said} ${be(subject)} also connected with `,
      ...cited(
        claims,
        (claim) => `${rolePhrase(claim)}${sayPeriod(claim.value.from, claim.value.to)}`,
        alone,
      ),
    ],
  })
}

export function education(claims: readonly ClaimAt<'education.items'>[]): Say {
  return (subject) => ({
    parts: [
      subject.plural ? 'Their education includes ' : `The education of ${subject.said} includes `,
      ...cited(claims, educationPhrase, alone),
    ],
  })
}

export function currentPlaces(claims: readonly ClaimAt<'locations.items'>[]): Say {
  return (subject) => ({
    parts: [
      `${subject.said} ${be(subject)} based in `,
      ...cited(claims, ({ value }) => plainValue(value.label), alone),
    ],
  })
}

export function otherPlaces(claims: readonly ClaimAt<'locations.items'>[]): Say {
  return (subject) => ({
    parts: [
      `${subject.said} ${be(subject)} also connected with `,
      ...cited(
        claims,
        ({ value }) => `${plainValue(value.label)}${sayPeriod(value.from, value.to)}`,
        alone,
      ),
    ],
  })
}

export function accounts(claims: readonly ClaimAt<'social.accounts'>[], more: boolean): Say {
  return (subject) => ({
    parts: [
      `${subject.plural ? 'Their public accounts' : `Public accounts of ${subject.said}`} include `,
      ...cited(claims, accountPhrase, alone),
      more ? ', among others' : '',
    ],
  })
}

export function websites(claims: readonly ClaimAt<'contact.websites'>[]): Say {
  const noun = claims.length === 1 ? 'website is' : 'websites are'
  return (subject) => ({
    parts: [
      subject.plural ? `Their ${noun} ` : `The ${noun.replace(' ', ` of ${subject.said} `)} `,
      ...cited(claims, websitePhrase, alone),
    ],
  })
}

/** A sentence of a source, word for word. */
export function mention(claim: ClaimAt<'mentions.items'>): Say {
  return () => ({
    parts: [`One source writes: ${quoted(plainValue(claim.value.text, 300))}`, [claim]],
    namesOthers: true,
  })
}

export function relatives(claims: readonly ClaimAt<'relatives.items'>[]): Say {
  const relation = ({ value }: ClaimAt<'relatives.items'>) =>
    value.relation === 'other' || value.relation === 'unknown'
      ? 'a relative'
      : `their ${value.relation}`
  return (subject) => ({
    parts: [
      `Of the relatives of ${subject.said}, sources name `,
      ...cited(claims, (claim) => `${plainValue(claim.value.name)} (${relation(claim)})`, alone),
    ],
    namesOthers: true,
  })
}
