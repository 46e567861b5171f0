import { saysNotFound } from '../../usernames/presence/page-facts.ts'
import { isBotWall, isConsentPage, isLoginPage } from '../../usernames/presence/walls.ts'
import type { PageRefusal } from '../page-reading.ts'
import { chooseMeta, type PageFacts } from './page-facts.ts'

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
  if (mayNotBeKept(headers, facts) || reservesMining(headers, facts)) return 'not_to_be_kept'
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

/**
 * `noarchive`, `nosnippet`, `noindex` and `none`, said to all readers: by header or in the head.
 * Words to a named robot are not for us.
 */
function mayNotBeKept(headers: Readonly<Record<string, string>>, facts: PageFacts): boolean {
  const named = Object.entries(headers)
    .filter(([name]) => name.toLowerCase() === 'x-robots-tag')
    .map(([, value]) => value)
  const toAll = named.flatMap((value) =>
    value.split(',').filter((part) => !/^\s*(?!max-|unavailable_after)[\w-]+\s*:/.test(part)),
  )
  const words = [
    ...toAll,
    chooseMeta(facts, 'robots') ?? '',
    ...(facts.metas.get('robots') ?? []),
  ].flatMap((value) => value.toLowerCase().split(/[\s,]+/))
  return words.some(
    (word) =>
      word === 'noarchive' ||
      word === 'nosnippet' ||
      word === 'noindex' ||
      word === 'none' ||
      word === 'max-snippet:0',
  )
}

/** TDM Reservation Protocol: the rights to mine the text are reserved, by header or in the head. */
function reservesMining(headers: Readonly<Record<string, string>>, facts: PageFacts): boolean {
  const name = 'tdm-reservation'
  const sent = Object.entries(headers).find(([one]) => one.toLowerCase() === name)
  return (sent?.[1] ?? chooseMeta(facts, name))?.trim() === '1'
}
