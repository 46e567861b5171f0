/** How questions begin that only point back to what was asked before, by language. */
export const pointingWords = {
  en: [
    'and|so|but|then|ok|what about|how about|when|where|since when|why|before that|after that',
    'which ones?|really|more|go on|any others?|what else|else',
  ],
  de: 'und|seit wann|wann',
  fr: 'et|depuis quand|quand',
  es: 'y|desde cuándo|cuándo',
}

/** Words of questions about what was before, by language. */
export const pastWords = {
  en: 'before|previous\\S*|former\\S*|earlier|past|used to',
  de: 'früher\\S*|vorher|davor|zuvor',
  fr: 'avant|auparavant',
  es: 'antes|anterior\\S*',
}

/** Words that ask for what was before the year behind them, by language. */
export const beforeWords = { en: 'before', de: 'vor', fr: 'avant', es: 'antes de' }

/** Words that make the year behind them a border of the time that is asked about, by language. */
export const borderWords = {
  en: 'before|after|since|until|till|from|by|between',
  de: 'vor|nach|seit|bis|ab|zwischen',
  fr: 'avant|après|depuis|jusqu\\S*|entre|dès',
  es: 'antes|después|desde|hasta|entre',
}

/** Words that questions of English hold. */
export const englishQuestionWords = `
  what who whom whose which where when why how is are was were do does did has have had can could
  will would should tell show list name about any the of and
`
