const marks: readonly (readonly [bytes: readonly number[], label: string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xfe, 0xff], 'utf-16be'],
  [[0xff, 0xfe], 'utf-16le'],
]
const maxMetaBytes = 1_024

/**
 * The text of a body. Its charset is what its byte order mark says, then the header, then `<meta
 * charset>` in the first kilobyte, as browsers have it; else UTF-8 if it is valid as such, else
 * windows-1252. NUL and lone surrogates are gone, since PostgreSQL takes neither.
 */
export function parseBodyText(body: Buffer, contentType: string | undefined): string {
  const label = findMarkLabel(body) ?? parseHeaderLabel(contentType) ?? parseMetaLabel(body)
  const text = (label === null ? null : decode(body, label)) ?? decodeGuess(body)
  return text.replaceAll('\0', '').toWellFormed()
}

function findMarkLabel(body: Buffer): string | null {
  return marks.find(([bytes]) => bytes.every((byte, index) => body[index] === byte))?.[1] ?? null
}

function parseHeaderLabel(contentType: string | undefined): string | null {
  const label = /;\s*charset\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s;"']+))/i.exec(contentType ?? '')
  return parseLabel(label?.[1] ?? label?.[2] ?? label?.[3])
}

function parseMetaLabel(body: Buffer): string | null {
  const head = body.toString('latin1', 0, maxMetaBytes)
  const label = parseLabel(/<meta[^>]{0,500}?charset\s*=\s*["']?\s*([\w:.-]+)/i.exec(head)?.[1])
  // What could be read as ASCII so far is no UTF-16, whatever it says.
  return label?.startsWith('utf-16') === true ? 'utf-8' : label
}

/** The decoder's own name of a charset; null for one that it does not know. */
function parseLabel(label: string | undefined): string | null {
  if (label === undefined) return null
  try {
    return new TextDecoder(label).encoding
  } catch {
    return null
  }
}

function decode(body: Buffer, label: string): string {
  return new TextDecoder(label).decode(body)
}

function decodeGuess(body: Buffer): string {
  try {
    // `stream`: a body that was cut off may end within a character.
    return new TextDecoder('utf-8', { fatal: true }).decode(body, { stream: true })
  } catch {
    return decode(body, 'windows-1252')
  }
}
