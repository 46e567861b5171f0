import { parseLabelledLine } from '../../claims/patterns/phrases/labelled-line.ts'
import { isRoleWord } from '../../claims/patterns/phrases/roles.ts'
import { findCities } from '../../identity/places/find-cities.ts'
import { parsePlace } from '../../identity/places/parse-place.ts'
import { joinAlternatives, unwrap } from '../../text/patterns/unwrap.ts'
import { foldWords } from '../../text/words/fold.ts'
import { findNameSpans } from './find-name-spans.ts'
import { homeLinks, townLinks } from './tables/passage-words.ts'

const aged = String.raw`(?:,\s[2-9]\d|\s\([2-9]\d\))?`
/** "Ada Roe, 56, of 6 Quay Road, ", "Ada Roe from " */
const directHome = new RegExp(
  unwrap`^${aged}(?:,?\s(?:now\s)?${joinAlternatives(homeLinks)}\s
    (?:\d{1,4}\s(?:\p{Lu}[\p{L}'’-]+\s?){1,4},\s)?)$`,
  'u',
)
/** ", 56, a nurse from " */
const postInFront = new RegExp(
  unwrap`^${aged},\s((?:[\p{L}\p{M}'’-]+\s){1,6})${joinAlternatives(townLinks)}\s$`,
  'u',
)
const itemEnd = /^(?:\s?[,;|·•()\t.]|\s[-–—]\s|\s\p{Ll}|$)/u
/** Characters behind a name that say where the person is from. */
const maxDescribing = 120
/** Lines at the top of a page that is titled by the name. */
const maxTopLines = 4

/**
 * The towns that sentences give right behind the name as where the person is from.
 * @param nameWords folded
 */
export function findHomes(sentences: string, nameWords: ReadonlySet<string>): string[] {
  return sentences.split('\n').flatMap((sentence) =>
    findNameSpans(sentence, nameWords).flatMap(({ end }) => {
      const rest = sentence.slice(end, end + maxDescribing)
      return findCities(rest).flatMap((city) => {
        const isHome = isBeforeHome(rest.slice(0, city.start)) && itemEnd.test(rest.slice(city.end))
        return isHome ? [rest.slice(city.start, city.end)] : []
      })
    }),
  )
}

function isBeforeHome(before: string): boolean {
  const [, post = ''] = postInFront.exec(before) ?? []
  return directHome.test(before) || foldWords(post).some(isRoleWord)
}

/** The towns that the sentences right behind the name give with a label: "Location: Leeds." */
export function findHomesOn(further: string): string[] {
  return further.split('\n').flatMap((sentence) => {
    const label = parseLabelledLine(sentence)
    return label?.kind === 'place' ? findTown(label.value.replace(/\.$/u, '')) : []
  })
}

/** The towns that stand alone on lines at the top of a page about the person: "Leeds, England". */
export function findHomeLines(text: string): string[] {
  return text.split('\n', maxTopLines).flatMap((line) => findTown(line.trim()))
}

/** A town, and behind it at most its country or a part of it. */
function findTown(text: string): string[] {
  const [city] = findCities(text)
  if (city === undefined || city.start > 0) return []
  const behind = text.slice(city.end)
  const hasCountry = /^,\s/u.test(behind) && parsePlace(text)?.country != null
  return behind === '' || hasCountry ? [text] : []
}
