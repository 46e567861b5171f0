import { memoizeOnce } from '../../text/memoize-once.ts'
import { compareText } from '../../text/order.ts'
import {
  buildScene,
  buildSpread,
  type CandidatePage,
  contested,
  enough,
  isContradicted,
  type Judgement,
  judgeInScene,
  type Scene,
  type Spread,
} from './candidate-scene.ts'
import { choosePresent } from './choose-present.ts'
import { listUnrivalled } from './list-unrivalled.ts'
import { isOfEither } from './namesakes.ts'
import type { Portrait } from './portrait.ts'
import { type Mark, type Reason, weighDifferences, weighMarks } from './weigh-match.ts'

type Known = {
  /** What the caller says of the person. */
  hints: readonly Mark[]
  /**
   * What a search said of a hit, grouped by texts: it chooses between people, and proves nothing.
   */
  leanings: readonly Mark[]
  /** What registers and accounts of the person say. */
  records: readonly Portrait[]
  /**
   * Ids of candidates that are known to be about the person, also where they describe several
   * bearers; one that the model attributes to someone else stays out.
   */
  sure: ReadonlySet<string>
}

/**
 * Decides for each page whether it is about the person: one decision, with its reasons. Pages
 * that agree with what is known are taken one by one, the surest first; what they say is known from
 * then on. A page of which nothing but the name agrees is left out where the caller narrowed the
 * person down, or where another person of the name is among the pages.
 */
export function judgeCandidatePages(read: readonly CandidatePage[], known: Known): Judgement[] {
  const { hints, records, sure } = known
  const given = dropBlindVerdicts(read, known)
  const spread = buildSpread(given)
  const ordered = given.toSorted(compareTelling)
  const candidates = fitsSeveral(ordered, hints)
    ? ordered.map((one) => ({ ...one, isDescribed: false }))
    : ordered
  const open = candidates.filter(
    ({ id, verdict, isOfSeveral }) =>
      verdict !== 'someone_else' && (isOfSeveral !== true || sure.has(id)),
  )
  const start = open.filter(({ id }) => sure.has(id))
  const isNarrowed = hints.length > 0 || records.length > 0 || start.length > 0
  const grown = isNarrowed
    ? grow(open, start.length + records.length > 0 ? start : chooseResident(open, hints, spread), {
        hints,
        known: records,
        spread,
      })
    : choosePerson(open, known, spread)
  const own = dropEither(grown, open, known, spread)
  const fitting = leaveToOthers(own, open, known, spread)
  const accepted = addUnrivalled(fitting, open, known, spread)
  const ids = new Set(accepted.map(({ id }) => id))
  const judged = candidates.map((one) => {
    const others = accepted.filter(({ id }) => id !== one.id).map(({ portrait }) => portrait)
    return { one, ...judgeInScene(one, buildScene([...records, ...others], spread, hints)) }
  })
  const isAlone = candidates.length === open.length && isUncontested(open, accepted, known, spread)
  const results = judged.map(({ one, id, score, reasons }) => {
    const isAbout = ids.has(id) || (isAlone && one.isGrouped)
    return [id, { id, score, reasons, isAbout }] as const
  })
  const byId = new Map(results)
  return given.flatMap(({ id }) => byId.get(id) ?? [])
}

/** Where the caller gives a name alone, the person is who this many pages are about. */
const several = 3

/**
 * A model may deny one page that is known to be about the person, and be right: the address was a
 * mistake. One that denies that page with every other does not know the person, nor does one that
 * denies all pages that say what the caller says, or all that make the person up.
 */
function dropBlindVerdicts(
  pages: readonly CandidatePage[],
  { sure, hints, records }: Known,
): readonly CandidatePage[] {
  const judged = pages.filter(({ verdict }) => verdict !== null)
  const isBlind =
    judged.length > 1 &&
    judged.every(({ verdict }) => verdict === 'someone_else') &&
    (judged.some(({ id, isDescribed }) => sure.has(id) || isDescribed) ||
      (hints.length + records.length === 0 && judged.length >= several))
  return isBlind ? pages.map((page) => ({ ...page, verdict: null })) : pages
}

/**
 * Of pages that are as good, the one that says more of the bearer comes first; the order in which
 * sources answered decides nothing.
 */
function compareTelling(a: CandidatePage, b: CandidatePage): number {
  return countSaid(b.portrait) - countSaid(a.portrait) || compareText(a.id, b.id)
}

