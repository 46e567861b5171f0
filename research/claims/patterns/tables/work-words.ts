/** Behind the names of those who edited what is cited. */
export const editorMarks = {
  en: 'editors?|[Ee]ds?\\.?',
  de: 'Hrsg\\.?|Hg\\.',
  fr: 'éds?\\.?',
}

/** What citations name in front of their pages. */
export const citationMarks = {
  en: 'Proceedings|Proc\\.|Journal of|Trans\\.|Transactions|[Vv]ol\\.|[Vv]olume|[Nn]o\\.',
  de: 'Bd\\.|Jg\\.',
}

/** Words of sentences about what happens in a book or a film. English. */
export const plotWords = {
  en: [
    'protagonists?|antagonists?|heroine|anti-?hero|storyline|subplot|love interest',
    'the narrator|(?:main|title|central) characters?',
    '(?:his|her|whose) heroe?s?(?=,? (?:such as|like))',
    'novel (?:by|about) (?:(?! by ).){0,200}(?:describes|recounts|depicts)',
  ],
}
