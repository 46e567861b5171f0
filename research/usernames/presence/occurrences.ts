/**
 * Whether a text holds a sign of its own: an occurrence inside one of the covers (the other sign of
 * the rule, or the name that was asked for) says nothing. Linear: every cover is looked for once
 * around each occurrence, and only the first hundred count.
 */
export function holds(text: string, sign: string, covers: readonly string[]): boolean {
  if (sign === '') return false
  const wide = covers.filter(
    (cover) => cover.length >= sign.length && cover.toLowerCase().includes(sign.toLowerCase()),
  )
  let looked = 0
  for (
    let at = text.indexOf(sign);
    at !== -1 && looked < 100;
    at = text.indexOf(sign, at + sign.length)
  ) {
    looked += 1
    if (!wide.some((cover) => isInside(text, at, sign.length, cover))) return true
  }
  return false
}

function isInside(text: string, at: number, length: number, cover: string): boolean {
  const room = cover.length - length
  const around = text.slice(Math.max(0, at - room), at + length + room).toLowerCase()
  return around.includes(cover.toLowerCase())
}
