import { foldWords } from '../text/words/fold.ts'
import { isSmallWord } from '../text/words/stop-words.ts'
import { toCapital } from '../text/words/to-capital.ts'
import { toSmall } from '../text/words/to-small.ts'
import { buildClaimSentence } from '../writing/claim-phrase.ts'
import { buildConflictDrafts } from '../writing/conflicts.ts'
import { collectClaims, type Draft } from '../writing/draft.ts'
import { chooseClaimsAt } from '../writing/plan-topics.ts'
import type { QuotedClaim } from '../writing/quoted-claim.ts'
import { rankCitations } from '../writing/rank-citations.ts'
import { sayAccounts, sayEducation, sayWebsites } from '../writing/topics.ts'

/** More sentences, and more items of a list, are not read. */
const maxSentences = 4
const maxItems = 8

type Subject = { name: string; isDead: boolean }
type Stated = { draft: Draft; claims: QuotedClaim[] }

/**
 * States claims, a sentence each: items of one list share a sentence, contradictory values stand
 * side by side, weak claims are attributed to their source, and repetitions of an earlier sentence
 * are left out.
 */
export function sayClaims(claims: readonly QuotedClaim[], { name, isDead }: Subject): Stated[] {
  const open = distinct(claims, name)
  const covered = new Set<QuotedClaim>()
  const stated: Stated[] = []
  for (const claim of open) {
    if (covered.has(claim) || stated.length === maxSentences) continue
    const draft = buildDraft(claim, open, { name, isDead })
    const said = collectClaims(draft)
    // what a list leaves out makes no second list
    if (!said.includes(claim)) continue
    for (const one of said) covered.add(one)
    stated.push({ draft, claims: said })
  }
  return stated
}

function buildDraft(
  claim: QuotedClaim,
  open: readonly QuotedClaim[],
  { name, isDead }: Subject,
): Draft {
  if (claim.status === 'contradicted') {
    const sides = open.filter(
      ({ path, status }) => path === claim.path && status === 'contradicted',
    )
    const conflict = buildConflictDrafts(sides, name).get(claim.path)
    if (conflict !== undefined && collectClaims(conflict).includes(claim)) return conflict
  }
  if (isFirm(claim)) {
    const list = buildList(claim, open.filter(isFirm), name)
    if (list !== null) return list
  }
  return { parts: [hedged(claim, { name, isDead }), [claim]] }
}

/** Several accounts, schools or sites in one sentence; null for what is no list. */
function buildList(
  { path }: QuotedClaim,
  firm: readonly QuotedClaim[],
  name: string,
): Draft | null {
  const subject = { said: name, plural: false, isDead: false }
  const items = firm.filter((claim) => claim.path === path)
  if (items.length < 2) return null
  const shown = items.slice(0, maxItems)
  if (path === 'social.accounts')
    return sayAccounts(chooseClaimsAt(shown, path), shown.length < items.length)(subject)
  if (path === 'education.items') return sayEducation(chooseClaimsAt(shown, path))(subject)
  return path === 'contact.websites' ? sayWebsites(chooseClaimsAt(shown, path))(subject) : null
}

function isFirm({ status, level }: QuotedClaim): boolean {
  return status === 'supported' && level !== 'low'
}

function hedged(claim: QuotedClaim, { name, isDead }: Subject): string {
  const said = buildClaimSentence(claim, name, isDead)
  if (claim.path === 'mentions.items' || isFirm(claim)) return said
  const many = rankCitations(claim).length > 1 ? 'some sources say that' : 'one source says that'
  const lead = claim.status === 'contradicted' ? `Sources disagree, and ${many}` : toCapital(many)
  // a name, of the person or of a relative, keeps its capital
  const isOwnWord = !said.startsWith(name) && /^(?:A|An|The) /.test(said)
  return `${lead} ${isOwnWord ? toSmall(said) : said}`
}

/**
 * Without claims whose every word an earlier one of the same path says: "Bristol" behind "Bristol,
 * United Kingdom". A sentence of a source is also left out where a claim of any path has said it.
 */
function distinct(claims: readonly QuotedClaim[], name: string): QuotedClaim[] {
  const words = new Map(claims.map((claim) => [claim, collectWords(claim)]))
  const nameWords = new Set(foldWords(name))
  return claims.filter((claim, place) => {
    if (claim.status === 'contradicted' || !merged.includes(claim.path)) return true
    const isSentence = claim.path === 'mentions.items'
    const all = [...(words.get(claim) ?? [])]
    const own = isSentence ? all.filter((word) => !nameWords.has(word) && !isSmallWord(word)) : all
    const says = (earlier: QuotedClaim) => own.every((word) => words.get(earlier)?.has(word))
    return !claims
      .slice(0, place)
      .some(
        (earlier) =>
          (isSentence || earlier.path === claim.path) &&
          earlier.status !== 'contradicted' &&
          says(earlier),
      )
  })
}

const merged: readonly QuotedClaim['path'][] = [
  'work.positions',
  'locations.items',
  'identity.headline',
  'education.items',
  'mentions.items',
]

function collectWords({ value }: QuotedClaim): Set<string> {
  return new Set(
    Object.values(value).flatMap((one) => (typeof one === 'string' ? foldWords(one) : [])),
  )
}
