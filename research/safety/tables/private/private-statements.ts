/**
 * How a language states what is never shown of a person: parts of regular expressions. `PERSON`
 * stands for a person as the subject, `HUMAN` for one by a whole name or a pronoun where one word
 * may be a firm, `NAME` for a whole name, `TITLE` for one at the start of a headline, `START` for
 * the start of a sentence that omits its subject, `ASIDE` for an apposition, `FEW` for some words
 * in between, `WHEN` for those that say when, why or how often, `END` for the end of a word. Behind
 * a whole name `OWN` rules out a suit that is brought for others, behind a prison or a clinic
 * `ROLE` one that the person works in.
 */
type Kind = {
  /** Alternatives, one of which stands wherever a frame matches. */
  words: string
  frames: readonly string[]
}

export type PrivateStatements = {
  /** What `WHEN` begins with: none of these names what the person is. */
  adverbs: string
  /** Treatment and diagnoses, beside `illness-frames.ts`. */
  health: Kind
  /** Religion, beside `intimate-patterns.ts`. */
  belief: Kind
  /** Members of parties and unions. */
  ties: Kind
  /** Public offices, which party membership belongs to. */
  offices: string
  /** Convictions, charges, suits, insolvency of a person. */
  court: Kind
  /** Where a person lives, by street and number. */
  home: Kind
}
