import { parseSentenceWords } from '../claims/support/parse-sentence-words.ts'
import { splitSentences, wrapped } from '../text/sentences/split-sentences.ts'

/**
 * Whether a sentence counts with one number of its quotes what they count with another: "112 goals
 * in 41 matches" of 41 goals in 112 matches, "two patents" of seven patents, two of them shared,
 * "2 to 5" of 5 to 2.
 */
export function hasShiftedNumber(sentence: string, quotes: readonly string[]): boolean {
  const scores = won.test(sentence) ? [] : quotes.flatMap(listScores)
  const isTurned = ([one = '', other = '']: string[]) =>
    one !== other &&
    scores.some((score) => score[0] === other && score[1] === one) &&
    !scores.some((score) => score[0] === one && score[1] === other)
  if (listScores(sentence).some(isTurned)) return true
  const said = quotes.flatMap(listCounts)
  return listCounts(sentence).some(({ noun, number }) => {
    if (noun === null) return false
    const same = said.filter((one) => one.noun === noun)
    const isSaid = said.some((one) => one.number === number && (one.noun ?? noun) === noun)
    return same.length > 0 && !isSaid
  })
}

/** With these words a score is read alike both ways round: "lost 1-2", "lost 2-1". English. */
const won = /\b(?:wins?|won|lost|loses?|beat|defeat(?:ed)?|victory)\b/i

/** "5 to 2", "5-2" */
function listScores(text: string): string[][] {
  return [...text.matchAll(/\b(\d{1,3})(?: to |\s?[-–:]\s?)(\d{1,3})\b/g)].map((score) =>
    score.slice(1),
  )
}

const year = /^(?:1[5-9]|20)\d\d$/

/**
 * Each number with the word right behind it, which names what is counted; null where it is named
 * in front: "12 goals in 2008 and 15 in 2009". "Two of them" counts a part.
 */
function listCounts(text: string): { noun: string | null; number: string }[] {
  return splitSentences(text, wrapped).flatMap(({ start, end }) => {
    const words = parseSentenceWords(text.slice(start, end))
    return words.flatMap(({ kind, key, written }, place) => {
      const next = words[place + 1]
      if (kind !== 'number' || year.test(written) || next?.folded === 'of') return []
      return { noun: next?.kind === 'plain' ? next.key : null, number: key }
    })
  })
}
