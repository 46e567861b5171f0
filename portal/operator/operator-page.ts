import { isOperator } from '../../store/operators.ts'
import { type Page, type PageAnswer, PageError, type Visit } from '../page.ts'

/** An operator by name, for the audit log. */
export type Operator = { visit: Visit; actor: string }

/** A page for operators; for all others it is not there. */
export function buildOperatorPage(
  method: Page['method'],
  path: string,
  work: (operator: Operator) => Promise<PageAnswer>,
): Page {
  return {
    method,
    path,
    needsSession: true,
    answer: async (visit) => {
      const { visitor, deps } = visit
      if (visitor === null || !(await isOperator(deps.db, visitor.userId))) throw buildMissing()
      return await work({ visit, actor: `operator ${visitor.userName}` })
    },
  }
}

/** The error for what is not there, or not for this user. */
export function buildMissing(): PageError {
  return new PageError(404, 'There is no such page.')
}
