import { createRequire } from 'node:module'
import { LRUCache } from 'lru-cache'
import { dayMs } from '../../contract/fields/durations.ts'
import { type FetchAnswer, FetchError, type FetchRequest } from './fetcher.ts'
import { parseBodyText } from './parse-body-text.ts'

/** Its types promise a default export that its CommonJS does not have. */
const robotsParser: typeof import('robots-parser').default = createRequire(import.meta.url)(
  'robots-parser',
)

/** A site that cannot say what it allows is asked again sooner. */
const unknownMs = 600_000
/** RFC 9309 §2.5: at least 500 KiB must be read. */
const maxBytes = 512_000
const timeoutMs = 8_000
/** Of all files kept together, in characters; parsed they take a few times as much. */
const maxKeptLength = 4_000_000
const maxCrawlDelayMs = 10_000
/**
 * Matching a rule with wildcards takes the length of the rule times that of the path, and both come
 * from outside: a whole file of them would hold up the process for seconds. Real files have a few
 * thousand characters of such rules; what is beyond keeps us out.
 */
const maxPathLength = 2_048
const maxWildcardLength = 50_000

type RobotsVerdict = { allowed: boolean; crawlDelayMs: number }
type Rules = (url: URL) => RobotsVerdict
type Kept = { rules: Promise<Rules>; until: number; size: number }

type Robots = {
  /** @throws FetchError when the site cannot be reached at all, as the page could not either */
  judge(url: URL): Promise<RobotsVerdict>
}

/**
 * The rules of robots.txt (RFC 9309): fetched once per origin and day by the first request, and
 * shared with all that arrive meanwhile.
 */
export function createRobots(given: {
  ask: (request: FetchRequest) => Promise<FetchAnswer>
  userAgent: string
  now: () => Date
}): Robots {
  const cache = new LRUCache<string, Kept>({
    maxSize: maxKeptLength,
    sizeCalculation: ({ size }) => size,
  })

  function load(origin: string): Kept {
    const kept: Kept = {
      rules: Promise.resolve(nothing),
      until: Number.POSITIVE_INFINITY,
      size: 200,
    }
    kept.rules = readRules(origin, given.ask, given.userAgent).then(
      ({ rules, size, ttlMs }) => {
        kept.until = given.now().getTime() + ttlMs
        // the size is known only now, and the cache measures a new value only; an entry that
        // another fetch has replaced in between stays
        if (cache.get(origin) === kept) cache.set(origin, { ...kept, size: size + 200 })
        return rules
      },
      (error: unknown) => {
        if (cache.get(origin) === kept) cache.delete(origin)
        throw error
      },
    )
    cache.set(origin, kept)
    return kept
  }

  return {
    async judge(url) {
      const kept = cache.get(url.origin)
      const current =
        kept !== undefined && kept.until > given.now().getTime() ? kept : load(url.origin)
      return (await current.rules)(url)
    },
  }
}

const everything: Rules = () => ({ allowed: true, crawlDelayMs: 0 })
const nothing: Rules = () => ({ allowed: false, crawlDelayMs: 0 })

async function readRules(
  origin: string,
  ask: (request: FetchRequest) => Promise<FetchAnswer>,
  userAgent: string,
): Promise<{ rules: Rules; size: number; ttlMs: number }> {
  const url = `${origin}/robots.txt`
  try {
    const answer = await ask({
      url,
      headers: { accept: 'text/plain' },
      purpose: 'api',
      timeoutMs,
      maxBytes,
      maxRedirects: 5,
    })
    if (answer.status >= 400 && answer.status < 500)
      return { rules: everything, size: 0, ttlMs: dayMs }
    if (answer.status >= 300) return { rules: nothing, size: 0, ttlMs: unknownMs }
    const text = dropPartialLine(
      parseBodyText(answer.body, 'text/plain; charset=utf-8'),
      answer.truncated,
    )
    return { rules: parseRules(url, text, userAgent), size: text.length, ttlMs: dayMs }
  } catch (error) {
    if (!(error instanceof FetchError)) throw error
    // These say why the page cannot be had either, and say it better than "robots" would.
    if (
      error.fault === 'denied' ||
      error.fault === 'dns' ||
      error.fault === 'tls' ||
      error.fault === 'aborted'
    )
      throw error
    return { rules: nothing, size: 0, ttlMs: unknownMs }
  }
}

function parseRules(robotsUrl: string, text: string, userAgent: string): Rules {
  if (measureWildcard(text) > maxWildcardLength) return nothing
  const robots = robotsParser(robotsUrl, text)
  const crawlDelayMs = Math.min(
    Math.max(0, (robots.getCrawlDelay(userAgent) ?? 0) * 1_000),
    maxCrawlDelayMs,
  )
  return (url) => ({
    allowed:
      url.pathname.length + url.search.length <= maxPathLength &&
      robots.isAllowed(url.href, userAgent) === true,
    crawlDelayMs,
  })
}

function measureWildcard(text: string): number {
  return text.split('\n').reduce((sum, line) => sum + (line.includes('*') ? line.length : 0), 0)
}

/**
 * A rule that was cut in the middle would say something else: "Disallow: /private" becomes
 * "Disallow: /".
 */
function dropPartialLine(text: string, truncated: boolean): string {
  return truncated ? text.slice(0, text.lastIndexOf('\n') + 1) : text
}
