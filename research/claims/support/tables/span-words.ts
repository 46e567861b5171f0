/** What opens a span of years. */
export const spanStarts = {
  en: 'between',
  de: 'zwischen',
  fr: 'entre',
  it: 'tra|fra',
}

/** What stands between the years of such a span. */
export const spanMiddles = { en: 'and', de: 'und', fr: 'et', es: 'y', it: 'e' }

/** What leads from one year to the last of a span, without such an opening. */
export const spanLinks = {
  en: 'to|until|till|through',
  de: 'bis',
  fr: 'à|au',
  es: 'a|hasta',
  pt: 'até',
  it: 'al',
}

/** What joins years that stand for themselves. */
export const yearLinks = { en: 'and|or', de: 'und|oder', fr: 'et', es: 'y|o', it: 'e' }

/** Prepositions in front of such a year. */
export const inYear = { en: 'in', de: 'im', fr: 'en', it: 'nel' }
