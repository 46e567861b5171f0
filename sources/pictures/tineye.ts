import { z } from 'zod'
import type { PicturePart } from '../../research/pictures/picture-part.ts'
import { parseJson } from '../../research/text/json/parse-json.ts'
import { items, optionalNumber } from '../shared/lenient.ts'
import type { SourceAnswer } from '../shared/source.ts'
import { buildBytesLead, chooseAddress, chooseBytes } from './bytes-step.ts'
import { definePictureSource } from './picture-source.ts'

const bytesStep = 'tineye-bytes'
/** Pages of one picture. */
const maxBacklinks = 10
const window = { offset: '0', limit: '100', sort: 'score', order: 'desc' }
const boundary = 'picture-to-look-up'

const Match = z.object({
  score: optionalNumber,
  backlinks: items(z.object({ url: z.string(), backlink: z.string() })),
})
const Answer = z.object({
  results: z.union([z.object({ matches: items(Match) }), z.tuple([])]),
})

/** Its own code and words stand in the body, whatever the status. */
const Failure = z.object({ code: z.int(), messages: z.array(z.string()) })

function parseFailure({ text }: SourceAnswer): z.infer<typeof Failure> | null {
  const failure = Failure.safeParse(parseJson(text))
  return failure.success && failure.data.code !== 200 ? failure.data : null
}

function hasWords(answer: SourceAnswer, words: RegExp): boolean {
  return parseFailure(answer)?.messages.some((message) => words.test(message)) === true
}

const isUnfetched = (answer: SourceAnswer) => hasWords(answer, /couldn't download/i)
/** A picture too plain or too small for its index. */
const isTooSimple = (answer: SourceAnswer) => hasWords(answer, /^NO_SIGNATURE_ERROR$/)
const isRefused = (answer: SourceAnswer) =>
  [401, 402, 403].includes(parseFailure(answer)?.code ?? 0)
const isOtherFailure = (answer: SourceAnswer) =>
  parseFailure(answer) !== null && !isTooSimple(answer) && !isRefused(answer)

const common = {
  provider: 'tineye',
  accepts: ['picture'],
  baseUrl: 'https://api.tineye.com',
  key: { name: 'tinEye', need: 'required' },
  limit: { requests: 10, seconds: 1 },
  timeoutMs: 15_000,
  maxBytes: 4_000_000,
  cacheSeconds: 0,
  microDollars: 40_000,
  termsUrl: 'https://services.tineye.com/terms',
  licence: 'by contract',
  absent: [],
  isUnbilled: (answer: SourceAnswer) => parseFailure(answer) !== null,
  refused: isRefused,
  body: Answer,
} as const

/** Copies of the picture, edited ones too, by its address. */
export const tineye = definePictureSource({
  ...common,
  name: 'tineye',
  request: (question, { base, key }) => {
    const address = chooseAddress(question)
    if (address === null || key === null) return null
    const query = new URLSearchParams({ image_url: address, ...window })
    return { url: `${base}/rest/search/?${query}`, headers: { 'x-api-key': key } }
  },
  isFailure: (answer) => isOtherFailure(answer) && !isUnfetched(answer),
  isAbsent: (answer) => isUnfetched(answer) || isTooSimple(answer),
  absence: (_, answer) => (isUnfetched(answer) ? buildBytesLead(bytesStep) : { findings: [] }),
  evidence: (body) => ({ findings: parseMatches(body) }),
})

/** Asks with the bytes of the picture instead of its address. */
export const tineyeBytes = definePictureSource({
  ...common,
  name: bytesStep,
  request: (question, { base, key, first }) => {
    const bytes = chooseBytes(question, first)
    if (bytes === null || key === null) return null
    return {
      url: `${base}/rest/search/?${new URLSearchParams(window)}`,
      method: 'POST',
      headers: { 'x-api-key': key, 'content-type': `multipart/form-data; boundary=${boundary}` },
      body: buildUpload(bytes),
    }
  },
  isFailure: isOtherFailure,
  isAbsent: isTooSimple,
  evidence: (body) => ({ findings: parseMatches(body) }),
})

/** RFC 7578: a form of one file. */
function buildUpload(bytes: Buffer): Buffer {
  const head = [
    `--${boundary}`,
    'content-disposition: form-data; name="image_upload"; filename="picture.jpg"',
    'content-type: image/jpeg',
    '',
    '',
  ].join('\r\n')
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)])
}

/** One for each page; TinEye gives no titles. */
function parseMatches({ results }: z.infer<typeof Answer>): PicturePart[] {
  const matches = 'matches' in results ? results.matches : []
  return matches.flatMap(({ score, backlinks }) =>
    backlinks
      .slice(0, maxBacklinks)
      .map(
        ({ url: imageUrl, backlink: pageUrl }) =>
          ({ kind: 'match', pageUrl, imageUrl, title: '', isWhole: true, score }) as const,
      ),
  )
}
