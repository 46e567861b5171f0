import { parseWordSet } from '../../text/patterns/word-set.ts'

/**
 * What questions about achievements ask for, each with the words of one kind, folded: who asks for
 * a prize is answered by a medal.
 */
const kinds = [
  `
    award awards awarded prize prizes medal medals won win wins winner honor honour honors
    honours honoured honored receive received fellowship preis preise auszeichnung auszeichnungen
    medaille gewonnen prix recompense recompenses medaille premio premios galardon galardonada
    galardonado medalla
  `,
  `
    publication publications published publish book books paper papers article articles wrote
    written write writes author novel novels release released album albums thesis
    veroffentlicht veroffentlichungen veroffentlichung buch bucher livre livres publie
    publicacion publicaciones libro libros autor autora
  `,
  'patent patents invention inventions invented patente erfindung erfindungen brevet brevets',
].map((words) => [...parseWordSet(words)])

/**
 * Asks for something of a kind, which a headline is not.
 * @param words folded
 */
export function isNarrow(words: readonly string[]): boolean {
  return kinds.some((kind) => words.some((word) => kind.includes(word)))
}

/** The other words for what is asked; all of them where no kind is named: "known for". */
export function chooseKinds(words: readonly string[]): string[] {
  const named = kinds.filter((kind) => words.some((word) => kind.includes(word)))
  return (named.length > 0 ? named : kinds).flat()
}
