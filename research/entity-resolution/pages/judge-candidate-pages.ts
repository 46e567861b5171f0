import type { Employer } from '../people/employers-differ.ts'
import type { Portrait } from './portrait.ts'
import {
  againstWeights,
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
  /** What a model that read it says. */
  verdict: 'this_person' | 'someone_else' | 'unclear' | null
}

export type Judgement = { id: string; isAbout: boolean; score: number; reasons: Reason[] }

type Known = {
  /** What the caller says of the person. */
  hints: readonly Mark[]
  /**
   * What a search said of a hit, grouped by texts: it chooses between people, and proves nothing.
   */
  leanings: readonly Mark[]
  /** What registers and accounts of the person say. */
  records: readonly Portrait[]
  /** Ids of candidates that are known to be about the person. */
  sure: ReadonlySet<string>
}

/**
 * A page is about the person when this much speaks for it: one employer, or two lesser things.
 */
const enough = 1.9
/** A difference of this weight speaks for two people. */
const contested = -1.4

/**
 * Decides for each page whether it is about the person: one decision, with its reasons. Pages
 * that agree with what is known are taken one by one, the surest first; what they say is known from
 * then on. A page of which nothing but the name agrees is left out where the caller narrowed the
 * person down, or where another person of the name is among the pages.
 */
export function judgeCandidatePages(
  candidates: readonly CandidatePage[],
  known: Known,
): Judgement[] {
  const { hints, records, sure } = known
  const spread = spreadIn(candidates)
  const open = candidates.filter(({ verdict }) => verdict !== 'someone_else')
  const start = open.filter(({ id }) => sure.has(id))
  const isNarrowed = hints.length > 0 || records.length > 0 || start.length > 0
  const grown = isNarrowed
    ? grow(open, start, { hints, known: records, spread })
    : choosePerson(open, known, spread)
  const accepted = leaveToOthers(grown, open, known, spread)
  const ids = new Set(accepted.map(({ id }) => id))
  const results = candidates.map((one) => {
    const others = accepted.filter(({ id }) => id !== one.id).map(({ portrait }) => portrait)
    return { one, ...judge(one, setScene([...records, ...others], spread, hints)) }
  })
  const isAlone = candidates.length === open.length && isUncontested(open, accepted, known, spread)
  return results.map(({ one, id, score, reasons }) => {
    const isAbout = one.verdict !== 'someone_else' && (ids.has(id) || (isAlone && one.isGrouped))
    return { id, score, reasons, isAbout }
  })
}

/**
 * Whether nothing shows that there is a second person of the name: the pages that were not taken
 * are of no other, or all of one.
 */
function isUncontested(
  open: readonly CandidatePage[],
  accepted: readonly CandidatePage[],
  { hints, leanings, records }: Known,
  spread: Spread,
): boolean {
  if (hints.length > 0 || leanings.length > 0) return false
  const left = open.filter((one) => !accepted.includes(one))
  const scene = setScene([...records, ...accepted.map(({ portrait }) => portrait)], spread)
  const against = (one: CandidatePage) =>
    judge(one, scene).reasons.reduce(
      (sum, { kind, weight }) => (kind === 'difference' ? sum + weight : sum),
      0,
    )
  if (left.some((one) => against(one) <= contested)) return false
  const isOther = (one: CandidatePage) =>
    judge(one, scene).reasons.some(({ kind }) => kind === 'strangers')
  const others = partPeople(left, spread).filter((person) => person.some(isOther))
  return others.length <= (accepted.length === 0 ? 1 : 0)
}

