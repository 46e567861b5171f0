import { foldWords } from '../../text/words/fold.ts'
import { nameJoiningWords } from '../../text/words/stop-words.ts'
import { alignWords } from './align-words.ts'
import { normaliseCompany } from './legal-forms/company-name.ts'
import { type NameScore, type NameSignal, scoreNameSignals } from './name-signal.ts'
import { commonCompanyWords, placeWords, tensWords, unitWords } from './tables/company-words.ts'
import { ordinals, plainWords } from './tables/name-words.ts'
import { computeWordDistance, encodeSound, type WordMatch } from './word-similarity.ts'

/** Longer texts are no names; what follows is not compared. */
const maxNameLength = 200

/**
 * Scores whether two names can be one company's (or other thing's) name; legal forms count little,
 * the words of the core count by how telling they are.
 */
export function scoreCompanies(longA: string, longB: string): NameScore {
  const [a, b] = [longA.slice(0, maxNameLength), longB.slice(0, maxNameLength)]
  const [left, right] = [normaliseCompany(a), normaliseCompany(b)]
  const [wordsA, wordsB] = [collectWords(left.core), collectWords(right.core)]
  if (wordsA.length === 0 || wordsB.length === 0)
    return { score: 0, signals: [{ signal: 'no_name', weight: -10 }] }
  const { pairs, onlyA, onlyB } = alignWords(wordsA, wordsB, 0.7, compareCompanyWords)
  const paired = pairs.reduce(
    (sum, pair) => sum + Math.min(telling(pair.a), telling(pair.b)) * pair.similarity,
    0,
  )
  const whole = (words: readonly string[]) => words.reduce((sum, word) => sum + telling(word), 0)
  const smaller = Math.min(whole(wordsA), whole(wordsB))
  // "SiemensAG": the legal form may be written on to the name.
  const joined =
    foldWords(a).join('') === foldWords(b).join('') ? 1 : joinedSimilarity(wordsA, wordsB)
  const quality = joined > 0.88 ? Math.max(joined, paired / smaller) : paired / smaller
  const signals: NameSignal[] = [
    {
      signal: 'words_agree',
      weight: Math.min(5.4, Math.max(-6, 30 * (Math.min(1, quality) - 0.82))),
    },
  ]
  const left1 = joined > 0.93 ? 0 : whole(onlyA)
  const left2 = joined > 0.93 ? 0 : whole(onlyB)
  if (left1 > 0 && left2 > 0)
    signals.push({
      signal: 'different_words',
      weight: -3,
      detail: `${onlyA.join(' ')} / ${onlyB.join(' ')}`,
    })
  else if (left1 + left2 > 0) {
    const shorter = left1 > 0 ? right : left
    const further = [...onlyA, ...onlyB]
    const isPlace = further.every((word) => placeWords.has(word))
    const cost = isPlace ? placeCost * further.length : wordCost * (left1 + left2)
    signals.push({
      signal: 'further_words',
      weight: shorter.legalClass === null ? -cost : -wholeName * cost,
      detail: [...onlyA, ...onlyB].join(' '),
    })
  }
  const numbers = [wordsA, wordsB].map((words) =>
    words.filter((word) => /^\d+$/.test(word)).join(' '),
  )
  if (numbers[0] !== numbers[1] && numbers[0] !== '' && numbers[1] !== '')
    signals.push({ signal: 'different_numbers', weight: -5, detail: numbers.join(' / ') })
  const initials = compareInitials(wordsA, wordsB)
  if (initials !== null) return scoreNameSignals([initials])
  if (left.legalClass !== null && right.legalClass !== null) {
    const same = left.legalClass === right.legalClass
    signals.push({
      signal: same ? 'same_legal_form' : 'different_legal_form',
      weight: same ? 0.3 : -0.4,
      detail: `${left.legalForm} / ${right.legalForm}`,
    })
  }
  return scoreNameSignals(signals)
}

function collectWords(core: string): string[] {
  const words = core.split(' ').filter((word) => word !== '' && !nameJoiningWords.has(word))
  return parseNumbers(words)
}

/** What a word costs that only one name has, in proportion to how telling it is; and a place. */
const [wordCost, placeCost] = [8.5, 3.7]
/** A name without its legal form may be short for another; with it, the name is whole. */
const wholeName = 1.8

/** Weight of a word: a place or a line of business is shared by many. */
function telling(word: string): number {
  if (placeWords.has(word)) return 0.4
  return commonCompanyWords.has(word) ? 0.65 : 1
}

/**
 * Short words are abbreviations, in which every letter counts; so do the ends of places ("Estonia",
 * "Ethiopia").
 */
function compareCompanyWords(a: string, b: string): WordMatch {
  if (a === b) return { similarity: 1, how: 'same' }
  if ((plainWords.get(a) ?? a) === (plainWords.get(b) ?? b))
    return { similarity: 0.97, how: 'spelling' }
  if (/\d/.test(a) || /\d/.test(b) || Math.min(a.length, b.length) < 4)
    return { similarity: 0, how: 'different' }
  const [soundA, soundB] = [encodeSound(a), encodeSound(b)]
  const similarity = Math.max(
    1 - computeWordDistance(a, b) / Math.max(a.length, b.length),
    0.97 - computeWordDistance(soundA, soundB) / Math.max(soundA.length, soundB.length, 4),
  )
  // One letter in five may be a slip; in long words as many as two are not.
  return similarity >= Math.min(0.84, 1 - 1 / Math.max(a.length, b.length))
    ? { similarity, how: 'spelling' }
    : { similarity: 0, how: 'different' }
}

/** "IBM" may stand for "International Business Machines"; letters alone prove little. */
function compareInitials(a: readonly string[], b: readonly string[]): NameSignal | null {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  const letters = long.map(([letter = '']) => letter).join('')
  return short.length === 1 && long.length > 2 && short[0] === letters
    ? { signal: 'initials', weight: 1.2, detail: `${short[0]} / ${long.join(' ')}` }
    : null
}

function joinedSimilarity(a: readonly string[], b: readonly string[]): number {
  const [left, right] = [a.join(''), b.join('')]
  if (/\d/.test(left + right) || Math.min(left.length, right.length) < 5 || a.length === b.length)
    return left === right ? 1 : 0
  return 1 - computeWordDistance(left, right) / Math.max(left.length, right.length)
}

/**
 * Numbers in words as digits: `forty four` → `44`, `ii` → `2`, and `first` → `1st`, which is
 * another name than `1`; other words stay.
 */
function parseNumbers(words: readonly string[]): string[] {
  const read: string[] = []
  for (let i = 0; i < words.length; i += 1) {
    const [tens, unit, following] = [
      tensWords[words[i] ?? ''],
      unitWords[words[i] ?? ''],
      unitWords[words[i + 1] ?? ''],
    ]
    if (tens !== undefined && following !== undefined && following < 10) {
      read.push(String(tens + following))
      i += 1
    } else read.push(String(tens ?? unit ?? ordinals.get(words[i] ?? '') ?? words[i] ?? ''))
  }
  return read
}
