import { buildQuotes } from './build-quotes.ts'
import type { Citations } from './citations.ts'
import { buildClaimSentence, isBareRole } from './claim-phrase.ts'
import { buildConflictDrafts } from './conflicts.ts'
import { holdsPhrase, holdsWords } from './content-words.ts'
import { collectClaims, type Draft, joinWords, type SentenceSubject, writeDraft } from './draft.ts'
import { maySay } from './may-say.ts'
import { chooseClaimsAt, isRepeatedRole, planTopics } from './plan-topics.ts'
import type { Named, QuotedClaim, SentenceCheck, WrittenSentence } from './quoted-claim.ts'
import { rankCitations } from './rank-citations.ts'
import { type ProviderCounts, sayNothingFound } from './say-nothing-found.ts'

type Question = {
  person: Named
  claims: readonly QuotedClaim[]
  citations: Citations
  coverage: ProviderCounts
  /** How many pages and records are about the person. */
  pages?: number
  /** What it refuses is not said. */
  check?: SentenceCheck
}

/**
 * Ten sentences are read, more are not. The text is measured in UTF-16 units, with the blanks
 * between its sentences.
 */
const [maxSentences, maxTextLength, maxUncertain] = [10, 1_600, 3]

/**
 * A short encyclopedic text about a person from claims alone, without a model. Each
 * sentence cites what it rests on; contradicted values stand side by side, weak ones as what a
 * source says. Without any claim: one sentence that says so.
 */
export function composeSummary({
  person,
  claims,
  citations,
  coverage,
  pages = 0,
  check,
}: Question): WrittenSentence[] {
  const { name } = person
  const sayable = claims.filter(
    (claim) => maySay(claim) && claim.path !== 'identity.name' && claim.path !== 'identity.photo',
  )
  const firm = sayable.filter(({ status, level }) => status === 'supported' && level !== 'low')
  const isDead = sayable.some(({ path }) => path === 'identity.deathYear')
  const contradicted = sayable.filter(({ status }) => status === 'contradicted')
  const conflicts = buildConflictDrafts(contradicted, name)
  const inConflict = new Set([...conflicts.values()].flatMap(collectClaims))
  const weak = sayable.filter(
    (claim) =>
      !inConflict.has(claim) &&
      (claim.status === 'contradicted' || (claim.status === 'supported' && claim.level === 'low')),
  )

  const said: { text: string; draft: Draft }[] = []
  const say = (draft: Draft): boolean => {
    const text = joinWords(draft)
    const isNew = !said.some((one) => one.text === text)
    const length =
      said.reduce((sum, one) => sum + measureLength(one.draft) + 1, 0) + measureLength(draft)
    // the check takes the longest
    if (!isNew || length > maxTextLength || said.length >= maxSentences) return false
    const quotes = collectClaims(draft).flatMap(buildQuotes)
    const holds =
      check === undefined || check(text, quotes, { given: [name, ...(person.aliases ?? [])] }).ok
    if (!holds) return false
    said.push({ text, draft })
    return true
  }
  const hedge = (some: readonly QuotedClaim[], lead: (claim: QuotedClaim) => string) => {
    let tried = 0
    for (const claim of some.filter(isHedgeable)) {
      if (tried === maxUncertain) break
      // a name may be the word for an occupation
      const all = said.map(({ text }) => text.replaceAll(name, '')).join(' ')
      const claimed = said.flatMap(({ draft }) => collectClaims(draft))
      if (isRepeatedDescription(claim, all) || isRepeated(claim, claimed)) continue
      tried += 1
      say({
        parts: [
          `${lead(claim)} ${toClause(buildClaimSentence(claim, name, isDead), name)}`,
          [claim],
        ],
        namesOthers: true,
      })
    }
  }

  const isSaid = (text: string) => said.some((one) => holdsPhrase(one.text, text))
  for (const topic of planTopics(firm, conflicts, isSaid))
    say(topic({ ...subjectAfter(said.at(-1)?.draft, name), isDead }))
  // a headline comes behind what may say its words one by one
  const isLast = ({ path }: QuotedClaim) => Number(path === 'identity.headline')
  hedge(
    weak.toSorted((one, other) => isLast(one) - isLast(other)),
    (claim) => (rankCitations(claim).length > 1 ? 'Some sources say that' : 'One source says that'),
  )
  if (said.length === 0) hedge(sayable, () => 'One unverified source says that')
  if (said.length === 0) return [sayNothingFound({ person: name, coverage, pages })]
  return said.map(({ draft }) => writeDraft(draft, citations))
}

/** A sentence as it stands behind "that": small, but for a name in front. */
function toClause(sentence: string, name: string): string {
  return sentence.startsWith(name)
    ? sentence
    : `${sentence.slice(0, 1).toLowerCase()}${sentence.slice(1)}`
}

/** Whether a claim only describes the person, in words that better sources gave already. */
function isRepeatedDescription(claim: QuotedClaim, said: string): boolean {
  if (claim.path === 'identity.headline') return holdsWords(said, claim.value.value)
  const isBare = claim.path === 'work.positions' && isBareRole(claim)
  return isBare && holdsWords(said, claim.value.title ?? '')
}

/** Whether what is said has all of a claim in other words. */
function isRepeated(claim: QuotedClaim, said: readonly QuotedClaim[]): boolean {
  if (claim.path === 'work.positions') return isRepeatedRole(claim, said)
  if (claim.path !== 'social.accounts') return false
  const { platform, username } = claim.value
  return chooseClaimsAt(said, 'social.accounts').some(
    ({ value }) => value.platform === platform && value.username.startsWith(`${username}@`),
  )
}

function subjectAfter(last: Draft | undefined, name: string): Omit<SentenceSubject, 'isDead'> {
  return last === undefined || last.namesOthers === true
    ? { said: name, plural: false }
    : { said: 'They', plural: true }
}

/** Relatives are others' business, and a sentence of a source says itself who writes it. */
function isHedgeable({ path }: QuotedClaim): boolean {
  return (
    path !== 'relatives.items' &&
    path !== 'mentions.items' &&
    path !== 'contact.emails' &&
    path !== 'contact.phones'
  )
}

/** With room for the citations: `[12]` and its blank. */
function measureLength(draft: Draft): number {
  return (
    joinWords(draft).length +
    collectClaims(draft).reduce(
      (sum, { citations }) => sum + Math.min(3, citations.length) * 4 + 1,
      0,
    )
  )
}
