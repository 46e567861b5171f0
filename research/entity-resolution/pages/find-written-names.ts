import { findMentions } from '../../identity/names/name-mentions.ts'
import { isUnspaced } from '../../text/words/split-text-words.ts'
import type { Bearer } from './bearer.ts'

type WrittenName = { name: string; start: number; end: number }

/** The ways in which a text writes the name. */
export function listSpellings(text: string, { sought }: Bearer): ReadonlySet<string> {
  return new Set(sought.flatMap((name) => findMentions(text, name).written))
}

/** The places at which a text writes one of the spellings as whole words, in the text's order. */
export function findWrittenNames(text: string, spellings: ReadonlySet<string>): WrittenName[] {
  return [...spellings]
    .flatMap((name) => [...text.matchAll(buildForm(name))])
    .map(({ index, 0: name }) => ({ name, start: index, end: index + name.length }))
    .sort((a, b) => a.start - b.start)
}

/** Scripts without spaces write a name right behind other words. */
function buildForm(name: string): RegExp {
  const form = RegExp.escape(name)
  const sign = '[\\p{L}\\p{M}\\p{N}]'
  return new RegExp(isUnspaced(name) ? form : `(?<!${sign})${form}(?!${sign})`, 'gu')
}
