import { cleanTitle } from './parse-verbs.ts'
import type { Stated } from './statement.ts'

/** The statement of a post whose organisation and time are not named. */
export function stateRole(role: string, confidence: number): Stated {
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
