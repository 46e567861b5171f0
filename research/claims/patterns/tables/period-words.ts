/**
 * How periods are said, by language. What follows `from`, `since` and the like is a date; `once` is
 * in front of a single one. Patterns of words; longer ones are tried first.
 */
type PeriodWords = {
  from?: readonly string[]
  to?: readonly string[]
  since?: readonly string[]
  until?: readonly string[]
  once?: readonly string[]
  present?: readonly string[]
  season?: readonly string[]
}

const periodWords: Readonly<Record<string, PeriodWords>> = {
  en: {
    from: ['from', 'between'],
    to: ['to', 'until', 'till', 'and', 'through', 'through to'],
    since: ['since', 'ever since', 'as of', 'starting in', 'from'],
    until: ['until', 'till', 'up to'],
    once: ['in', 'back in', 'early in', 'late in'],
    present: ['present', 'now', 'today', 'current', 'currently', 'date', 'ongoing'],
    season: [
      ...['early', 'late', 'mid-?', 'beginning of', 'end of', 'start of'],
      ...['spring', 'summer', 'autumn', 'fall'],
      ...['spring of', 'summer of', 'autumn of', 'fall of', 'winter of', 'winter'],
    ],
  },
  de: {
    from: ['von', 'zwischen'],
    to: ['bis', 'und'],
    since: ['seit'],
    until: ['bis'],
    once: ['im', 'im Jahr', 'im Jahre'],
    present: ['heute', 'jetzt'],
  },
  fr: {
    from: ['de', 'du', 'entre', 'depuis'],
    to: ['à', 'au', 'et'],
    since: ['depuis'],
    until: ["jusqu['’]en"],
    once: ['en'],
    present: ["aujourd[’']hui", 'présent'],
  },
  es: {
    from: ['de', 'desde', 'entre'],
    to: ['a', 'al', 'hasta'],
    since: ['desde'],
    until: ['hasta'],
    once: ['en', 'en el año'],
    present: ['presente', 'actualidad', 'actualmente'],
  },
  pt: {
    from: ['de', 'desde', 'entre'],
    to: ['a', 'até'],
    since: ['desde'],
    until: ['até'],
    once: ['em', 'no ano de'],
    present: ['presente', 'hoje', 'atual', 'atualmente'],
  },
  it: {
    from: ['dal', 'dalla'],
    to: ['a', 'al'],
    since: ['dal'],
    until: ['fino al'],
    once: ['nel'],
    present: ['presente', 'oggi'],
  },
  nl: {
    from: ['van'],
    to: ['tot'],
    since: ['sinds'],
    until: ['tot'],
    present: ['heden', 'nu'],
  },
}

/** @returns a pattern of these words of all languages, longer ones first */
export function joinPeriodWords(kind: keyof PeriodWords): string {
  const words = new Set(Object.values(periodWords).flatMap((language) => language[kind] ?? []))
  return `(?:${[...words].sort((a, b) => b.length - a.length).join('|')})`
}
