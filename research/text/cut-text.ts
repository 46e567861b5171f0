/** @returns the text's first `maxLength` code points; what is left is a verbatim beginning of it */
export function cutText(text: string, maxLength: number): string {
  const signs = [...text]
  return signs.length <= maxLength ? text : signs.slice(0, maxLength).join('').trimEnd()
}
