import type { Sharp } from 'sharp'
import { maxPixels, openSharp } from './guarded-sharp.ts'
import { PictureError } from './picture-error.ts'

/** Pixels of the longer side. */
const maxSide = 2_048
const quality = 90
const decodeSeconds = 20

/** By the `Orientation` of EXIF: quarter turns to the right, after a mirroring. */
const turns: Readonly<Record<number, { mirror: boolean; degrees: number }>> = {
  2: { mirror: true, degrees: 0 },
  3: { mirror: false, degrees: 180 },
  4: { mirror: true, degrees: 180 },
  5: { mirror: true, degrees: 270 },
  6: { mirror: false, degrees: 90 },
  7: { mirror: true, degrees: 90 },
  8: { mirror: false, degrees: 270 },
}

type Head = { pixels: number; orientation: number }

/**
 * What a picture says of itself before it is decoded.
 * @throws PictureError
 */
export async function parseHead(bytes: Buffer, expected: string): Promise<Head> {
  const { width, height, orientation = 1, format } = await (await open(bytes)).metadata()
  if (format !== expected) throw new PictureError('image_missing')
  const pixels = width * height
  if (pixels > maxPixels) throw new PictureError('image_too_many_pixels')
  return { pixels, orientation }
}

/** The pixels alone as a JPEG: upright, at most 2,048 of them long. */
export async function buildJpeg(bytes: Buffer, orientation: number): Promise<Buffer> {
  // first smaller, then upright: turning needs the whole picture in memory
  const picture = await open(bytes)
  const { data, info } = await picture
    .resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const sharp = await openSharp()
  const raw = sharp(data, {
    raw: { width: info.width, height: info.height, channels: info.channels },
  })
  return await toUpright(raw, orientation).jpeg({ quality }).toBuffer()
}

async function open(bytes: Buffer): Promise<Sharp> {
  const sharp = await openSharp()
  return sharp(bytes, {
    pages: 1,
    failOn: 'error',
    limitInputPixels: false,
    sequentialRead: true,
  }).timeout({ seconds: decodeSeconds })
}

function toUpright(picture: Sharp, orientation: number): Sharp {
  const turn = turns[orientation]
  if (turn === undefined) return picture
  return (turn.mirror ? picture.flop() : picture).rotate(turn.degrees)
}
