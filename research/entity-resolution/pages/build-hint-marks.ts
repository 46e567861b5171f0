import { isSchool } from '../../claims/patterns/phrases/parse-organization.ts'
import { isOfSeveral, isRoleWord, isTitle } from '../../claims/patterns/phrases/roles.ts'
import { isFirmName } from '../../claims/patterns/tables/firm-words.ts'
import { employerLinks } from '../../claims/patterns/tables/frame-words.ts'
import { findCities, isCityName } from '../../identity/places/find-cities.ts'
import { parseTownAreas } from '../../identity/places/find-towns.ts'
import { isWidePlace } from '../../identity/places/is-wide-place.ts'
import { parsePlace } from '../../identity/places/parse-place.ts'
import { parseAreas } from '../../identity/places/place-areas.ts'
import { demonymCountries } from '../../identity/places/tables/demonym-countries.ts'
import { placesWithArticle } from '../../identity/places/tables/places-with-article.ts'
import { hasEmailForm } from '../../text/addresses/has-email-form.ts'
import { isWrittenAsPhone } from '../../text/addresses/is-written-as-phone.ts'
import { joinAlternatives } from '../../text/patterns/unwrap.ts'
import { parseWordSet } from '../../text/patterns/word-set.ts'
import { foldWords } from '../../text/words/fold.ts'
import { chooseTopics } from '../candidates/tables/topics.ts'
import { parseEmployer } from '../people/employers-differ.ts'
import { toHandleKey } from '../people/handle-rarity.ts'
import { minLifeYears } from './find-birth-years.ts'
import { type Mark, markWeights } from './weigh-match.ts'

/** What a caller says of the person, as written. */
type Hinted = {
  headline: string | null
  tags: readonly string[]
  location: string | null
  usernames: readonly string[]
}

/** The caller's word is worth more than what a page says. */
export const hintWeights = {
  organization: 3,
  /** What a person heads may be a firm, a field or a book: with the role it is enough. */
  headed: 1.6,
  role: 1.5,
  word: 1.2,
  place: 1.3,
  birth: 2,
  tag: 0.6,
} as const

/** Between a post and its employer, also in Polish and Portuguese. */
const links = `(?:@|na|w|${joinAlternatives(employerLinks)})`
const separators = String.raw`\s*(?:[,;|·•]|\s[-–—]\s|\s${links}\s)\s*`
const partForm = new RegExp(`(^|${separators})(.+?)(?=${separators}|$)`, 'gu')

/**
 * What the caller knows of the person, as marks that pages are held against: the parts of the
 * headline, tags, the place and handles.
 */
export function buildHintMarks({ headline, tags, location, usernames }: Hinted): Mark[] {
  const marks = parseDescription(headline, tags, usernames)
  return location === null ? marks : [...marks, ...parseLocation(location)]
}

/** A country or a part of one adds to what else is known; alone it chooses between bearers. */
function parseLocation(location: string): Mark[] {
  const place = parsePlace(location)
  if (place === null) return []
  if (place.city !== '') return [buildPlaceMark(place.city, location)]
  const key = foldWords(location).join(' ')
  const areas = parseAreas([location], place.country)
  return isWidePlace(key)
    ? [{ kind: 'region', key, label: location, weight: markWeights.region, areas }]
    : []
}

function buildPlaceMark(key: string, label: string): Mark {
  const areas = parseTownAreas(label)
  const mark: Mark = { kind: 'place', key, label, weight: hintWeights.place }
  return areas.length === 0 ? mark : { ...mark, areas }
}

function parseDescription(
  headline: string | null,
  tags: readonly string[],
  usernames: readonly string[],
): Mark[] {
  return [
    ...usernames.flatMap((name): Mark[] => {
      const key = toHandleKey(name)
      return key === '' ? [] : [{ kind: 'link', key, label: name, weight: markWeights.link }]
    }),
    ...parseHeadline(headline ?? ''),
    ...tags.flatMap((tag): Mark[] => {
      const address = tag.trim().toLowerCase()
      if (hasEmailForm(address))
        return [{ kind: 'link', key: address, label: tag, weight: markWeights.link }]
      if (isWrittenAsPhone(tag)) {
        // "+44 (0)1632": the zero is dialled inside of the country alone
        const key = tag.replace(/(?<=\+.*)\(0\)/, '').replace(/[^+\d]/g, '')
        return [{ kind: 'link', key, label: tag, weight: markWeights.link }]
      }
      const key = foldWords(tag).join(' ')
      return key.length < 3 ? [] : [{ kind: 'name', key, label: tag, weight: hintWeights.tag }]
    }),
  ]
}

/** "born 1921" */
const bornIn =
  /^(?:born|b\.|geb\.|geboren|née?|nacid[oa]|nat[oa])\s(?:in\s|en\s)?((?:1[5-9]|20)\d\d)$/iu
