import http from 'node:http'
import { brotliCompressSync, crc32, deflateSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFetcher } from '../../../activities/fetch/create-fetcher.ts'
import type { Fetcher } from '../../../activities/fetch/fetcher.ts'
import { fetchPicture } from '../../../activities/reverse-image/fetch-picture.ts'
import { parseEgressAllow } from '../../../research/egress/allow.ts'
import { openLoopback } from '../../support/servers/open-loopback.ts'

type Answer = (response: http.ServerResponse) => void

const answers = new Map<string, Answer>()
let server: http.Server
let fetcher: Fetcher
let asked: string[] = []

beforeAll(async () => {
  server = http.createServer((request, response) => {
    const name = request.url?.slice(1) ?? ''
    asked.push(name)
    const answer = answers.get(name)
    if (answer === undefined) response.writeHead(404).end()
    else answer(response)
  })
  const port = await openLoopback(server)
  const host = `127.0.0.1:${port}`
  fetcher = createFetcher({
    allow: parseEgressAllow([host]),
    denied: [{ host: 'denied.example', reason: 'terms' }],
    userAgent: 'test',
    connectionsPerHost: 8,
    pageGapMs: 0,
    pagesThrough: `http://${host}`,
  })
})
afterAll(async () => {
  await fetcher.close()
  server.closeAllConnections()
  server.close()
})

const send =
  (body: Buffer | string, headers: Record<string, string> = {}): Answer =>
  (response) => {
    response.writeHead(200, { 'content-type': 'image/png', ...headers })
    response.end(body)
  }
const redirect =
  (location: string): Answer =>
  (response) =>
    response.writeHead(302, { location }).end()

