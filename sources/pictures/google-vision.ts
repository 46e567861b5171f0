import { z } from 'zod'
import type { PicturePart } from '../../research/pictures/picture-part.ts'
import { parseJson } from '../../research/text/json/parse-json.ts'
import { items, optionalText } from '../shared/lenient.ts'
import { parseHtmlText, toPlain } from '../shared/plain.ts'
import type { SourceAnswer, SourceRequest } from '../shared/source.ts'
import { buildBytesLead, chooseAddress, chooseBytes } from './bytes-step.ts'
import { definePictureSource } from './picture-source.ts'

const bytesStep = 'google-vision-bytes'
const maxResults = 50
/** Pictures of one page: sizes of one file, mostly. */
const maxPerPage = 3
const maxTitleLength = 300

const images = items(z.object({ url: z.string() })).optional()
const Page = z.object({
  url: z.string(),
  pageTitle: optionalText,
  fullMatchingImages: images,
  partialMatchingImages: images,
})
/** Labels and entities may name who is in a picture: they are not read. */
const WebDetection = z.object({
  pagesWithMatchingImages: items(Page).optional(),
  visuallySimilarImages: images,
})

/** What it says of one picture in an answer of status 200. */
const Failure = z.object({ responses: z.tuple([z.object({ error: z.object({ code: z.int() }) })]) })
/** Of `google.rpc.Code`: deadline exceeded, not found, permission denied, unavailable. */
const unfetched = [4, 5, 7, 14]
const exhausted = 8
const pauseSeconds = 10

function parseFailure({ text }: SourceAnswer): number | null {
  const failure = Failure.safeParse(parseJson(text))
  return failure.success ? failure.data.responses[0].error.code : null
}

function isUnfetched(answer: SourceAnswer): boolean {
  const code = parseFailure(answer)
  return code !== null && unfetched.includes(code)
}

const common = {
  provider: 'google_vision',
  accepts: ['picture'],
  baseUrl: 'https://vision.googleapis.com',
  key: { name: 'googleVision', need: 'required' },
  limit: { requests: 300, seconds: 10 },
  timeoutMs: 15_000,
  cacheSeconds: 0,
  microDollars: 3_500,
  termsUrl: 'https://cloud.google.com/terms',
  licence: 'by contract',
  absent: [],
  throttled: (answer: SourceAnswer) => (parseFailure(answer) === exhausted ? pauseSeconds : null),
  isUnbilled: (answer: SourceAnswer) => parseFailure(answer) !== null,
  body: z.object({
    responses: z.tuple([
      z.object({ webDetection: WebDetection.optional(), error: z.undefined().optional() }),
    ]),
  }),
} as const

/** Pages and pictures on the web; Google fetches the picture. */
export const googleVision = definePictureSource({
  ...common,
  name: 'google-vision',
  request: (question, { base, key }) => {
    const imageUri = chooseAddress(question)
    return imageUri === null ? null : buildRequest(base, key, { source: { imageUri } })
  },
  isFailure: (answer) => parseFailure(answer) !== null && !isUnfetched(answer),
  isAbsent: isUnfetched,
  absence: () => buildBytesLead(bytesStep),
  evidence: ({ responses: [{ webDetection }] }) => ({ findings: parseDetection(webDetection) }),
})

/** Asks with the bytes of the picture instead of its address. */
export const googleVisionBytes = definePictureSource({
  ...common,
  name: bytesStep,
  request: (question, { base, key, first }) => {
    const bytes = chooseBytes(question, first)
    return bytes === null ? null : buildRequest(base, key, { content: bytes.toString('base64') })
  },
  isFailure: (answer) => parseFailure(answer) !== null,
  evidence: ({ responses: [{ webDetection }] }) => ({ findings: parseDetection(webDetection) }),
})

/** Asks for pages alone: no face, no label, no text is detected. */
function buildRequest(base: string, key: string | null, image: object): SourceRequest {
  const features = [{ type: 'WEB_DETECTION', maxResults }]
  const imageContext = { webDetectionParams: { includeGeoResults: false } }
  return {
    url: `${base}/v1/images:annotate`,
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-goog-api-key': key ?? '' },
    body: JSON.stringify({ requests: [{ image, features, imageContext }] }),
  }
}

/** A page without a matching picture is about what is shown, so that it is left out. */
function parseDetection(detection: z.infer<typeof WebDetection> | undefined): PicturePart[] {
  const pages = detection?.pagesWithMatchingImages ?? []
  const similar = detection?.visuallySimilarImages ?? []
  return [
    ...pages.flatMap(({ url: pageUrl, pageTitle, fullMatchingImages, partialMatchingImages }) => {
      const title = toPlain(parseHtmlText(pageTitle), maxTitleLength) ?? ''
      const toMatch = (isWhole: boolean) => (image: { url: string }) =>
        ({ kind: 'match', pageUrl, imageUrl: image.url, title, isWhole, score: null }) as const
      return [
        ...(fullMatchingImages ?? []).map(toMatch(true)),
        ...(partialMatchingImages ?? []).map(toMatch(false)),
      ].slice(0, maxPerPage)
    }),
    ...similar.map(
      ({ url }) => ({ kind: 'similar', imageUrl: url, pageUrl: null, title: '' }) as const,
    ),
  ]
}
