/** Where the first lines of an article pass from the names of a person to all else. English. */
export const definingVerbs = { en: 'is|was|are|were' }

/** Behind these words another name of the person stands. English. */
export const namingWords = {
  en: [
    'known (?:\\p{L}+ )?as|(?:pen|stage|birth|maiden|married|real|legal|ring) name',
    'pseudonyms?|under the name|born|née?|nee|credited as',
  ],
}
