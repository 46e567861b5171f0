import { findNationalEntry } from '../../../research/companies/registers.ts'
import { defineCompanySource } from '../shared/company-source.ts'
import {
  buildLeiEvidence,
  buildMinuteLimit,
  gleif,
  gleifHeaders,
  LeiRecords,
} from './gleif-record.ts'

/** The LEI records with a company's number in a national register, and leads to all they report. */
export const gleifNumber = defineCompanySource({
  ...gleif,
  name: 'gleif-number',
  accepts: ['company_id'],
  limit: buildMinuteLimit(6),
  request: (question, { base }) => {
    const [asked] = question.kind === 'company_id' ? question.numbers : []
    if (asked === undefined || asked.jurisdiction.length > 2) return null
    const { jurisdiction, number } = asked
    const query = new URLSearchParams({
      'filter[entity.registeredAs]': findNationalEntry(jurisdiction, number)?.number ?? number,
      'filter[entity.jurisdiction]': jurisdiction,
      'page[size]': '5',
    })
    return { url: `${base}/lei-records?${query}`, headers: gleifHeaders }
  },
  body: LeiRecords,
  evidence: (body) => {
    const { findings, leads = [] } = buildLeiEvidence(body)
    const leis = body.data.map(({ attributes }) => attributes.lei)
    return { findings, leads: [...leads, ...leis.map((text) => ({ step: 'gleif-company', text }))] }
  },
})
