/** Degrees as they are written, as parts of patterns. These stand in front of `degree`. */
export const degreeNames = {
  short: [
    'Ph\\.? ?D\\.?|D\\.?Phil\\.?|Dr\\.? phil\\.?|Ed\\.?D\\.?|J\\.?D\\.?|M\\.?D\\.?',
    'M\\.?Ed\\.?|M\\.?F\\.?A\\.?|M\\.?P\\.?[AH]\\.?|B\\.?Ed\\.?|B\\.?F\\.?A\\.?|B\\.?B\\.?A\\.?',
    'MBA|M\\.?Sc\\.?|M\\.?Eng\\.?|M\\.?Phil\\.?|M\\.?A\\.?|M\\.?S\\.?|LL\\.?M\\.?',
    'B\\.?Sc\\.?|B\\.?Eng\\.?|B\\.?A\\.?|B\\.?S\\.?|LL\\.?B\\.?',
  ],
  en: [
    'doctorate|doctoral degree|doctor of [A-Z]\\p{L}+',
    "master['’]?s(?: degree)?|bachelor['’]?s(?: degree)?|(?:Master|Bachelor) of [A-Z]\\p{L}+",
  ],
  de: 'Diplom|Magister|Promotion',
  fr: 'doctorat|licence|maîtrise',
  es: 'doctorado|licenciatura|máster',
  pt: 'mestrado|doutorado|doutoramento',
  it: 'dottorato|laurea',
}

/** Words for a degree that is not named. */
export const degreeWords = { en: 'degree|diploma' }
