/** What people are called for a crime, by language; for the last word of a title. */
export const offenderWords = {
  en: `
    accused arsonist burglar convict criminal defendant detainee embezzler felon forger fraudster
    fugitive gangster hitman inmate kidnapper killer mobster molester murderer offender outlaw
    paedophile parolee pedophile perpetrator poisoner prisoner rapist robber smuggler suspect
    swindler terrorist thief trafficker traitor
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
