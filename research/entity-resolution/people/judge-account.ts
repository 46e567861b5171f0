import type { Account } from '../../../contract/results/social.ts'
import { buildAnswers, type SearchedFor } from './asked.ts'
import { otherNameScore, scoreName } from './asked-name.ts'
import { isVouched, type Pair } from './link-signal.ts'
import type { NameComparer } from './person-facts.ts'
import type { PersonRecord } from './record.ts'
import { pairPrior } from './tables/link-weights.ts'

/**
 * What is seen of an account within its group.
 * @property confidence of the group, 0..100
 * @property alone what it would be without the others
 * @property agreement how likely the group's texts are about one, 0..1
 * @property size records in it
 * @property pairs those with the account
 */
type Standing = {
  confidence: number
  alone: number
  agreement: number
  size: number
  pairs: readonly Pair[]
}

/** Cap for accounts without a vouching link; in percent. */
const maxUnvouched = 89

/** How sure an account without any link can be of belonging to the accounts around it. */
const unlinked = { rare: 0.6, other: 0.5 }

/**
 * Whether an account is the candidate's. Verified: vouched for by both sides, the platform or
 * editors, or the provider was asked for the very address. Rejected: the source states that no
 * person owns it, or it bears another name.
 */
export function judgeAccount(
  record: PersonRecord,
  standing: Standing,
  asked: SearchedFor,
  compareNames: NameComparer,
): Pick<Account, 'state' | 'confidence'> {
  if (!record.isPerson) return { state: 'rejected', confidence: 0 }
  const { confidence, alone, agreement, size, pairs } = standing
  const isExact = buildAnswers(record, asked) === 'exact' && asked.isTelling
  if (isExact || pairs.some(isVouched))
    return { state: 'verified', confidence: rounded(confidence) }
  if (size === 1) {
    const score = scoreName([record], asked, compareNames)
    return {
      state: score !== null && score < otherNameScore ? 'rejected' : 'candidate',
      confidence: rounded(confidence),
    }
  }
  const linked = pairs.reduce(
    (most, { total }) => Math.max(most, 1 / (1 + Math.exp(-pairPrior - total))),
    0,
  )
  const share = Math.max(asked.isTelling ? unlinked.rare : unlinked.other, agreement, linked)
  return {
    state: 'candidate',
    confidence: rounded(Math.min(maxUnvouched, confidence, Math.max(alone, confidence * share))),
  }
}

/** Tenths, as the candidates' confidence. */
function rounded(confidence: number): number {
  return Math.round(confidence * 10) / 10
}
