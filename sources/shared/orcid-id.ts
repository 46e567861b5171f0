/**
 * The ORCID iD in a text or address, or null when there is none or its check digit (ISO 7064 mod
 * 11-2) is wrong.
 */
export function parseOrcid(text: string | null | undefined): string | null {
  const id = /(?:^|\/)(\d{4}-\d{4}-\d{4}-\d{3}[\dX])\/?$/i
    .exec(text?.trim() ?? '')?.[1]
    ?.toUpperCase()
  if (id === undefined) return null
  const digits = id.replaceAll('-', '')
  const total = [...digits.slice(0, 15)].reduce((sum, digit) => (sum + Number(digit)) * 2, 0)
  const check = (12 - (total % 11)) % 11
  return digits.at(-1) === (check === 10 ? 'X' : String(check)) ? id : null
}
