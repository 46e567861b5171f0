/** Words of links to the pages of a site that are about its owner, by language. */
export const ownPageWords = {
  en: 'about|bio(?:graphy)?|cv|resume|vita|profile|people|team|publications|contact|imprint',
  de: 'ueber|über|kontakt|lebenslauf',
  fr: 'parcours|propos',
  es: 'sobre',
  it: 'chi-sono',
}
