/**
 * Pattern keys of vPIC: `*` or `_` any sign, `#` a digit, `[A-C1]` one of a set; a key stands for
 * every VIN that begins with it.
 */

const alphabet = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789'
const anySign = new Set(['*', '_'])
const isDigit = (sign: string) => sign >= '0' && sign <= '9'

/** @param to where the key ends in `text`, so that lines of a table need not be cut. */
export function isKeyMatch(text: string, vinKey: string, from = 0, to = text.length): boolean {
  let at = 0
  for (let i = from; i < to; i += 1) {
    const sign = vinKey[at]
    const wanted = text[i] ?? ''
    if (sign === undefined) return false
    if (wanted === '[') {
      const close = text.indexOf(']', i)
      if (!setHas(text, i + 1, close, sign)) return false
      i = close
    } else if (wanted === '#') {
      if (!isDigit(sign)) return false
    } else if (wanted !== sign && !anySign.has(wanted)) return false
    at += 1
  }
  return true
}

function setHas(text: string, from: number, to: number, sign: string): boolean {
  for (let i = from; i < to; i += 1) {
    const first = text[i] ?? ''
    const last = text[i + 2] ?? ''
    const isRange = text[i + 1] === '-' && i + 2 < to
    // "1-A-J" occurs and means 1 and A-J: a range never runs from digits into letters
    if (isRange && isDigit(first) === isDigit(last)) {
      if (first <= sign && sign <= last) return true
      i += 2
    } else if (first === sign) return true
  }
  return false
}

/** The signs that a key names, by VIN position; a place for any sign names none. */
export function buildSigns(key: string): { position: number; signs: string }[] {
  const named = []
  let position = 4
  for (let i = 0; i < key.length; i += 1, position += 1) {
    const sign = key[i] ?? ''
    if (sign === '[') {
      const close = key.indexOf(']', i)
      const from = i + 1
      named.push({
        position,
        signs: [...alphabet].filter((one) => setHas(key, from, close, one)).join(''),
      })
      i = close
    } else if (sign === '#') named.push({ position, signs: '0123456789' })
    else if (!anySign.has(sign) && sign !== '|') named.push({ position, signs: sign })
  }
  return named
}

/** The digits of a VIN that a key with `#` reads as a number; null for other keys. */
export function parseDigits(key: string, vinKey: string): string | null {
  const first = key.indexOf('#')
  return first < 0 ? null : vinKey.slice(first, key.lastIndexOf('#') + 1)
}
