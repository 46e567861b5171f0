/** Words without content, folded, of the languages that questions and sentences come in. */
const small = new Set(
  (
    'a an the and or but nor so yet of in on at to from by for with about as into over under after before since until during between through than then ' +
    'is are was were be been being am do does did done has have had having can could may might must shall should will would ' +
    'he she it they we you i him her them us me his hers its their theirs our your my this that these those there here who whom whose which what when where why how ' +
    'not no yes also too very just only more most some any all each other another such own same both one ones s t ' +
    'person people named known called say says said tell show give find please know anything something everything there sources source found ' +
    'der die das den dem des ein eine einer eines einem einen und oder aber von vom zu zum zur im am um bei mit fur uber aus nach seit ist sind war waren hat haben hatte ' +
    'er sie es ihr ihre ihren ihrer sein seine seinen wer wem wen was wann wo warum wie welche welcher welches nicht auch noch mehr man kann ' +
    'le la les l un une des du de d et ou mais dans sur par pour avec est sont etait a ont avait il elle ils elles qui que quoi quand quel quelle quels quelles comment pourquoi ne pas son sa ses leur au aux ce cet cette y en ' +
    'el los las uno una unos unas y o pero del al es son fue eran ha han habia quien cual cuales cuando donde por para con como su sus se lo ' +
    'os um uma e do da dos das no na nos nas em foi era tem sao ele ela quem qual onde com seu sua ' +
    'il lo gli i uno di dal dalla nel nella che chi dove quando come perche suo sua sono stato stata ' +
    'het een van op te bij hij zij wie wat waar wanneer hoe zijn haar heeft had niet ook'
  ).split(' '),
)

/** @param word folded (`foldWords`) */
export function isSmallWord(word: string): boolean {
  return small.has(word)
}
