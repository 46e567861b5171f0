import { z } from 'zod'
import { parseJson } from '../../research/text/json/parse-json.ts'
import type { SourceAnswer } from './source.ts'

/** What MediaWiki's action API says inside an HTTP 200. */
const Failure = z.object({ error: z.object({ code: z.string() }) })

/** Codes that ask for a pause: replicas that lag, limits. */
const busy = /^(?:maxlag|ratelimited)$/
/** Codes of a service that cannot answer just now: search nodes and databases that are away. */
const broken = /^(?:readonly|internal_api_error_\w+|cirrussearch-[\w-]*error)$/
const refusals = /^(?:blocked|autoblocked|globalblocking-[\w-]+|permissiondenied|readapidenied)$/

/** Seconds that MediaWiki asks for when it says nothing else. */
const usualWait = 5

function deriveCode({ text }: SourceAnswer): string | null {
  const failure = Failure.safeParse(parseJson(text))
  return failure.success ? failure.data.error.code : null
}

/** How every step that asks MediaWiki reads what it says about itself. */
export const mediawikiAnswers = {
  throttled: parseMediawikiThrottle,
  isFailure: isMediawikiFailure,
  refused: isMediawikiRefusal,
} as const

function parseMediawikiThrottle(answer: SourceAnswer): number | null {
  const code = deriveCode(answer)
  if (code === null || !busy.test(code)) return null
  const asked = Number(answer.headers['retry-after'])
  return Number.isFinite(asked) && asked >= 1 ? Math.ceil(asked) : usualWait
}

function isMediawikiFailure(answer: SourceAnswer): boolean {
  return broken.test(deriveCode(answer) ?? '')
}

function isMediawikiRefusal(answer: SourceAnswer): boolean {
  return refusals.test(deriveCode(answer) ?? '')
}

/** Whether MediaWiki says that there is no such entity. */
export function isMediawikiAbsence(answer: SourceAnswer): boolean {
  return deriveCode(answer) === 'no-such-entity'
}