function countSaid(portrait: Portrait): number {
  const { employers, pastEmployers, schools, roles, callings, places, birthYears } = portrait
  const said = [employers, pastEmployers, schools, roles, callings, places, birthYears]
  return said.reduce((sum, values) => sum + values.length, 0)
}

/**
 * Whether what the caller says fits several bearers of the name, such as two software engineers:
 * then a page needs more than the role in common with the person.
 */
function fitsSeveral(candidates: readonly CandidatePage[], hints: readonly Mark[]): boolean {
  const roles = hints.filter(({ kind }) => kind === 'role')
  // a page of another year of birth does not fit what the caller says
  const asked = buildScene([], () => 0, hints).whole
  const fitting = candidates.filter(
    ({ portrait, isDescribed }) =>
      (isDescribed || weighMarks(portrait, roles).length > 0) &&
      weighDifferences(portrait, asked).length === 0,
  )
  const [most = new Set()] = partByDifferences(fitting)
  return (fitting.length - most.size) * perSlipOfDescribed > fitting.length
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
  const scene = buildScene([...records, ...accepted.map(({ portrait }) => portrait)], spread)
  if (left.some((one) => isContradicted(judgeInScene(one, scene)))) return false
  const has = (one: CandidatePage, sought: 'strangers' | 'difference') =>
    judgeInScene(one, scene).reasons.some(({ kind }) => kind === sought)
  const people = partPeople(left, spread)
  // a second role on one page may be theirs as well, the same one on several is a colleague's
  if (people.some((person) => person.length > 1 && person.every((one) => has(one, 'difference'))))
    return false
  const others = people.filter((person) => person.some((one) => has(one, 'strangers')))
  return others.length <= (accepted.length === 0 ? 1 : 0)
}

/** @returns those of the open pages that are one person's with the start, and the start */
function grow(
  open: readonly CandidatePage[],
  start: readonly CandidatePage[],
  { hints, known, spread }: Pick<Scene, 'hints' | 'known'> & { spread: Spread },
): CandidatePage[] {
  const accepted = [...start]
  const fellows = new Set<CandidatePage>()
  for (;;) {
    const stated = accepted.filter((one) => !fellows.has(one)).map(({ portrait }) => portrait)
    const beside = [...fellows].map(({ portrait }) => portrait)
    const scene = buildScene([...known, ...stated], spread, hints, beside)
    const bar = scene.known.length === 0 ? computeBar(hints) : enough
    const left = open.filter((one) => !accepted.includes(one))
    const fits = left
      .map((one) => ({ one, ...judgeInScene(one, scene) }))
      .filter(({ one, score, reasons }) => score >= bar && isTied(one.portrait, reasons, hints))
    const listOthers = memoizeOnce(() => listContested(left, scene))
    // what such a page says is not known of the person: it comes in last
    const fitting = fits
      .filter((one) => !isOfColleagues(one, scene, listOthers))
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
    const best = choosePresent(bar < enough ? chooseAgreeing(fitting) : fitting, hints)
    if (best === undefined)
      return bar < enough ? accepted : accepted.concat(fits.map(({ one }) => one))
    accepted.push(best.one)
    // what such a page says may be a namesake's
    if (isOfTrade(best, hints)) fellows.add(best.one)
  }
}

/**
 * Whether a page may be about a colleague of the name: it has only an employer, a town and names in
 * common with the person, and another page has that employer and speaks for two people.
 * @param listOthers pages that speak for two people
 */
function isOfColleagues(
  { one, reasons }: { one: CandidatePage; reasons: readonly Reason[] },
  { hints, marks }: Scene,
  listOthers: () => readonly CandidatePage[],
): boolean {
  const same = reasons.filter(({ weight }) => weight > 0)
  const isHouse = ({ kind }: { kind: Reason['kind'] }) => kind === 'employer'
  const isMore = (reason: Reason) => !isHouse(reason) && !isName(reason) && reason.kind !== 'place'
  if (!same.some(isHouse) || same.some(isMore)) return false
  const houses = [...hints, ...marks].filter(
    (mark) => isHouse(mark) && weighMarks(one.portrait, [mark]).length > 0,
  )
  return listOthers().some(({ portrait }) => weighMarks(portrait, houses).length > 0)
}

