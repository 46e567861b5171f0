/**
 * What a pattern finds in a text from an offset on; a sticky one at the offset itself. A pattern
 * keeps its place between two calls, which shows nowhere when each call sets it.
 * @param pattern global or sticky
 */
export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}
