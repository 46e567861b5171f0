import { ErrorBody } from '../../contract/errors/errors.ts'
import { formatDuration } from '../../research/text/formats/format-duration.ts'
import { parseJson } from '../../research/text/json/parse-json.ts'
import { toTerminalText } from './terminal-text.ts'

/** The service said no, or could not be reached: lines for the person at the keyboard. */
export class ServiceError extends Error {
  override name = 'ServiceError' as const
  readonly lines: readonly string[]
  /** What the service sent, for those who asked for JSON. */
  readonly body: string | null

  constructor(lines: readonly string[], body: string | null = null) {
    super(lines[0] ?? '')
    this.lines = lines
    this.body = body
  }
}

/** @param text the body of a response that is no success */
export function toServiceError(
  status: number,
  text: string,
  retryAfter: string | null,
): ServiceError {
  const parsed = ErrorBody.safeParse(parseJson(text))
  if (!parsed.success)
    return new ServiceError(
      [`${status}: this is not an answer of the service. Is --url right?`],
      text,
    )
  const { code, message, action, url, details = [], request_id } = parsed.data.error
  const next = [action?.replaceAll('_', ' '), url].filter((part) => part !== undefined).join(': ')
  return new ServiceError(
    [
      `${code} (${status}): ` +
        `${retryAfter === null ? message : message.replace(/: try again later\.$/, '.')}`,
      ...details
        .filter((detail) => !message.includes(detail.message))
        .map(({ path, message: said }) => `  ${path}: ${said}`),
      ...(next === '' ? [] : [`What helps: ${next}`]),
      ...(retryAfter === null ? [] : [`Try again in ${sayWait(retryAfter)}.`]),
      `Request ${request_id}`,
    ].map((line) =>
      line.replace(
        /^(\s*)(.*)$/s,
        (_, indent: string, rest: string) => indent + toTerminalText(rest),
      ),
    ),
    text,
  )
}

/** `Retry-After` in seconds, as this service writes it; another form stays as it is. */
function sayWait(retryAfter: string): string {
  return /^\d+$/.test(retryAfter) ? formatDuration(Number(retryAfter)) : retryAfter
}
