import stringWidth from 'string-width'
import { z } from 'zod'
import type { PersonHit } from '../../contract/results/person.ts'
import type { Account } from '../../contract/results/social.ts'
import { type Page, renderLine, renderParagraph } from './page.ts'
import { renderOwnAccount } from './render-account.ts'
import { cut, toTerminalText } from './terminal-text.ts'
import { toSignalWords } from './to-signal-words.ts'

/** Optional fields of a hit. */
const More = z.looseObject({
  accountIds: z.array(z.string()).catch([]),
  urls: z.array(z.string()).catch([]),
  signals: z
    .array(
      z.looseObject({
        feature: z.string(),
        weight: z.number(),
        stance: z.enum(['supports', 'contradicts']),
        detail: z.string().optional().catch(undefined),
      }),
    )
    .catch([]),
})
type HitSignals = z.infer<typeof More>['signals']

const barCells = 10
const [maxSignals, maxLinks] = [4, 8]

/**
 * A candidate: rank, name, confidence, facts, signals and links.
 * @param found from earlier events: accounts by id, and the signals of the candidate's cluster
 * where the hit has none
 */
export function renderHit(
  rank: number,
  hit: PersonHit,
  found: { accounts: ReadonlyMap<string, Account>; signals: HitSignals },
  page: Page,
): string[] {
  const { paint } = page
  const more = More.parse(hit)
  const accounts = more.accountIds.flatMap((id) => found.accounts.get(id) ?? [])
  // each of these stands below with its address
  const platforms = new Set(accounts.slice(0, maxLinks).map(({ platform }) => platform))
  const tags = hit.tags.filter((tag) => !platforms.has(tag))
  const facts = dropRepeated(hit.headline, [hit.location, ...tags].map(toTerminalText))
  const addresses = new Set(accounts.map(({ url }) => url))
  const pages = more.urls.filter((url) => !addresses.has(url))
  const lines = [
    renderRankedName(rank, hit, page),
    ...(toTerminalText(hit.headline) === '' ? [] : renderParagraph(hit.headline, page, '    ')),
    ...(facts.length === 0 ? [] : renderParagraph(facts.join(' · '), page, '    ').map(paint.dim)),
    ...renderReasons(more.signals.length > 0 ? more.signals : found.signals, page),
    ...accounts.slice(0, maxLinks).map((account) => renderOwnAccount(account, page)),
    ...pages
      .slice(0, Math.max(0, maxLinks - accounts.length))
      .map((url) => paint.cyan(renderLine(url, page, '    '))),
  ]
  const unseen = accounts.length - maxLinks
  return unseen > 0 ? [...lines, paint.dim(`    and ${unseen} more`)] : lines
}

/** The texts that neither the headline nor a text before them holds in whole words. */
function dropRepeated(headline: string, texts: readonly string[]): string[] {
  let said = headline
  return texts.filter((text) => {
    // "C" is not said by "C++"
    const whole = String.raw`(?<![\p{L}\p{N}])${RegExp.escape(text)}(?![\p{L}\p{N}+#])`
    const isNew = text !== '' && !new RegExp(whole, 'iu').test(said)
    if (isNew) said += `\n${text}`
    return isNew
  })
}

/** The first line of a hit: rank, name, and how sure it is. */
export function renderRankedName(
  rank: number,
  { name: written, confidence }: { name: string; confidence: number },
  page: Page,
): string {
  const { columns, paint } = page
  const label = `${String(rank).padStart(3)} `
  const certainty = `${renderBar(confidence)} ${String(Math.round(confidence)).padStart(3)}`
  const name = cut(toTerminalText(written), columns - label.length - barCells - 6)
  const gap = ' '.repeat(Math.max(2, columns - label.length - stringWidth(name) - barCells - 4))
  return `${label}${paint.bold(name)}${gap}${choosePaint(confidence, page)(certainty)}`
}

/** The strongest reasons for and against. */
export function renderReasons(signals: HitSignals, page: Page): string[] {
  const strongest = signals
    .filter(({ weight }) => weight !== 0)
    .toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
  const shown = strongest.slice(0, maxSignals)
  const say = (stance: 'supports' | 'contradicts') => [
    ...new Set(
      shown
        .filter((signal) => signal.stance === stance)
        .map(({ feature, detail }) => toSignalWords(feature, stance, detail)),
    ),
  ]
  const [pro, contra] = [say('supports'), say('contradicts')]
  return [
    ...(pro.length === 0 ? [] : renderParagraph(`For: ${pro.join('; ')}`, page, '    ')),
    ...(contra.length === 0 ? [] : renderParagraph(`Against: ${contra.join('; ')}`, page, '    ')),
  ]
}

function renderBar(confidence: number): string {
  const full = Math.min(barCells, Math.max(0, Math.round(confidence / (100 / barCells))))
  return '█'.repeat(full) + '░'.repeat(barCells - full)
}

function choosePaint(confidence: number, { paint }: Page): (text: string) => string {
  if (confidence >= 75) return paint.green
  return confidence >= 40 ? paint.yellow : paint.dim
}
