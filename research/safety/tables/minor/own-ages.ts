import { unwrap } from '../../../text/patterns/unwrap.ts'

/**
 * How profiles state their owner's age in few words, as parts of regular expressions that ignore
 * case; `{n}` stands for the age. `parts` fill what bars, dots and lines part, `said` are
 * sentences.
 */
export const ownAges = {
  parts: [
    'age:? ?{n}',
    String.raw`{n}(?:, ?| )\(?(?:s?he|they|him|her)(?:\/\p{L}+){0,2}\)?`,
    String.raw`{n} ?(?:yo|y\/o|y\.o\.|(?:yrs?|years?) (?:old|young))`,
    '{n} jahre alt',
  ],
  /** They may count shirts, years of work or children as well. */
  lone: ['{n}', '{n} ?(?:yrs?|years?|jahre?|ans|años|anni|anos|lat|лет)'],
  /** What is said of oneself: beside it, what may mean something else does not. */
  pronouns: String.raw`\(?(?:s?he|they|him|her)(?:\/\p{L}+){1,2}\)?`,
  said: [
    "i(?:['’]m| am) {n}(?: (?:years old|yrs? old|y/?o))?{end}",
    '(?:ich )?bin {n}(?: jahre alt)?{end}',
    "j['’]ai {n} ans{end}",
    '(?:tengo {n} años|tenho {n} anos|ho {n} anni){end}',
    'mam {n} lat{end}',
    'мне {n} лет{end}',
  ],
  /** Of a pupil, without a number that is an age. */
  pupils: [
    '(?:year|yr|y) ?(?:[789]|1[0-3]) (?:student|pupil)',
    '(?:gcse|a-?level) student',
    'sixth[- ]former',
  ],
  /** A pupil's beside pronouns; else of teachers, studies and music. */
  lonePupils: ['minor', '(?:year|yr|y) ?(?:[789]|1[0-3])'],
  /** The numbers of those who write this are their children's, their team's or of their work. */
  others: unwrap`
    m[uo]mm?y?|dad|father|mother|wife|husband|married|parent|uncle|aunt|grand\p{L}+
    |kids|coach|striker|goalkeeper|midfielder|defender|sober|veteran|owner|founder
    |dentist|doctor|barrister|mama|papa|mamma|maman|mamá|madre|padre|mutter|vater|mère|père|мама
    |папа|tata`,
} as const
