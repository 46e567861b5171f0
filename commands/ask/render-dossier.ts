import { z } from 'zod'
import { Dossier } from '../../contract/operations/dossier.ts'
import { formatUtcMinute } from '../../research/text/formats/format-time.ts'
import { type Page, renderBlock, renderLine, renderParagraph } from './page.ts'
import { renderItem } from './render-item.ts'
import { toTerminalText } from './terminal-text.ts'

const { conflicts, changes, focus, withheld, notice } = Dossier.shape
/**
 * The notes of a dossier; another version of the service may leave out any of them.
 */
const Notes = z.looseObject({
  conflicts: conflicts.catch([]),
  changes: changes.catch(undefined),
  focus: focus.catch(null),
  withheld: withheld.catch(undefined),
  notice: notice.catch(''),
})
const Value = z.looseObject({})
const Answered = z.looseObject({ dossier: Notes })
const Declined = z.looseObject({
  declined: z.string().optional().catch(undefined),
  notice: z.string().catch(''),
})
const maxChanges = 12

/**
 * The parts of a dossier beside its sections: the person in focus, conflicts and changes. Empty for
 * a result that is no dossier.
 */
export function renderDossier(result: unknown, page: Page): string[] {
  const parsed = Answered.safeParse(result)
  if (!parsed.success) return []
  const { dossier } = parsed.data
  return [
    ...renderFocus(dossier, page),
    ...renderConflicts(dossier, page),
    ...changeLines(dossier, page),
  ]
}

/**
 * The last word of a dossier or an answer: what it may not be used for, and why a question was
 * declined.
 */
export function renderNotices(result: unknown, page: Page): string[] {
  const answered = Answered.safeParse(result)
  const said = answered.success ? answered.data.dossier : (Declined.safeParse(result).data ?? null)
  if (said === null) return []
  const declined = 'declined' in said && typeof said.declined === 'string' ? said.declined : ''
  const why =
    declined === ''
      ? []
      : ['', page.paint.yellow(renderLine(`Not answered: ${declined.replaceAll('_', ' ')}.`, page))]
  return [
    ...why,
    ...(said.notice === '' ? [] : ['', ...renderParagraph(said.notice, page).map(page.paint.dim)]),
  ]
}

function renderFocus(
  { focus: taken, withheld: reason }: z.infer<typeof Notes>,
  page: Page,
): string[] {
  if (reason !== undefined) return ['', page.paint.yellow(renderLine(`Withheld: ${reason}.`, page))]
  if (taken === null || taken === undefined || taken.namesakes === 0) return []
  const others =
    taken.namesakes === 1
      ? 'One other person of that name was'
      : `${taken.namesakes} other people of that name were`
  const sure = taken.confidence === null ? '' : ` (${Math.round(taken.confidence)} %)`
  const who = [taken.name ?? '', taken.headline ?? ''].filter((part) => part !== '').join(', ')
  return [
    '',
    ...renderParagraph(
      `This is ${who}${sure}. ${others} left out (use --headline to choose another one).`,
      page,
    ),
  ]
}

function renderConflicts({ conflicts: all }: z.infer<typeof Notes>, page: Page): string[] {
  const lines = all.flatMap(({ path, values }) =>
    renderParagraph(
      `${spellPath(path)}: ${values.map(({ value }) => formatValue(value)).join(' or ')}`,
      page,
      '  ',
    ),
  )
  return renderBlock('Sources disagree', lines, page)
}

function changeLines({ changes: all }: z.infer<typeof Notes>, page: Page): string[] {
  if (all === undefined) return []
  const lines = [
    ...all.added.map(({ path, value }) => `+ ${spellPath(path)}: ${formatValue(value)}`),
    ...all.changed.map(
      ({ path, from, to }) => `~ ${spellPath(path)}: ${formatValue(from)} → ${formatValue(to)}`,
    ),
    ...all.removed.map(({ path, value }) => `- ${spellPath(path)}: ${formatValue(value)}`),
  ]
  const shown = lines.slice(0, maxChanges).map((line) => renderLine(line, page, '  '))
  const unseen = lines.length - shown.length
  const said = lines.length === 0 ? [page.paint.dim('  nothing')] : shown
  return renderBlock(
    `Changed since ${toTerminalText(formatUtcMinute(all.since))}`,
    unseen > 0 ? [...said, page.paint.dim(`  and ${unseen} more`)] : said,
    page,
  )
}

/** `work.positions` → `work, positions`; `identity.birthYear` → `identity, birth year`. */
function spellPath(path: string): string {
  return toTerminalText(path)
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replaceAll('.', ', ')
}

function formatValue(value: unknown): string {
  const item = Value.safeParse(value)
  if (!item.success) return toTerminalText(String(value))
  const { year, url } = item.data
  const text = renderItem(item.data)
  return text || toTerminalText(String(year ?? url ?? JSON.stringify(value)))
}
