import type { WireMode } from './wire-mode.ts'
import type { World } from './world.ts'

/**
 * One request to a provider, with what the stand-in server puts in front of its path taken away.
 */
export type Asked = {
  /** Scheme, host and port, and the provider's name: what its sources know as `base`. */
  base: string
  path: string
  query: URLSearchParams
  /** Of a POST, read as JSON; empty where it is none. */
  body: Readonly<Record<string, unknown>>
}

/** `body`: written as JSON, unless it is a text or bytes. */
export type Reply = { status: number; headers: Record<string, string>; body: unknown }

/** What a stand-in has that looks at a picture before it answers. */
type Looking = {
  /** Fetches a picture from the service; null where the service does not serve it. */
  fetchPicture: (url: string) => Promise<Buffer | null>
  /** The body of the request. */
  sent: Buffer
  isLying: boolean
}

/** A provider of the invented world: says what it knows, in its documented shape. */
export type StandIn = {
  answer: (asked: Asked, world: World) => Reply
  /** Answers in place of `answer` when it is asked through a network. */
  look?: (asked: Asked, looking: Looking) => Promise<Reply>
  /** How it says "slow down" when it does not say so by 429 with Retry-After. */
  throttled?: (asked: Asked, now: Date) => Reply
  /** How it always fails at what is asked here; null: it does not. */
  mode?: (asked: Asked, world: World) => WireMode | null
}

export function reply(body: unknown, status = 200, headers: Record<string, string> = {}): Reply {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    body,
  }
}

/** The last part of a path, without encoding and `.json`. */
export function lastOf(path: string): string {
  const [part = ''] = path
    .split('/')
    .toReversed()
    .filter((segment) => segment !== '')
  return decodeURIComponent(part.replace(/\.json$/, ''))
}

/** Unix time in seconds, `seconds` from now. */
export function secondsFrom(now: Date, seconds: number): string {
  return String(Math.ceil(now.getTime() / 1_000) + seconds)
}
