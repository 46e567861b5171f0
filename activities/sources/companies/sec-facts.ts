import { z } from 'zod'
import { filedConcepts } from '../../../research/companies/profile/filed-concepts.ts'
import { items, optionalText } from '../lenient.ts'
import type { Lead, Question } from '../source.ts'
import { type Companies, defineCompanySource } from './company-source.ts'
import { sec } from './sec-access.ts'

const facts = 'sec-facts'

/** The figures of all concepts are many megabytes; those of one are a few kilobytes. */
export const secFacts = defineCompanySource({
  ...sec,
  name: facts,
  baseUrl: 'https://data.sec.gov',
  accepts: [],
  limit: { requests: 6, seconds: 1 },
  maxBytes: 4_000_000,
  request: (question, { base }) => {
    const asked = parseAsked(question)
    if (asked === null) return null
    const cik = asked.cik.padStart(10, '0')
    return { url: `${base}/api/xbrl/companyconcept/CIK${cik}/${asked.concept}.json` }
  },
  body: z.object({
    units: z.record(
      z.string(),
      items(
        z.object({
          start: optionalText,
          end: z.iso.date(),
          val: z.number(),
          form: z.string(),
          filed: optionalText,
        }),
      ),
    ),
  }),
  evidence: ({ units }, question) => {
    const asked = parseAsked(question)
    if (asked === null) return { findings: [] }
    const { cik, concept, measure } = asked
    const figures = Object.entries(units).flatMap(([unit, all]) => {
      // figures in other units (shares, square feet) are none of these
      const currency = /^[A-Z]{3}$/.test(unit) ? unit : null
      if (currency === null && measure !== 'employees') return []
      return all
        .filter(({ form }) => annualForm.test(form))
        .map(({ val, ...fact }) => ({
          measure,
          concept,
          value: val,
          currency: measure === 'employees' ? null : currency,
          ...fact,
          year: null,
        }))
    })
    const newest = figures.toSorted((a, b) => (a.end < b.end ? 1 : -1)).slice(0, maxFigures)
    return newest.length === 0
      ? { findings: [], leads: listNextLeads(question) }
      : { findings: [{ kind: 'figures', of: `sec:${cik}`, figures: newest }] }
  },
  absence: (question) => ({ findings: [], leads: listNextLeads(question) }),
})

/** What is asked first; sales have another name since 2018, and some keep the old one. */
const firstConcepts = {
  home: [
    'us-gaap/Revenues',
    'us-gaap/RevenueFromContractWithCustomerExcludingAssessedTax',
    'us-gaap/NetIncomeLoss',
    'dei/EntityNumberOfEmployees',
  ],
  abroad: ['ifrs-full/Revenue', 'ifrs-full/ProfitLoss', 'dei/EntityNumberOfEmployees'],
} as const

/** What is asked where a company does not file a concept. */
const nextConcepts: Readonly<Record<string, readonly string[]>> = {
  'us-gaap/RevenueFromContractWithCustomerExcludingAssessedTax': [
    'us-gaap/RevenueFromContractWithCustomerIncludingAssessedTax',
    'us-gaap/SalesRevenueNet',
  ],
  'us-gaap/NetIncomeLoss': ['us-gaap/ProfitLoss'],
  'ifrs-full/Revenue': [
    'us-gaap/Revenues',
    'us-gaap/RevenueFromContractWithCustomerExcludingAssessedTax',
  ],
  'ifrs-full/ProfitLoss': ['us-gaap/NetIncomeLoss'],
}

/**
 * Leads to the figures of a company.
 * @param forms of its filings, newest first: its annual report is that of a company at home (10-K)
 * or abroad (20-F, 40-F)
 */
export function listFactLeads(cik: string, forms: readonly string[]): Lead[] {
  const annual = forms.find((form) => annualForm.test(form)) ?? '10-K'
  const concepts = annual.startsWith('10-K') ? firstConcepts.home : firstConcepts.abroad
  return concepts.map((concept) => toLead(cik, concept))
}

function listNextLeads(question: Question<Companies>): Lead[] {
  const asked = parseAsked(question)
  if (asked === null) return []
  return (nextConcepts[asked.concept] ?? []).map((concept) => toLead(asked.cik, concept))
}

function toLead(cik: string, concept: string): Lead {
  return { step: facts, text: `${cik.replace(/^0+(?=.)/, '')}/${concept}` }
}

/** Annual reports of companies at home and abroad, and their amendments. */
const annualForm = /^(?:10-K|20-F|40-F)(?:\/A)?$/
/** Each report repeats the two years before; more than the last few say nothing. */
const maxFigures = 30

/** A lead's text is the number of the filer and the concept: `320193/us-gaap/Revenues`. */
function parseAsked({ kind, text }: Question<Companies>) {
  const [, cik, concept] = /^(\d{1,10})\/([\w-]+\/\w+)$/.exec(text) ?? []
  if (kind !== 'id' || cik === undefined || concept === undefined) return null
  const measure = (['revenue', 'netIncome', 'employees'] as const).find((one) =>
    filedConcepts[one].some((known) => known === concept),
  )
  return measure === undefined ? null : { cik, concept, measure }
}
