import { splitSentences, wrapped } from '../../text/sentences/split-sentences.ts'
import { toStem } from '../../text/words/to-stem.ts'
import { alignDocuments, scoreHits } from './align-documents.ts'
import { scoreRecall } from './best-window.ts'
import { countOpposites, findDenied } from './contradict.ts'
import { countSwappedRoles } from './count-swapped-roles.ts'
import { parseExcerpt, parseExcerptWords } from './excerpt-words.ts'
import { findOtherGiven } from './find-other-given.ts'
import { scoreSupport } from './judge-support.ts'
import { type ClaimWords, framingWeight, parseClaim } from './parse-claim.ts'
import { toPlainClaim } from './parse-frame.ts'
import type { SupportWord } from './parse-sentence-words.ts'
import { checkAddresses, saysInitials, saysNames, saysNumbers, splitWords } from './specifics.ts'
import { graveWords } from './tables/grave-words.ts'

/**
 * Paraphrases may use other words, but enough of what is said has to be there, and the whole must
 * not look like another statement.
 */
const [minRecall, minScore] = [0.4, 0.2]

/** In these scripts words end otherwise in another sentence, and our endings are Latin. */
const inflected =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Hangul}]/u

const graveStems: ReadonlySet<string> = new Set([...graveWords].map(toStem))
const pronouns =
  'i he she they we it his her hers their theirs its him them himself herself themselves'

/**
 * Whether a sentence of a summary or an answer may stand with the quotes that it cites: everything
 * specific in it (numbers, dates, names, addresses, user names, what is grave) is in them, nothing
 * is turned around, and enough of the rest is. `given`: words that need no document, such as the
 * person's name.
 * @returns `reason`: null, or the first failure as a code without personal data: `no_quotes`,
 * `unknown_email`, `unknown_url`, `unknown_username`, `unknown_phone`, `unknown_number`,
 * `unknown_name`, `unknown_fact`, `negation`, `opposite`, `weak`
 */
export function supportsSentence(
  sentence: string,
  quotes: readonly string[],
  { given = [] }: { given?: readonly string[] } = {},
): { ok: boolean; reason: string | null } {
  const reason = refusal(
    toPlainClaim(sentence),
    quotes.filter((quote) => quote.trim() !== ''),
    given,
  )
  return { ok: reason === null, reason }
}

function refusal(
  sentence: string,
  quotes: readonly string[],
  given: readonly string[],
): string | null {
  if (quotes.length === 0) return 'no_quotes'
  const all = quotes.join('\n\n')
  const { missing, rest } = checkAddresses(sentence, all)
  if (missing !== null) return missing
  const allowed = new Set([...given, pronouns].flatMap(parseExcerptWords))
  if (!saysNumbers(rest, all)) return 'unknown_number'
  if (!saysInitials(rest, `${all} ${given.join(' ')}`)) return 'unknown_name'
  if (!saysNames(rest, parseExcerpt(all), allowed)) return 'unknown_name'
  if (isOfRelative(rest, all, given)) return 'unknown_name'
  const words = splitWords(rest)
  const said = splitWords(all)
  if (!saysGrave(words, said, allowed)) return 'unknown_fact'
  if (turnsAround(words, quotes)) return 'negation'
  const claim = parseClaim(rest)
  if (countOpposites(claim, said) > 0 || swapsRoles(claim, quotes)) return 'opposite'
  return isWeak(claim, rest, { quotes, given: [...allowed].join(' ') }) ? 'weak' : null
}

/**
 * Whether the quotes write only another given name with the person's family name, and the sentence
 * does not name that other.
 */
function isOfRelative(sentence: string, quotes: string, given: readonly string[]): boolean {
  const others = findOtherGiven(quotes, given)
  const said = new Set(parseExcerptWords(sentence))
  return others.length > 0 && !others.some((other) => said.has(other))
}

function saysGrave(
  words: readonly SupportWord[],
  said: readonly SupportWord[],
  allowed: ReadonlySet<string>,
): boolean {
  const grave = words
    .filter(({ folded }) => !allowed.has(folded))
    .map(({ folded }) => toStem(folded))
    .filter((stem) => graveStems.has(stem))
  // few sentences have one, and quotes are long
  if (grave.length === 0) return true
  const stems = new Set(said.map(({ folded }) => toStem(folded)))
  return grave.every((stem) => stems.has(stem))
}

/**
 * What the sentence denies and no quote does, or what it says and each quote that speaks of it
 * denies.
 */
function turnsAround(words: readonly SupportWord[], quotes: readonly string[]): boolean {
  const denied = findDenied(words)
  const stances = splitAll(quotes).map((said) => ({
    keys: new Set(said.map(({ key }) => key)),
    denied: findDenied(said),
  }))
  return words.some(({ key, kind }) => {
    const speaking = kind === 'function' ? [] : stances.filter(({ keys }) => keys.has(key))
    return (
      speaking.length > 0 && speaking.every((stance) => stance.denied.has(key) !== denied.has(key))
    )
  })
}

/** "Firth is a subsidiary of Brannock" of a Brannock that is one of Firth. */
function swapsRoles(claim: ClaimWords, quotes: readonly string[]): boolean {
  return splitAll(quotes).some((words) => countSwappedRoles(claim, words) > 0)
}

function splitAll(quotes: readonly string[]): SupportWord[][] {
  return quotes.flatMap((quote) =>
    splitSentences(quote, wrapped).map(({ start, end }) => splitWords(quote.slice(start, end))),
  )
}

function isWeak(
  claim: ClaimWords,
  sentence: string,
  { quotes, given }: { quotes: readonly string[]; given: string },
): boolean {
  if (claim.weights.every((weight) => weight <= framingWeight)) return false
  const documents = [`Title: ${given}\n\n${quotes.join('\n\n')}`]
  const alignment = alignDocuments(claim, documents)
  const recall = scoreRecall(claim, scoreHits(claim, alignment))
  if (inflected.test(sentence)) return recall < minRecall / 2
  return (
    recall < minRecall || (scoreSupport(claim, alignment, { documents, known: '' }) ?? 0) < minScore
  )
}
