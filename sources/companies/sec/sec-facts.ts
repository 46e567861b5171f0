import { z } from 'zod'
import { isAnnualForm } from '../../../research/companies/profile/annual-forms.ts'
import { filedConcepts } from '../../../research/companies/profile/filed-concepts.ts'
import { items, optionalText } from '../../shared/lenient.ts'
import type { Lead, Question } from '../../shared/source.ts'
import { type Companies, defineCompanySource } from '../shared/company-source.ts'
import { sec } from './sec-access.ts'

const facts = 'sec-facts'

/** Every figure that was ever filed of a concept. */
const maxFacts = 10_000

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
        maxFacts,
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
        .filter(({ form }) => isAnnualForm(form))
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
    const [latest] = newest
    if (latest === undefined) return { findings: [], leads: listNextLeads(question) }
    return {
      findings: [{ kind: 'figures', of: `sec:${cik}`, figures: newest }],
      // a company that files a concept no longer has gone over to another one
      ...(latest.end < asked.since ? { leads: listNextLeads(question) } : {}),
    }
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

type Filing = { form: string; periodEnd: string | null }

/**
 * Leads to the figures of a company.
 * @param filings newest first: its annual report is that of a company at home (10-K) or abroad
 * (20-F, 40-F)
 */
export function listFactLeads(cik: string, filings: readonly Filing[]): Lead[] {
  const annual = filings.find(({ form }) => isAnnualForm(form))
  const isAbroad = annual !== undefined && !annual.form.startsWith('10-K')
  const concepts = isAbroad ? firstConcepts.abroad : firstConcepts.home
  const since = annual?.periodEnd ?? ''
  return concepts.map((concept) => toLead({ cik, concept, since }))
}

function listNextLeads(question: Question<Companies>): Lead[] {
  const asked = parseAsked(question)
  if (asked === null) return []
  return (nextConcepts[asked.concept] ?? []).map((concept) => toLead({ ...asked, concept }))
}

/** `since`: the end of the last year that the company reported; empty where that is not known. */
type Asked = { cik: string; concept: string; since: string }

function toLead({ cik, concept, since }: Asked): Lead {
  const text = `${cik.replace(/^0+(?=.)/, '')}/${concept}`
  return { step: facts, text: since === '' ? text : `${text}@${since}` }
}

/** Each report repeats the two years before; more than the last few say nothing. */
const maxFigures = 30

/**
 * A lead's text is the number of the filer, the concept, and the end of the last year reported:
 * `320193/us-gaap/Revenues@2024-09-28`.
 */
function parseAsked({ kind, text }: Question<Companies>) {
  const [, cik, concept, since = ''] =
    /^(\d{1,10})\/([\w-]+\/\w+)(?:@(\d{4}-\d\d-\d\d))?$/.exec(text) ?? []
  if (kind !== 'id' || cik === undefined || concept === undefined) return null
  const measure = (['revenue', 'netIncome', 'employees'] as const).find((one) =>
    filedConcepts[one].some((known) => known === concept),
  )
  return measure === undefined ? null : { cik, concept, since, measure }
}
