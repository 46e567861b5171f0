import type { WeighedStatement } from './binding/statement.ts'
import { cleanTitle } from './phrases/clean-title.ts'

/** The statement of a post whose organisation and time are not named. */
export function buildRoleStatement(role: string, confidence: number): WeighedStatement {
  const title = cleanTitle(role)
  return {
    path: 'work.positions',
    value: {
      title: title.text,
      organization: null,
      from: null,
      to: null,
      current: !title.isOver,
    },
    confidence,
  }
}
