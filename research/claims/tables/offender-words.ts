import { unwrap } from '../../text/unwrap.ts'

/** What people are called for a crime, by language; for the last word of a title. */
export const offenderWords = {
  en: `
    accused arsonist assassin burglar convict criminal defendant detainee embezzler felon forger
    fraudster fugitive gangster hitman inmate kidnapper killer mobster molester murderer offender
    outlaw paedophile parolee pedophile perpetrator poisoner prisoner rapist ringleader robber
    smuggler suspect swindler terrorist thief trafficker traitor
  `,
  de: `
    angeklagte angeklagter betrüger betrügerin drogenhändler häftling krimineller mörder mörderin
    serienmörder straftäter straftäterin terroristin verbrecher verbrecherin
  `,
  fr: 'criminel criminelle escroc meurtrier meurtrière terroriste trafiquant voleur',
  es: 'asesino asesina criminale delincuente estafador estafadora ladrón narcotraficante',
  it: 'assassino terrorista ladro narcotrafficante',
  pt: 'criminoso traficante',
  nl: 'moordenaar crimineel',
  pl: 'morderca przestępca oszust',
}

/** Groups of offenders; who studies or fights them has another title behind. */
export const gangs = {
  en: unwrap`
    mafia|mob|gang|cartel|crime|underworld|cult|triad|yakuza|camorra|cosa nostra
    |['’]?ndrangheta|crime syndicate|terror|terrorist|smuggling|trafficking`,
  de: 'Bande|Unterwelt',
  fr: 'pègre|narcotrafic|trafic de (?:drogue|stupéfiants)',
  es: 'narco|cártel|mafios[oa]',
  it: 'mafios[oa]',
  pt: 'máfia|quadrilha|tráfico',
  nl: 'maffia|bende|onderwereld',
  pl: 'mafii|gangu',
}

/** In front of what is fought or studied. */
export const foughtWords = {
  en: 'anti|counter|against|fighting|combating|on|true',
  de: 'gegen',
  fr: 'contre|sur',
  es: 'contra|sobre',
  it: 'contro|sulla',
  nl: 'tegen',
}

/** What their members are called. */
export const gangLeaders = {
  en: 'boss|leader|kingpin|lord|baron|don|godfather|lieutenant|enforcer|member',
  fr: 'chef|parrain|caïd',
  es: 'jef[ea]|capo|líder|padrino',
  it: 'capo|padrino',
  pt: 'chefe|chefão',
  nl: 'baas|leider',
  pl: 'szef',
}

/** The same as one word. */
export const gangCompounds = {
  de: unwrap`
    (?:Mafia|Banden|Drogen|Unterwelt|Clan|Terror)-?(?:boss|chef|baron|führer|mitglied)\p{L}*`,
  nl: '(?:maffia|bende|drugs)(?:baas|leider|baron|lid)',
}
