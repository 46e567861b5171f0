/**
 * @returns the text's first `maxLength` code points; what is left is a verbatim beginning of it.
 * For what is compared with the text, such as quotations.
 */
export function cutText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const signs = [...text]
  return signs.length <= maxLength ? text : signs.slice(0, maxLength).join('').trimEnd()
}

/**
 * A text as readers are shown it: what is left out stands behind an ellipsis, and the cut is
 * between words where there is a blank in the second half.
 * @param maxLength in code points, with the ellipsis
 */
export function cutAtWord(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const signs = [...text]
  if (signs.length <= maxLength) return text
  const blank = signs.lastIndexOf(' ', maxLength - 1)
  const kept = signs.slice(0, blank > maxLength / 2 ? blank : maxLength - 1)
  return `${kept.join('').trimEnd()}…`
}
