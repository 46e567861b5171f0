import {
  findHeadMetas,
  isExcludedByOwner,
} from '../../research/pages/facts/is-excluded-by-owner.ts'
import { parseProfileJson } from '../../research/pages/profiles/parse-profile-json.ts'
import {
  type ProfilePage,
  parseProfilePage,
  withoutCommon,
} from '../../research/pages/profiles/parse-profile-page.ts'
import type { Finding } from '../../research/records/finding.ts'
import { isBotWall, isConsentPage, isLoginPage } from '../../research/usernames/presence/walls.ts'
import { type FetchAnswer, FetchError, type Fetcher } from '../fetch/fetcher.ts'
import { parseBodyText } from '../fetch/parse-body-text.ts'

/** Bytes. */
const maxBytes = 524_288
/** Short, since an account is reported without its details, too. */
const timeoutMs = 5_000

type Question = {
  finding: Finding
  siteName: string
  /**
   * The start of the page that the site shows for a name that does not exist; null when not known.
   */
  common: string | null
  /** The interface that knows the account, when there is one: asked when the page says nothing. */
  apiUrl: string | null
}
type Given = { fetcher: Fetcher; signal: AbortSignal }

/**
 * A found account with what its public page says of its owner; null when robots.txt, a wall or the
 * network refuse, or the page says nothing.
 * Asked as a page is: robots.txt first, whatever the probe was allowed.
 */
export async function fetchProfile(question: Question, given: Given): Promise<Finding | null> {
  const { finding } = question
  const profile = (await readPage(question, given)) ?? (await readApi(question, given))
  if (profile === null) return null
  const { name, bio, location, avatarUrl, links, title } = profile
  return {
    ...finding,
    name,
    bio,
    location,
    avatarUrl,
    links,
    title: title ?? finding.title,
    snippet: bio ?? '',
  }
}

async function readPage(
  { finding, siteName, common }: Question,
  given: Given,
): Promise<ProfilePage | null> {
  const answer = await fetchPage(finding.url, 'text/html,application/xhtml+xml;q=0.9', given)
  if (answer === null || answer.status !== 200 || !isHtml(answer)) return null
  const html = parseBodyText(answer.body, answer.headers['content-type'])
  if (isExcludedByOwner(answer.headers, findHeadMetas(html))) return null
  const page = {
    url: answer.finalUrl,
    status: answer.status,
    headers: answer.headers,
    body: html,
    finalUrl: answer.finalUrl,
  }
  if (isBotWall(page) || isConsentPage(page) || isLoginPage(page)) return null
  const facts = { url: answer.finalUrl, username: finding.username ?? undefined, siteName }
  const whole = parseProfilePage({ ...facts, html })
  return dropEmpty(
    common === null ? whole : withoutCommon(whole, parseProfilePage({ ...facts, html: common })),
  )
}

async function readApi({ finding, apiUrl }: Question, given: Given): Promise<ProfilePage | null> {
  const answer = apiUrl === null ? null : await fetchPage(apiUrl, 'application/json', given)
  if (answer === null || answer.status !== 200) return null
  if (isExcludedByOwner(answer.headers, () => [])) return null
  const text = parseBodyText(answer.body, answer.headers['content-type'])
  const profile = parseProfileJson({ url: finding.url, text, username: finding.username ?? '' })
  return profile === null ? null : dropEmpty(profile)
}

function dropEmpty(profile: ProfilePage): ProfilePage | null {
  const { name, bio, location, avatarUrl, links } = profile
  return [name, bio, location, avatarUrl].some((value) => value !== null) || links.length > 0
    ? profile
    : null
}

async function fetchPage(
  url: string,
  accept: string,
  { fetcher, signal }: Given,
): Promise<FetchAnswer | null> {
  try {
    return await fetcher.fetch({
      url,
      headers: { accept },
      purpose: 'page',
      timeoutMs,
      maxBytes,
      maxRedirects: 3,
      signal,
    })
  } catch (error) {
    if (error instanceof FetchError) return null
    throw error
  }
}

function isHtml({ headers }: FetchAnswer): boolean {
  return /^\s*(?:text\/html|application\/xhtml\+xml)/i.test(headers['content-type'] ?? '')
}
