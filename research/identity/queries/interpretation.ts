import type { Interpretation } from '../../../contract/search.ts'
import type { Subject } from './subject.ts'

/**
 * How a query was understood, for the caller to see: what the number, the address or the name
 * itself says.
 */
export function buildInterpretation(subject: Subject): Interpretation {
  switch (subject.kind) {
    case 'name':
      return { type: 'name', value: subject.text }
    case 'phone': {
      const { text, country, lineType, national, international } = subject
      // who carries a number today is not in the number; numbers are ported
      return {
        type: 'phone',
        value: text,
        country,
        lineType,
        carrier: null,
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
