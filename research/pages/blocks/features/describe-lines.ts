import { buildLineValues, listLineWords } from '../line-values.ts'
import type { Describe, PageBlocks } from './feature.ts'

const tags: readonly string[] = [
  ...['p', 'div', 'li', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'td', 'tr', 'dt', 'dd', 'ul'],
  ...['section', 'article', 'header', 'footer', 'nav', 'main', 'aside', 'figcaption', 'pre'],
  ...['blockquote', 'form', 'summary', 'details', 'body', 'address'],
]
/** Words: shorter descriptions say nothing. */
const minDescriptionWords = 5

/** What a line says beside its neighbours, and of the texts that the page states of itself. */
export function describeLines({ lines, stated }: PageBlocks): Describe {
  const copies = new Map<string, number>()
  for (const { text } of lines) copies.set(text, (copies.get(text) ?? 0) + 1)
  const title = new Set(listLineWords(stated.title))
  const description = new Set(listLineWords(stated.description))
  return ({ at, line }) => {
    const words = listLineWords(line.text)
    const known = (texts: ReadonlySet<string>) => words.filter((word) => texts.has(word)).length
    const next = lines[at + 1]
    const last = lines[at - 1]
    return {
      ...buildLineValues(line, words),
      tag: tags.indexOf(line.tag),
      copies: copies.get(line.text) ?? 1,
      titleIn: title.size === 0 ? -1 : known(title) / title.size,
      inDescription:
        description.size < minDescriptionWords
          ? -1
          : known(description) / Math.max(1, words.length),
      nextLength: next?.text.length ?? -1,
      nextTag: next === undefined ? -2 : tags.indexOf(next.tag),
      lastLength: last?.text.length ?? -1,
      lastTag: last === undefined ? -2 : tags.indexOf(last.tag),
    }
  }
}
