import { areSameGiven } from '../../identity/names/are-same-given.ts'
import { isGivenName } from '../../identity/names/tables/nicknames.ts'
import { memoizeOnce } from '../../text/memoize-once.ts'
import { joinAlternatives, unwrap } from '../../text/patterns/unwrap.ts'
import { foldWords } from '../../text/words/fold.ts'
import { buildMonthForms } from '../../text/words/months.ts'
import {
  birthNouns,
  bornBehindYears,
  bornInitials,
  bornMarks,
  bornWords,
} from '../../text/words/tables/birth-words.ts'

const birthCue = new RegExp(
  unwrap`
    (?<![\p{L}\p{M}\p{N}_])
    (?:${joinAlternatives(bornWords)}|${joinAlternatives(birthNouns)}|geb\.)
    [^\d\n.;]{0,40}[\s(:]?(?:\d{1,2}[./-]\d{1,2}[./-])?((?:18|19|20)\d\d)(?!\d)`,
  'giu',
)

/** "* 1953", "* 3. Mai 1953", "* in Ulm, 1953"; a note or a name with a star has more between. */
const birthStar = new RegExp(
  unwrap`
    (?<!\d|&\s)\*\s?
    (?:(?:in|im|am|um|ca\.?|en|à)\s(?:\p{Lu}[\p{L}\p{M}-]{1,40},?\s){0,3}(?:en\s)?
    |\p{Lu}[\p{L}\p{M}-]{1,40}(?:,\s|\s(?=\d{1,2}[. /-])))?
    (?:\d{1,2}[./-]\d{1,2}[./-]|\d{1,2}\.?\s\p{L}{3,12}\.?\s)?((?:18|19|20)\d\d)(?!\d)`,
  'gu',
)

/**
 * "born in 1953", "née le 3 mai 1953", "* 1953": a title such as "Born to Run, 1999" has more
 * between.
 */
const nearCue = new RegExp(
  unwrap`
    (?:(?<![\p{L}-])(?:${joinAlternatives(bornWords)}|geb\.)(?:\s\p{L}{1,3}(?=\s)){0,2}
    (?:(?<=\s(?:in|en|em))\s\p{L}{3,12})?|\*)\s?\(?
    (?:\d{1,2}[./-]\d{1,2}[./-]|\d{1,2}(?:\.|st|nd|rd|th)?\s(?:de\s)?\p{L}{3,12}\.?\s(?:de\s)?
    |\p{L}{3,12}\s\d{1,2},\s)?((?:18|19|20)\d\d)(?!\d)`,
  'giu',
)

/** "b. 3 May 1953"; behind "B." a family name may follow, and years of anything. */
const birthMark = memoizeOnce(
  () =>
    new RegExp(
      unwrap`
        (?<![\p{L}\p{N}])b\.\s?(?:(?:c|ca)\.\s?)?(?:\d{1,2}\.?\s)?
        (?:(?:${[...buildMonthForms(['en']).keys()].join('|')})\.?\s)?((?:18|19|20)\d\d)(?!\d)`,
      'giu',
    ),
)

/** "ur. 1953", "нар. 3 травня 1953"; a single letter may be an initial. */
const birthInitials = new RegExp(
  unwrap`
    (?<![\p{L}\p{N}])(?:${[...Object.values(bornMarks), ...Object.values(bornInitials)]
      .filter((mark) => mark.length > String.raw`b\.`.length)
      .join('|')})
    \s?(?:\d{1,2}[. ]\s?(?:\d{1,2}\.|\p{L}{3,12}\s)\s?)?((?:18|19|20)\d\d)(?!\d)`,
  'giu',
)
/** "1953 г. р."; in front of a capital, "р." is a river or a name. */
const birthBehind = new RegExp(
  String.raw`(?<!\d)((?:18|19|20)\d\d)\s?${joinAlternatives(bornBehindYears)}(?!\p{L}|\s\p{Lu})`,
  'gu',
)

/** "3 May ", "September 3, ", "3 de mayo de " */
const day = String.raw`(?:(?:\d{1,2}\.?\s)?(?:de\s)?\p{L}{3,12}\.?\s(?:\d{1,2},\s|de\s)?)?`
/**
 * The years of a life behind a name: "(1801-1867)", "(3 May 1801 – 2 June 1867)", "Obituary
 * (1801-1867)", or ", 1801-1867" at the end of a line.
 */
const life = new RegExp(
  unwrap`
    ([\p{L}\p{M}'’-]{1,40})(?:(?:\s[Oo]bituary)?\s?[(（]${day}|,\s(?=.{9,13}$))
    ((?:1[5-9]|20)\d\d)\s?[-–—]\s?${day}((?:1[5-9]|20)\d\d)(?:[)）]|\.?$)`,
  'gmu',
)
/** Fewer years behind a name are more often a term of office. */
export const minLifeYears = 30

/** Years of birth by the words around them, whatever the sentence, and by lives behind the name. */
export function findBirthYears(passages: string, nameWords: ReadonlySet<string>): number[] {
  const lives = [...passages.matchAll(life)].flatMap(({ index, 1: word = '', 2: from, 3: to }) => {
    const words = foldWords(word)
    const isNamed = words.length > 0 && words.every((one) => nameWords.has(one))
    const isLife = isNamed && Number(to) - Number(from) >= minLifeYears
    return isLife && !isOfRelative(passages.slice(0, index), nameWords) ? Number(from) : []
  })
  return [...matchYears(passages, [birthCue, birthStar, ...listMarks()]), ...lives]
}

/** Words that make up one name at the end of a text. */
const nameAtEnd = /(?:\p{Lu}[\p{L}\p{M}'’.-]{0,40} ){0,6}$/u
/** Characters in front of a family name that are looked at. */
const maxFront = 200

/** "Orla Falkaby (1925-2014)", "Orla Greta Falkaby (1925-2014)": another given name comes first. */
function isOfRelative(inFront: string, nameWords: ReadonlySet<string>): boolean {
  const [front = ''] = nameAtEnd.exec(inFront.slice(-maxFront)) ?? []
  const [first = ''] = foldWords(front).filter((word) => isGivenName(word) || nameWords.has(word))
  return first !== '' && ![...nameWords].some((word) => areSameGiven(word, first))
}

/** Years of birth right behind, or in front of, the words for it. */
export function findCuedYears(text: string): number[] {
  return matchYears(text, [nearCue, ...listMarks()])
}

/** A text without the years that {@link findCuedYears} finds. */
export function dropCuedYears(text: string): string {
  return [nearCue, ...listMarks()].reduce((rest, form) => rest.replace(form, ''), text)
}

function matchYears(text: string, forms: readonly RegExp[]): number[] {
  return forms.flatMap((form) => [...text.matchAll(form)].map(([, year]) => Number(year)))
}

function listMarks(): RegExp[] {
  return [birthMark(), birthInitials, birthBehind]
}
