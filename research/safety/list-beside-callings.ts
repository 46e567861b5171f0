import { joinAlternatives } from '../text/patterns/unwrap.ts'
import { isCallingName, listEnglishCallings } from '../text/words/calling-names.ts'
import { foldWords } from '../text/words/fold.ts'
import { occupations } from '../text/words/tables/occupations.ts'
import { callingsOfBelief, joiners, privateNames, settings } from './tables/own-statements.ts'

/** Words of a calling: "tax adviser". */
const maxCallingWords = 3
const joiner = new RegExp(String.raw`\s(?:${joinAlternatives(joiners)})\s`, 'u')
const setting = new RegExp(String.raw`\s(?:${joinAlternatives(settings)})\s\p{Lu}.*$`, 'u')
const english: ReadonlySet<string> = new Set(occupations)
const ofBelief: ReadonlySet<string> = new Set(callingsOfBelief)
const names: ReadonlySet<string> = new Set(privateNames)
/** "Katholische", "Jüdischer" */
const inflected = /^(\p{L}{4,})e[rs]?$/u

/**
 * What a few words say of a person beside a calling: "Catholic" of "Catholic nurse from Leeds",
 * "with cancer" of "Nurse with cancer". Words without a calling name a house or a field.
 */
export function listBesideCallings(part: string): string[] {
  const phrases = part.replace(setting, '').split(joiner)
  const rests = phrases.map((phrase) => cutCalling(phrase.split(' ')))
  if (rests.join(' ') === phrases.join(' ')) return []
  return rests
    .filter((rest) => rest !== '')
    .flatMap((rest) => [...new Set([rest, rest.replace(inflected, '$1')])])
}

/** Words without the calling at their start or their end. */
function cutCalling(words: readonly string[]): string {
  for (let count = Math.min(maxCallingWords, words.length); count > 0; count -= 1) {
    const [last, rest] = [words.slice(-count).join(' '), words.slice(0, -count).join(' ')]
    const isName = names.has(rest) && /^\p{Lu}/u.test(last)
    if (isCalling(last) && !isName) return rest
    if (isCalling(words.slice(0, count).join(' '))) return words.slice(count).join(' ')
  }
  return words.join(' ')
}

function isCalling(text: string): boolean {
  const name = foldWords(text).join(' ')
  const isOfBelief = [name, ...listEnglishCallings(name)].some((one) => ofBelief.has(one))
  return !isOfBelief && (english.has(name) || isCallingName(name))
}
