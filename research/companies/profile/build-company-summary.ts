import type { CompanyProfile } from '../../../contract/operations/entity-dossier.ts'
import { conjunction } from '../../text/formats/conjunctions.ts'
import { formatCount } from '../../text/formats/format-count.ts'
import { formatNumber } from '../../text/formats/format-number.ts'
import { foldWords } from '../../text/words/fold.ts'
import { isOwnerTitle } from '../../text/words/is-affiliation-title.ts'
import { toCapital } from '../../text/words/to-capital.ts'
import { toCountryName } from '../jurisdiction.ts'
import { formatStaff } from './format-staff.ts'
import { sayCountry } from './say-country.ts'
import { sayRecordDate } from './say-record-date.ts'

type Facts = CompanyProfile
type Backed = { sourceIds: readonly string[] }

const maxNamed = 4

/** Sentences about the company, each with the numbers of the sources that say so. */
export function buildCompanySummary(profile: Facts): string {
  const positions = new Map(profile.sources.map(({ id, position }) => [id, position]))
  const sentences = [
    describeRegistration(profile),
    describeStatus(profile),
    describeIndustry(profile),
    describeHeadquarters(profile),
    describePreviousNames(profile),
    describeExecutives(profile),
    describeOwners(profile),
    describeFinancials(profile),
    describeParents(profile),
    describeSubsidiaries(profile),
    describeConflicts(profile),
    describeCircle(profile),
  ]
  return sentences
    .flatMap((sentence) => {
      if (sentence === null) return []
      const numbers = new Set(sentence.sourceIds.flatMap((id) => positions.get(id) ?? []))
      const cited = [...numbers].sort((a, b) => a - b).map((n) => `[${n}]`)
      return cited.length === 0 ? [] : [`${toPlain(sentence.text)} ${cited.join('')}.`]
    })
    .join(' ')
}

type Sentence = { text: string; sourceIds: string[] } | null

/** A number in brackets would be read as a citation; a full stop follows anyway. */
function toPlain(text: string): string {
  return text.replace(/\[(\d+)\]/g, '($1)').replace(/\.$/, '')
}

function listEvidence({ evidence }: Facts, ...paths: string[]): string[] {
  return evidence.flatMap(({ path, sourceIds }) => (paths.includes(path) ? sourceIds : []))
}

function describeRegistration(profile: Facts): Sentence {
  const { legalName, registration } = profile
  const { entityType, number, jurisdiction, incorporationDate, authority } = registration
  const place = jurisdiction === null ? null : sayCountry(jurisdiction)
  const parts = [
    entityType === null ? 'is a company' : `is registered as "${entityType}"`,
    place === null ? '' : `in ${place}`,
    number === null ? '' : `under number ${number}`,
    authority === null ? '' : `${number === null ? 'on record with' : 'with'} ${authority}`,
    incorporationDate === null ? '' : `and was incorporated ${sayRecordDate(incorporationDate)}`,
  ]
  return {
    text: [legalName, ...parts].filter((part) => part !== '').join(' '),
    sourceIds: listEvidence(
      profile,
      'legalName',
      ...(entityType === null ? [] : ['registration.entityType']),
      'registration.number',
      'registration.authority',
      'registration.incorporationDate',
    ),
  }
}

function describeStatus(profile: Facts): Sentence {
  const { status, registration } = profile
  const { legalStatus, dissolutionDate } = registration
  if (status === 'unknown' && legalStatus === null) return null
  const isSaid = legalStatus === null || foldWords(legalStatus).join(' ') === status
  const word = isSaid ? '' : ` (in the register's words: ${legalStatus})`
  const ended =
    dissolutionDate === null ? '' : `; it was dissolved ${sayRecordDate(dissolutionDate)}`
  return {
    text: `Its status is ${status}${word}${ended}`,
    sourceIds: listEvidence(
      profile,
      'status',
      'registration.legalStatus',
      'registration.dissolutionDate',
    ),
  }
}

function describeIndustry({ industries }: Facts): Sentence {
  const named = industries.filter(({ label }) => label !== null).slice(0, maxNamed)
  if (named.length === 0) return null
  return {
    text: `Its business is given as ${conjunction.format(named.map(({ label }) => label ?? ''))}`,
    sourceIds: collect(named),
  }
}

function describeHeadquarters({ locations }: Facts): Sentence {
  const seat =
    locations.find(({ kind }) => kind === 'headquarters') ??
    locations.find(({ kind }) => kind === 'registered')
  if (seat === undefined) return null
  const country = seat.country === null ? null : toCountryName(seat.country)
  const place = [seat.city, country].filter(Boolean).join(', ')
  if (place === '') return null
  const what = seat.kind === 'headquarters' ? 'headquarters are' : 'registered office is'
  return { text: `Its ${what} in ${place}`, sourceIds: seat.sourceIds }
}

function describePreviousNames({ previousNames }: Facts): Sentence {
  const named = previousNames.slice(0, maxNamed)
  if (named.length === 0) return null
  const names = named.map(({ name, to }) => (to === null ? name : `${name} (until ${to})`))
  const lead = names.length === 1 ? 'It was formerly named' : 'Its former names include'
  return {
    text: `${lead} ${conjunction.format(names)}`,
    sourceIds: collect(named),
  }
}

