/** One page beside what is known of the person: what speaks for and against its being theirs. */
import { areSameCity, findCities, isCityName } from '../../identity/places/find-cities.ts'
import { chooseNamedTowns } from '../../identity/places/find-towns.ts'
import { comparePlaces, type Place, parsePlace } from '../../identity/places/parse-place.ts'
import { demonymCountries } from '../../identity/places/tables/demonym-countries.ts'
import type { Employer } from '../people/employers-differ.ts'
import { hintWeights } from './build-hint-marks.ts'
import { compareLives } from './compare-lives.ts'
import type { Portrait } from './portrait.ts'
import {
  againstWeights,
  findCountry,
  hasName,
  isCalled,
  type Mark,
  type MarkKind,
  markWeights,
  type Reason,
  weighDifferences,
  weighMarks,
  weighStrangers,
} from './weigh-match.ts'

/** A page that may be about the person, or what a search engine shows of it. */
export type CandidatePage = {
  id: string
  portrait: Portrait
  /** Whether grouping put it with the person; null where nothing was grouped. */
  isGrouped: boolean
  /**
   * Above 0 where it writes the asked middle name or generation, below where it writes another.
   */
  nameFit?: number
  /** Whether it writes another given name in front of the asked name, and never that name alone. */
  isLonger?: boolean
  /** Whether it says of the bearer what the caller says of the person. */
  isDescribed?: boolean
  /** Whether the bearer is past working age by what it says. */
  isPast?: boolean
  /** Whether it describes several bearers of the name. */
  isOfSeveral?: boolean
  /** What a model that read it says. */
  verdict: 'this_person' | 'someone_else' | 'unclear' | null
}

/**
 * A page is about the person when this much speaks for it: one employer, or two lesser things.
 */
export const enough = 1.9

export type Judgement = { id: string; isAbout: boolean; score: number; reasons: Reason[] }

/** Differences of this weight speak for two people. */
export const contested = -1.4

/** Whether a page says so much otherwise that it is about another bearer of the name. */
export function isContradicted({ reasons }: Pick<Judgement, 'reasons'>): boolean {
  const against = reasons.reduce(
    (sum, { kind, weight }) => (kind === 'difference' ? sum + weight : sum),
    0,
  )
  return against <= contested
}

/** What a page is judged by. */
export type Scene = {
  hints: readonly Mark[]
  known: readonly Portrait[]
  /** What `known` says, as marks. */
  marks: readonly Mark[]
  /** What `known` says, as one portrait. */
  whole: Portrait
}

/**
 * The scene in which pages are judged beside what is known.
 * @param beside pages that may be a namesake's: of what they say only years of birth count
 */
export function buildScene(
  known: readonly Portrait[],
  spread: Spread,
  hints: readonly Mark[] = [],
  beside: readonly Portrait[] = [],
): Scene {
  const whole = { ...joined(known), birthYears: usualYears([...known, ...beside]) }
  const hinted = hints.flatMap(({ kind, key }) => (kind === 'year of birth' ? Number(key) : []))
  const birthYears = hinted.length === 0 ? whole.birthYears : hinted
  const callings = hints.flatMap(({ kind, key }) => (kind === 'role' ? key.split(' ') : []))
  return {
    hints,
    known,
    marks: collectMarks(known, spread).map((mark) => withAreas(mark, known, hints)),
    whole: {
      ...whole,
      birthYears,
      callings: [...whole.callings, ...callings],
    },
  }
}

/**
 * The homes that the caller gives and a page does not name. A word beside a role may be a town or
 * an employer; a tag is no home.
 */
function listOtherHomes(page: Portrait, hints: readonly Mark[]): Place[] {
  return hints.flatMap((hint) => {
    const { kind, key, label, weight } = hint
    // a Portuguese engineer may live in Leeds
    const isHome =
      kind === 'place' ||
      (kind === 'region' && !demonymCountries.has(key)) ||
      (kind === 'name' && weight > hintWeights.tag && isCity(label))
    const home = isHome ? parsePlace(label) : null
    if (home === null) return []
    const isMet = weighMarks(page, [hint]).length > 0
    return isMet && !isElsewhere(home, page.places) ? [] : home
  })
}

/** A page that puts a home's name elsewhere has the person live there. */
function addOtherTowns(homes: readonly Place[], page: Portrait): Portrait {
  const others = homes.flatMap((home) =>
    chooseNamedTowns(page.towns, home.city).flatMap(({ areas }) =>
      areas.slice(0, 1).map(({ country }) => ({ ...home, country })),
    ),
  )
  const places = page.places.map((place) => ({ ...place, country: findCountry(place) }))
  return { ...page, places: homes.length === 0 ? page.places : [...places, ...others] }
}

