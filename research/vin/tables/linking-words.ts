/** Small inside the name of a place, as in "Rio de Janeiro". */
export const linkingWords: ReadonlySet<string> = new Set([
  'da',
  'de',
  'del',
  'do',
  'dos',
  'of',
  'the',
  'and',
])
