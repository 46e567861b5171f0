import { foldWords } from '../../text/words/fold.ts'
import type { SupportWord } from './parse-sentence-words.ts'
import { currencySigns, quantityWords } from './tables/quantity-words.ts'

/** Word → what it means, as a row of `quantityWords`. */
const meanings: ReadonlyMap<string, { id: number; value: number | undefined }> = new Map(
  quantityWords.flatMap(({ words, value }, id) =>
    words.split(' ').map((word) => [word, { id, value }] as const),
  ),
)

/** `3 pm`, `3pm`, `3 p.m.`; "am" is a verb elsewhere. */
const clock = /(?<=\d)\s?([ap])\.?m\b\.?/giu
/** "a été élue" names no summer: articles, "en" or a year stand beside one. */
const been = /(?<!(?:^|\P{L})(?:cet|un|chaque|en|[ld]['’])\s?)(?<!\p{L})été(?!\p{L}| \d)/giu
/** The words of the table are Latin, and syllables of other scripts sound like some of them. */
const otherScripts = /[^\p{Script=Latin}\p{M}\p{N}\p{P}\s]+/gu
const currencySign = /[$€£¥₹]/gu

/**
 * @param said the words of the quotes
 * @returns whether each fraction, ordinal, season, medal, currency, hour of the day and rank of a
 * sentence is in the quotes, in words or, where a number says the same, in digits
 */
export function saysQuantities(
  sentence: string,
  quotes: string,
  said: readonly SupportWord[],
): boolean {
  const numbers = new Set(said.filter(({ kind }) => kind === 'number').map(({ key }) => key))
  const found = new Set(parseQuantities(quotes).map((word) => meanings.get(word)?.id))
  return parseQuantities(sentence).every((word) => {
    const meaning = meanings.get(word)
    return (
      meaning === undefined ||
      found.has(meaning.id) ||
      (meaning.value !== undefined && numbers.has(`#${meaning.value}`))
    )
  })
}

function parseQuantities(text: string): string[] {
  const words = foldWords(
    text.replace(clock, ' ').replace(been, ' ').replace(otherScripts, ' '),
  ).filter((word) => word !== 'am' && word !== 'pm')
  const hours = [...text.matchAll(clock)].map((match) => `${match[1]?.toLowerCase()}m`)
  const currencies = (text.match(currencySign) ?? []).flatMap((sign) => currencySigns[sign] ?? [])
  return [...words.filter((word) => meanings.has(word)), ...hours, ...currencies]
}
