import { joinAlternatives, unwrap } from '../../text/patterns/unwrap.ts'
import { citationMarks, editorMarks, plotWords } from './tables/work-words.ts'

/** "In NAME, editor, Proceedings of …" */
const edited = new RegExp(
  String.raw`^In:?\s\p{Lu}[^:;]{3,120}?,?\s\(?${joinAlternatives(editorMarks)}(?:[,.)]|$)`,
  'u',
)
/** "…, Proceedings of the Conference, p. 33-40", "…, vol. 3, pp. 33" */
const cited = new RegExp(
  unwrap`
    \b${joinAlternatives(citationMarks)}\b.*\b(?:pp?\.|pages?)\s?\d
    |\bpp\.\s?\d+\s?[–-]{1,3}\s?\d`,
  'u',
)
const plot = new RegExp(String.raw`\b${joinAlternatives(plotWords)}\b`, 'iu')

/**
 * Whether a sentence is about a work rather than a life: a citation, or a sentence about the plot
 * of a book or a film, whose people are not real.
 */
export function isOfWork(text: string): boolean {
  return edited.test(text) || cited.test(text) || plot.test(text)
}
