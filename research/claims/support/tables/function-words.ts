import { parseWordSet } from '../../../text/patterns/word-set.ts'

/**
 * Pronouns and openers that may stand in capitals at the start of a sentence without naming a
 * person. Folded.
 */
export const openingWords = parseWordSet(`
  currently previously formerly earlier later today recently online publicly outside born educated
  based according professionally privately originally together
  there here two three four five six seven eight nine ten another further besides meanwhile
  moreover prior alongside throughout beyond initially eventually additionally nothing no none
  sources source records public known located
  ona oni ego ee v na po do rodilas rodilsia auti autos i o to
  derzeit fruher heute zuvor geboren laut ausserdem actuellement auparavant selon aujourd hui
  actualmente anteriormente segun atualmente anteriormente segundo attualmente tegenwoordig
  momenteel ella lei egli ela ele
`)

/**
 * Verbs and nouns that frame a fact and that templates put in: their absence from a source says
 * little. Stemmed when read.
 */
export const framingWords = parseWordSet(`
  work works worked working job role position person people individual name named called known live
  lives lived living reside resides based located location list listed
  study studied studies education account accounts profile profiles found page pages website site
  online say states stated state describe described describes mention mentions
  mentioned according report reported source sources help helps important consider considered
  refer refers become provide provides provided various different example
  contact email address phone number title label username platform headline summary current
  currently former formerly previously hold holds held serve serves served
  published publish appear appears listing record records public belong belongs employed employer
  organization organisation company school degree field
`)
