import { isSensitiveText } from './is-sensitive-text.ts'
import { copulas } from './tables/own-statements.ts'
import { toShownOrNull } from './to-shown-or-null.ts'
import { anyPrivateWord, standIn } from './to-third-person.ts'

/** What a profile says in a few words: how many such parts are read, and words of each. */
const [maxParts, maxPartWords] = [8, 6]

/**
 * What people say of themselves, such as a profile's text or a title; null where it must not be
 * shown. They write nothing where others write a name: "Gay. Baker."
 * @param name theirs: a part that is a word of it, such as "Christian", states nothing
 */
export function toOwnShownOrNull(text: string | null, name: string | null = null): string | null {
  const shown = toShownOrNull(text)
  if (shown === null || !anyPrivateWord.test(shown)) return shown
  const words = name?.split(/\s+/u) ?? []
  return isSensitiveText(listStatements(shown, words).join('\n')) === null ? shown : null
}

/** A name as people give it of themselves: one word alone, such as "Christian", states nothing. */
export function toOwnNameOrNull(name: string | null): string | null {
  return name !== null && oneWord.test(name) ? toShownOrNull(name) : toOwnShownOrNull(name)
}

const oneWord = /^\s*[\p{L}\p{M}]+\s*$/u

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
    .flatMap((part) => [part, `${part.slice(0, 1).toLowerCase()}${part.slice(1)}`])
    .flatMap((words) =>
      Object.values(copulas)
        .flat()
        .map((is) => `${standIn} ${is} ${words}.`),
    )
}
