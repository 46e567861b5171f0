/** A form of a clause behind its subject; `isPast` lets a span of years go on behind. */
type CaseForm = {
  kind: 'post' | 'home' | 'birth' | 'study'
  text: string
  isCurrent?: boolean
  isPast?: boolean
}

/**
 * The words of a language that says "of" and "at" by endings or puts its verbs last: its clauses
 * have an order of their own, so each table lists them whole.
 */
export type CaseWords = {
  /** What no other language's sentences have. */
  sign: RegExp
  language: string | undefined
  /** Times, forms of address and posts in front of a subject. */
  intro: string
  doubt: string
  /** Words for "born", in brackets, or the whole of the brackets. */
  bornAside: string | RegExp
  /** "who" and "now", with the space behind. */
  who: string
  forms: readonly CaseForm[]
  /** What may go on behind a clause, and behind one in the past. */
  stops: string
  until: string
}
