import { memoizeOnce } from '../../text/memoize-once.ts'
import { joinAlternatives } from '../../text/patterns/unwrap.ts'
import { isSignInAddress } from '../../usernames/presence/landing.ts'
import { saysNotFound } from '../../usernames/presence/page-facts.ts'
import { isBotWall, isConsentPage, isLoginPage } from '../../usernames/presence/walls.ts'
import type { PageRefusal } from '../page-reading.ts'
import { isExcludedByOwner } from './is-excluded-by-owner.ts'
import type { PageFacts } from './page-facts.ts'
import { wallWords } from './tables/wall-words.ts'

type Page = { url: string; html: string; headers: Readonly<Record<string, string>>; status: number }

/** Characters: with more to read, a page is of something, whatever its title says. */
const maxWallLength = 1_500
/** Below it, a page is hardly more than its title. */
const maxBareLength = 100
/** Below it, a page whose title asks for a log-in is one, without a form as well. */
const maxLoginLength = 300
const maxMissingLength = 1_200
const maxHeadlessTitleLength = 80

/** Why a page is not read at all: it is a wall, or its owner wants it not kept. */
export function detectWall(
  { url, html, headers, status }: Page,
  facts: PageFacts,
): PageRefusal | null {
  if (isExcludedByOwner(headers, (name) => facts.metas.get(name) ?? [])) return 'not_to_be_kept'
  const answer = { status, headers, body: html, finalUrl: url }
  if (isBotWall(answer)) return 'bot_wall'
  return isConsentPage(answer) ? 'consent_wall' : null
}

const forMembers = memoizeOnce(() => new RegExp(joinAlternatives(wallWords), 'iu'))

/** Whether a page says that it is for members, and hardly anything beside. */
function isForMembers(heading: string, text: string): boolean {
  const lines = [heading, ...text.split('\n')]
  const open = lines.filter((line) => line !== heading && !forMembers().test(line))
  return open.join(' ').length < maxBareLength && lines.some((line) => forMembers().test(line))
}

/** Whether a short page is a form for logging in, or stands in front of what only members see. */
function asksForLogin({ url, html, headers, status }: Page, heading: string, text: string) {
  const hasForm = /<input\b[^>]{0,300}type=["']?password/i.test(html)
  const mayBeForm = hasForm || text.length < maxLoginLength
  return (
    (hasForm && isSignInAddress(url)) ||
    (mayBeForm && isLoginPage({ status, headers, body: html, finalUrl: url })) ||
    isForMembers(heading, text)
  )
}

/** Why what was read of a page is not what was asked for. */
export function detectEmptiness(
  { url, html, headers, status }: Page,
  { title, heading, text }: { title: string | null; heading: string; text: string },
): PageRefusal | null {
  if (text.length < maxWallLength && asksForLogin({ url, html, headers, status }, heading, text))
    return 'login_wall'
  const says = [title ?? '', heading].some(
    (one) => one.length <= maxHeadlessTitleLength && saysNotFound(one, ''),
  )
  if (text.length < maxMissingLength && (says || (text.length < 250 && saysNotFound(text, ''))))
    return 'soft_404'
  return /\p{L}/u.test(text) ? null : 'empty'
}
