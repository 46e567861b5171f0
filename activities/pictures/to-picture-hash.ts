import { createHash } from 'node:crypto'
import type { Sharp, SharpOptions } from 'sharp'

export type PictureHash = {
  /** Of the bytes, in hex: equal for the very same file. */
  sha256: string
  /**
   * 64 bits in hex, near for copies that were scaled or stored again; null when the bytes are no
   * picture. Of looks, never of faces.
   */
  perceptualHash: string | null
}

const [columns, rows] = [9, 8]
const maxPixels = 25_000_000

type Open = (bytes: Buffer, options: SharpOptions) => Sharp
/** The native library, loaded with the first picture. */
let opened: Promise<Open> | undefined

/** A perceptual hash that distinguishes a picture from others. */
export async function toPictureHash(bytes: Buffer): Promise<PictureHash> {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { sha256, perceptualHash: await differenceHash(bytes).catch(() => null) }
}

/**
 * Each bit says whether a spot is brighter than its neighbour to the right, on the picture scaled
 * down to 9 × 8 grey spots.
 */
async function differenceHash(bytes: Buffer): Promise<string | null> {
  opened ??= openPictures()
  const open = await opened
  const grey = await open(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
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

async function openPictures(): Promise<Open> {
  const { default: sharp } = await import('sharp')
  // of what the library reads only what needs no drawing: an SVG of a few kilobytes can take
  // minutes, whatever type its server claims
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((format) => `VipsForeignLoad${format}`),
  })
  return sharp
}
