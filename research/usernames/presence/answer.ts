import type { Probe } from '../sites/probe.ts'

/** What came back from a probe. */
export type Answer = {
  status: number
  /** Lower-case names. */
  headers: Readonly<Record<string, string>>
  body: string
  /**
   * Where the answer came from after redirects, or where a redirect that was not followed leads.
   */
  finalUrl: string
}

type Received = {
  status: number
  headers: Readonly<Record<string, string | readonly string[]>>
  body: string
  finalUrl?: string | null | undefined
}

/**
 * Longer bodies are judged by their start: the signs of all lists stand in the head or in the first
 * screens. Characters.
 */
const maxBodyLength = 2_000_000

/**
 * What a site answered, in the form that rules judge: headers in lower case, the body cut,
 * redirects resolved.
 */
export function toAnswer({ status, headers, body, finalUrl }: Received, probe: Probe): Answer {
  const named = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name.toLowerCase(),
      typeof value === 'string' ? value : value.join(', '),
    ]),
  )
  const from = URL.parse(finalUrl ?? '', probe.url)?.href ?? probe.url
  return {
    status,
    headers: named,
    body: body.slice(0, maxBodyLength),
    finalUrl: findRedirect({ status, headers: named }, from) ?? from,
  }
}

/** Where an answer sends on to; null when it does not, or to no address. */
export function findRedirect(
  { status, headers }: Pick<Answer, 'status' | 'headers'>,
  from: string,
): string | null {
  if (!isRedirection(status) || headers.location === undefined) return null
  return URL.parse(headers.location, from)?.href ?? null
}

/** Whether a status is one of those that send on. */
export function isRedirection(status: number): boolean {
  return status >= 300 && status < 400
}
