import type { Verification } from '../../contract/operations/reverse-image.ts'

/** A picture's bytes and looks, as `toPictureHash` gives them. */
type Looks = { sha256: string; perceptualHash: string | null }

/**
 * Copies that were scaled or stored again differ in up to 6 of 64 bits, unrelated pictures in about
 * 32.
 */
const maxDistance = 6
/** A plain picture has a few bits by chance, as near to those of any other plain one. */
const minShape = 8

/** What one picture is to another; unchecked where one of them shows nothing to compare. */
export function compareLooks(picture: Looks, other: Looks): Verification {
  if (picture.sha256 === other.sha256) return 'same_file'
  if (picture.perceptualHash === null || other.perceptualHash === null) return 'unchecked'
  const [a, b] = [BigInt(`0x${picture.perceptualHash}`), BigInt(`0x${other.perceptualHash}`)]
  if (countBits(a ^ b) > maxDistance) return 'different'
  const shape = Math.min(countBits(a | b), 64 - countBits(a & b))
  return shape < minShape ? 'unchecked' : 'same_picture'
}

function countBits(bits: bigint): number {
  return [...bits.toString(2)].filter((bit) => bit === '1').length
}