/** @returns those of the open pages that are one person's with the start, and the start */
function grow(
  open: readonly CandidatePage[],
  start: readonly CandidatePage[],
  { hints, known, spread }: Pick<Scene, 'hints' | 'known'> & { spread: Spread },
): CandidatePage[] {
  const accepted = [...start]
  for (;;) {
    const taken = accepted.map(({ portrait }) => portrait)
    const scene = setScene([...known, ...taken], spread, hints)
    const bar = scene.known.length === 0 ? computeBar(hints) : enough
    const fitting = open
      .filter((one) => !accepted.includes(one))
      .map((one) => ({ one, ...judge(one, scene) }))
      .filter(({ score }) => score >= bar)
      // two things in common are seldom an accident, one may be
      .map((one) => ({
        ...one,
        kinds: new Set(one.reasons.flatMap(({ kind, weight }) => (weight > 0 ? kind : []))).size,
      }))
      .sort(
        (a, b) =>
          b.kinds - a.kinds ||
          (b.one.nameFit ?? 0) - (a.one.nameFit ?? 0) ||
          b.score - a.score ||
          countEmployers(b.one, hints) - countEmployers(a.one, hints),
      )
    const [best] = fitting
    if (best === undefined) return accepted
    if (
      bar < enough &&
      differAmong(
        fitting.map(({ one }) => one),
        spread,
      )
    )
      return accepted
    accepted.push(best.one)
  }
}

/** Of what the caller gives as employers, how many a page has as one, and not as a school. */
function countEmployers({ portrait }: CandidatePage, hints: readonly Mark[]): number {
  const given = hints.filter(({ kind }) => kind === 'employer')
  return given.filter(({ key }) => portrait.employers.some((one) => one.key === key)).length
}

/** A page moves to another person when it fits that one better by this much. */
const minLead = 0.25

/**
 * Assigns a page to the person that it fits best: a page that shares an employer with the
 * person, but an employer, a town and a role with a namesake whose other pages were left out, is
 * the namesake's.
 */
function leaveToOthers(
  accepted: readonly CandidatePage[],
  open: readonly CandidatePage[],
  { hints, records, sure }: Known,
  spread: Spread,
): CandidatePage[] {
  const left = open.filter((one) => !accepted.includes(one))
  const known = [...records, ...accepted.map(({ portrait }) => portrait)]
  const scene = setScene(known, spread)
  const isOther = (one: CandidatePage) =>
    judge(one, scene).reasons.some(({ kind }) => kind === 'difference' || kind === 'strangers')
  const others =
    left.length === 0 ? [] : partPeople(left, spread).filter((person) => person.some(isOther))
  const rivals = others.map((person) =>
    setScene(
      person.map(({ portrait }) => portrait),
      spread,
    ),
  )
  return accepted.filter((one) => {
    if (sure.has(one.id)) return true
    const own = [
      ...records,
      ...accepted.filter((other) => other !== one).map(({ portrait }) => portrait),
    ]
    const { score } = judge(one, setScene(own, spread, hints))
    return rivals.every((rival) => judge(one, rival).score < score + minLead)
  })
}

/**
 * A caller who gives a single word, such as a role, gives less than is enough: a page with all of
 * it fits.
 */
function computeBar(hints: readonly Mark[]): number {
  return Math.min(
    enough,
    hints.reduce((sum, { weight }) => sum + weight, 0),
  )
}

/** Whether pages that fit so little are of different people: then none of them is taken. */
function differAmong(fitting: readonly CandidatePage[], spread: Spread): boolean {
  return fitting.some((one, at) =>
    fitting.slice(at + 1).some((other) => {
      const scene = setScene([other.portrait], spread)
      return judge(one, scene).reasons.some(({ kind }) => kind === 'difference')
    }),
  )
}

/** Takes the person that most of the grouped pages and the leanings speak for. */
function choosePerson(
  open: readonly CandidatePage[],
  { leanings }: Known,
  spread: Spread,
): CandidatePage[] {
  const leaning = ({ portrait }: CandidatePage) =>
    weighMarks(portrait, leanings).reduce((sum, { weight }) => sum + weight, 0)
  const support = (person: readonly CandidatePage[]) =>
    person.reduce((sum, one) => sum + (one.isGrouped ? 1 : 0) + leaning(one) / 10, 0)
  return partPeople(open, spread).sort((a, b) => support(b) - support(a))[0] ?? []
}

