const signatureBytes = 8
/** Length, type and checksum of a chunk. */
const frameBytes = 12
/** What the pixels need, and which way is up. */
const needed = ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND', 'eXIf']
const maxOrientationBytes = 65_536

/**
 * A PNG without its texts, profiles and trailing bytes: some hundred bytes of compressed text can
 * take gigabytes of memory. What is no sequence of chunks ends where that begins.
 */
export function stripPng(bytes: Buffer): Buffer {
  const parts = [bytes.subarray(0, signatureBytes)]
  for (let at = signatureBytes; at + frameBytes <= bytes.length; ) {
    const length = bytes.readUInt32BE(at)
    const type = bytes.toString('latin1', at + 4, at + 8)
    const end = at + frameBytes + length
    const isSmall = type !== 'eXIf' || length <= maxOrientationBytes
    if (needed.includes(type) && isSmall) parts.push(bytes.subarray(at, end))
    if (type === 'IEND') break
    at = end
  }
  return Buffer.concat(parts)
}
