/** Degrees that are written in many ways: patterns of their folded words, by language. */
export const degreeSpellings = {
  doctor: {
    short: 'phd|ph d|dphil|d phil|dr phil|dr ing|dr rer nat',
    en: 'doctor|doctorate|doctor of philosophy',
    de: 'promotion',
    pt: 'doutoramento',
  },
  mba: { short: 'mba|m b a', en: 'master of business administration' },
  'master science': { short: 'msc|m sc|ms|m s', en: 'master of science' },
  'master arts': { short: 'ma|m a', en: 'master of arts' },
  'master engineering': { short: 'meng|m eng', en: 'master of engineering' },
  'bachelor science': { short: 'bsc|b sc|bs|b s', en: 'bachelor of science' },
  'bachelor arts': { short: 'ba|b a', en: 'bachelor of arts' },
  'master laws': { short: 'llm|l l m', en: 'master of laws' },
  'master philosophy': { short: 'mphil|m phil', en: 'master of philosophy' },
  'bachelor laws': { short: 'llb|l l b', en: 'bachelor of laws' },
  'bachelor engineering': { short: 'beng|b eng', en: 'bachelor of engineering' },
} as const

/** Degrees without a subject: these are all that is said. */
export const bareDegrees = {
  master: { en: 'masters?(?: degree)?|s masters', pt: 'mestrado' },
  bachelor: { en: 'bachelors?(?: degree)?', pt: 'licenciatura' },
} as const

/** What may stand behind a degree that was awarded. */
export const degreeEndings = { en: 'degree|hons?|honours?|honors|cum laude|(?:in|of) .*' } as const
