import { z } from 'zod'
import { buildFinding, buildStage } from '../../research/records/finding.ts'
import { sec } from '../companies/sec/sec-access.ts'
import { findElementText } from '../shared/find-element-text.ts'
import { items, optionalText } from '../shared/lenient.ts'
import { defineSource, type Question, type SourceAnswer } from '../shared/source.ts'
import { toShort } from '../shared/to-short.ts'
import { parseFiledName, toCompanyName } from './filed-names.ts'

const Owner = z.object({
  cik: z.string().regex(/^\d{1,10}$/),
  name: z.string().min(1),
  isDirector: z.boolean(),
  isOfficer: z.boolean(),
  isTenPercentOwner: z.boolean(),
  officerTitle: optionalText,
})

const address = /<reportingOwnerAddress>[\s\S]*?(?:<\/reportingOwnerAddress>|$)/g

/**
 * What one ownership report (forms 3, 4 and 5) says its person is at the company. It is kept
 * without its addresses, which may be homes.
 */
export const secOwnership = defineSource({
  ...sec,
  name: 'sec-ownership',
  baseUrl: 'https://www.sec.gov',
  inheritsMatch: true,
  accepts: [],
  limit: { requests: 2, seconds: 1 },
  toKept: (text) => text.replace(address, ''),
  request: (question, { base }) => {
    const asked = parseFiling(question)
    if (asked === null) return null
    const { cik, number, file } = asked
    return { url: `${base}/Archives/edgar/data/${cik}/${number.replaceAll('-', '')}/${file}` }
  },
  decode: decodeReport,
  body: z.object({ issuer: z.string().min(1), hasLeft: z.boolean(), owners: items(Owner) }),
  evidence: ({ issuer, hasLeft, owners }, question) => {
    const asked = parseFiling(question)
    const owner = owners.find(({ cik }) => Number(cik) === Number(asked?.cik))
    const at = toCompanyName(toShort(issuer, 200))
    const titles = owner === undefined ? [] : listTitles(owner)
    if (owner === undefined || titles.length === 0) return { findings: [] }
    const name = parseFiledName(toShort(owner.name, 200))
    return {
      findings: [
        buildFinding({
          kind: 'person',
          url: `https://www.sec.gov/edgar/browse/?CIK=${Number(owner.cik)}`,
          title: name,
          method: 'registry',
          name,
          organizations: [at],
          stages: titles.map((title) =>
            buildStage({ kind: 'post', title, at, isOver: hasLeft ? true : null }),
          ),
          ids: { cik: String(Number(owner.cik)) },
          trust: 75,
        }),
      ],
    }
  },
})

const noTitle = /^\W*(?:see\b|(?:none|not applicable)\W*$)|\bremarks?\b|\bfootnotes?\b/i

/** A title may be a mark, or a reference to another part of the report. */
function listTitles(owner: z.infer<typeof Owner>): string[] {
  const title = toShort(owner.officerTitle ?? '', 120)
  const isNamed = /\p{L}{2}/u.test(title) && !noTitle.test(title)
  return [
    ...(owner.isOfficer ? [isNamed ? title : 'officer'] : []),
    ...(owner.isDirector ? ['director'] : []),
    ...(owner.isTenPercentOwner ? ['10% owner'] : []),
  ]
}

/** `1999002/0001999001-26-000001/form4.xml`; null for a report that is no XML. */
export function buildFilingText(cik: string, id: string | null): string | null {
  const [, number, file] = /^(\d{10}-\d\d-\d{6}):([\w.-]+\.xml)$/.exec(id ?? '') ?? []
  return number === undefined ? null : `${Number(cik)}/${number}/${file}`
}

function parseFiling({ kind, text }: Question) {
  const [, cik, number, file] = /^(\d{1,10})\/(\d{10}-\d\d-\d{6})\/([\w.-]+\.xml)$/.exec(text) ?? []
  return kind !== 'id' || cik === undefined || number === undefined || file === undefined
    ? null
    : { cik, number, file }
}

/** The parts of the report that are read; flags are `1` or `true`. */
function decodeReport({ text }: SourceAnswer): unknown {
  if (!text.includes('<ownershipDocument')) return undefined
  const isSet = (xml: string, flag: string) =>
    /^(?:1|true)$/i.test(findElementText(xml, flag) ?? '')
  return {
    issuer: findElementText(text, 'issuerName'),
    hasLeft: isSet(text, 'notSubjectToSection16'),
    owners: text
      .split(/<reportingOwner(?=[ >])/)
      .slice(1)
      .map((owner) => ({
        cik: findElementText(owner, 'rptOwnerCik'),
        name: findElementText(owner, 'rptOwnerName'),
        isDirector: isSet(owner, 'isDirector'),
        isOfficer: isSet(owner, 'isOfficer'),
        isTenPercentOwner: isSet(owner, 'isTenPercentOwner'),
        officerTitle: findElementText(owner, 'officerTitle'),
      })),
  }
}
