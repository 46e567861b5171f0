import type { Interpretation } from '../../../contract/operations/search.ts'
import { buildNumberPlan } from '../contacts/number-plan.ts'
import type { Subject } from './subject.ts'

/**
 * How a query was understood, for the caller to see: what the number, the address or the name
 * itself says.
 * @param carrier of the number today, which only a look-up knows: numbers are ported
 */
export function buildInterpretation(
  subject: Subject,
  carrier: string | null = null,
): Interpretation {
  switch (subject.kind) {
    case 'name':
      return { type: 'name', value: subject.text }
    case 'phone': {
      const { text, country, lineType, national, international } = subject
      return {
        type: 'phone',
        value: text,
        country,
        lineType,
        carrier,
        numberPlan: buildNumberPlan({ number: text, lineType }),
        national,
        international,
      }
    }
    case 'email': {
      const { text, domain, isRole, isFreemail, isDisposable } = subject
      return { type: 'email', value: text, domain, isRole, isFreemail, isDisposable }
    }
    case 'username':
      return { type: 'username', value: subject.text, platform: subject.platform }
  }
}