/** "Paris, Texas" is met by its name on a page on Paris in France. */
function isElsewhere(home: Place, places: readonly Place[]): boolean {
  const named = places.filter(({ city }) => city === home.city)
  return named.length > 0 && named.every((place) => comparePlaces(place, home) === 'country')
}

function isCity(label: string): boolean {
  return findCities(label).some(({ start, end }) => start === 0 && end === label.length)
}

/** Weighs what a page shares with a scene, and what it says otherwise. */
export function judgeInScene(candidate: CandidatePage, scene: Scene): Judgement {
  const { hints, marks, whole } = scene
  const { id, portrait, verdict, nameFit = 0, isLonger, isDescribed, isOfSeveral } = candidate
  const same = [...weighMarks(portrait, [...hints, ...marks]), ...weighLife(portrait, whole)]
  const homes = listOtherHomes(portrait, hints)
  const against: Reason[] = [
    ...weighDifferences(addOtherTowns(homes, portrait), {
      ...whole,
      places: [...whole.places, ...homes],
    }),
    ...(nameFit < 0 ? [otherName] : []),
    ...(isLonger === true ? [longerName] : []),
    ...(isOfSeveral === true ? [severalBearers] : []),
    ...(verdict === 'someone_else' ? [otherVerdict] : []),
  ]
  const fits = isDescribed === true && hints.length > 0 && against.length === 0
  const isSettled = fits || hasAll(portrait, hints)
  const reasons = [
    ...same,
    ...(fits ? buildRest(same) : []),
    ...against,
    ...weighStrangers(portrait, isKnownIn(scene, portrait), isSettled ? [...same, settled] : same),
  ]
  return {
    id,
    isAbout: false,
    score: reasons.reduce((sum, { weight }) => sum + weight, 0),
    reasons,
  }
}

/** Says of a name on a page whether the person is known to have to do with it. */
export function isKnownIn({ hints, known }: Scene, { firms }: Portrait) {
  return (phrase: string): boolean =>
    known.some((one) => hasName(one, phrase)) ||
    // a firm that has the caller's role in its name is no more known for that
    hints.some(
      ({ kind, key }) =>
        phrase === key ||
        (` ${phrase} `.includes(` ${key} `) && !(kind === 'role' && firms.has(phrase))),
    )
}

/** Dates of a life that fit what is known: many of the name are of about one age. */
function weighLife(portrait: Portrait, whole: Portrait): Reason[] {
  const shared = compareLives(portrait, whole)
  if (shared === null) return []
  const weight = shared === 'age' ? markWeights['year of birth'] : markWeights.region
  return [{ kind: 'life', reason: 'dates that fit the same year of birth', weight }]
}

const otherName: Reason = {
  kind: 'difference',
  reason: 'another middle name or generation than was asked for',
  weight: againstWeights.middleName,
}
const longerName: Reason = {
  kind: 'strangers',
  reason: 'a further given name in front of the asked one',
  weight: againstWeights.longerName,
}
const severalBearers: Reason = {
  kind: 'difference',
  reason: 'describes several people of the name',
  weight: againstWeights.severalBearers,
}
const otherVerdict: Reason = {
  kind: 'verdict',
  reason: 'the language model attributes it to another person',
  weight: againstWeights.verdict,
}

/** What a page that says what the caller says lacks of what is enough. */
function buildRest(same: readonly Reason[]): Reason[] {
  const weight = enough - same.reduce((sum, one) => sum + one.weight, 0)
  return weight > 0 ? [{ kind: 'description', reason: 'what the caller says', weight }] : []
}

const settled: Reason = { kind: 'employer', reason: 'all that the caller says', weight: 0 }

/**
 * Whether a page has every part of what the caller says of the person. A role that is all of it has
 * to stand beside the name, and a town to be where the person lives or works.
 */
function hasAll(portrait: Portrait, hints: readonly Mark[]): boolean {
  const isMet = (hint: Mark) => weighMarks(portrait, [hint]).length > 0
  return hints.length > 1
    ? hints.every(isMet)
    : hints.some((hint) => isCalled(portrait, hint) || isPlaced(portrait, hint))
}

function isPlaced({ places }: Portrait, { kind, key }: Mark): boolean {
  return kind === 'place' && places.some(({ city }) => city === key)
}

/** In how many of all pages a name stands. */
export type Spread = (key: string) => number

/** A name on this many pages is no accident of one page. */
const minRecurring = 3

/** Counts the pages in which a name stands, each name once. */
export function buildSpread(candidates: readonly CandidatePage[]): Spread {
  const known = new Map<string, number>()
  return (key) => {
    const count =
      known.get(key) ?? candidates.filter(({ portrait }) => hasName(portrait, key)).length
    known.set(key, count)
    return count
  }
}

