/** Latin and Greek nouns stay: "des Campus". */
const ending = /(?<![aiou]|s)s$/u
const endingWithVowel = /(?<=[^aeiouäöü])es$/u

/** A German noun of the genitive behind "des" without its ending: "Gemeinderats", "Bundes". */
export function dropGenitive(noun: string): string {
  return endingWithVowel.test(noun) ? noun.replace(endingWithVowel, '') : noun.replace(ending, '')
}

/** "des Wiener Lampenvereins": no case changes what is of a town. */
const noun = /(?<=(?<!\p{L})des (?:\p{Lu}\p{L}{1,30}er )?)\p{Lu}[\p{L}-]+/gu

/** A text whose nouns behind "des" have no ending. */
export function dropGenitives(text: string): string {
  return text.replaceAll(noun, dropGenitive)
}
