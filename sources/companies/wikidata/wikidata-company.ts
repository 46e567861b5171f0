import { z } from 'zod'
import { buildRecord, type CompanyRecord } from '../../../research/companies/company-record.ts'
import { parseLei } from '../../../research/companies/identifiers.ts'
import { items, optionalItems, optionalRecord } from '../../shared/lenient.ts'
import { isMediawikiAbsence } from '../../shared/mediawiki-answer.ts'
import { chooseLanguages } from '../../shared/script-languages.ts'
import type { Question } from '../../shared/source.ts'
import {
  Claims,
  hasStandingClaim,
  parseClaimDate,
  parseClaimTexts,
  parseItems,
} from '../../wikidata/wikidata-claims.ts'
import { wikidataAnswers } from '../../wikidata/wikidata-facts.ts'
import {
  buildEntityQuestion,
  type EntityQuestion,
  parseEntityQuestion,
} from '../../wikidata/wikidata-question.ts'
import { buildWikidataSearch, WikidataHits } from '../../wikidata/wikidata-search.ts'
import { type Companies, defineCompanySource } from '../shared/company-source.ts'
import { buildParts } from '../shared/register-parts.ts'
import { findRegisterName } from '../shared/register-record.ts'
import { wikidataCountries } from './wikidata-countries.ts'
import { listLeaderLeads } from './wikidata-leaders.ts'

const maxCompanies = 10
const company = 'wikidata-company'

/** Kinds of item that are companies: business, enterprise, company, listed, private, bank … */
const kinds =
  'Q4830453 Q6881511 Q783794 Q891723 Q5621421 Q22687 Q161726 Q18388277 Q658255 Q167037 Q219577'

/** Items that have an LEI or a number at the commission are companies, whatever else they are. */
const isCompany = ['P1278', 'P5531', ...kinds.split(' ').map((kind) => `P31=${kind}`)].join('|')

/** Finds companies by LEI, or by name: full text over labels and aliases of every language. */
export const wikidataCompanySearch = defineCompanySource({
  ...wikidataAnswers,
  name: 'wikidata-company-search',
  accepts: ['company', 'company_id'],
  request: (question, { base }) => {
    const sought = findSought(question)
    return sought === null ? null : { url: buildWikidataSearch(base, sought, maxCompanies) }
  },
  body: WikidataHits,
  evidence: ({ query }, question) => {
    const ids = query.search.slice(0, maxCompanies).map(({ title }) => title)
    const name = findRegisterName(question, null) ?? undefined
    return {
      findings: [],
      leads: ids.length === 0 ? [] : [{ step: company, text: buildEntityQuestion({ ids, name }) }],
    }
  },
})

/** By the LEI (P1278) or the number at the commission (P5531), whose zeros in front count here. */
function findSought(question: Question<Companies>): string | null {
  if (question.kind === 'company_id') {
    const { lei, cik } = question
    if (lei !== null) return `haswbstatement:P1278=${lei}`
    return cik === null ? null : `haswbstatement:P5531=${cik.padStart(10, '0')}`
  }
  if (question.kind !== 'company') return null
  if (question.lei !== null) return `haswbstatement:P1278=${question.lei}`
  const name =
    findRegisterName(question, null)
      ?.replace(/["\\~*?:|]/g, ' ')
      .trim() ?? ''
  return name === '' ? null : `${name} haswbstatement:${isCompany}`
}

const Term = z.object({ value: z.string() })
const Item = z.object({
  id: z.string().regex(/^Q\d+$/),
  missing: z.unknown().optional(),
  labels: optionalRecord(Term),
  aliases: optionalRecord(optionalItems(Term)),
  claims: Claims,
})
type Item = z.infer<typeof Item>

/** Reads the companies among some items; a person is never one. */
export const wikidataCompany = defineCompanySource({
  ...wikidataAnswers,
  name: company,
  accepts: ['company_id'],
  // a much described company is half a megabyte of statements and their references
  maxBytes: 12_000_000,
  timeoutMs: 15_000,
  isAbsent: isMediawikiAbsence,
  request: (question, { base }) => {
    const asked = findItems(question)
    if (asked === null) return null
    const query = new URLSearchParams({
      action: 'wbgetentities',
      ids: asked.ids.join('|'),
      props: 'labels|aliases|claims',
      languages: listLanguages(asked.name).join('|'),
      format: 'json',
      maxlag: '5',
    })
    return { url: `${base}/w/api.php?${query}` }
  },
  body: z.object({
    entities: z.preprocess(
      (byId) => (typeof byId === 'object' && byId !== null ? Object.values(byId) : byId),
      items(Item),
    ),
  }),
  evidence: ({ entities }, question) => {
    const asked = findItems(question)
    const found = entities.filter(
      ({ id, missing }) => missing === undefined && asked?.ids.includes(id) === true,
    )
    const [only] = found
    return {
      findings: found.flatMap((item) => describe(item, listLanguages(asked?.name))),
      // of the companies that a name finds, those who lead them are not looked up
      ...(asked?.ids.length === 1 && only !== undefined ? { leads: listLeaderLeads(only) } : {}),
    }
  },
})

function findItems(question: Question<Companies>): EntityQuestion | null {
  if (question.kind === 'company_id')
    return question.wikidata === null ? null : { ids: [question.wikidata] }
  return question.kind === 'id' ? parseEntityQuestion(question.text) : null
}

/** English first; names in the script of the query stand beside it. */
function listLanguages(name = ''): string[] {
  return [...new Set(['mul', 'en', ...chooseLanguages(name)])]
}

function describe(item: Item, languages: readonly string[]): Companies['finding'][] {
  const record = toRecord(item, languages)
  if (record === null) return []
  return buildParts(record, {
    registration: {
      entityType: null,
      legalStatus: null,
      authority: null,
      incorporationDate: parseClaimDate(item.claims, 'P571'),
      dissolutionDate: parseClaimDate(item.claims, 'P576'),
      url: `https://www.wikidata.org/wiki/${item.id}`,
    },
  })
}

function toRecord({ id, labels, aliases, claims }: Item, languages: readonly string[]) {
  if (parseItems(claims, 'P31').includes('Q5')) return null
  const names = [
    ...languages.flatMap((language) => labels[language]?.value ?? []),
    ...Object.values(aliases).flatMap((some) => some.map(({ value }) => value)),
  ]
  const [name] = names
  if (name === undefined) return null
  const country = parseItems(claims, 'P17').flatMap((one) => wikidataCountries.get(one) ?? [])[0]
  const cik = parseClaimTexts(claims, 'P5531').find((text) => /^\d{1,10}$/.test(text))
  const record: CompanyRecord = buildRecord({
    id: `wikidata:${id}`,
    origin: 'wikidata',
    name,
    otherNames: [...new Set(names)].filter((other) => other !== name),
    jurisdiction: country ?? null,
    status: hasStandingClaim(claims, 'P576') ? 'dissolved' : 'unknown',
    lei: parseClaimTexts(claims, 'P1278').flatMap((text) => parseLei(text) ?? [])[0] ?? null,
    cik: cik === undefined ? null : cik.replace(/^0+(?=.)/, ''),
    wikidata: id,
    country: country ?? null,
  })
  return record
}
