import { isSensitiveText } from './is-sensitive-text.ts'
import { listBesideCallings } from './list-beside-callings.ts'
import { copulas, havings } from './tables/own-statements.ts'
import { toShownOrNull } from './to-shown-or-null.ts'
import { anyPrivateWord, standIn } from './to-third-person.ts'

/** What a profile says in a few words: how many such parts are read, and words of each. */
const [maxParts, maxPartWords] = [8, 8]

/**
 * What people say of themselves, such as a profile's text or a title; null where it must not be
 * shown. They write nothing where others write a name: "Gay. Baker."
 * @param name theirs: a part that is a word of it, such as "Christian", states nothing
 */
export function toOwnShownOrNull(text: string | null, name: string | null = null): string | null {
  if (text === null) return null
  const words = name?.split(/\s+/u).filter((word) => anyPrivateWord.test(word)) ?? []
  const read = withoutGreeting(text, words)
  if (toShownOrNull(read) === null) return null
  if (!anyPrivateWord.test(read)) return text
  return isSensitiveText(listStatements(read, words).join('\n')) === null ? text : null
}

/** A name as people give it of themselves: one word alone, such as "Christian", states nothing. */
export function toOwnNameOrNull(name: string | null): string | null {
  return name !== null && oneWord.test(name) ? toShownOrNull(name) : toOwnShownOrNull(name)
}

const oneWord = /^\s*[\p{L}\p{M}]+\s*$/u

/** "I'm Christian, a baker" gives the name of one who is called so. */
function withoutGreeting(text: string, names: readonly string[]): string {
  return names.reduce(
    (rest, name) =>
      rest.replace(
        new RegExp(
          String.raw`(?<=\bI(?: am|['’]m) )${RegExp.escape(name)}(?=\s*(?:[^\s\p{L}-]|$))`,
          'gu',
        ),
        standIn,
      ),
    text,
  )
}

function listStatements(text: string, names: readonly string[]): string[] {
  return text
    .split(/[\n|·•,.;:/()!–—]+/u)
    .map((part) => part.trim())
    .filter(
      (part) =>
        !names.includes(part) &&
        anyPrivateWord.test(part) &&
        part.split(/\s+/).length <= maxPartWords,
    )
    .slice(0, maxParts)
    .flatMap((part) => [part, ...listBesideCallings(part)])
    .flatMap((said) => [said, `${said.slice(0, 1).toLowerCase()}${said.slice(1)}`])
    .flatMap((words) => [...listBeings(words), ...listHavings(words)])
}

function listBeings(words: string): string[] {
  return Object.values(copulas)
    .flat()
    .map((is) => `${standIn} ${is} ${words}.`)
}

/** "with cancer" says that they have it. */
function listHavings(words: string): string[] {
  return Object.values(havings).flatMap(([beside, has]) =>
    words.startsWith(`${beside} `) ? [`${standIn} ${has} ${words.slice(beside.length + 1)}.`] : [],
  )
}
