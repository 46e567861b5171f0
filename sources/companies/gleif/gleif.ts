import { z } from 'zod'
import { findNationalEntry } from '../../../research/companies/registers.ts'
import { items, optionalText } from '../../shared/lenient.ts'
import { toPlainLine } from '../../shared/plain.ts'
import { type CompanySubject, defineCompanySource } from '../shared/company-source.ts'
import {
  buildLeiEvidence,
  buildMinuteLimit,
  gleif,
  gleifHeaders,
  LeiRecords,
} from './gleif-record.ts'

/** Records by LEI, by number in a register, or by a name as it is written. */
export const gleifSearch = defineCompanySource({
  ...gleif,
  name: 'gleif-search',
  accepts: ['company'],
  limit: buildMinuteLimit(12),
  request: (question, { base }) => {
    const filter = question.kind === 'company' ? toFilter(question) : null
    if (filter === null) return null
    const query = new URLSearchParams({ ...filter, 'page[size]': '20' })
    return { url: `${base}/lei-records?${query}`, headers: gleifHeaders }
  },
  body: LeiRecords,
  evidence: buildLeiEvidence,
})

function toFilter({ lei, number, jurisdiction, name }: CompanySubject) {
  if (lei !== null) return { 'filter[lei]': lei }
  if (number !== null) {
    // as its register writes it: zeros in front count here
    const written = findNationalEntry(jurisdiction ?? '', number)?.number ?? number
    const country = jurisdiction?.length === 2 && jurisdiction !== 'US' ? jurisdiction : null
    return {
      'filter[entity.registeredAs]': written,
      ...(country === null ? {} : { 'filter[entity.jurisdiction]': country }),
    }
  }
  return name === null ? null : { 'filter[fulltext]': name }
}

/** LEIs of names that are spelled alike. */
export const gleifSuggest = defineCompanySource({
  ...gleif,
  name: 'gleif-suggest',
  accepts: ['company'],
  limit: buildMinuteLimit(8),
  request: (question, { base }) => {
    if (question.kind !== 'company' || question.name === null || question.lei !== null) return null
    const query = new URLSearchParams({ field: 'entity.legalName', q: question.name })
    return { url: `${base}/fuzzycompletions?${query}`, headers: gleifHeaders }
  },
  body: z.object({
    data: items(
      z.object({
        relationships: z
          .object({ 'lei-records': z.object({ data: z.object({ id: z.string().min(20) }) }) })
          .nullish()
          .catch(null),
      }),
    ),
  }),
  evidence: ({ data }) => {
    const leis = new Set(
      data.flatMap(({ relationships }) => relationships?.['lei-records'].data.id ?? []),
    )
    const text = [...leis].join(',')
    return { findings: [], ...(text === '' ? {} : { leads: [{ step: 'gleif-records', text }] }) }
  },
})

/** Records of LEIs to which another answer led. */
export const gleifRecords = defineCompanySource({
  ...gleif,
  name: 'gleif-records',
  accepts: [],
  limit: buildMinuteLimit(8),
  request: ({ kind, text }, { base }) => {
    if (kind !== 'id') return null
    const query = new URLSearchParams({ 'filter[lei]': text, 'page[size]': '20' })
    return { url: `${base}/lei-records?${query}`, headers: gleifHeaders }
  },
  body: LeiRecords,
  evidence: buildLeiEvidence,
})

/** What a code of a legal form stands for, which changes once in years. */
export const gleifForm = defineCompanySource({
  ...gleif,
  name: 'gleif-form',
  accepts: [],
  limit: buildMinuteLimit(8),
  cacheSeconds: 30 * 86_400,
  request: ({ kind, text }, { base }) =>
    kind === 'id'
      ? {
          url: `${base}/entity-legal-forms/${encodeURIComponent(text)}`,
          headers: gleifHeaders,
        }
      : null,
  body: z.object({
    data: z.object({
      attributes: z.object({
        code: z.string().min(1),
        names: items(z.object({ localName: z.string().min(1), languageCode: optionalText })),
      }),
    }),
  }),
  evidence: ({ data: { attributes } }) => {
    const { code, names } = attributes
    const english = names.find(({ languageCode }) => languageCode === 'en')
    const name = toPlainLine((english ?? names[0])?.localName)
    return { findings: name === null ? [] : [{ kind: 'legal_form', code, name }] }
  },
})
