/** Signs besides those of plain texts may be, or fold to, letters of a name. */
const unplain = /[^\0-\x7f\xa0‘’“”–—•…]/

/** Between two letters of a name: an apostrophe with or without its `s`, a hyphen, a space. */
const between = "(?:['’‘`]s)?[^a-z0-9]*"
const beforeS = '[^a-z0-9]*'
const behindS = '[^a-rt-z0-9]*'

/**
 * A pattern that finds something in each plain text that writes one of the names, joined or apart.
 * @param names folded
 */
export function buildNameTrace(names: readonly string[]): RegExp {
  return new RegExp(names.map(toPattern).join('|'), 'i')
}

/**
 * One `s` stands for all in a row, none for those at the beginning: if each could be a letter or a
 * possessive, the ways to read a text would double with each.
 */
function toPattern(name: string): string {
  const letters = [...name.replaceAll(' ', '').replace(/^s+/, '').replace(/s+/g, 's')]
  return letters.map((letter, at) => toGap(letters[at - 1], letter) + letter).join('')
}

function toGap(before: string | undefined, letter: string): string {
  if (before === undefined) return ''
  if (letter === 's') return beforeS
  return before === 's' ? behindS : between
}

/**
 * Whether a text may write a name; where it says no, the text does not. Most texts that are
 * searched for a name do not write it, and taking them apart costs a hundred times as much.
 */
export function mayWriteName(text: string, trace: RegExp): boolean {
  return unplain.test(text) || trace.test(text)
}
