/** @returns the text's first `most` code points; what is left is a verbatim beginning of it */
export function cutText(text: string, most: number): string {
  const signs = [...text]
  return signs.length <= most ? text : signs.slice(0, most).join('').trimEnd()
}
