import { foldText } from '../../text/words/fold.ts'

/** Shorter handles are words of many pages. */
const minLength = 5
const hasDigit = /\d/

/**
 * Of the handles of a person, those that a text writes: with "@", or with a digit in them, by which
 * they are no words of a language.
 */
export function findHandles(text: string, handles: readonly string[]): string[] {
  const folded = handles.length === 0 ? '' : foldText(text)
  return handles.filter((handle) => {
    if (handle.length < minLength) return false
    const key = RegExp.escape(foldText(handle))
    const sign = hasDigit.test(handle) ? '@?' : '@'
    // no part of a longer handle, and no host of a mailbox
    return new RegExp(
      `(?<![\\p{L}\\p{N}_@.-])${sign}${key}(?![\\p{L}\\p{N}_@]|[.-][\\p{L}\\p{N}])`,
      'u',
    ).test(folded)
  })
}
