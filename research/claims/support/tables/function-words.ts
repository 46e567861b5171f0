import { wordSet } from '../../../text/word-set.ts'

/**
 * Words that carry no fact by themselves, folded to ASCII: English, German, French, Spanish,
 * Portuguese, Italian, Dutch. Own knowledge.
 */
export const functionWords = wordSet(`
  a about above after again all also although am among an and any are as at be became because been before being below between both but by can could did do does
  doing done down during each either else etc even ever every few for from further get gets got had has have having he her here hers herself him himself his how
  however i if in into is it its itself just like made make makes making many may me might more most much must my no nor not now of off often on once one only onto or other
  others our out over own per quite rather said same say says she should since so some such than that the their them themselves then there therefore these they this those though
  through thus to too toward towards under until up upon us use used uses using very via was we well were what when where whether which while who whom whose why will with within without would
  you your yours yes s t d ll re ve m additionally moreover furthermore overall generally typically usually including include includes included several various way ways
  der die das und von zu den dem des ein eine einer eines einem einen ist im mit fur auf sich als auch aus bei nach wie uber zum zur war wird sind oder er sie es hat haben wurde werden ihr ihre sein seine
  le la les de du et en un une est dans pour par sur avec au aux qui que son sa ses ce il elle plus ou a ete etait sont d l qu c
  el los las y del con para es se su al lo como mas o fue ha era sus una por
  gli di e da che della delle dei nel alla sono si i
  os um uma do dos em na nos nas ao com mais foi seu sua pelo pela
  het een van op te dat met voor zijn aan door naar bij hij zij
`)

/**
 * Pronouns and openers that may stand in capitals at the start of a sentence without naming
 * anybody. Folded.
 */
export const openingWords = wordSet(`
  currently previously formerly earlier later today recently online publicly outside born educated based according professionally privately originally together
  today there here two three four five six seven eight nine ten another further besides meanwhile moreover nothing no none sources source records public known located
  ona oni ego ee v na po do rodilas rodilsia auti autos i o to
  derzeit fruher heute zuvor geboren laut ausserdem actuellement auparavant selon aujourd hui actualmente anteriormente segun atualmente anteriormente segundo attualmente tegenwoordig momenteel
`)

/**
 * Verbs and nouns that frame a fact and that templates put in: their absence from a source says
 * little. Stemmed when read.
 */
export const framingWords = wordSet(`
  work works worked working job role position person people individual name named called known live lives lived living reside resides based located location list listed
  study studied studies education account accounts profile profiles found page pages website site online say states stated state describe described describes mention mentions
  mentioned according report reported source sources help helps important known consider considered refer refers become provide provides provided various different example
  contact email address phone number title label username platform headline summary current currently former formerly previously hold holds held serve serves served
  published publish appear appears listing record records public belong belongs employed employer organization organisation company school degree field
`)
