/**
 * Why a text names nothing that sources could be asked for, for an error that names its field; null
 * where it has a letter or a digit of any script.
 */
export function judgeWords(text: string): string | null {
  return /[\p{L}\p{N}]/u.test(text) ? null : 'must have a letter or a digit'
}