/** "1656-1740" */
const lived = /^((?:1[5-9]|20)\d\d)\s?[-–—]\s?((?:1[5-9]|20)\d\d)$/

/** A few years are more often a term of office. */
function parseBirth(part: string): string | null {
  const [, from = '', to = ''] = lived.exec(part) ?? []
  return Number(to) - Number(from) >= minLifeYears ? from : (bornIn.exec(part)?.[1] ?? null)
}

/** Whether what is in front of a part says that an organisation follows. */
const atEmployer = new RegExp(String.raw`(?:^|\s)${links}\s*$`, 'iu')

/**
 * The parts of a headline. A single capitalised word behind "at" is an employer; elsewhere beside a
 * role it may be a town as well.
 */
function parseHeadline(headline: string): Mark[] {
  const parts = splitHeadline(headline).flatMap(({ before, part }) => {
    const [said, town] = splitTown(part.trim())
    const own = { before, part: said, isTown: isQualifiedTown(said) }
    return town === null ? [own] : [own, { before: '', part: town, isTown: true }]
  })
  return parts.flatMap(({ before, part, isTown }, at): Mark[] => {
    const year = parseBirth(part)
    if (year !== null)
      return [{ kind: 'year of birth', key: year, label: year, weight: hintWeights.birth }]
    const isName = /^\p{Lu}[^\s]*$/u.test(part) && !isTitle(part)
    const key = foldWords(part).join(' ')
    if (isTown) return [buildPlaceMark(foldWords(part.replace(/,.*| \(.*/, '')).join(' '), part)]
    if (isTitledName(part) && parts.length > 1)
      return isPlaceWithArticle(part)
        ? [{ kind: 'name', key, label: part, weight: hintWeights.word }]
        : [{ kind: 'employer', key, label: part, weight: hintWeights.organization }]
    if (!isName || key.length < 3) return parsePart(part)
    if (atEmployer.test(before))
      return [{ kind: 'employer', key, label: part, weight: hintWeights.organization }]
    const isBeside = parts.some((other, place) => place !== at && other.part !== '')
    return isBeside
      ? [{ kind: 'name', key, label: part, weight: hintWeights.word }]
      : parsePart(part)
  })
}

/**
 * "The Beat", "The GATE": with a capital of its own the article belongs to the name of a house, a
 * paper or a band.
 */
function isTitledName(part: string): boolean {
  return /^The \p{Lu}\S*$/u.test(part) && !isTitle(part)
}

/** "The Hague", "The Gambia", "The Azores" */
function isPlaceWithArticle(part: string): boolean {
  const bare = foldWords(part).slice(1).join(' ')
  const isCity = findCities(part).some(({ start }) => start === 0)
  return isCity || isWidePlace(bare) || placesWithArticle.has(bare)
}

/**
 * Splits at separators; a river in the name of a town stays with it, and what says which town of
 * the name it is: "Frankfurt an der Oder", "Paris, Ontario".
 */
function splitHeadline(headline: string): { before: string; part: string }[] {
  const parts: { before: string; part: string }[] = []
  for (const [, before = '', part = ''] of headline.matchAll(partForm)) {
    const last = parts.at(-1)
    const isOfLast =
      last !== undefined &&
      (before.trim() === 'an der' ? endsInTown(last.part) : isQualified(last.part, before, part))
    if (isOfLast) last.part += before + part
    else parts.push({ before, part })
  }
  return parts
}

/** "Paris" by "Ontario", "architect in Paris, Ontario" by "Canada" */
function isQualified(part: string, before: string, behind: string): boolean {
  const town = part.replace(/^.* in /, '')
  return (
    before.trim() === ',' &&
    (isCityName(town) || isQualifiedTown(town)) &&
    parseTownAreas(`${town}, ${behind}`).length > 0
  )
}

function isQualifiedTown(part: string): boolean {
  return isCityName(part.replace(/,.*| \(.*/, '')) && parseTownAreas(part).length > 0
}

const townAtEnd = /(?:^|\s(?:aus|bei|in|von)\s)(\p{Lu}[\p{L}\p{M}-]*)$/u

/** "Neustadt", "Arzt in Frankfurt"; "Professorin" is a post. */
function endsInTown(part: string): boolean {
  const [, town = ''] = townAtEnd.exec(part) ?? []
  return town !== '' && !isRoleWord(town)
}

const townBehind =
  /^(\S.*) in (\p{Lu}[\p{L}\p{M}'’.-]*(?: \p{Lu}[\p{L}\p{M}'’.-]*)?(?:, .*| \(.*\))?)$/u

/**
 * "dentist at Weller Dental in Norwich"; law is a field, and behind "for" and "of" other fields
 * follow as well.
 */
function splitTown(part: string): [said: string, town: string | null] {
  const [, said = '', town = ''] = townBehind.exec(part) ?? []
  const isField = foldWords(town).some(isOfField)
  return town === '' || isField || /\s(?:for|of)\s/.test(said) ? [part, null] : [said, town]
}

function parsePart(whole: string): Mark[] {
  const [origin, part] = splitOrigin(whole)
  const marks = parseRest(part)
  if (origin === null) return marks
  const country = demonymCountries.get(origin.key)
  if (country === undefined || country === '-') return [...marks, origin]
  return [
    ...marks.map((mark) => (mark.kind === 'role' ? { ...mark, country } : mark)),
    { ...origin, areas: [{ country, region: null }] },
  ]
}

/** What people of a country are called in front of what they do: "British actor". */
const withOrigin = /^(?:an? |the )?(\p{L}+) (\p{L}.*)$/iu

/**
 * A country in front of a role adds to it, as a location does: pages say it of few. A teacher of
 * German need not be one of Germany, nor an officer of the British Army be called an army officer.
 */
function splitOrigin(part: string): [Mark | null, string] {
  const [, word = '', role = ''] = withOrigin.exec(part) ?? []
  const key = foldWords(word).join(' ')
  const isOrigin =
    demonymCountries.has(key) &&
    isTitle(role) &&
    !opensLikeName(role) &&
    !foldWords(role).some((one) => ofCountries.has(one))
  if (!isOrigin) return [null, part]
  return [{ kind: 'region', key, label: word, weight: markWeights.region }, role]
}

/** "Army officer", "Airlines pilot": the capital of the first word is that of a name. */
function opensLikeName(role: string): boolean {
  const [first = '', ...others] = role.split(' ')
  return (
    /^\p{Lu}/u.test(first) && !isRoleWord(first) && others.some((one) => /^\p{Ll}{4}/u.test(one))
  )
}

/** What is called after countries itself, and people whose work may be a language. */
const ofCountries = parseWordSet(`
  teacher tutor instructor professor lecturer scholar student translator interpreter linguist
  librarian historian curator speaker coach
  language languages literature grammar studies history antiques
  cuisine food restaurant restaurants wine pastry bakery
  football horn guitar dance dancer dancing boxing medicine
  shepherd terrier bulldog furniture carpet rug chief polisher remover bath
`)

/** Organisations have a capital behind their first word, or are called like one. */
function parseRest(part: string): Mark[] {
  const [, role = '', headed = ''] = headOf.exec(part) ?? []
  const words = foldWords(headed)
  const key = words.join(' ')
  const isField = words.every(isOfField)
  if (!isField && !isWidePlace(key) && foldWords(role).some(isRoleWord)) {
    const weight = isSchool(headed) ? hintWeights.organization : hintWeights.headed
    return [{ kind: 'employer', key, label: headed, weight }, ...parsePlain(role)]
  }
  return parsePlain(part)
}

/** "chairman of Lancer Corp.", "author of The Long Tide" */
const headOf = /^(.+?) of (?:the )?(\p{Lu}\S* (?:[^,]*[\p{Lu}\d].*))$/u

function parsePlain(part: string): Mark[] {
  const words = part.replace(/^(?:an?|the|der|die|das)\s+/i, '').split(/\s+/)
  const key = foldWords(words.join(' ')).join(' ')
  if (key.length < 3 || words.length > 8) return []
  const capitals = words.slice(1).filter((word) => /^[«„"]?\p{Lu}/u.test(word)).length
  const employer = parseEmployer(words.join(' '))
  if (capitals > 0 && employer !== null && !isPost(part))
    return [{ kind: 'employer', key, label: part, weight: hintWeights.organization }]
  return [
    {
      kind: 'role',
      key,
      label: part,
      weight: words.length > 1 ? hintWeights.role : hintWeights.word,
    },
  ]
}

/**
 * "Vice President" in capitals, and "School Nurse", which ends like a post though it has a word of
 * schools; "Bishop of Hereford" says more than a post, "Professor of Chemistry" names a field.
 */
function isPost(part: string): boolean {
  if (!isTitle(part) || isPartnership(part)) return false
  const [head = '', ...behind] = part.split(/\s(?:of|for)\s/)
  const endsAsPost = isRoleWord(head.split(/\s+/).at(-1) ?? '') && !isOfSeveral(head)
  if (behind.length > 0) return endsAsPost && foldWords(behind.join(' ')).every(isOfField)
  return endsAsPost || !(isFirmName(part) || isSchool(part))
}

/**
 * "Lindner & Partner" is a German firm, "Founder & Partner" two posts, as is "Senior Counsel &
 * Partner". Firms of other languages have partners in the plural.
 */
function isPartnership(part: string): boolean {
  const words = foldWords(/^(\p{Lu}.*) (?:&|und) Partner$/u.exec(part)?.[1] ?? '')
  const last = words.at(-1)
  return last !== undefined && !words.some(isRoleWord) && !isOfField(last)
}

function isOfField(word: string): boolean {
  return chooseTopics(word).length > 0
}