/** Pages that say something so differently that it speaks for two people. */
function listContested(
  pages: readonly CandidatePage[],
  { whole }: Pick<Scene, 'whole'>,
): readonly CandidatePage[] {
  return pages.filter(({ portrait }) =>
    weighDifferences(portrait, whole).some(({ weight }) => weight <= contested),
  )
}

/** What distinguishes two of one trade in one town. */
const telling: ReadonlySet<Reason['kind']> = new Set([
  'link',
  'employer',
  'past employer',
  'school',
  'year of birth',
])

/**
 * Whether a page has only a trade and a town in common with the person, where the caller gives
 * more than these: a father and his son may share both.
 */
function isOfTrade({ reasons }: { reasons: readonly Reason[] }, hints: readonly Mark[]): boolean {
  const isTelling = ({ kind }: { kind: Reason['kind'] }) => telling.has(kind)
  return hints.some(isTelling) && !reasons.some((one) => one.weight > 0 && isTelling(one))
}

function isName({ kind }: { kind: Reason['kind'] }): boolean {
  return kind === 'name' || kind === 'recurring name'
}

/**
 * Whether more than names, or names and a town, joins a page to the person that the caller
 * describes. Of real pages that had only names in common with the others, more than half were a
 * namesake's; a father and his son have a town and many names in common.
 */
function isTied(portrait: Portrait, reasons: readonly Reason[], hints: readonly Mark[]): boolean {
  const isOnlyPlace = isOnlyPlaces(hints)
  const isMore = ({ kind }: { kind: Reason['kind'] }) =>
    !isName({ kind }) && kind !== 'region' && kind !== 'life' && (kind !== 'place' || isOnlyPlace)
  const said = hints.filter(({ kind }) => isMore({ kind }) || kind === 'name')
  return (
    hints.length === 0 ||
    reasons.some((reason) => reason.weight > 0 && isMore(reason)) ||
    weighMarks(portrait, said).length > 0
  )
}

/**
 * Leaves out what fits a namesake as well as the person: all that joins it to the person is also
 * said of a bearer of another generation or field.
 */
function dropEither(
  accepted: readonly CandidatePage[],
  open: readonly CandidatePage[],
  { hints, records, sure }: Known,
  spread: Spread,
): readonly CandidatePage[] {
  const left = open.filter((one) => !accepted.includes(one))
  const portraits = accepted.map(({ portrait }) => portrait)
  const scene = buildScene([...records, ...portraits], spread, hints)
  const others = listContested(left, scene)
  if (others.length === 0) return accepted
  // what the caller says is not said of namesakes that the caller's year of birth denies
  const isYearGiven = hints.some(({ kind }) => kind === 'year of birth')
  return accepted.filter((one) => {
    if (sure.has(one.id) || (isYearGiven && one.isDescribed === true)) return true
    const rest = portraits.filter((other) => other !== one.portrait)
    const own = buildScene([...records, ...rest], spread, hints)
    return !isOfEither(one, own, others)
  })
}

/** What these pages say is not known of the person: they come in last. */
function addUnrivalled(
  accepted: readonly CandidatePage[],
  open: readonly CandidatePage[],
  { hints, records }: Known,
  spread: Spread,
): readonly CandidatePage[] {
  if (accepted.length + records.length === 0) return accepted
  const portraits = accepted.map(({ portrait }) => portrait)
  const left = open.filter((one) => !accepted.includes(one))
  const scene = buildScene([...records, ...portraits], spread, hints)
  return accepted.concat(listUnrivalled(left, scene))
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
  const scene = buildScene(known, spread)
  const isOther = (one: CandidatePage) =>
    judgeInScene(one, scene).reasons.some(
      ({ kind }) => kind === 'difference' || kind === 'strangers',
    )
  const others =
    left.length === 0 ? [] : partPeople(left, spread).filter((person) => person.some(isOther))
  const rivals = others.map((person) =>
    buildScene(
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
    const judged = judgeInScene(one, buildScene(own, spread, hints))
    // what trade and town alone join to either is known of neither
    const bar = isOfTrade(judged, hints) ? enough : judged.score + minLead
    return rivals.every((rival) => judgeInScene(one, rival).score < bar)
  })
}

/**
 * A caller who gives a single word, such as a role, gives less than is enough: a page with all of
 * it fits. A country adds to what fits, and is not asked for.
 */
