import type { Sharp } from 'sharp'
import { parsePictureType } from '../../research/pictures/picture-type.ts'
import { stripPng } from '../../research/pictures/strip-png.ts'
import { maxPixels, openSharp } from './guarded-sharp.ts'
import { runDecode } from './turns.ts'

type PictureFault = 'image_missing' | 'image_too_many_pixels' | 'image_type'

/** Why bytes are no picture that this service reads. */
export class PictureError extends Error {
  override name = 'PictureError' as const
  readonly fault: PictureFault

  constructor(fault: PictureFault, options: ErrorOptions = {}) {
    super(fault, options)
    this.fault = fault
  }
}

/** Of the longer side. */
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

/**
 * The picture as a JPEG of its pixels alone: upright, at most 2,048 pixels long, without EXIF, GPS,
 * XMP, comments, profiles and trailing bytes. The bytes decide the type; of several frames the
 * first counts.
 * @throws PictureError
 */
export async function toCleanPicture(bytes: Buffer): Promise<Buffer> {
  const type = parsePictureType(bytes)
  if (type === null) throw new PictureError('image_missing')
  if (type === 'other') throw new PictureError('image_type')
  const read = type === 'png' ? stripPng(bytes) : bytes
  try {
    const { width, height, orientation = 1, format } = await (await open(read)).metadata()
    if (format !== (type === 'avif' ? 'heif' : type)) throw new PictureError('image_missing')
    const pixels = width * height
    if (pixels > maxPixels) throw new PictureError('image_too_many_pixels')
    return await runDecode(pixels, () => encodeAnew(read, orientation))
  } catch (error) {
    if (error instanceof PictureError) throw error
    throw new PictureError('image_missing', { cause: error })
  }
}

async function encodeAnew(bytes: Buffer, orientation: number): Promise<Buffer> {
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
