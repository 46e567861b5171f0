import { hash } from 'node:crypto'
import { parsePictureType } from '../../research/pictures/picture-type.ts'
import { stripPng } from '../../research/pictures/strip-png.ts'
import { buildJpegApart } from './build-jpeg-apart.ts'
import { maxPixels, openSharp } from './guarded-sharp.ts'
import { runDecode } from './run-decode.ts'

export type PictureHash = {
  /** SHA-256 of the bytes in hex: equal for the very same file. */
  sha256: string
  /**
   * 64 bits in hex, near for copies that were scaled or stored again; null when the bytes are no
   * picture. Of looks, never of faces.
   */
  perceptualHash: string | null
}

const [columns, rows] = [9, 8]

/**
 * A perceptual hash that distinguishes a picture from others.
 * @param signal ends the decoding: the bytes have their hash, and the looks have none
 */
export async function toPictureHash(bytes: Buffer, signal?: AbortSignal): Promise<PictureHash> {
  const sha256 = hash('sha256', bytes)
  return { sha256, perceptualHash: await toLooks(bytes, signal).catch(() => null) }
}

async function toLooks(bytes: Buffer, signal: AbortSignal | undefined): Promise<string | null> {
  const type = parsePictureType(bytes)
  if (type === null || type === 'other') return null
  const read =
    type === 'avif' ? await buildJpegApart(bytes, signal) : type === 'png' ? stripPng(bytes) : bytes
  return await runDecode(0, () => computeDifferenceHash(read), signal)
}

/**
 * Of the upright picture, scaled down to 9 × 8 grey spots. Each bit says whether a spot is brighter
 * than its neighbour to the right.
 */
async function computeDifferenceHash(bytes: Buffer): Promise<string | null> {
  const sharp = await openSharp()
  const grey = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
    .autoOrient()
    .flatten({ background: 'white' })
    .greyscale()
    .resize(columns, rows, { fit: 'fill' })
    .raw()
    .toBuffer()
  let bits = ''
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns - 1; column += 1) {
      const at = row * columns + column
      bits += (grey[at] ?? 0) > (grey[at + 1] ?? 0) ? '1' : '0'
    }
  }
  // a picture of one colour looks like every other of one colour
  return /^0+$/.test(bits) ? null : BigInt(`0b${bits}`).toString(16).padStart(16, '0')
}