/** Parts the pages into people by what they say. */
function partPeople(open: readonly CandidatePage[], spread: Spread): CandidatePage[][] {
  const people: CandidatePage[][] = []
  let left = [...open]
  while (left.length > 0) {
    const seed = chooseSeed(left, spread)
    if (seed === null) break
    const person = grow(left, [seed], { hints: [], known: [], spread })
    people.push(person)
    left = left.filter((one) => !person.includes(one))
  }
  return people
}

/** What a page is judged by. */
type Scene = {
  hints: readonly Mark[]
  known: readonly Portrait[]
  /** What `known` says, as marks. */
  marks: readonly Mark[]
  /** What `known` says, as one portrait. */
  whole: Portrait
}

function setScene(known: readonly Portrait[], spread: Spread, hints: readonly Mark[] = []): Scene {
  return { hints, known, marks: collectMarks(known, spread), whole: joined(known) }
}

function judge(
  { id, portrait, verdict, nameFit = 0 }: CandidatePage,
  { hints, known, marks, whole }: Scene,
): Judgement {
  const same = weighMarks(portrait, [...hints, ...marks])
  const isKnown = (phrase: string) =>
    known.some(({ words }) => words.includes(` ${phrase} `)) ||
    hints.some(({ key }) => ` ${phrase} `.includes(` ${key} `))
  const reasons = [
    ...same,
    ...weighDifferences(portrait, whole),
    ...weighStrangers(portrait, isKnown, hasAll(portrait, hints) ? [...same, settled] : same),
    ...(nameFit < 0 ? [otherName] : []),
    ...(verdict === 'someone_else'
      ? [
          {
            kind: 'verdict' as const,
            reason: 'the language model attributes it to another person',
            weight: -10,
          },
        ]
      : []),
  ]
  return {
    id,
    isAbout: false,
    score: reasons.reduce((sum, { weight }) => sum + weight, 0),
    reasons,
  }
}

const otherName: Reason = {
  kind: 'difference',
  reason: 'another middle name or generation than was asked for',
  weight: againstWeights.middleName,
}
const settled: Reason = { kind: 'employer', reason: 'all that the caller says', weight: 0 }

/** Whether a page has every part of what the caller says of the person. */
function hasAll(portrait: Portrait, hints: readonly Mark[]): boolean {
  const sum = (all: readonly { weight: number }[]) =>
    all.reduce((whole, { weight }) => whole + weight, 0)
  return hints.length > 1 && sum(weighMarks(portrait, hints)) >= sum(hints)
}

/** In how many of all pages a name stands. */
type Spread = (key: string) => number

/** A name on this many pages is no accident of one page. */
const minRecurring = 3

function spreadIn(candidates: readonly CandidatePage[]): Spread {
  const known = new Map<string, number>()
  return (key) => {
    const count =
      known.get(key) ??
      candidates.filter(({ portrait }) => portrait.words.includes(` ${key} `)).length
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
const school = /\b(?:universit|college|school|hochschule|pol[iy]tec|conservato)/

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
    phrases: new Set(),
    beside: new Set(),
    firms: new Set(),
    employers: listOnce(known.flatMap(({ employers }) => employers)),
    pastEmployers: listOnce(known.flatMap(({ pastEmployers }) => pastEmployers)),
    schools: listOnce(known.flatMap(({ schools }) => schools)),
    roles: known.flatMap(({ roles }) => roles),
    places: known.flatMap(({ places }) => places),
    birthYears: usualYears(known),
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

/**
 * The page that agrees with most others; of several the one that grouping put with the person.
 */
function chooseSeed(left: readonly CandidatePage[], spread: Spread): CandidatePage | null {
  const ranked = left.map((one) => {
    const scene = setScene([one.portrait], spread)
    const agrees = (other: CandidatePage) => judge(other, scene).score >= enough
    return { one, agreeing: left.filter((other) => other !== one && agrees(other)).length }
  })
  ranked.sort(
    (a, b) => b.agreeing - a.agreeing || Number(b.one.isGrouped) - Number(a.one.isGrouped),
  )
  return ranked[0]?.one ?? null
}
