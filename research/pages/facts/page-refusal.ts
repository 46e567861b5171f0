import { saysNotFound } from '../../usernames/presence/page-facts.ts'
import { isBotWall, isConsentPage, isLoginPage } from '../../usernames/presence/walls.ts'
import type { PageRefusal } from '../page-reading.ts'
import { isExcludedByOwner } from './is-excluded-by-owner.ts'
import type { PageFacts } from './page-facts.ts'

type Page = { url: string; html: string; headers: Readonly<Record<string, string>>; status: number }

/** Characters: with more to read, a page is of something, whatever its title says. */
const maxWallLength = 1_500
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

/** Why what was read of a page is not what was asked for. */
export function detectEmptiness(
  { url, html, headers, status }: Page,
  { title, heading, text }: { title: string | null; heading: string; text: string },
): PageRefusal | null {
  if (text.length < maxWallLength && isLoginPage({ status, headers, body: html, finalUrl: url }))
    return 'login_wall'
  const says = [title ?? '', heading].some(
    (one) => one.length <= maxHeadlessTitleLength && saysNotFound(one, ''),
  )
  if (text.length < maxMissingLength && (says || (text.length < 250 && saysNotFound(text, ''))))
    return 'soft_404'
  return /\p{L}/u.test(text) ? null : 'empty'
}
