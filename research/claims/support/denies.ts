import { memoize } from '../../text/memoize.ts'
import { joinAlternatives } from '../../text/patterns/unwrap.ts'
import { parseWordSet } from '../../text/patterns/word-set.ts'
import { splitSentences, wrapped } from '../../text/sentences/split-sentences.ts'
import { hanKanaSigns } from '../../text/signs/script.ts'
import { foldWords } from '../../text/words/fold.ts'
import { functionWords } from '../../text/words/stop-words.ts'
import { findNegations } from './find-negations.ts'
import { parseSentenceWords } from './parse-sentence-words.ts'
import { denyingVerbs } from './tables/negations.ts'

/**
 * How far behind a negation the value may begin; and how far in front of one it may end: `Acme has
 * never employed her`.
 */
const [maxWordsAhead, maxWordsBack] = [7, 2]
/** A negation reaches no further than one of these: `not in Lisbon but in Porto`. */
const turns = parseWordSet(
  'but who which whose and sondern aber der die mais sino pero mas ma che maar',
)
/** Verbs of denial negate the whole rest of the clause. */
const denials = new RegExp(`^${joinAlternatives(denyingVerbs)}$`)
/** These words do so behind a negation: `not true that`, `no evidence that`. */
const deniedWhole = parseWordSet('true evidence case proof')
/** And these before `that`: `false that`. */
const untrue = /^(?:untrue|false)$/

/**
 * @returns whether an excerpt says that something is not so: a negation in front of one of the
 * value's words, or right behind it
 */
export function denies(excerpt: string, value: string): boolean {
  if (unspacedDenial(excerpt, value)) return true
  // few sentences deny anything, and each is asked about once for every claim that it carries
  if (!hasNegation(excerpt)) return false
  const wanted = new Set(
    foldWords(value).filter((word) => word.length > 1 && !functionWords.has(word)),
  )
  return splitSentences(excerpt, wrapped).some(({ start, end }) =>
    excerpt
      .slice(start, end)
      .split(/[;:()]|\s[–—-]\s/)
      .some((clause) => deniesIn(withoutAsides(clause, wanted), wanted)),
  )
}

const hasNegation = memoize((excerpt: string) =>
  parseSentenceWords(excerpt).some(({ negates }) => negates),
)

/** Negations in an aside such as `, who never liked Paris,` do not reach the clause around it. */
function withoutAsides(clause: string, wanted: ReadonlySet<string>): string {
  return clause.replace(
    /,\s*(?:who|which|whose|der|die|das|qui|que|che|quien)\s[^,]*(?:,|$)/giu,
    (aside) => (foldWords(aside).some((word) => wanted.has(word)) ? aside : ', '),
  )
}

const hanKanaRuns = new RegExp(`[${hanKanaSigns}]{2,}`, 'gu')

/** Scripts without spaces put the negation right in front: `不是工程师`. */
function unspacedDenial(excerpt: string, value: string): boolean {
  const runs = value.match(hanKanaRuns) ?? []
  return runs.some((run) =>
    new RegExp(
      `[不没沒未非無无][^。，、；\\n]{0,6}${run}|${run}[^。，、；\\n]{0,3}(?:ではな|じゃな|不是|沒有|没有)`,
      'u',
    ).test(excerpt),
  )
}

function deniesIn(clause: string, wanted: ReadonlySet<string>): boolean {
  const words = parseSentenceWords(clause)
  const isValue = words.map(({ folded }) => folded.length > 1 && wanted.has(folded))
  return findNegations(words).some((place) => {
    if (isValue[place]) return false
    const [word, next] = [words[place]?.folded ?? '', words[place + 1]?.folded ?? '']
    const isWhole =
      denials.test(word) || deniedWhole.has(next) || (next === 'that' && untrue.test(word))
    const reach = isWhole ? words.length : maxWordsAhead
    for (let i = place + 1; i <= place + reach && i < words.length; i += 1) {
      if (isValue[i]) return true
      if (turns.has(words[i]?.folded ?? '') && !isWhole) return false
    }
    return endsBefore(
      clause,
      words.map(({ written }) => written),
      isValue,
      place,
    )
  })
}

function endsBefore(
  clause: string,
  written: readonly string[],
  isValue: readonly boolean[],
  place: number,
): boolean {
  for (let i = place - 1; i >= place - maxWordsBack && i >= 0; i -= 1) {
    if (isValue[i]) return !new RegExp(`${RegExp.escape(written[i] ?? '')}\\s*,`, 'u').test(clause)
    if (turns.has((written[i] ?? '').toLowerCase())) return false
  }
  return false
}
