import { splitSentences } from '../writing/split-sentences.ts'
import { adultPatterns, agePatterns, schoolPatterns, somebody } from './tables/age-patterns.ts'

type Evidence = {
  birthYears: readonly number[]
  texts: readonly string[]
  /** The current year. */
  year: number
  /** How the person is called; without it every full name in the texts is taken for theirs. */
  names?: readonly string[]
}

const [adulthood, oldest] = [18, 120]
/** Longer texts are read to here. Characters. */
const mostRead = 100_000

/**
 * Whether the person is a minor, as far as sources tell; their details are then withheld (design §6). Birth years decide: each source's counts
 * once, and where they disagree half of them are enough. Exactly 18 years ago counts as adult, though the birthday may be to come. Without
 * birth years an age or a school year beside the name decides, unless another sentence shows an adult: a school article may be old.
 */
export function looksLikeMinor({ birthYears, texts, year, names = [] }: Evidence): boolean {
  const ages = birthYears.map((born) => year - born).filter((age) => age >= 0 && age < oldest)
  if (ages.length > 0) return ages.filter((age) => age < adulthood).length * 2 >= ages.length
  const marked = texts.map((text) => markName(text.slice(0, mostRead), names))
  // few texts hold such a sign anywhere, so few are taken apart
  if (!marked.some((text) => signOf(text) === 'minor')) return false
  const signs = marked.flatMap((text) => splitSentences(text).map((sentence) => signOf(sentence.text)))
  return signs.includes('minor') && !signs.includes('adult')
}

/** What a text says about whoever stands in it as `somebody`. */
function signOf(sentence: string): 'minor' | 'adult' | null {
  if (!sentence.includes(somebody)) return null
  const ages = agePatterns.flatMap((pattern) => [...sentence.matchAll(pattern)].map((match) => Number(match[1] ?? match[2])))
  if (ages.some((age) => age >= 3 && age < adulthood) || schoolPatterns.some((pattern) => pattern.test(sentence))) return 'minor'
  if (ages.some((age) => age >= adulthood && age < oldest) || adultPatterns.some((pattern) => pattern.test(sentence))) return 'adult'
  return null
}

const anyName = /\p{Lu}\p{Ll}+(?:[ -]\p{Lu}[\p{Ll}.]+)+/gu

function markName(sentence: string, names: readonly string[]): string {
  if (names.length === 0) return sentence.replace(anyName, somebody)
  const words = names.flatMap((name) => name.split(/\s+/)).filter((word) => word.length > 2)
  const all = [...names, ...words].filter((name) => name.trim() !== '').sort((one, other) => other.length - one.length)
  const marked = all.reduce((text, name) => text.replaceAll(name, somebody), sentence)
  return marked.replace(new RegExp(`${somebody}(?:\\s+${somebody})+`, 'g'), somebody)
}
