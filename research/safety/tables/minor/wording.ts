/**
 * How a language speaks of minors. Patterns are parts of regular expressions in small letters;
 * `{n}` stands for an age in digits or words, `{o}` for one as an ordinal. Repetitions in them are
 * bounded.
 */
export type Wording = {
  /**
   * Number words from three to seventeen, parted by blanks; several words for one number by `|`.
   */
  numbers: string
  /** The same as they stand before "birthday" or in "in her fifteenth year"; '' = none. */
  ordinals: string
  /** An age beside a person. */
  ages: readonly string[]
  /** Schools, school years and youth teams that the person belongs to. */
  school: readonly string[]
  /** What makes the sign one of other people, or of long ago, when it stands before it. */
  before: string
  /** The same, when it stands behind it. */
  after: string
  /** What only adults do or have. */
  adult: string
  /** "daughter of", in front of a parent whose signs are not the child's. */
  childOf: string
}
