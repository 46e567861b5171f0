import type { z } from 'zod'
import { isSameNumber } from '../../../research/companies/identifiers.ts'
import type { RegisterName } from '../../../research/companies/registers.ts'
import type { SourceFacts } from '../../shared/source.ts'
import { type Companies, defineCompanySource } from './company-source.ts'
import { findNumber, findRegisterName } from './register-record.ts'

type SearchedRegister<Answer, Entry> = {
  register: RegisterName & SourceFacts['provider']
  country: string
  facts: Pick<SourceFacts, 'baseUrl' | 'limit' | 'cacheSeconds' | 'termsUrl' | 'licence'> &
    Partial<Pick<SourceFacts, 'timeoutMs'>>
  /** Of its one endpoint, and what a name and a number are called in its query. */
  path: string
  parameters: { name: string; number: string }
  body: z.ZodType<Answer>
  listEntries: (answer: Answer) => readonly Entry[]
  /** The numbers that an entry has today. */
  listNumbers: (entry: Entry) => readonly string[]
  describe: (entry: Entry) => Companies['finding'][]
}

/** As many companies as a name finds, each with its history. */
const maxBytes = 4_000_000

/**
 * The two sources of a register that one endpoint serves: companies by name, of each its record
 * alone, and the company of one number with all of its parts.
 */
export function createSearchedRegister<Answer, Entry>({
  register,
  country,
  facts,
  path,
  parameters,
  body,
  listEntries,
  listNumbers,
  describe,
}: SearchedRegister<Answer, Entry>) {
  const buildUrl = (base: string, parameter: string, value: string) =>
    `${base}${path}?${new URLSearchParams({ [parameter]: value })}`
  return {
    search: defineCompanySource({
      ...facts,
      provider: register,
      name: `${register}-search`,
      accepts: ['company'],
      maxBytes,
      request: (question, { base }) => {
        const name = findRegisterName(question, country)
        return name === null ? null : { url: buildUrl(base, parameters.name, name) }
      },
      body,
      evidence: (answer) => ({
        findings: listEntries(answer).flatMap((entry) => describe(entry).slice(0, 1)),
      }),
    }),
    company: defineCompanySource({
      ...facts,
      provider: register,
      name: `${register}-company`,
      accepts: ['company', 'company_id'],
      request: (question, { base }) => {
        const number = findNumber(question, register)
        return number === null ? null : { url: buildUrl(base, parameters.number, number) }
      },
      body,
      evidence: (answer, question) => {
        const number = findNumber(question, register) ?? ''
        return {
          findings: listEntries(answer)
            .filter((entry) => listNumbers(entry).some((one) => isSameNumber(one, number)))
            .flatMap(describe),
        }
      },
    }),
  }
}