/**
 * What the pages of the person say, as marks: what two of them say is worth more than what one
 * does.
 */
function collectMarks(known: readonly Portrait[], spread: Spread): Mark[] {
  const marks = new Map<string, { kind: MarkKind; count: number }>()
  const years = new Set(usualYears(known).map(String))
  for (const portrait of known) {
    for (const [key, kind] of kindsIn(portrait)) {
      const before = marks.get(key)
      const count = (before?.count ?? 0) + 1
      marks.set(key, {
        kind: before === undefined || rank(kind) < rank(before.kind) ? kind : before.kind,
        count,
      })
    }
  }
  const usual = [...marks].filter(([key, { kind }]) => kind !== 'year of birth' || years.has(key))
  return usual.map(([key, { kind, count }]) => {
    const isRecurring = kind === 'name' && key.includes(' ') && spread(key) >= minRecurring
    const weight = markWeights[isRecurring ? 'recurring name' : kind] * (count > 1 ? 1 : 0.85)
    return { kind: isRecurring ? 'recurring name' : kind, key, label: key, weight }
  })
}

/** A town lies where the caller puts it, or else where the pages do. */
function withAreas(mark: Mark, known: readonly Portrait[], hints: readonly Mark[]): Mark {
  const { kind, key } = mark
  if (kind !== 'place' && !isCityName(key)) return mark
  const hinted = hints.find((hint) => hint.areas !== undefined && areSameCity(hint.key, key))
  const said = known.flatMap(({ towns }) => chooseNamedTowns(towns, key))
  const areas = hinted?.areas ?? said.flatMap((town) => town.areas)
  return areas.length === 0 ? mark : { ...mark, areas }
}

/** What a name is taken for where pages differ: the first of these. */
const kinds: readonly MarkKind[] = [
  'link',
  'year of birth',
  'school',
  'place',
  'employer',
  'past employer',
  'role',
  'recurring name',
  'name',
]

function rank(kind: MarkKind): number {
  return kinds.indexOf(kind)
}

/** Words for schools: studying is the default there, and a rule must have read a post. */
const school = new RegExp(
  String.raw`\b(?:universi|college|school|hochschule|pol[iy]tec|conservato|gymnasium|lycee|ecole` +
    '|colegio|escuela)',
)

function kindsIn(portrait: Portrait): Map<string, MarkKind> {
  const found = new Map<string, MarkKind>()
  const note = (kind: MarkKind, key: string) => {
    if (key !== '' && !found.has(key)) found.set(key, kind)
  }
  for (const link of portrait.links) note('link', link)
  for (const year of portrait.birthYears) note('year of birth', String(year))
  for (const { key, telling } of portrait.schools) if (telling.length > 0) note('school', key)
  for (const { city } of portrait.places) note('place', city)
  for (const { key, telling } of portrait.employers) if (telling.length > 0) note('employer', key)
  for (const { key, telling } of portrait.pastEmployers)
    if (telling.length > 0) note('past employer', key)
  for (const role of portrait.roles) note('role', role)
  for (const phrase of portrait.phrases) note(school.test(phrase) ? 'school' : 'name', phrase)
  return found
}

function joined(known: readonly Portrait[]): Portrait {
  return {
    words: '',
    homeWords: '',
    callingWords: '',
    phrases: new Set(),
    beside: new Set(),
    sentenceWords: '',
    isListed: false,
    near: '',
    firms: new Set(),
    employers: listOnce(known.flatMap(({ employers }) => employers)),
    pastEmployers: listOnce(known.flatMap(({ pastEmployers }) => pastEmployers)),
    schools: listOnce(known.flatMap(({ schools }) => schools)),
    roles: known.flatMap(({ roles }) => roles),
    callings: known.flatMap(({ callings }) => callings),
    places: known.flatMap(({ places }) => places),
    towns: [],
    birthYears: usualYears(known),
    bornWithin: known.flatMap(({ bornWithin }) => bornWithin),
    links: new Set(),
    names: known.flatMap(({ names }) => names),
  }
}

/** Pages of one person name the same employers again. */
function listOnce(employers: readonly Employer[]): Employer[] {
  return [...new Map(employers.map((one) => [one.key, one])).values()]
}

/** The years of birth that most pages give: a list of people gives several. */
function usualYears(known: readonly Portrait[]): number[] {
  const counts = new Map<number, number>()
  for (const year of known.flatMap(({ birthYears }) => birthYears))
    counts.set(year, (counts.get(year) ?? 0) + 1)
  const most = Math.max(0, ...counts.values())
  return [...counts].flatMap(([year, count]) => (count === most ? [year] : []))
}
