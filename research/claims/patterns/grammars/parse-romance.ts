import { matchAt } from '../../../text/patterns/match-at.ts'
import { joinAlternatives as join, unwrap } from '../../../text/patterns/unwrap.ts'
import { toSmall } from '../../../text/words/to-small.ts'
import type { BoundSentence } from '../binding/bound-sentence.ts'
import { bindingConfidence, type WeighedStatement } from '../binding/statement.ts'
import { isUnsure } from '../binding/vetoes.ts'
import { parseOrganization } from '../phrases/parse-organization.ts'
import { saysEnglish } from '../phrases/says-language.ts'
import { isFirmName } from '../tables/firm-words.ts'
import { romanceHouses } from '../tables/organization-words.ts'
import { findYear, inPost, isFiniteAt, parseRomanceClause, wasOnce } from './romance-clauses.ts'
import { buildClause, date, parseParts } from './romance-parts.ts'
import * as life from './tables/romance-life-words.ts'
import * as words from './tables/romance-words.ts'

const entrusted = new RegExp(` ${join(words.entrustedWords)} $`, 'iu')
const postNoun = new RegExp(join(words.postNouns), 'iu')
const houseInFront = /^(?:(?:La|Le|Les|El|A|O|Il|Lo) |L['’])/u
const kin = new RegExp(String.raw`(?<!\p{L})${join(life.romanceKin)}(?!\p{L})`, 'iu')

const doubt = new RegExp(String.raw`(?<![\p{L}'’-])${join(life.romanceDoubt)}(?![\p{L}'’])`, 'iu')
/** "no" denies in Spanish and stands for "in the" in Portuguese. */
const spanishNo = /(?<!\p{L})no(?!\p{L})/iu
const portuguese = /[ãõç]|\s(?:do|na|em|com|uma|pelo|ao|dos|das)\s/u
const lead =
  /^(?:\s?\((?:[^()]{0,80})\))?(?:\s?(?:,|–|—|:)\s(?:(?:qui|que|che)\s)?|\s(?:qui|que|che)\s|\s)/u
const next = new RegExp(
  unwrap`
     (?=${join(words.todayWords)}\s)|(?:[,;:]| –| —)?\s(?:${join(words.joiningWords)}\s)
    |[,;:]\s`,
  'gu',
)
/** A clause of denial behind the rest: "y no se arrepiente". */
const denied = new RegExp(
  unwrap`
    (?:,| ${join(words.joiningWords)}) (?:${join(words.subjectPronouns)})?
    ${join(words.denials)}`,
  'u',
)
const maxClauses = 10

/**
 * What sentences in French, Spanish, Portuguese and Italian state: an opening, mostly a verb, with
 * parts behind it in any order, such as a post, a firm and a year.
 */
export function parseRomance(bound: BoundSentence): WeighedStatement[] {
  // most pages are English, and a clause of theirs would be tried in vain
  if (bound.owned || bound.binding === 'card' || saysEnglish(bound.sentence.text)) return []
  const cut = bound.unsure ? bound.predicate.search(denied) : -1
  if (bound.unsure && cut === -1) return []
  const text = cut === -1 ? bound.predicate : bound.predicate.slice(0, cut)
  if (cut !== -1 && isUnsure(`${bound.intro} ${text}`)) return []
  const isLine = bound.binding === 'line'
  const front = isLine ? noFront : parseFront(bound)
  const start = isLine ? 0 : (lead.exec(text)?.[0].length ?? 0)
  const isSubject = bound.binding !== 'named' || front.isWhole
  if (!isSubject && !startsAside.test(text)) return [...front.stated]
  const own = isLine ? toSmall(text) : text
  const stop = Math.min(own.length, ...bound.others.filter((place) => isPerson(own, place)))
  const read = parseClauses(own, { start, stop, isLine, front, bound })
  const isOf = bound.binding === 'named' && ofName.test(bound.intro)
  return [...front.stated, ...read.map((one) => asWritten(one, text))].filter(
    ({ path, value }) => !(isOf && path === 'locations.items' && value.current),
  )
}

/** "La galerie de NAME, installée à Paris": the house is there, not its owner. */
const ofName = new RegExp(` ${join(words.ofWords)} ?$`, 'u')

/** A line's first word as the line writes it. */
function asWritten(one: WeighedStatement, text: string): WeighedStatement {
  if (one.path !== 'work.positions' || one.value.title === null) return one
  const written = text.slice(0, one.value.title.length)
  const title = toSmall(written) === one.value.title ? written : one.value.title
  return { ...one, value: { ...one.value, title } }
}

const noFront: Front = { stated: [], from: null, firm: null, isWhole: false }
/** Behind a name that is no subject, what is said of its bearer all the same. */
const startsAside = new RegExp(
  String.raw`^(?:\s?\([^()]{0,80}\))?(?:,|\s(?:qui|que|che)\s|\s${join(words.inPosts)}\s?)`,
  'iu',
)

type Front = {
  stated: WeighedStatement[]
  from: string | null
  firm: string | null
  isWhole: boolean
}

/** "Université Claude Bernard": a person whose name a house bears is no other of the sentence. */
function isPerson(text: string, place: number): boolean {
  return place >= 0 && !houseInFrontOfName.test(text.slice(Math.max(0, place - 70), place))
}
const houseInFrontOfName = new RegExp(
  unwrap`
    (?<!\p{L})(?:${join(life.namedHouses)}|${join(romanceHouses)})
    (?: (?!(?:avec|con|com|et|y|e|par|por|pour|para|que|qui|où) )[\p{L}’'.-]+){0,5}
    (?:\s[-–])?\s(?:d['’])?$`,
  'u',
)

function parseClauses(
  text: string,
  {
    start,
    stop,
    isLine,
    front,
    bound,
  }: { start: number; stop: number; isLine: boolean; front: Front; bound: BoundSentence },
): WeighedStatement[] {
  const confidence = bindingConfidence[bound.binding]
  const stated: WeighedStatement[] = []
  const mark = text.slice(0, start)
  const isApposed = isLine || /[,–—:]\s$/u.test(mark)
  const isRelative = /[,–—:]\s\p{L}+\s$/u.test(mark)
  const places = [start]
  for (const gap of text.slice(0, stop).matchAll(next)) places.push(gap.index + gap[0].length)
  let until = start
  let count = 0
  for (const at of places.slice(0, maxClauses)) {
    if (at < until || at < start) continue
    const unread = text.slice(until, at)
    if (kin.test(unread)) break
    // a participle further on is the person's where no other name stands between
    const isNear = at === start ? isApposed || isRelative : !/\p{Lu}/u.test(unread)
    const isOfAnother = bound.binding === 'named' && !front.isWhole && isApposed
    if (at === start && isOfAnother && isFiniteAt(text, at)) break
    // "Fue un éxito", on a line, may have any subject
    if (isLine && matchAt(wasOnce.form, text, at) !== null) continue
    const one = parseRomanceClause(text, at, {
      isNominal: isNear,
      isFirst: at === start && !isLine && (isApposed || matchAt(inPost.form, text, at) !== null),
      confidence: confidence - (count === 0 ? 0 : 5),
      front,
    })
    if (one === null || one.end > stop + 1) continue
    if (isDoubtful(text.slice(until, one.end), bound.sentence.text)) continue
    stated.push(...one.stated)
    until = one.end
    count += 1
  }
  const year = count > 0 && stated.some(isOfToday) ? (bracketed.exec(text)?.[1] ?? null) : null
  if (year === null || isLine) return stated
  return [
    ...stated,
    { path: 'identity.birthYear', value: { year: Number(year) }, confidence: confidence - 10 },
  ]
}

/** "NAME (1984) trabaja …", "NAME (Lugo, 1984) vive …": of authors in front of what they do. */
const bracketed = /^ \((?:\p{Lu}[\p{L}’' -]{2,40}, )?((?:19[2-9]|200)\d)\)[ ,]/u

function isOfToday({ path, value }: WeighedStatement): boolean {
  return (path === 'work.positions' || path === 'locations.items') && value.current
}

const sinceInFront = new RegExp(`^${join(words.sinceWords)} ${date},? $`, 'iu')

/**
 * "Diplômée de …, NAME": clauses in front of the name; a time in front of the subject; the firm
 * that gives a post to the person.
 */
function parseFront({ intro, binding, others, sentence }: BoundSentence): Front {
  const from = sinceInFront.exec(intro)?.[1] ?? null
  const isOther = others.some((place) => place < 0)
  const stated: WeighedStatement[] = []
  const confidence = bindingConfidence[binding]
  const text = toSmall(intro)
  if (isOther || isDoubtful(text, sentence.text)) return { ...noFront, from }
  const given = entrusted.exec(intro)
  const noun = given === null ? null : postNoun.exec(intro)
  if (given !== null && noun !== null) {
    const parts = parseParts(inPost, intro, noun.index + noun[0].length, findYear(intro))
    if (parts?.firm != null && parts.end >= given.index)
      return { ...noFront, stated: buildClause(inPost, parts, confidence), isWhole: true }
  }
  const house = houseInFront.exec(intro)?.[0]
  const firm = house === undefined ? null : parseOrganization(intro, house.length)
  const isGiver = firm !== null && isFirmName(firm.value)
  const dated = isGiver ? (sinceAnywhere.exec(intro)?.[1] ?? null) : from
  let at = 0
  while (/,\s$/.test(intro)) {
    const one = parseRomanceClause(text, at, {
      isNominal: true,
      isFirst: at === 0,
      confidence,
      front: noFront,
    })
    if (one === null) break
    stated.push(...one.stated)
    at = one.end + 2
  }
  const isWhole = stated.length > 0 && at >= text.length
  return { stated, from: dated, firm: isGiver ? firm.value : null, isWhole }
}
const sinceAnywhere = new RegExp(`${join(words.sinceWords)} ${date}`, 'iu')

function isDoubtful(text: string, sentence: string): boolean {
  return doubt.test(text) || (spanishNo.test(text) && !portuguese.test(sentence))
}
