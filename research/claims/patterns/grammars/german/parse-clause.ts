import { unwrap } from '../../../../text/patterns/unwrap.ts'
import type { ClaimValueOf, Statement } from '../../../claim.ts'
import { parseLocation, toLocation } from '../../phrases/parse-location.ts'
import { isSchool, parseOrganization } from '../../phrases/parse-organization.ts'
import { isOthersTitle, isRoleWord } from '../../phrases/roles.ts'
import { isFirmName } from '../../tables/firm-words.ts'
import * as table from '../tables/german-words.ts'
import { findYears } from './find-years.ts'
import { findAsRole, findIsRole, findRoleAt, type GermanRole } from './roles.ts'

/** A clause that is said of the person. */
export type GermanClause = {
  /** "§" stands for the person. */
  text: string
  hasVerb: boolean
  /** Beside the name, or a line of its own. */
  isApposed: boolean
  /** Right behind a name that opens its sentence or follows a label. */
  isEntry: boolean
  /** The clause in front of it. */
  before: string
}
type Verb = (typeof table.germanVerbs)[number]
type Position = ClaimValueOf<'work.positions'>

const word = (text: string, flags = 'u') => new RegExp(`(?<!\\p{L})(?:${text})(?!\\p{L})`, flags)
const verbs = table.germanVerbs.map((row) => ({
  ...row,
  form: word(row.verb, 'iu'),
  partForm: row.part === null ? null : word(row.part, 'iu'),
}))

