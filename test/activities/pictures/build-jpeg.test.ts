import sharp from 'sharp'
import { expect, test } from 'vitest'
import { buildJpeg } from '../../../activities/pictures/build-jpeg.ts'

/** Twelve by eight: the corners are red, green, blue and white, clockwise from the left above. */
async function draw(): Promise<Buffer> {
  const corner = (left: number, top: number, background: string) => ({
    input: { create: { width: 6, height: 4, channels: 3 as const, background } },
    left,
    top,
  })
  return await sharp({ create: { width: 12, height: 8, channels: 3, background: 'black' } })
    .composite([
      corner(0, 0, 'red'),
      corner(6, 0, 'lime'),
      corner(6, 4, 'blue'),
      corner(0, 4, 'white'),
    ])
    .png()
    .toBuffer()
}

async function cornersOf(picture: Buffer): Promise<string[]> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => {
    const start = (y * info.width + x) * info.channels
    return [...data.subarray(start, start + 3)].map((value) => (value > 127 ? 1 : 0)).join('')
  }
  const [right, bottom] = [info.width - 2, info.height - 2]
  return [at(1, 1), at(right, 1), at(right, bottom), at(1, bottom)]
}

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'a picture with the EXIF orientation %i is turned upright',
  async (orientation) => {
    const picture = await sharp(await draw())
      .withMetadata({ orientation })
      .png()
      .toBuffer()
    const upright = await sharp(picture).autoOrient().png().toBuffer()
    expect(await cornersOf(await buildJpeg(picture, orientation))).toEqual(await cornersOf(upright))
  },
)
