/**
 * How profiles state their owner's age in few words, as parts of regular expressions that ignore
 * case; `{n}` stands for the age. `parts` fill what bars, dots and lines part, `said` stand
 * anywhere.
 */
export const ownAges = {
  parts: [
    '(?:age:? ?)?{n}',
    String.raw`{n}(?:, ?| )\(?(?:s?he|they|him|her)(?:\/\p{L}+){0,2}\)?`,
    String.raw`{n} ?(?:yo|y\/o|y\.o\.|yrs?(?: old)?|years?(?: old| young)?)`,
    '{n} (?:jahre?(?: alt)?|ans|años|anni|anos|lat|лет)',
  ],
  said: [
    String.raw`(?<!\p{L})i(?:['’]m| am) {n}(?= years old| y\/?o|[.,;!)]|$| and )`,
    String.raw`(?<!\p{L})bin {n}(?: jahre)?(?= alt|[.,;!)]|$| und )`,
    String.raw`(?<!\p{L})j['’]ai {n} ans(?! d)`,
    String.raw`(?<!\p{L})(?:tengo {n} años|tenho {n} anos|ho {n} anni)(?! d)`,
    String.raw`(?<!\p{L})mam {n} lat(?! do)`,
    String.raw`(?<!\p{L})мне {n} лет`,
  ],
  /** Of a pupil, without a number that is an age. */
  pupils: [
    'minor',
    '(?:year|yr|y) ?(?:[789]|1[0-3])(?: student| pupil)?',
    '(?:gcse|a-?level) student',
    'sixth[- ]former',
  ],
} as const
