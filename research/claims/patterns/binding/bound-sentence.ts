import type { PageSentence as Sentence } from './page-sentences.ts'

/**
 * How a sentence is known to be about the person. `line`: a line without a subject on their own
 * page, or right under their name; `card`: further down under a heading that is their name;
 * `named`: named, but not its subject.
 */
export type Binding = 'full' | 'short' | 'pronoun' | 'first' | 'line' | 'card' | 'named'

export type BoundSentence = {
  sentence: Sentence
  binding: Binding
  /** What stands in front of the subject. */
  intro: string
  /** What stands behind it: where the patterns begin. The whole sentence for lines. */
  predicate: string
  /** The subject belongs to the person: "Zelda's brother", "Her husband". */
  owned: boolean
  /** Where others are named, in the predicate. */
  others: readonly number[]
  /** The full name as the sentence writes it, or ''. */
  name: string
  /** States no fact: good for nothing but to carry pronouns on. */
  unsure: boolean
  /** Lines below a line that is nothing but the name, counted from 1 for that line; else 0. */
  under: number
}
