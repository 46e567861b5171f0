import { demonymCountries } from '../../identity/places/tables/demonym-countries.ts'
import { places } from '../../identity/places/tables/places.ts'
import { matchAt } from '../../text/patterns/match-at.ts'
import { joinAlternatives, unwrap } from '../../text/patterns/unwrap.ts'
import type { BoundSentence } from './binding/bound-sentence.ts'
import { joinBound } from './binding/join-bound.ts'
import { bindingConfidence, type WeighedStatement } from './binding/statement.ts'
import { hasKin, parsePronoun } from './binding/subjects.ts'
import { isRoleLine } from './phrases/open-role.ts'
import { parseLocation, toLocation } from './phrases/parse-location.ts'
import { isRoleWord } from './phrases/roles.ts'
import { isFirmName } from './tables/firm-words.ts'
import {
  adoptedWords,
  dwellingAdjectives,
  dwellings,
  homeWorkVerbs,
  housekeeping,
  keepingVerbs,
  livingVerbs,
  meetingVerbs,
  notBases,
  notDwelling,
  rooms,
} from './tables/home-words.ts'
import { isTopic } from './tables/topic-words.ts'

const less = 8
const they = '(?:she|he|they|I)'
const their = '(?:her|his|their|my)'
const adverbs = '(?:now |still |currently |also |today )*'
/** "a friend of a painter": the clause behind it is the painter's. */
const ofOther = '[^,.;|]{0,50}(?:of|to|with|for) (?:an?|her|his|their|my) '
const living = joinAlternatives(livingVerbs)
const dwelling = joinAlternatives(dwellings)

/** Forms behind which a place begins that is a home, in a sentence about the person. */
const inFront = [
  // "from her home in Halifax"
  unwrap`
    (?<!\p{L})(?:${their} (?:${joinAlternatives(dwellingAdjectives)} )*${dwelling}
    |(?:at|from) ${their} ${joinAlternatives(rooms)}) in${' '}`,
  // "commutes from Halifax"
  String.raw`(?<!\p{L})commut(?:es?|ing) (?:in |daily |to work |each day |every day )*from `,
  // "but home is Halifax now"
  unwrap`
    (?:^|[|,;—–] ?(?:(?:but|and|though) )?)home (?:for (?:me|her|him|them) )?is
    ${' '}${adverbs}(?:in )?`,
  // "from Porto but lives in Halifax"
  `(?<!\\p{L})but (?:${they} )?${adverbs}(?:lives?|resides?) in `,
  // "is a farrier who lives in Halifax"
  unwrap`
    ^[^|]*\|(?:,| is| was) an? (?!${ofOther})[^,.;|]{2,60}? who ${adverbs}
    (?:lives?|resides?|is based) in${' '}`,
  // "works from home in Halifax", "rents a flat in Halifax"
  `(?<!\\p{L})${joinAlternatives(homeWorkVerbs)}(?: [^,.;|]{1,30})? from home in `,
  unwrap`
    (?<!\p{L})(?:${joinAlternatives(housekeeping)}|${joinAlternatives(keepingVerbs)}
    (?: an?| the| ${their})(?: ${joinAlternatives(dwellingAdjectives)})? ${dwelling}) in${' '}
    (?![^,.;|]{1,40} (?:to|on) )`,
  // ": born 1974; usual residence Halifax;"
  unwrap`
    [|,;:] (?:(?:usual|main|permanent|current|principal|present) (?:residence|domicile)(?: in)?
    |residence|domicile):?${' '}(?!in )`,
  // "farrier; educated at Eldgate College; resident in Halifax"
  '; (?:resid(?:es|ing|ent)|lives?)(?:[:]| in) ',
].map((form) => new RegExp(form, 'giu'))

/** Forms in front of which a place ends that is a home. */
const behind = [
  // "drives in from Halifax, where she lives"
  `,? where ${they}(?: and [^,.;:()|]{2,40}?)? ${adverbs}${living}(?!\\p{L})`,
  // "writes from Halifax, her home since 2004"
  unwrap`
    , (?:now |still )?(?:(?:${their} )?home (?:since|for|these)
    |${their} ${joinAlternatives(adoptedWords)} (?:home|town|city))(?!\p{L})`,
  // "the house in Halifax that she shares with two dogs"
  `(?:,? (?:that|which|where))? ${they} ${adverbs}(?:shares|share) with`,
].map((form) => new RegExp(form, 'giu'))
/** A part of each form above and below: most sentences have none, and the forms are many. */
const homeSign = new RegExp(
  unwrap`
    home|${their} |commut|but |who |here|residence|domicile|; (?:resid|live)
    |${joinAlternatives(housekeeping)}|${joinAlternatives(keepingVerbs)}`,
  'iu',
)
const meets = new RegExp(String.raw`(?<!\p{L})${joinAlternatives(meetingVerbs)} \p{Lu}`, 'u')
const dwellingInFront = new RegExp(`(?<!\\p{L})${dwelling} in $`, 'iu')
/** "came to Halifax for love, and still lives here" */
const stays = new RegExp(
  unwrap`
    ,? and (?:${they} )?${adverbs}
    (?:lives?|(?:has|have|[’']ve) (?:lived|been|stayed|remained)) (?:here|there)(?!\p{L})`,
  'u',
)
const moves =
  /(?<!\p{L})(?:came|comes|moved|relocated|returned) (?:back |over |home )?to (?=\p{Lu})/gu