function buildLink(words: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${words}) (?=\\p{Lu}|\\d)`, 'gu')
}
const at = buildLink(table.germanAt)
const within = buildLink(table.germanIn)
const toward = buildLink(table.germanTo)
const source = buildLink(table.germanFrom)
const leaving = buildLink(table.germanLeft)
const notFirm = new RegExp(`^(?:${table.notGermanFirms})(?![\\p{L}-])`, 'u')

const houseHead = new RegExp(`(?:${table.germanHouseHeads})$`, 'iu')

/** "Witwe des Direktors der …", "Schirmherrschaft der Stiftung …": what only belongs to a firm. */
function isOfFirm(firm: string): boolean {
  const [, head = ''] = /^(?:[\p{L}-]+ )?([\p{L}-]+) (?:de[rs]|von) /u.exec(firm) ?? []
  const isHouse = isFirmName(head) || isSchool(head) || houseHead.test(head)
  return (
    isOthersTitle(firm) || isRoleWord(firm.split(' ').at(-1) ?? '') || !(head === '' || isHouse)
  )
}

const openHouse = new RegExp(`^(?:${table.germanOpenHouses}) \\p{Lu}\\p{L}+$`, 'u')

/** "Stiftung Wissenschaft und Politik": one house. */
function firmAt(text: string, at: number): string {
  const { value, end } = parseOrganization(text, at) ?? { value: '', end: at }
  const [topic = ''] = /^ und \p{Lu}[\p{L}-]+/u.exec(text.slice(end)) ?? []
  return openHouse.test(value) ? `${value}${topic}` : value.replace(behindHouse, '')
}
/** "lehrte an der Universität Ulm das Malen": the object is no part of the name. */
const behindHouse = / (?:das|die|den|ihr|sein) .*$/u

/** Behind "bei" any name is an employer's, behind "in" one that is called so. */
function findFirm(text: string, link: RegExp): string | null {
  for (const { 0: found, index } of text.matchAll(link)) {
    const firm = firmAt(text, index + found.length)
    if (firm === '' || notFirm.test(firm) || isOfFirm(firm)) continue
    const isName = link === at && !/^für/u.test(found) && /\s|-|^\p{Lu}{2}/u.test(firm)
    const isBare = (link === at && found === 'bei ') || (link === toward && found === 'zu ')
    if (isFirmName(firm) || isName || isBare) return firm
  }
  return null
}

function findWork(text: string): string | null {
  return findFirm(text, at) ?? findFirm(text, within)
}

const ofPost = new RegExp(`^ (?:${table.germanPostLinks}) (?=\\p{Lu}|\\d)`, 'u')

/** Right behind a post: "Leiterin der …", "Beraterin bei …". */
function findFirmBehind(text: string): string | null {
  const link = ofPost.exec(text)?.[0] ?? ''
  const firm = link === '' ? '' : firmAt(text, link.length)
  const isHouse = (isFirmName(firm) || isSchool(firm)) && !isOfFirm(firm)
  return isHouse ? firm : findWork(text)
}

const participle = /^ (?:studiert|promoviert|gelernt|belegt)/u

function findSchool(text: string): string | null {
  for (const { index } of text.matchAll(/(?<![\p{L}-])(?=\p{Lu})/gu)) {
    const school = parseOrganization(text, index)?.value
    if (school === undefined || !isSchool(school)) continue
    // "hat an der Universität Ulm Biologie studiert", "legte an der Universität Ulm das … ab"
    const whole = school.replace(behindHouse, '')
    const [, name] = /^(\p{Lu}\p{L}+ \p{Lu}[\p{L}-]+) \p{Lu}\p{L}+$/u.exec(whole) ?? []
    return name !== undefined && participle.test(text.slice(index + whole.length)) ? name : whole
  }
  return null
}

function post(value: Partial<Position>): Statement {
  const none = { title: null, organization: null, from: null, to: null, current: false }
  return { path: 'work.positions', value: { ...none, ...value } }
}

type Reader = (clause: GermanClause, verb: Verb) => Statement[]

/** "seither": from the year of the clause in front. */
function beganBefore({ text, before }: GermanClause): string | null {
  return /(?<!\p{L})(?:seither|seitdem)(?!\p{L})/iu.test(text) ? findYears(before).once : null
}

/** "für die sie", "wo er": at the firm in front. */
const atFormer = /^(?:wo|(?:bei|für|an|in) (?:de[rmn]|die|das)) (?:sie|er|ich)(?!\p{L})/u

/** "dort": the same. */
const there = word('dort|hier')

const led = new RegExp(
  unwrap`
    (?<!\p{L})(?:leitete?|leite|verantwortete?t?|übernahm|hat|habe)(?: §)?(?: [\p{Ll}\d]+){0,5}?
    \x20(?:die|das|den) (?:(?:${table.germanUnits})(?: des \p{Lu}\p{L}+)?(?: \p{Lu}[\p{L}-]+){0,2}
    \x20(?:${table.germanPostLinks}) )?(?=\p{Lu})`,
  'u',
)

/** "leitet den Einkauf der …", "leitet das …": what is led is a firm or a part of one. */
function findLed(text: string): string | null {
  const found = led.exec(text)
  if (found === null) return null
  const firm = firmAt(text, found.index + found[0].length)
  return isFirmName(firm) && !isOfFirm(firm) ? firm : null
}

/** "arbeitet in der Bibliothek an ihrer Dissertation": a guest of the house does. */
const atOwnWork = word('an (?:ihr|sein|ein)e[mr]')

const readWork: Reader = (clause, { tense }) => {
  const { text } = clause
  const role = findAsRole(text)?.title ?? null
  if (role === null && atOwnWork.test(text)) return []
  const organization = findWork(text) ?? findBefore(clause)
  return role === null && organization === null ? [] : [held(clause, { role, organization, tense })]
}

/** "für die sie", "wo er", "dort": at the firm in front. */
function findBefore({ text, before }: GermanClause): string | null {
  if (!atFormer.test(text) && !there.test(text)) return null
  return (
    [at, within, toward, source, leaving]
      .map((link) => findFirm(before, link))
      .find((firm) => firm !== null) ?? null
  )
}

/** "gehört zur …", "gehört dem Team der … an" */
const readBelong: Reader = (clause, { tense }) => {
  // "gehört zu Deutschlands besten Köchen"
  if (/ zu \p{Lu}/u.test(clause.text)) return []
  const organization = findFirm(clause.text, toward)
  const role = findAsRole(clause.text)?.title ?? null
  return organization === null ? [] : [held(clause, { role, organization, tense })]
}

const readLead: Reader = (clause, { tense }) => {
  const organization = findLed(clause.text)
  return organization === null ? [] : [held(clause, { role: null, organization, tense })]
}

/** "ab 2030": it may not have begun. */
const opensThen = /(?<!\p{L})ab [^,]{0,20}\d{4}/iu

function held(
  clause: GermanClause,
  {
    role,
    organization,
    tense,
  }: Pick<Verb, 'tense'> & Record<'role' | 'organization', string | null>,
): Statement {
  const { from, to, once } = findYears(clause.text)
  // "arbeitet 2011": a table of what was when
  const current = tense === 'now' && to === null && once === null && !opensThen.test(clause.text)
  return post({ title: role, organization, from: from ?? beganBefore(clause), to, current })
}

const asMember = word(table.germanMembers)

const readBeing: Reader = (clause, { tense }) => {
  const { text } = clause
  const role = findIsRole(text)
  if (role !== null) return [parseRole(clause, role, tense === 'now')]
  // "seit 2019 bin ich bei …", but not "bei Instagram"
  const isThere = findYears(text).isLasting && !asMember.test(text)
  const organization = isThere ? findFirm(text, at) : null
  return organization === null ? [] : [held(clause, { role: null, organization, tense })]
}

/** A post with what stands around it. */
function parseRole(
  clause: GermanClause,
  { title, end, isOver }: GermanRole,
  isNow: boolean,
): Statement {
  const { text } = clause
  const { from, to } = findYears(text)
  const isOpen = to !== null || opensThen.test(text)
  const organization =
    findFirmBehind(text.slice(end)) ?? findFirm(text.slice(0, end), at) ?? findBefore(clause)
  return post({ title, organization, from, to, current: isNow && !isOver && !isOpen })
}

const readStart: Reader = (clause, { verb }) => {
  const { text } = clause
  const { once, from } = findYears(text)
  const role = (verb === 'wurde' ? findIsRole(text) : null) ?? findAsRole(text)
  const behind = role === null ? null : findFirmBehind(text.slice(role.end))
  const isLed = /^übern/u.test(verb) && role === null
  const organization = behind ?? (isLed ? findLed(text) : (findWork(text) ?? findBefore(clause)))
  if (verb === 'wurde' ? role === null : organization === null) return []
  return [post({ title: role?.title ?? null, organization, from: once ?? from })]
}

/** "kam zur Eröffnung ins Museum", "ging ins Klinikum", "verließ das Haus um 18 Uhr" */
const errand = word(table.germanErrands)

const walked = word('kam|ging|gekommen|gegangen', 'iu')

const readMove: Reader = ({ text }) => {
  if (errand.test(text)) return []
  const { once, from } = findYears(text)
  const left = findFirm(text, source)
  const organization = findFirm(text, toward)
  const title = findAsRole(text)?.title ?? null
  // "ging zur Sparkasse", "kam aus der Bibliothek": on foot
  if (walked.test(text) && title === null && (once ?? from) === null) return []
  return [
    ...(left === null || isSchool(left) ? [] : [post({ organization: left, to: once })]),
    ...(organization === null ? [] : [post({ title, organization, from: once ?? from })]),
  ]
}

const readEnd: Reader = ({ text }) => {
  if (errand.test(text)) return []
  const left = findFirm(text, leaving)
  return left === null || isSchool(left)
    ? []
    : [post({ organization: left, to: findYears(text).once })]
}

const degree = word(`(?:${table.germanDegrees})(?!-)`)
/** "studierte die Akten": it looked at them. */
const lookedAt = new RegExp(
  unwrap`
    (?<!\p{L})studier\p{L}+ (?:[^,]{1,60} )?(?<! (?:in|an|für|über) )(?:die|das|den)
    \x20(?!Fach|Fächer|Rechte)\p{Lu}`,
  'u',
)
const inField = new RegExp(
  unwrap`
      (?:\s(?:in|im Fach|in den Fächern)
      |(?<=studier(?:te|t|e))(?:\s(?:§|(?!(?:${table.germanBesideStudy})\s)\p{Ll}+|\d{4})){0,4}?)\s
      (\p{Lu}[\p{L}-]+(?: und \p{Lu}[\p{L}-]+)?)
      (?=$|\s(?:an|am|in|bei|mit|ab|studiert)\s?)`,
  'u',
)

const readStudy: Reader = ({ text }, { verb }) => {
  const school = findSchool(text)
  const isBy = Object.entries(table.germanDegreeVerbs).find(([stem]) => text.includes(stem))
  const said = degree.exec(text)?.[0] ?? isBy?.[1] ?? null
  const isPlain = /studier/u.test(verb)
  if (school === null || (said === null && !isPlain) || lookedAt.test(text)) return []
  const { from, to, once } = findYears(text)
  const end = said === null ? to : (to ?? once)
  const field = inField.exec(text)?.[1] ?? null
  const isField = field !== null && !school.includes(field) && !degree.test(field)
  const value = { school, degree: said, field: isField ? field : null, from, to: end }
  return [{ path: 'education.items', value }]
}

const living = /(?<!\p{L})(?:leb|wohn|resid|fühl|ist|bin)/u
const town = /(?<!\p{L})in (?=\p{Lu})/gu

/** "lebt im Film in …", "wohnte im Hotel in …" */
const nowhere = word(table.germanNowhere)

const readHome: Reader = ({ text }, { tense }) => {
  if (nowhere.test(text)) return []
  // "lebt als freie Autorin in Kassel"
  const title = findAsRole(text)?.title ?? null
  const role = title === null ? [] : [post({ title, current: tense === 'now' })]
  const places = [...text.matchAll(town)]
  const behind = text.search(living)
  // "Nach Stationen in Bonn lebt sie in Kassel"
  const ordered = [...places.filter(({ index }) => index > behind), ...places.reverse()]
  for (const { 0: found, index } of ordered) {
    const place = parseLocation(text, index + found.length)?.value
    if (place === undefined || isFirmName(place)) continue
    const value = { ...toLocation(place), from: null, to: null, current: tense === 'now' }
    return [{ path: 'locations.items', value }, ...role]
  }
  return role
}

/** The only year of the clause. */
const readBirth: Reader = ({ text }) => {
  const years = text.match(/(?<!\d)(?:1[89]|20)\d\d(?!\d)/gu) ?? []
  const [year] = years
  if (year === undefined || years.length > 1) return []
  return [{ path: 'identity.birthYear', value: { year: Number(year) } }]
}

const readers: Readonly<Record<Verb['kind'], Reader>> = {
  work: readWork,
  belong: readBelong,
  lead: readLead,
  is: readBeing,
  start: readStart,
  move: readMove,
  end: readEnd,
  study: readStudy,
  home: readHome,
  birth: readBirth,
}

/** What a clause states, by the first of its verbs that states anything. */
export function parseClause(clause: GermanClause): Statement[] {
  if (!clause.hasVerb) return parsePhrase(clause)
  for (const verb of verbs) {
    if (!verb.form.test(clause.text) || verb.partForm?.test(clause.text) === false) continue
    const stated = readers[verb.kind](clause, verb)
    if (stated.length > 0) return stated
  }
  return []
}

const born = word('Jahrgang|Jg\\.?|geb\\.?|[Gg]eboren(?: im Jahre?)?|Baujahr')
const employed = word(table.germanEmployed)
const resident = word(table.germanResident)
const times = unwrap`
  (?:seit|ab|von|bis|im) [\p{L}\d /.–-]{0,30}?\d{4}(?: (?:bis|an))?(?: \d{4})?
  |\d{4}\s?(?:[–-]|bis)\s?(?:\d{4}|heute)`
const timesInFront = new RegExp(
  unwrap`
    ^(?:(?:(?:${times}|dort|hier|auch|(?<former>${table.germanPast}|${table.germanThen})
    |(?<now>${table.germanNow})),?\s){1,4})`,
  'iu',
)

/** "seit 2019 Redakteurin bei …", "bei … beschäftigt", "Jahrgang 1976", "wohnhaft in …" */
function parsePhrase(clause: GermanClause): Statement[] {
  const { text, isApposed } = clause
  if (born.test(text)) return isApposed ? readBirth(clause, nowVerb) : []
  if (employed.test(text)) return readWork(clause, nowVerb)
  if (resident.test(text)) return readHome(clause, nowVerb)
  const firm = clause.isEntry ? parseOrganization(text, 0) : null
  if (firm?.value === text && isFirmName(text) && !isOfFirm(text))
    return [post({ organization: text, current: true })]
  const front = timesInFront.exec(text)
  const start = front?.[0].length ?? 0
  const role =
    findRoleAt(text, start, false) ?? (front === null ? null : findRoleAt(text, start, true))
  if (role === null) return []
  const { from, to, once } = findYears(text)
  const organization = findFirmBehind(text.slice(role.end)) ?? findBefore(clause)
  const isBeside = front !== null || clause.isEntry
  if (organization === null && !(isBeside && role.end === text.length)) return []
  const isPast = front?.groups?.former !== undefined || to !== null
  // "ab 2012": for how long is open
  const isOpen = /^(?:ab|von) [^,]{0,30}\d{4}/iu.test(text) || once !== null
  return [post({ title: role.title, organization, from, to, current: !isPast && !isOpen })]
}
const nowVerb: Verb = { kind: 'work', tense: 'now', verb: '', part: null }
