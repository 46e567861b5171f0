/** Kinds of register whose mark is left out as often as it is written. */
const marks = /^(?:HRA|HRB|HR|KRS|CIK|CHE|SIREN|ICO|ORG|NO|NR)(?=\d)/

/**
 * @returns a number in a register without spaces, signs and leading zeros: `RC 0895 7400` and
 * `08957400` stay two, `08957400` and `8957400` are one. Empty where there is neither letter nor
 * digit.
 */
export function normaliseNumber(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/^0+(?=.)/, '')
}

/** @returns whether two register numbers are one; a register's mark may be missing on one side. */
export function isSameNumber(a: string, b: string): boolean {
  const [left, right] = [normaliseNumber(a), normaliseNumber(b)]
  if (left === '' || right === '') return false
  if (left === right) return true
  if (marks.test(left) === marks.test(right)) return false
  return normaliseNumber(left.replace(marks, '')) === normaliseNumber(right.replace(marks, ''))
}

/** @returns the LEI in capitals when its check number is right (ISO 17442), else null */
export function parseLei(text: string): string | null {
  const lei = text.trim().toUpperCase().replace(/[\s-]/g, '')
  if (!/^[A-Z0-9]{18}\d{2}$/.test(lei)) return null
  const rest = [...lei].reduce((sum, sign) => {
    const value = Number.parseInt(sign, 36)
    return (sum * (value > 9 ? 100 : 10) + value) % 97
  }, 0)
  return rest === 1 ? lei : null
}
