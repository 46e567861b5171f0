import { type CompanyRecord, parseCompanyId } from '../../research/companies/company-record.ts'
import {
  choosePinnedRecords,
  listPinnedIds,
  type Pin,
} from '../../research/companies/profile/choose-pinned-records.ts'
import { dropDuplicates } from '../../research/text/order.ts'
import { companySources } from '../../sources/companies/index.ts'
import type { Companies } from '../../sources/companies/shared/company-source.ts'
import type { Question } from '../../sources/shared/source.ts'
import { findAccess, type SourceAccess } from '../../sources/source-access.ts'

/** The sources that have the record of a company whose id is known. */
export const profileSources = companySources.filter(({ accepts }) => accepts.includes('company_id'))

/** A question for each id of the company that is known so far, those of its records first. */
export function buildIdQuestions(
  pin: Pin,
  records: readonly CompanyRecord[],
): Question<Companies>[] {
  const ids = dropDuplicates([...listPinnedIds(choosePinnedRecords(records, pin)), pin.id])
  return ids.flatMap((text) => {
    const marks = parseCompanyId(text)
    return marks === null ? [] : [{ kind: 'company_id' as const, text, ...marks }]
  })
}

/** The providers that have something to say to one of these questions. */
export function chooseAsks(
  questions: readonly Question<Companies>[],
  access: SourceAccess,
): string[] {
  const asked = profileSources.filter((source) => {
    const given = findAccess(source, access)
    return given !== null && questions.some((question) => source.request(question, given) !== null)
  })
  return dropDuplicates(asked.map(({ provider }) => provider))
}