/** Registers list the last officers of a company that is gone as if they still held their posts. */
function describeExecutives({ status, executives, executivesMasked: masked }: Facts): Sentence {
  const lead =
    status === 'dissolved' ? 'The last leadership on record includes' : 'Its leadership includes'
  const leaders = executives.filter(({ title }) => !isOwnerTitle(title))
  const hidden = masked > 0 ? `${masked} whose names the register hides` : ''
  return describePeople(lead, leaders, hidden)
}

/** A share in a company is no post that leads it. */
function describeOwners({ status, executives }: Facts): Sentence {
  const lead =
    status === 'dissolved' ? 'The last owners on record include' : 'Its owners on record include'
  const owners = executives.filter(({ title }) => isOwnerTitle(title))
  return describePeople(lead, owners, '')
}

function describePeople(lead: string, people: Facts['executives'], hidden: string): Sentence {
  const named = people.slice(0, maxNamed)
  if (named.length === 0) return null
  const names = conjunction.format(named.map(({ name, title }) => `${name} (${title})`))
  const more = people.length - named.length
  const rest = [more > 0 ? `${more} more` : '', hidden].filter((part) => part !== '')
  const others = rest.length > 0 ? `, and ${conjunction.format(rest)}` : ''
  return { text: `${lead} ${names}${others}`, sourceIds: collect(named) }
}

function describeFinancials({ financials }: Facts): Sentence {
  if (financials === null) return null
  const { currency, year, revenue, netIncome, employees, employeesYear, basis } = financials
  const money = [
    revenue === null ? '' : `revenue of ${formatNumber(revenue)} ${currency}`,
    netIncome === null
      ? ''
      : `a net ${netIncome < 0 ? 'loss' : 'income'} of ` +
        `${formatNumber(Math.abs(netIncome))} ${currency}`,
  ].filter((part) => part !== '')
  const staff = employees === null ? '' : formatStaff(employees, employeesYear)
  const parts = [money.length === 0 ? '' : `${conjunction.format(money)} for ${year}`, staff]
  const said = parts.filter((part) => part !== '')
  if (said.length === 0) return null
  const from = basis.startsWith('a ') ? basis : `the ${basis}`
  return {
    text: `Estimates from ${from}: ${said.join('; ')}`,
    sourceIds: financials.sourceIds,
  }
}

/** GLEIF's reasons against a parent, in words; its other reasons read as they are. */
const parentReasons: Readonly<Record<string, string>> = {
  NATURAL_PERSONS: 'natural persons control it',
  NON_CONSOLIDATING: 'no company consolidates it in its accounts',
  NO_KNOWN_PERSON: 'no person is known to control it',
  NO_LEI: 'the parent has no LEI',
  CONSENT_NOT_OBTAINED: 'the parent did not consent',
}

function describeParents({ structure }: Facts): Sentence {
  const { parent, ultimateParent, exception } = structure
  const named = [
    parent === null ? '' : `Its direct parent is ${parent.name}`,
    ultimateParent === null || ultimateParent.name === parent?.name
      ? ''
      : `its ultimate parent is ${ultimateParent.name}`,
  ].filter((part) => part !== '')
  if (named.length > 0) {
    return {
      text: toCapital(conjunction.format(named)),
      sourceIds: collect([parent, ultimateParent].filter((one) => one !== null)),
    }
  }
  const reported = exception?.parent ?? exception?.ultimateParent ?? null
  if (reported === null) return null
  const isNone = reported.meaning === 'none'
  const why = parentReasons[reported.reason]
  const words = reported.reason.toLowerCase().replaceAll('_', ' ')
  const lead = isNone ? 'It reports that it has no parent company' : 'It names no parent company'
  const text = why === undefined ? `${lead} (${words})` : `${lead}: ${why}`
  return { text, sourceIds: reported.sourceIds }
}

function describeSubsidiaries({ structure }: Facts): Sentence {
  const { subsidiaries, subsidiariesTotal } = structure
  const [first] = subsidiaries ?? []
  if (subsidiaries === null || first === undefined) return null
  const total = subsidiariesTotal ?? subsidiaries.length
  const named = subsidiaries.slice(0, maxNamed).map(({ name }) => name)
  const counted = formatCount(total, 'subsidiary is', 'subsidiaries are')
  const lead = named.length < total ? ', among them' : ':'
  return {
    text: `${counted} on record${lead} ${conjunction.format(named)}`,
    sourceIds: collect(subsidiaries),
  }
}

function describeConflicts({ conflicts }: Facts): Sentence {
  const about = conflicts.filter(({ path }) => path !== 'structure')
  if (about.length === 0) return null
  const fields = about.map(({ path }) => `the ${toFieldWords(path)}`)
  return {
    text: `Sources disagree about ${conjunction.format(fields)}`,
    sourceIds: about.flatMap(({ values }) => collect(values)),
  }
}

/** `registration.incorporationDate` is the incorporation date. */
function toFieldWords(path: string): string {
  const field = path.split('.').at(-1) ?? path
  return field.replace(/\p{Lu}/gu, (letter) => ` ${letter.toLowerCase()}`)
}

/** A company above and below itself may be what one source says, so it is no disagreement. */
function describeCircle({ conflicts }: Facts): Sentence {
  const circle = conflicts.find(({ path }) => path === 'structure')
  if (circle === undefined) return null
  return {
    text: 'What is on record about its group runs in a circle',
    sourceIds: collect(circle.values),
  }
}

function collect(items: readonly Backed[]): string[] {
  return [...new Set(items.flatMap(({ sourceIds }) => sourceIds))]
}
