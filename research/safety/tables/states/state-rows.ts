/**
 * What states are about. Ties are those to parties and unions, which officials show. Circumstances
 * are debts, poverty, the right to stay, family quarrels.
 */
export type StateKind = 'health' | 'sexuality' | 'belief' | 'ties' | 'court' | 'circumstances'

/**
 * How a language says what state a person is in: parts of regular expressions. A statement is a
 * person, a verb of being, having or undergoing, nothing but filling words, a topic, and what may
 * stand behind it. A field of work, a post or a title is named by other words in between or behind.
 */
export type StateRows = {
  /** Articles, quantities, prepositions and grades between verb and topic. */
  fill: string
  /** What may stand behind the topic where the sentence goes on. */
  tail: string
  /**
   * Verbs, or nothing where the topic holds its own; topics. Verbs with a `NAME` hold the person
   * themselves.
   */
  rows: readonly (readonly [kind: StateKind, verbs: string, topics: string])[]
}