function computeBar(hints: readonly Mark[]): number {
  const asked = hints.filter(({ kind }) => kind !== 'region')
  const whole = asked.reduce((sum, { weight }) => sum + weight, 0)
  return asked.length === 0 ? enough : Math.min(enough, whole)
}

/** One page in so many may say otherwise by a slip, or be a namesake's. */
const perSlip = 4
/** What the caller says has to fit one bearer more surely than a bare word. */
const perSlipOfDescribed = 10

/**
 * Of pages that fit so little, those of one person; none where several of them are of others. A
 * single page among many that says otherwise does not speak against all of them.
 */
function chooseAgreeing<Fitting extends { one: CandidatePage }>(
  fitting: readonly Fitting[],
): Fitting[] {
  const [most = new Set()] = partByDifferences(fitting.map(({ one }) => one))
  const isOfOne = (fitting.length - most.size) * perSlip <= fitting.length
  return isOfOne ? fitting.filter(({ one }) => most.has(one)) : []
}

/** Parts pages into those that say nothing differently, the most first. */
function partByDifferences(pages: readonly CandidatePage[]): ReadonlySet<CandidatePage>[] {
  const differ = (one: CandidatePage, other: CandidatePage) =>
    (one.nameFit ?? 0) < 0 || weighDifferences(one.portrait, other.portrait).length > 0
  const people: Set<CandidatePage>[] = []
  for (const page of pages) {
    const person = people.find((one) => [...one].every((other) => !differ(other, page)))
    if (person === undefined) people.push(new Set([page]))
    else person.add(page)
  }
  return people.toSorted((a, b) => b.size - a.size)
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

/**
 * Where all that the caller says is where the person lives: the pages of the only bearer who has
 * several that agree, where enough of them have that place: one among many only mentions it. None
 * where a second bearer has it.
 */
function chooseResident(
  open: readonly CandidatePage[],
  hints: readonly Mark[],
  spread: Spread,
): readonly CandidatePage[] {
  if (hints.length === 0 || !isOnlyPlaces(hints)) return []
  const isThere = ({ portrait }: CandidatePage) => weighMarks(portrait, hints).length > 0
  const residents = partPeople(open, spread).filter(
    (person) => person.filter(isThere).length * perSlip >= person.length,
  )
  const [most = [], ...others] = residents.toSorted((a, b) => b.length - a.length)
  const scene = buildScene(
    most.map(({ portrait }) => portrait),
    spread,
  )
  const isOther = (one: CandidatePage) =>
    judgeInScene(one, scene).reasons.some(
      ({ kind }) => kind === 'difference' || kind === 'strangers',
    )
  return most.length > 1 && !others.flat().some(isOther) ? most : []
}

function isOnlyPlaces(hints: readonly Mark[]): boolean {
  return hints.every(({ kind }) => kind === 'place' || kind === 'region')
}

/** Parts the pages into people by what they say. */
function partPeople(open: readonly CandidatePage[], spread: Spread): CandidatePage[][] {
  const people: CandidatePage[][] = []
  const agreeing = new Map(open.map((one) => [one, listAgreeing(one, open, spread)]))
  let left = [...open]
  while (left.length > 0) {
    const seed = chooseSeed(left, agreeing)
    if (seed === null) break
    const person = grow(left, [seed], { hints: [], known: [], spread })
    people.push(person)
    left = left.filter((one) => !person.includes(one))
  }
  return people
}

/** The other pages that agree with one, each pair compared once: all are compared with all. */
function listAgreeing(
  one: CandidatePage,
  open: readonly CandidatePage[],
  spread: Spread,
): readonly CandidatePage[] {
  const scene = buildScene([one.portrait], spread)
  return open.filter((other) => other !== one && judgeInScene(other, scene).score >= enough)
}

/**
 * The page that agrees with most others; of several the one that grouping put with the person.
 */
function chooseSeed(
  left: readonly CandidatePage[],
  agreeing: ReadonlyMap<CandidatePage, readonly CandidatePage[]>,
): CandidatePage | null {
  const isLeft = new Set(left)
  const ranked = left.map((one) => ({
    one,
    agreeing: (agreeing.get(one) ?? []).filter((other) => isLeft.has(other)).length,
  }))
  ranked.sort(
    (a, b) => b.agreeing - a.agreeing || Number(b.one.isGrouped) - Number(a.one.isGrouped),
  )
  return ranked[0]?.one ?? null
}
