import { isOperator } from '../../store/service/operators.ts'
import { buildMissing, buildUserPage, type Page, type PageAnswer, type Visit } from '../page.ts'

/** An operator by name, for the audit log. */
export type Operator = { visit: Visit; actor: string }

/** A page for operators; for all others it is not there. */
export function buildOperatorPage(
  method: Page['method'],
  path: string,
  work: (operator: Operator) => Promise<PageAnswer>,
): Page {
  return buildUserPage(method, path, async (visit) => {
    const { visitor, deps } = visit
    if (visitor === null || !(await isOperator(deps.db, visitor.userId))) throw buildMissing()
    return await work({ visit, actor: `operator ${visitor.userName}` })
  })
}
