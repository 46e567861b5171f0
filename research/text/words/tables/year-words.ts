/** Years of age, behind their number; no English, where years of service are counted so as well. */
export const yearWords = {
  de: 'Jahre',
  fr: 'ans',
  es: 'años',
  pt: 'anos',
  it: 'anni',
  nl: 'jaar',
}
