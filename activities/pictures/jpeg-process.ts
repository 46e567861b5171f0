/** Writes the AVIF that it is given as a clean JPEG; a process of its own, see `buildJpegApart`. */
import { buffer } from 'node:stream/consumers'
import { buildJpeg, parseHead } from './build-jpeg.ts'
import { exitCodes } from './exit-codes.ts'
import { PictureError } from './picture-error.ts'

try {
  const bytes = await buffer(process.stdin)
  const { orientation } = await parseHead(bytes, 'heif')
  process.stdout.write(await buildJpeg(bytes, orientation))
} catch (error) {
  const isLarge = error instanceof PictureError && error.fault === 'image_too_many_pixels'
  process.exitCode = isLarge ? exitCodes.tooManyPixels : exitCodes.missing
}
