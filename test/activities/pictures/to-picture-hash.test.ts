import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { toPictureHash } from '../../../activities/pictures/to-picture-hash.ts'

const [width, height] = [360, 320]

type Light = (x: number, y: number) => number
const drawn = new Map<Light, Buffer>()

/** A picture that is drawn dot by dot, once: `light` says how bright each is, 0 to 1. */
function draw(light: Light) {
  const dots = drawn.get(light) ?? drawDots(light)
  drawn.set(light, dots)
  return sharp(dots, { raw: { width, height, channels: 3 } })
}

function drawDots(light: Light): Buffer {
  const dots = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const value = Math.round(255 * light(x / width, y / height))
      const at = (y * width + x) * 3
      dots[at] = value
      dots[at + 1] = Math.min(255, value + 20)
      dots[at + 2] = Math.round(value / 2)
    }
  }
  return dots
}

/** Of soft hills, so that neighbouring spots differ clearly. */
const hillLight: Light = (x, y) =>
  0.5 + 0.25 * Math.sin(9 * x + 4 * y) + 0.24 * Math.cos(11 * y - 5 * x)
const hills = () => draw(hillLight)
const ringLight: Light = (x, y) => 0.5 + 0.49 * Math.sin(18 * Math.hypot(x - 0.3, y - 0.6))
const rings = () => draw(ringLight)

/** The number of the 64 bits that differ between two pictures. */
function distance(a: string | null, b: string | null): number {
  if (a === null || b === null) throw new Error('there is a picture without a hash')
  return [...(BigInt(`0x${a}`) ^ BigInt(`0x${b}`)).toString(2)].filter((bit) => bit === '1').length
}

/** "Near" and "far" as people would call them: unrelated pictures are about 32 apart. */
const [near, far] = [6, 16]

describe('the hash of a picture', () => {
  test('the hash of a picture is equal for the very same bytes, and is what other tools call their SHA-256', async () => {
    const bytes = await hills().png().toBuffer()
    const [one, other] = await Promise.all([
      toPictureHash(bytes),
      toPictureHash(Buffer.from(bytes)),
    ])
    expect(one).toEqual(other)
    expect(one.sha256).toBe(createHash('sha256').update(bytes).digest('hex'))
    expect(one.perceptualHash).toMatch(/^[0-9a-f]{16}$/)
  })

  const copies: [string, () => Promise<Buffer>][] = [
    ['as PNG', () => hills().png({ compressionLevel: 1 }).toBuffer()],
    ['as JPEG', () => hills().jpeg({ quality: 70 }).toBuffer()],
    ['as WebP', () => hills().webp({ quality: 60 }).toBuffer()],
    ['as AVIF', () => hills().avif({ effort: 0 }).toBuffer()],
    ['as GIF', () => hills().gif().toBuffer()],
    ['scaled down', () => hills().resize(90, 80).png().toBuffer()],
    [
      'scaled down to an icon, as JPEG',
      () => hills().resize(48, 43).jpeg({ quality: 80 }).toBuffer(),
    ],
    ['scaled up, as WebP', () => hills().resize(800, 711).webp().toBuffer()],
    ['without its colours', () => hills().greyscale().png().toBuffer()],
  ]
  let original: Awaited<ReturnType<typeof toPictureHash>>
  beforeAll(async () => {
    original = await toPictureHash(await hills().png().toBuffer())
  })
  test.each(copies)(
    'the hash of a picture stays near for a copy that was stored again %s, though its bytes are others',
    async (_, copy) => {
      const again = await toPictureHash(await copy())
      expect(again.sha256).not.toBe(original.sha256)
      expect(distance(again.perceptualHash, original.perceptualHash)).toBeLessThanOrEqual(near)
    },
  )

  test('the hash of a picture is far for another picture', async () => {
    const [one, other] = await Promise.all([
      toPictureHash(await hills().png().toBuffer()),
      toPictureHash(await rings().png().toBuffer()),
    ])
    expect(other.sha256).not.toBe(one.sha256)
    expect(distance(one.perceptualHash, other.perceptualHash)).toBeGreaterThanOrEqual(far)
  })

  test('the hash of a picture takes what shines through as white, since that is what pages show behind it', async () => {
    const disc = (background: object) =>
      sharp({ create: { width, height, channels: 4, background } })
        .composite([
          {
            input: Buffer.alloc(120 * 200 * 3, 40),
            raw: { width: 120, height: 200, channels: 3 },
            left: 60,
            top: 40,
          },
        ])
        .png()
        .toBuffer()
    const [clear, white] = await Promise.all([
      toPictureHash(await disc({ r: 0, g: 0, b: 0, alpha: 0 })),
      toPictureHash(await disc({ r: 255, g: 255, b: 255, alpha: 1 })),
    ])
    expect(clear.perceptualHash).toBe(white.perceptualHash)
  })
})

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="80"><circle cx="30" cy="40" r="20"/><rect x="60" width="9" height="70"/></svg>'

describe('bytes that do not decode as a picture', () => {
  const cases: [string, () => Buffer | Promise<Buffer>][] = [
    ['no bytes', () => Buffer.alloc(0)],
    ['a text', () => Buffer.from('<!doctype html><title>Please log in</title>')],
    ['zeros', () => Buffer.alloc(4_096)],
    ['a PNG of which half is there', async () => half(await hills().png().toBuffer())],
    ['a JPEG of which half is there', async () => half(await hills().jpeg().toBuffer())],
    ['a WebP of which half is there', async () => half(await hills().webp().toBuffer())],
    [
      'a PNG whose header is all there is',
      async () => (await hills().png().toBuffer()).subarray(0, 33),
    ],
    [
      'a PNG whose middle was overwritten',
      async () => (await hills().png().toBuffer()).fill(0, 600, 900),
    ],
    ['a header that promises 60,000 × 60,000 dots', () => hugePng(60_000)],
    ['a header that promises 2,147,483,647 × 2,147,483,647 dots', () => hugePng(2_147_483_647)],
    // a drawing can cost any time to draw, and can name other files
    ['an SVG', () => Buffer.from(svg)],
    ['an SVG behind an XML declaration', () => Buffer.from(`<?xml version="1.0"?>\n${svg}`)],
    [
      'one colour',
      () =>
        draw(() => 0.4)
          .png()
          .toBuffer(),
    ],
    [
      'white',
      () =>
        draw(() => 1)
          .jpeg()
          .toBuffer(),
    ],
    [
      'one dot',
      () =>
        sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } })
          .png()
          .toBuffer(),
    ],
  ]
  test.each(cases)(
    '%s: an undecodable picture yields its SHA-256 only, and nothing is thrown',
    async (_, bytes) => {
      const given = await bytes()
      expect(await toPictureHash(given)).toEqual({
        sha256: createHash('sha256').update(given).digest('hex'),
        perceptualHash: null,
      })
    },
  )

  test('a picture whose time is over has the hash of its bytes, and no looks', async () => {
    const bytes = await hills().avif({ effort: 0 }).toBuffer()
    const { sha256 } = await toPictureHash(bytes, AbortSignal.abort())
    expect(sha256).toBe(createHash('sha256').update(bytes).digest('hex'))
    const soon = new AbortController()
    const hash = toPictureHash(bytes, soon.signal)
    setImmediate(() => soon.abort())
    expect(await hash).toEqual({ sha256, perceptualHash: null })
  })
})

function half(bytes: Buffer): Buffer {
  return bytes.subarray(0, bytes.length / 2)
}

/** A few hundred bytes that would be gigabytes once unpacked. */
function hugePng(side: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', Buffer.alloc(64)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}
