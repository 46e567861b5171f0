import { joinAlternatives } from '../../text/patterns/unwrap.ts'

/**
 * Words by which people speak of themselves, with those by which others speak of them; by language.
 */
export const firstPerson = {
  en: [
    ["i am|i['’]m", 'is'],
    ['i was', 'was'],
    ["i have been|i['’]ve been", 'has been'],
    ["i have|i['’]ve", 'has'],
    ['i had', 'had'],
    ['i got', 'got'],
    ['i suffer', 'suffers'],
    ['i live', 'lives'],
    ['i converted', 'converted'],
    ['i voted', 'voted'],
    ['my', 'her'],
  ],
  de: [
    ['ich bin|bin', 'ist'],
    ['ich war', 'war'],
    ['ich wurde', 'wurde'],
    ['ich habe|ich hab', 'hat'],
    ['ich hatte', 'hatte'],
    ['ich leide', 'leidet'],
    ['ich wohne', 'wohnt'],
  ],
  fr: [
    ['je suis', 'est'],
    ["j['’]ai", 'a'],
    ["j['’]étais", 'était'],
    ['je souffre', 'souffre'],
    ["j['’]habite", 'habite'],
  ],
  es: [
    ['soy', 'es'],
    ['estoy', 'está'],
    ['tengo', 'tiene'],
    ['padezco', 'padece'],
    ['vivo', 'vive'],
  ],
  pt: [
    ['(?:eu )?sou', 'é'],
    ['(?:eu )?estou', 'está'],
    ['(?:eu )?tenho', 'tem'],
    ['(?:eu )?sofro', 'sofre'],
    ['(?:eu )?moro', 'mora'],
  ],
  it: [
    ['(?:io )?sono', 'è'],
    ['(?:io )?ho', 'ha'],
    ['(?:io )?soffro', 'soffre'],
    ['(?:io )?abito', 'abita'],
  ],
  nl: [
    ['ik ben', 'is'],
    ['ik was', 'was'],
    ['ik heb', 'heeft'],
    ['ik woon', 'woont'],
  ],
  pl: [
    ['jestem', 'jest'],
    ['mam', 'ma'],
    ['choruję', 'choruje'],
    ['mieszkam', 'mieszka'],
  ],
  ru: [
    ['я болею', 'болеет'],
    ['я живу', 'живёт'],
    ['я был', 'был'],
    ['я была', 'была'],
    ['я', '—'],
  ],
} as const satisfies Readonly<Record<string, readonly (readonly [string, string])[]>>

/** "is" and "is a" by language, in front of what a profile says in a few words: "HIV-positive". */
export const copulas = {
  en: ['is', 'is a'],
  de: ['ist'],
  fr: ['est'],
  es: ['es'],
  pt: ['é'],
  it: ['è'],
  nl: ['is een'],
  pl: ['jest'],
  ru: ['—'],
} as const

/** "with" in front of an illness, and the verb that says the same, by language. */
export const havings = {
  en: ['with', 'has'],
  de: ['mit', 'hat'],
  fr: ['avec', 'a'],
  es: ['con', 'tiene'],
  pt: ['com', 'tem'],
  it: ['con', 'ha'],
  nl: ['met', 'heeft'],
} as const

/** "and" between a calling and what else a person is. */
export const joiners = { en: 'and|&', de: 'und', fr: 'et', es: 'y', pt: 'e', it: 'ed', nl: 'en' }

/** In front of a town or a firm behind a calling. */
export const settings = {
  en: 'from|in|at|based in',
  de: 'aus|bei',
  fr: 'à|chez',
  es: 'en',
  pt: 'em',
  it: 'da|a',
  nl: 'uit|bij',
}

/** Callings of which the belief is a part, folded, in English. */
export const callingsOfBelief = [
  'bishop',
  'imam',
  'missionary',
  'monk',
  'nun',
  'pastor',
  'priest',
  'rabbi',
  'theologian',
] as const

/** Words for a belief or a sexuality that are given names as well: "Christian Baker". */
export const privateNames = ['Christian', 'Gay', 'Jude'] as const

/** "is a member of" by language, in front of a party, a union or a church. */
export const memberships = {
  en: ['is a member of the'],
  de: ['ist Mitglied der', 'ist Mitglied des'],
  fr: ['est membre du', 'est membre de la'],
  es: ['es miembro del', 'es militante del'],
  pt: ['é membro do', 'é militante do'],
  it: ['è membro del', 'è iscritto al'],
  nl: ['is lid van de'],
  pl: ['należy do'],
  ru: ['состоит в'],
} as const

/** Parts of words, one of which stands wherever a few words of a profile are private. */
export const privateWords = joinAlternatives({
  en: [
    'gay|lesbian|bisexual|queer|trans|asexual|non-?binary|muslim|jew|christian|catholic|protestant',
    'hindu|buddhist|sikh|mormon|atheist|agnostic|evangelical|jehova|hiv|alcoholic|addict|cancer',
    'autis|bipolar|diagnos|depress|pregnan|schizo|convict|arrested|felon|jailed|disabled|democrat',
    'republican|tory|communist|socialist|survivor|wheelchair|party|union|sclerosis|epilep',
    'leuk|parkinson|alzheimer|dementia',
  ],
  de: [
    'schwul|lesb|bisex|homo|katho|evangel|jüd|jude|moslem|christ|schwanger|verurteilt|krebs',
    'mitglied',
  ],
  fr: 'lesb|homosex|juif|juive|musulman|chrétien|athée|enceinte|séropos|alcool|diabét|condamn',
  es: 'cristian|catól|jud[ií]|ate[oa]|seropos|alcohól|embaraz|diabét|conden|cáncer|militante',
  pt: 'crist[ãa]|católic|jude|muçulm|ateu|ateia|soropos|alcoól|grávida|lésbic|bissex|câncer',
  it: 'omosess|bisess|cattol|ebre|musulm|sieropos|alcoli|incinta|cancro',
  nl: 'joods|moslim|christen|katholiek|atheïst|zwanger|verslaafd|veroordeeld|kanker',
  pl: 'gej|lesbi|katoli|żyd|muzułm|ateist|alkoholi|narkoman|ciąży',
  ru: 'ге[йя]|лесби|бисекс|мусульман|христиан|православн|евре|атеист|вич|алкогол|беремен',
})
