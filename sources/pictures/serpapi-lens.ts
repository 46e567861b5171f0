import { z } from 'zod'
import { parseJson } from '../../research/text/json/parse-json.ts'
import { items, optionalText } from '../shared/lenient.ts'
import { toPlain } from '../shared/plain.ts'
import type { Question, SourceAnswer, SourceRequest } from '../shared/source.ts'
import { chooseAddress } from './bytes-step.ts'
import { definePictureSource, type Pictures } from './picture-source.ts'

const maxTitleLength = 300

/** It says in a good answer that it has found nothing, and that it has failed. */
const Failure = z.object({ error: z.string().min(1) })
const nothingFound = /hasn't returned any results/i

function parseFailure({ text }: SourceAnswer): string | null {
  const failure = Failure.safeParse(parseJson(text))
  return failure.success ? failure.data.error : null
}

const Match = z.object({
  link: z.string(),
  title: optionalText,
  image: optionalText,
})

/** Google's pages read by another: asked only where the configuration names it. */
const common = {
  provider: 'serpapi',
  accepts: ['picture'],
  baseUrl: 'https://serpapi.com',
  key: { name: 'serpApi', need: 'required' },
  limit: { requests: 10, seconds: 1 },
  timeoutMs: 15_000,
  cacheSeconds: 0,
  microDollars: 15_000,
  termsUrl: 'https://serpapi.com/legal',
  licence: 'by contract',
  absent: [],
  unasked: 'It takes the public address of a picture, and this service has none to give.',
  isUnbilled: (answer: SourceAnswer) => {
    const failure = parseFailure(answer)
    return failure !== null && !nothingFound.test(failure)
  },
  isFailure: (answer: SourceAnswer) => {
    const failure = parseFailure(answer)
    return answer.status === 200 && failure !== null && !nothingFound.test(failure)
  },
  isAbsent: (answer: SourceAnswer) => nothingFound.test(parseFailure(answer) ?? ''),
} as const

/** Pages that show the picture itself. It takes addresses alone. */
export const lensMatches = definePictureSource({
  ...common,
  name: 'serpapi-exact',
  request: (question, given) => buildRequest(question, given, 'exact_matches'),
  body: z.object({ exact_matches: items(Match) }),
  evidence: ({ exact_matches }) => ({
    findings: exact_matches.map(({ link: pageUrl, title, image: imageUrl }) => ({
      kind: 'match',
      pageUrl,
      imageUrl,
      title: toPlain(title, maxTitleLength) ?? '',
      isWhole: true,
      score: null,
    })),
  }),
})

/** Pictures that look alike, with their pages. */
export const lensSimilar = definePictureSource({
  ...common,
  name: 'serpapi-visual',
  request: (question, given) => buildRequest(question, given, 'visual_matches'),
  body: z.object({ visual_matches: items(Match) }),
  evidence: ({ visual_matches }) => ({
    findings: visual_matches.flatMap(({ link: pageUrl, title, image: imageUrl }) =>
      imageUrl === null
        ? []
        : [
            {
              kind: 'similar' as const,
              imageUrl,
              pageUrl,
              title: toPlain(title, maxTitleLength) ?? '',
            },
          ],
    ),
  }),
})

function buildRequest(
  question: Question<Pictures>,
  { base, key }: { base: string; key: string | null },
  type: 'exact_matches' | 'visual_matches',
): SourceRequest | null {
  const url = chooseAddress(question)
  if (url === null || key === null) return null
  const query = new URLSearchParams({ engine: 'google_lens', type, url, api_key: key })
  return { url: `${base}/search.json?${query}` }
}
