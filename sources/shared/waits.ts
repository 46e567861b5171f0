import { parseJson } from '../../research/text/json/parse-json.ts'

/**
 * Seconds until a limit is lifted, as headers say it: a time in seconds or milliseconds since 1970,
 * a number of seconds, or a date. At least 1; null when absent or senseless.
 */
export function parseWait(reset: string | undefined, now: Date): number | null {
  const written = reset?.trim() ?? ''
  const at = now.getTime() / 1_000
  const seconds = /^\d+(?:\.\d+)?$/.test(written)
    ? fromNow(Number(written), at)
    : Date.parse(written) / 1_000 - at
  return Number.isFinite(seconds) ? Math.max(1, Math.ceil(seconds)) : null
}

/** No window is thirty years long, and no reset lies three thousand years off. */
function fromNow(number: number, at: number): number {
  if (number < 1e9) return number
  return (number > 1e11 ? number / 1_000 : number) - at
}

/** A provider's own words in an answer, as far as they are an object; null otherwise. */
export function parseErrorBody(text: string): Readonly<Record<string, unknown>> | null {
  const json = parseJson(text)
  return typeof json === 'object' && json !== null ? Object.fromEntries(Object.entries(json)) : null
}