const placeInFront =
  /(?:^|\s)((?:\p{Lu}[\p{L}\p{M}.’'-]*(?: (?:upon|of|am|de|la) )?[ ,]{0,2}){1,6})$/u
const maxPlaceLength = 60

const notNow = new RegExp(String.raw`(?<!\p{L})${joinAlternatives(notDwelling)}(?!\p{L})`, 'iu')

/** "divides her time between Halifax and a cottage in Porto" */
const between = new RegExp(
  unwrap`
    (?<!\p{L})(?:divid(?:es?|ing)|split(?:s|ting)?|shar(?:es?|ing)) ${their} time between[ ]
    ([^.;()]{3,120})`,
  'iu',
)

const base = String.raw`((?:\p{Lu}[\p{L}\p{M}.’'-]* ){0,3}\p{Lu}[\p{L}\p{M}.’']*)-based `
const baseBeforeName = new RegExp(String.raw`(?:^|\s)${base}(?:[\p{Ll}-]+ ){0,5}$`, 'u')
/** "Halifax resident NAME", but not "former Halifax resident NAME" */
const residentBeforeName =
  /(?<!\S)(?<!(?:[Ff]ormer|[Oo]nce) )((?:\p{Lu}[\p{L}’'-]+ ){0,2}\p{Lu}[\p{L}’'-]+) resident $/u
const baseBehindName = new RegExp(
  unwrap`
    ^(?:,|:| [–—]| (?:is|was) ${adverbs})\s?(?:an? |the )?${base}
    ([\p{L}-]+(?: [\p{L}-]+){0,4})`,
  'u',
)
const notBase = new RegExp(`^${joinAlternatives(notBases)}$`, 'u')

const inBracket = /^\s?\(([^()]{5,80})\)/u
const livesInBracket =
  /(?:^|[,;]\s)(?:now |currently )?(?:lives?|living|based|resident|resides|res\.) in (?=\p{Lu})/u
const ofTown = / of (?=\p{Lu})|, (?:now )?of (?=\p{Lu})/uy

/** Homes that a phrase of the sentence states, whatever its verb says. */
export function parseHomes(bound: BoundSentence): WeighedStatement[] {
  const { binding, owned, predicate, intro, name } = bound
  const found: (string | null)[] = []
  if (owned) found.push(...findOwned(predicate))
  else {
    if (name !== '' && !isFirmName(name))
      found.push(findBase(intro, predicate), findTown(predicate))
    found.push(findBracketed(predicate), findThere(bound))
    found.push(...(binding === 'named' ? findWhereTheyLive(bound) : findInside(bound)))
  }
  const confidence = bindingConfidence[binding] - less
  return [...new Set(found)].flatMap((home) =>
    home === null || isFirmName(home) || isTopic(home)
      ? []
      : [
          {
            path: 'locations.items',
            value: { ...toLocation(home), from: null, to: null, current: true },
            confidence,
          },
        ],
  )
}

/** "moved to Halifax in 1998, where she lives": one place, which she came to and lives in. */
export function withHomes(
  stated: readonly WeighedStatement[],
  homes: readonly WeighedStatement[],
): WeighedStatement[] {
  const findLabel = (one: WeighedStatement) =>
    one.path === 'locations.items' ? one.value.label : null
  const isIn = (list: readonly WeighedStatement[], one: WeighedStatement) =>
    list.some((other) => findLabel(other) === findLabel(one))
  return [
    ...stated.map((one) =>
      one.path === 'locations.items' && isIn(homes, one)
        ? { ...one, value: { ...one.value, to: null, current: true } }
        : one,
    ),
    ...homes.filter((one) => !isIn(stated, one)),
  ]
}

/** "Her home is in Halifax." */
function findOwned(predicate: string): (string | null)[] {
  const start = /^(?:current |permanent |main )?home (?:is|remains) (?:now |still |in )*/u.exec(
    predicate,
  )?.[0].length
  return [start === undefined ? null : placeAt(predicate, start)]
}

/** "edited from Halifax by NAME, who lives there": the last place in front of the name. */
function findThere({ intro, predicate, others }: BoundSentence): string | null {
  if (!livesThere.test(predicate) || others.some((place) => place < 0) || hasKin(intro)) return null
  const at = [...intro.matchAll(/\b(?:from|in|at|to|of) (?=\p{Lu})/gu)].at(-1)
  return at === undefined ? null : placeAt(intro, at.index + at[0].length)
}
const livesThere = new RegExp(`^,? who ${adverbs}${living} (?:there|here)(?!\\p{L})`, 'u')

/** Of a person who is no subject: "written by NAME in Halifax, where she lives". */
function findWhereTheyLive({ intro, predicate, others }: BoundSentence): (string | null)[] {
  const until = Math.min(predicate.length, ...others.filter((place) => place >= 0))
  const text = predicate.slice(0, until)
  // "He wrote to NAME in Halifax, where he lives"
  const isOfSubject = parsePronoun(intro, true) !== null
  if (isOfSubject || others.some((place) => place < 0) || hasKin(intro) || hasKin(text)) return []
  return behind
    .slice(0, 2)
    .flatMap((form, at) =>
      [...text.matchAll(form)].map(({ index }) => findBefore(text.slice(0, index), at)),
    )
}

function findInside(bound: BoundSentence): (string | null)[] {
  const whole = joinBound(bound)
  const text = whole === null ? bound.predicate : whole.text.slice(0, whole.until)
  if (!homeSign.test(text)) return []
  const homes = inFront.flatMap((form, at) =>
    [...text.matchAll(form)].map(({ index, 0: { length } }) =>
      at === 0 && notNow.test(text) ? null : placeAt(text, index + length),
    ),
  )
  const stay = stays.exec(text)
  const move = stay === null ? undefined : [...text.slice(0, stay.index).matchAll(moves)].at(-1)
  if (move !== undefined) homes.push(placeAt(text, move.index + move[0].length))
  const before = behind.flatMap((form, at) =>
    [...text.matchAll(form)].map(({ index }) => findBefore(text.slice(0, index), at)),
  )
  const [, said = ''] = between.exec(text) ?? []
  const shares = said.split(/ and /u)
  // "between painting and music", "between Globex and Initech": one of the two is known for a place
  const both = shares.some(isKnownShare) ? shares.map(findShared) : []
  return [...homes, ...before, ...both]
}

/** A place that ends a text; by its form a dwelling or a move has to stand in front. */
function findBefore(text: string, form: number): string | null {
  const near = text.slice(-maxPlaceLength)
  const [, said = ''] = placeInFront.exec(near) ?? []
  const start = text.length - said.length
  const front = text.slice(0, start)
  if (said === '' || (form === 2 && !dwellingInFront.test(front))) return null
  // "visited her sister in Porto, where she lives"
  if (form < 2 && (hasKin(front) || meets.test(front))) return null
  // "loves Porto, where she lives"
  if (form < 2 && !/(?:^|\s)(?:from|in|to|of|near|at|outside)\s$/u.test(front)) return null
  return parseLocation(text, start)?.value ?? null
}

function isKnownShare(part: string): boolean {
  const [first = ''] = part.split(',')
  return places.has(first.trim()) || / in \p{Lu}|,/u.test(part)
}

/** "a cottage in Porto", "Halifax" */
function findShared(part: string): string | null {
  const inside = /^(?:[\p{L}’'-]+ ){1,7}in (?=\p{Lu})/u.exec(part)
  if (inside === null && !/^\p{Lu}/u.test(part)) return null
  return placeAt(part, inside?.[0].length ?? 0)
}

function findBase(intro: string, predicate: string): string | null {
  const resident = residentBeforeName.exec(intro)?.[1] ?? ''
  const before = baseBeforeName.exec(intro)?.[1] ?? (places.has(resident) ? resident : undefined)
  const [, behindName, noun = ''] = baseBehindName.exec(predicate) ?? []
  const isOfPerson = noun.split(/[ ,-]+/).some(isRoleWord) || isRoleLine(noun)
  const said = before ?? (isOfPerson ? behindName : undefined)
  if (said === undefined || notBase.test(said) || demonymCountries.has(said.toLowerCase()))
    return null
  return parseLocation(said, 0)?.value ?? null
}

/** "NAME of Halifax, a farrier with Globex, …": only where a known town follows. */
function findTown(predicate: string): string | null {
  const start = matchAt(ofTown, predicate, 0)?.[0].length
  const place = start === undefined ? null : parseLocation(predicate, start)
  const behind = predicate.startsWith(',') ? /^[,.;)]|^$/u : /^(?:[,.;)]|$| \p{Ll})/u
  if (place === null || !behind.test(predicate.slice(place.end))) return null
  const [town = '', ...region] = place.value.split(', ')
  return (places.has(town) || region.length > 0) && toLocation(place.value).city !== null
    ? place.value
    : null
}

function findBracketed(predicate: string): string | null {
  const inside = inBracket.exec(predicate)?.[1] ?? ''
  const lives = livesInBracket.exec(inside)
  return lives === null ? null : placeAt(inside, lives.index + lives[0].length)
}

function placeAt(text: string, at: number): string | null {
  return /^\p{Lu}/u.test(text.slice(at, at + 2)) ? (parseLocation(text, at)?.value ?? null) : null
}
