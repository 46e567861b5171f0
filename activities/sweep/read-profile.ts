import type { Finding } from '../../research/findings/finding.ts'
import { type ProfilePage, readProfilePage, withoutCommon } from '../../research/pages/profile-page.ts'
import { titleOf } from '../../research/presence/page-facts.ts'
import { isBotWall, isConsentPage, isLoginPage } from '../../research/presence/walls.ts'
import { decodeText } from '../fetch/decode-text.ts'
import { type FetchAnswer, FetchError, type Fetcher } from '../fetch/fetcher.ts'

/** Bytes. */
const mostBytes = 524_288
/** An account stands without its details, so nobody waits long for them. */
const timeoutMs = 5_000

type Question = {
  finding: Finding
  siteName: string
  /** The start of the page that the site shows for a name that does not exist; null when not known. */
  common: string | null
}
type Given = { fetcher: Fetcher; signal: AbortSignal }

/**
 * A found account with what its public page says of its owner; null when robots.txt, a wall or the network refuse, or the page says nothing.
 * Asked as a page is: robots.txt first, whatever the probe was allowed.
 */
export async function readProfile({ finding, siteName, common }: Question, given: Given): Promise<Finding | null> {
  const answer = await fetchPage(finding.url, given)
  if (answer === null || answer.status !== 200 || !isHtml(answer) || isClosed(answer)) return null
  const html = decodeText(answer.body, answer.headers['content-type'])
  const page = { url: answer.finalUrl, status: answer.status, headers: answer.headers, body: html, finalUrl: answer.finalUrl }
  if (isBotWall(page) || isConsentPage(page) || isLoginPage(page)) return null
  const facts = { url: answer.finalUrl, username: finding.username ?? undefined, siteName }
  const whole = readProfilePage({ ...facts, html })
  const profile = common === null ? whole : withoutCommon(whole, readProfilePage({ ...facts, html: common }))
  return saysAnything(profile) ? { ...finding, ...detailsOf(profile, finding, titleOf(html)) } : null
}

async function fetchPage(url: string, { fetcher, signal }: Given): Promise<FetchAnswer | null> {
  try {
    const headers = { accept: 'text/html,application/xhtml+xml;q=0.9' }
    return await fetcher.fetch({ url, headers, purpose: 'page', timeoutMs, maxBytes: mostBytes, maxRedirects: 3, signal })
  } catch (error) {
    if (error instanceof FetchError) return null
    throw error
  }
}

function isHtml({ headers }: FetchAnswer): boolean {
  return /^\s*(?:text\/html|application\/xhtml\+xml)/i.test(headers['content-type'] ?? '')
}

/** The page's owner asks that nothing of it be kept. */
function isClosed({ headers, body }: FetchAnswer): boolean {
  const meta = /<meta[^<>]{1,500}robots[^<>]{0,500}>/i.exec(body.toString('latin1', 0, 65_536))?.[0] ?? ''
  return /noarchive|nosnippet|\bnone\b/i.test(`${headers['x-robots-tag'] ?? ''} ${meta}`)
}

function saysAnything({ name, bio, location, avatarUrl, links }: ProfilePage): boolean {
  return [name, bio, location, avatarUrl].some((value) => value !== null) || links.length > 0
}

function detailsOf({ name, bio, location, avatarUrl, links }: ProfilePage, finding: Finding, title: string): Partial<Finding> {
  return { name, bio, location, avatarUrl, links, title: title === '' ? finding.title : title, snippet: bio ?? '' }
}