/** What fetching the picture at this address comes to: its type of failure, or its JPEG. */
async function take(answer: Answer, host = 'pictures.example.com'): Promise<string | Buffer> {
  const url = `https://${host}/p`
  answers.set(url, answer)
  asked = []
  try {
    return (await fetchPicture(fetcher, url, new AbortController().signal)).bytes
  } catch (error) {
    if (error instanceof Error && 'type' in error) return String(error.type)
    throw error
  }
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#369' } })

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** A PNG with one more chunk behind its header. */
async function pngWith(type: string, data: Buffer): Promise<Buffer> {
  const png = await plain(40, 30).png().toBuffer()
  return Buffer.concat([png.subarray(0, 33), chunk(type, data), png.subarray(33)])
}

test.each([
  ['https://10.0.0.1/p', 'image_private_address'],
  ['https://169.254.169.254/latest', 'image_private_address'],
  ['https://0x7f000001/p', 'image_private_address'],
  ['https://[::ffff:127.0.0.1]/p', 'image_private_address'],
  ['https://2130706433/p', 'image_private_address'],
  ['https://printer.local/p', 'image_private_address'],
  ['https://cdn.denied.example/p', 'image_denied_host'],
  ['http://pictures.example.com/p', 'image_denied_host'],
  ['https://pictures.example.com:8443/p', 'image_denied_host'],
  ['/p', 'image_unreachable'],
])('a redirect to %s is followed nowhere: %s', async (location, failure) => {
  expect(await take(redirect(location))).toBe(failure)
  const own = 'https://pictures.example.com/'
  expect(asked.filter((name) => !name.startsWith(own))).toEqual([])
})

test.each([
  ['gzip', gzipSync],
  ['br', brotliCompressSync],
] as const)('a body that %s blows up is cut at 10 MB', async (coding, compress) => {
  const bomb = compress(Buffer.alloc(60_000_000))
  expect(await take(send(bomb, { 'content-encoding': coding }))).toBe('image_too_large')
})

test('more than 25 megapixels are not decoded, whatever the file takes', async () => {
  const bomb = await plain(9_000, 9_000).png().toBuffer()
  expect(await take(send(bomb))).toBe('image_too_many_pixels')
})

/** A small AVIF whose head claims another size. */
async function avifOf(width: number, height: number): Promise<Buffer> {
  const avif = await plain(40, 30).avif({ effort: 0 }).toBuffer()
  const at = avif.indexOf('ispe') + 8
  avif.writeUInt32BE(width, at)
  avif.writeUInt32BE(height, at + 4)
  return avif
}

test('an AVIF is decoded in a process of its own, with the same bounds', async () => {
  const taken = await take(send(await avifOf(40, 30)))
  if (typeof taken === 'string') throw new Error(taken)
  expect(await sharp(taken).metadata()).toMatchObject({ format: 'jpeg', width: 40, height: 30 })
  expect(await take(send(await avifOf(9_000, 9_000)))).toBe('image_too_many_pixels')
  const cut = (await avifOf(40, 30)).subarray(0, -20)
  expect(await take(send(cut))).toBe('image_missing')
})

test('a text that a PNG carries is dropped before it is unpacked', async () => {
  const text = Buffer.concat([Buffer.from('k\0\0'), deflateSync(Buffer.alloc(50_000_000))])
  const taken = await take(send(await pngWith('zTXt', text)))
  if (typeof taken === 'string') throw new Error(taken)
  expect(await sharp(taken).metadata()).toMatchObject({ format: 'jpeg', width: 40 })
})

test('of 5,000 frames the first counts', async () => {
  const gif = await sharp(
    await sharp({ create: { width: 2, height: 10_000, channels: 3, background: '#123' } })
      .png()
      .toBuffer(),
  )
    .gif({ loop: 0 })
    .toBuffer()
  const frame = gif.subarray(gif.indexOf(0x2c), gif.length - 1)
  const many = Buffer.concat([gif.subarray(0, -1), ...Array(4_999).fill(frame), Buffer.from(';')])
  const taken = await take(send(many.subarray(0, 9_900_000), { 'content-type': 'text/plain' }))
  if (typeof taken === 'string') throw new Error(taken)
  expect((await sharp(taken).metadata()).pages ?? 1).toBe(1)
})

test.each([
  ['a page', '<!doctype html><img src=x>', 'image_missing'],
  ['nothing', '', 'image_missing'],
  ['a drawing', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>', 'image_type'],
  ['half a head', '\x89PNG\r\n\x1a\n', 'image_missing'],
])('%s that claims to be a picture is none', async (_, body, failure) => {
  expect(await take(send(Buffer.from(body, 'latin1')))).toBe(failure)
})

test('what follows a picture, and what describes it, is gone', async () => {
  const jpeg = await plain(50, 20)
    .withExif({ IFD0: { Artist: 'SECRET-NAME' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">SECRET-XMP</x:xmpmeta>')
    .jpeg()
    .toBuffer()
  const taken = await take(send(Buffer.concat([jpeg, Buffer.from('<script>SECRET-TAIL')])))
  if (typeof taken === 'string') throw new Error(taken)
  expect(taken.includes('SECRET')).toBe(false)
  expect(await sharp(taken).metadata()).toMatchObject({ width: 50, height: 20 })
})

test('an error, and a host whose robots.txt says no, are answers of their own', async () => {
  expect(await take((response) => response.writeHead(500).end())).toBe('image_status')
  answers.set('https://closed.example.com/robots.txt', send('User-agent: *\nDisallow: /'))
  expect(await take(send('x'), 'closed.example.com')).toBe('image_robots')
})

test('an endless body is cut, and a slow one is given 10 seconds', {
  timeout: 20_000,
}, async () => {
  const endless: Answer = (response) => {
    const more = () => response.destroyed || response.write(Buffer.alloc(65_536), more)
    more()
  }
  const slow: Answer = (response) => void response.write('\x89PNG')
  const [cut, late] = [take(endless, 'a.example.com'), take(slow, 'b.example.com')]
  expect(await cut).toBe('image_too_large')
  expect(await late).toBe('image_too_slow')
})
