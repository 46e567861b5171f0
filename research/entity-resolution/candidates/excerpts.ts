import type { SoughtName } from '../../identity/names/name-mentions.ts'
import { findSentence } from '../../text/sentences/split-sentences.ts'

/** Characters of a page that are searched for the name: pages name their subject early. */
export const maxSearchedLength = 40_000

/** Characters that are read on each side of a mention. */
const reachLength = 160

/** Characters that are read from the start of a page that does not write the name. */
const maxUnnamedLength = 600

/** Characters that are read of a page in all. */
const maxLength = 3200

/**
 * Chooses what a page says about the sought person: what stands around the name. The rest is mostly
 * about other things, its start about the site.
 */
export function chooseExcerpts(page: string, sought: SoughtName): string {
  const text = page.slice(0, maxSearchedLength)
  let [excerpts, end] = ['', 0]
  for (const place of findPlaces(text, sought)) {
    if (excerpts.length >= maxLength) break
    const from = Math.max(end, place - reachLength)
    const to = Math.max(end, place + reachLength)
    if (from > end && excerpts !== '') excerpts += ' | '
    excerpts += text.slice(from, to)
    end = to
  }
  return end === 0 ? text.slice(0, maxUnnamedLength) : excerpts.slice(0, maxLength)
}

/** Characters of a sentence that are read on each side of the family name. */
const sentenceReachLength = 100

/** The first sentences of a page that write the family name, up to `limit` characters. */
export function chooseSentences(page: string, sought: SoughtName, limit: number): string {
  const text = page.slice(0, maxSearchedLength)
  let [sentences, end] = ['', 0]
  for (const place of findPlaces(text, sought)) {
    if (sentences.length >= limit) break
    if (place < end) continue
    const sentence = findSentence(text, place, sentenceReachLength)
    sentences += `${text.slice(Math.max(end, sentence.start), sentence.end).trim()} | `
    end = sentence.end
  }
  return sentences.slice(0, limit)
}

/**
 * @yields where the family name stands, as it was asked for or in plain letters; one by one, since
 * a page that writes it everywhere is read no further than its excerpts reach
 */
function* findPlaces(text: string, { family, form }: SoughtName): Generator<number> {
  const isUnspaced = form.unspaced.length > 0
  const written = isUnspaced ? form.unspaced : [form.asked.family, family]
  const forms = written.filter((part) => part.length > 1).map((part) => RegExp.escape(part))
  if (forms.length === 0) return
  const any = `(?:${[...new Set(forms)].join('|')})`
  const pattern = new RegExp(isUnspaced ? any : `(?<!\\p{L})${any}(?!\\p{L})`, 'giu')
  for (const { index } of text.matchAll(pattern)) yield index
}
