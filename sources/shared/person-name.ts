/**
 * A person's name as people write it: registers write some or all of it in capitals. Masks and
 * what is not in capitals stay as they are.
 */
export function toPersonName(...parts: readonly (string | null | undefined)[]): string {
  return parts
    .flatMap((part) => (part?.trim() ? [part.trim().replace(/\s+/g, ' ')] : []))
    .map((part) => (/\p{Ll}|[[*]/u.test(part) ? part : lowerCapitals(part)))
    .join(' ')
}

function lowerCapitals(part: string): string {
  return part.toLowerCase().replace(/(?<=^|[\s'’.-])\p{L}/gu, (letter) => letter.toUpperCase())
}
