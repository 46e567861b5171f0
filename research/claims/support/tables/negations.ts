import { parseWordSet } from '../../../text/patterns/word-set.ts'

type Words = ReadonlySet<string>
/** `denials` turn a statement around; `signs` are words that show the language of a sentence. */
export type NegatingLanguage = { denials: Words; signs: Words }

/**
 * By language, folded to ASCII, contracted forms without their apostrophe. Among the signs is no
 * word that many sentences of another of these languages hold. Own knowledge.
 */
export const negatingLanguages: readonly NegatingLanguage[] = [
  // English
  {
    denials: parseWordSet(`
      not never no nor neither none nobody nothing without cannot isnt arent wasnt werent doesnt
      dont didnt hasnt havent hadnt wont wouldnt cant couldnt shouldnt mustnt aint
      deny denies denied denying refute refutes refuted disprove disproved untrue false falsely
      wrongly incorrectly mistakenly hardly fail failed fails refuse refused refuses
      lack lacks lacked unable
    `),
    signs: parseWordSet(`
      the of and is was were has have had been with for at by from who that this she he his her
      they are there any works worked
    `),
  },
  // German
  {
    denials: parseWordSet(`
      nicht nie niemals kein keine keinen keinem keiner keines ohne weder bestreitet bestritt
      dementiert
    `),
    signs: parseWordSet(`
      der das und ist wurde wird hat haben dem ein eine einer einem einen von mit fur bei im am zum
      zur als auch sie er ihr ihre sein seine nach seit sich geboren arbeitet
    `),
  },
  // French
  {
    denials: parseWordSet('pas jamais aucun aucune sans nie dement'),
    signs: parseWordSet(`
      le les du et est une elle il au aux avec pour dans chez sur par qui ete nee travaille depuis
      ne sa ses
    `),
  },
  // Spanish
  {
    denials: parseWordSet('no nunca jamas tampoco ningun ninguna sin niega nego nadie'),
    signs: parseWordSet(`
      el los las del y es con para por su sus fue ha que como una trabaja trabajo vive nacio
      desde en
    `),
  },
  // Portuguese
  {
    denials: parseWordSet('nao nunca jamais nem sem nega negou'),
    signs: parseWordSet(`
      da do na em uma um sao foi seu sua pelo pela das dos ao aos nos nas com que trabalha
      trabalhou mora nasceu engenheira engenheiro
    `),
  },
  // Italian
  {
    denials: parseWordSet('non no mai senza nessun nessuna nega'),
    signs: parseWordSet(`
      il gli di della dello dei che presso lavora lavorato lavoro una uno nel nella alla sono stato
      stata ha ho hanno abbia nato nata
    `),
  },
  // Dutch
  {
    denials: parseWordSet('niet nooit geen zonder ontkent ontkende'),
    signs: parseWordSet(
      'het een van met voor bij zij hij haar zijn werkt werkte aan heeft sinds de en',
    ),
  },
]

/** Verbs that negate the rest of their clause, as patterns; folded to ASCII. */
export const denyingVerbs = {
  en: String.raw`den(?:y|ies|ied|ying)|refut\w+`,
  de: 'bestreitet|bestritt|dementiert',
  fr: 'dement',
  es: 'nieg[ao]|nego',
  pt: 'negou',
  nl: 'ontken[dt]e?',
}

/**
 * Denials that are a word, a month or a name elsewhere: they deny only in a sentence of a language
 * whose denials they are. "Pas" is Dutch for "just", "Sin" and "Lacks" are names.
 */
export const ambiguousDenials = parseWordSet(`
  no non mai pas sin sans nie nem sem nao dement nego nega niega lack lacks fail fails refuse
`)

/** Of these those that are names of people and places, which capitals show. */
export const nameLike = parseWordSet(
  'mai pas sin sans nie nem sem nao nego nega lack lacks fail fails',
)

/** A sentence must show the language of these: without a sign `mai` is a month, `non` a prefix. */
export const rareDenials = parseWordSet('mai non')
