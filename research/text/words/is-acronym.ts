/** Whether a word is in capitals: so written, a small word is a name or a noun ("IT", "MIT"). */
export function isAcronym(word: string): boolean {
  return /^\p{Lu}{2,}$/u.test(word)
}
