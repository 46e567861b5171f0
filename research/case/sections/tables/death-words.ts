/** Words that say of a person that they have died, by language. */
export const deathWords = {
  en: 'died|deceased|passed away|obituary|in memoriam',
  de: 'gestorben|verstorben|starb',
  fr: 'décédée?|est morte?',
  es: 'fallecid[oa]|falleció|muri[óo]',
  pt: 'falecid[oa]|faleceu|morreu',
  it: 'deceduto|deceduta',
  pl: 'zmarła?',
  nl: 'overleden',
  ru: 'умер(?:ла)?|скончал(?:ся|ась)',
}
