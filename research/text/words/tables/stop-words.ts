import { parseWordSet } from '../../patterns/word-set.ts'

/**
 * Words that carry no fact by themselves, folded to ASCII: English, German, French, Spanish,
 * Portuguese, Italian, Dutch. Own knowledge: of the general lists only these say nothing in a
 * statement about a person.
 */
export const functionWords = parseWordSet(`
  a about above after again all also although am among an and any are as at be became because been
  before being below between both but by can could did do does
  doing done down during each either else etc even ever every few for from further get gets got
  had has have having he her here hers herself him himself his how
  however i if in into is it its itself just like made make makes making many may me might more
  most much must my no nor not now of off often on once one only onto or other
  others our out over own per quite rather said same say says she should since so some such than
  that the their them themselves then there therefore these they this those though
  through thus to too toward towards under until up upon us use used uses using very via was we
  well were what when where whether which while who whom whose why will with within without would
  you your yours yes s t d ll re ve m additionally moreover furthermore overall generally
  typically usually including include includes included several various way ways
  der die das und von zu den dem des ein eine einer eines einem einen ist im mit fur auf sich als
  auch aus bei nach wie uber zum zur war wird sind oder er sie es hat haben wurde werden ihr ihre
  sein seine
  le la les de du et en un une est dans pour par sur avec au aux qui que son sa ses ce il elle
  plus ou a ete etait sont d l qu c
  el los las y del con para es se su al lo como mas o fue ha era sus una por
  gli di e da che della delle dei nel alla sono si i
  os um uma do dos em na nos nas ao com mais foi seu sua pelo pela
  het een van op te dat met voor zijn aan door naar bij hij zij
`)

/**
 * Words without content in questions and in sentences that answer them, folded: beside function
 * words what a question is made of.
 */
const smallWords = parseWordSet(`
  a an the and or but nor so yet of in on at to from by for with about as into over under after
  before since until during between through than then
  is are was were be been being am do does did done has have had having can could may might must
  shall should will would
  he she it they we you i him her them us me his hers its their theirs our your my this that these
  those there here who whom whose which what when where why how
  not no yes also too very just only more most some any all each other another such own same both
  one ones s t
  person people named known called say says said tell show give find please know anything
  something everything there sources source found
  der die das den dem des ein eine einer eines einem einen und oder aber von vom zu zum zur im am
  um bei mit fur uber aus nach seit ist sind war waren hat haben hatte
  er sie es ihr ihre ihren ihrer sein seine seinen wer wem wen was wann wo warum wie welche
  welcher welches nicht auch noch mehr man kann
  le la les l un une des du de d et ou mais dans sur par pour avec est sont etait a ont avait il
  elle ils elles qui que quoi quand quel quelle quels quelles comment pourquoi ne pas son sa ses
  leur au aux ce cet cette y en
  el los las uno una unos unas y o pero del al es son fue eran ha han habia quien cual cuales
  cuando donde por para con como su sus se lo
  os um uma e do da dos das no na nos nas em foi era tem sao ele ela quem qual onde com seu sua
  il lo gli i uno di dal dalla nel nella che chi dove quando come perche suo sua sono stato stata
  het een van op te bij hij zij wie wat waar wanneer hoe zijn haar heeft had niet ook
`)

/** @param word folded (`foldWords`) */
export function isSmallWord(word: string): boolean {
  return smallWords.has(word)
}

/** Words that join the telling words of titles and of names of organisations, folded. */
export const joiningWords = parseWordSet(`
  a an and as at for in of the to
  das der des die du fur und
  de del della des di do dos du e et i la le les van voor y da
`)

/**
 * Those of them that say nothing about which organisation a name is of; `van` and `di` begin names
 * of families.
 */
export const nameJoiningWords = parseWordSet('and of the de la le les der die das und et y for')

/** Stop words of one language that are words of content, or names, in English. Folded. */
export const contentWords = parseWordSet('want stop nova grande dan ex oh fine')
