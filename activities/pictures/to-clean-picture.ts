import { parsePictureType } from '../../research/pictures/picture-type.ts'
import { stripPng } from '../../research/pictures/strip-png.ts'
import { buildJpeg, parseHead } from './build-jpeg.ts'
import { buildJpegApart } from './build-jpeg-apart.ts'
import { PictureError } from './picture-error.ts'
import { runDecode } from './run-decode.ts'

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
  if (type === 'avif') return await buildJpegApart(bytes)
  const read = type === 'png' ? stripPng(bytes) : bytes
  try {
    const { pixels, orientation } = await parseHead(read, type)
    return await runDecode(pixels, () => buildJpeg(read, orientation))
  } catch (error) {
    if (error instanceof PictureError) throw error
    throw new PictureError('image_missing', { cause: error })
  }
}
