import { Coverage } from '../../contract/coverage.ts'
import { partialMessages, StreamEvent } from '../../contract/events.ts'
import type { OperationName } from '../../contract/operations.ts'
import type { PersonHit } from '../../contract/person.ts'
import type { Account, Cluster } from '../../contract/social.ts'
import { block, oneLine, type Page, paragraph } from './page.ts'
import { accountLine } from './render-account.ts'
import { coverageLines } from './render-coverage.ts'
import { dossierLines, noticeLines } from './render-dossier.ts'
import { hitLines } from './render-hit.ts'
import { sectionsLines, sectionTable, sourceLines } from './render-section.ts'
import { usageLine } from './render-usage.ts'
import { cut, plain } from './terminal-text.ts'

/**
 * What an event makes visible: lines that stay, what is going on now (null = as before), and lines
 * that the next event may change.
 */
export type Shown = { lines: string[]; status: string | null; live: string[] }

export type View = {
  /** An event of the stream as it came; what is not known is passed over. */
  show(event: unknown): Shown
  /** What can be told only in the end. @param result of the job, where there is one */
  conclude(result: unknown): string[]
}

/** Turns a stream into lines for a person. It keeps what it has seen and does nothing else. */
export function createView(page: Page, operation: OperationName): View {
  const { paint } = page
  const accounts = new Map<string, Account>()
  const clusters = new Map<string, Cluster>()
  const hits: PersonHit[] = []
  // a section that comes again replaces the one before: all are printed when they can be numbered,
  // which is at the end
  const sections = new Map<string, Readonly<Record<string, unknown>>>()
  const numbers = new Map<string, number>()
  const ending: string[] = []
  let [isDone, isUnreached, written, told] = [false, false, '', 0]

  function handle(event: StreamEvent): Partial<Pick<Shown, 'lines' | 'status'>> {
    switch (event.type) {
      case 'status':
        return {
          status: `${plain(event.label)}${event.percent === undefined ? '' : ` (${event.percent} %)`}`,
        }
      case 'social_account_found':
        accounts.set(event.account.id, event.account)
        return { lines: [accountLine(event.account, page)] }
      case 'account_updated':
        return { lines: updated(event.account, event.reason) }
      case 'cluster_updated':
        clusters.set(event.cluster.id, event.cluster)
        return {}
      case 'hit':
        hits.push(event.hit)
        return {}
      case 'section':
        sections.set(event.key, event.data)
        return {}
      case 'summary':
      case 'text':
        written += event.delta
        return { lines: wholeLines() }
      case 'sources':
        for (const { id, position } of event.sources) numbers.set(id, position)
        return {
          lines: [...flushSections(), ...block('Sources', sourceLines(event.sources, page), page)],
        }
      case 'related':
        return {
          lines: block(
            'Ask next',
            event.questions.map((question) => oneLine(question, page, '  ? ')),
            page,
          ),
        }
      case 'usage':
        ending.push(usageLine(event.usage, event.breakdown))
        return {}
      case 'done': {
        isDone = true
        isUnreached = event.stopReason === 'sources_unavailable'
        const reason = (event.stopReason ?? 'not everything could be asked').replaceAll('_', ' ')
        if (event.partial === true && !isUnreached)
          ending.unshift(paint.yellow(`Cut short: ${reason}.`))
        return {}
      }
      case 'error': {
        const kept = event.partial === true ? ['What was found until then stands above.'] : []
        return {
          lines: [paint.red(oneLine(`${event.error.code}: ${event.error.message}`, page)), ...kept],
        }
      }
      // what backs accounts and candidates is in the JSON; here their confidence stands for it
      case 'evidence':
      case 'avatar_updated':
      case 'redacted':
        return {}
    }
  }

  /** Only a verdict is news. */
  function updated(account: Account, reason: string): string[] {
    const before = accounts.get(account.id)?.state
    accounts.set(account.id, account)
    if (account.state === before || account.state === 'candidate') return []
    const mark = account.state === 'verified' ? paint.green('✓') : paint.red('✗')
    return [
      `  ${mark} ${cut(plain(`${account.platform} ${account.username} ${account.state}: ${reason}`), page.columns - 4)}`,
    ]
  }

  /** Lines of the text that nothing which still comes can change: all but the last. */
  function wholeLines(): string[] {
    const lines = paragraph(written, page)
    const fresh = lines.slice(told, -1)
    const gap = told === 0 && fresh.length > 0 ? [''] : []
    told += fresh.length
    return [...gap, ...fresh]
  }

  function flush(): string[] {
    const rest = paragraph(written, page).slice(told)
    const gap = told === 0 && rest.length > 0 ? [''] : []
    ;[written, told] = ['', 0]
    return [...gap, ...rest]
  }

  function flushSections(): string[] {
    const lines = sectionsLines(sections, numbers, page)
    sections.clear()
    return lines
  }

  function live(): string[] {
    const rest = paragraph(written, page).slice(told)
    const table = sectionTable(sections, page)
    return [...rest, ...(table.length === 0 ? [] : ['', ...table, ''])]
  }

  return {
    show(event) {
      const parsed = StreamEvent.safeParse(event)
      if (!parsed.success) return { lines: [], status: null, live: live() }
      const isText = parsed.data.type === 'summary' || parsed.data.type === 'text'
      // what is going on, and a section that comes again, interrupt no sentence
      const goesOn = isText || parsed.data.type === 'status' || parsed.data.type === 'section'
      const before = goesOn ? [] : flush()
      const { lines = [], status = null } = handle(parsed.data)
      return { lines: [...before, ...lines], status, live: live() }
    },
    conclude(result) {
      const people = hits.flatMap((hit, i) => {
        const cluster = [...clusters.values()].find(({ hitId }) => hitId === hit.id)
        return ['', ...hitLines(i + 1, hit, { accounts, signals: cluster?.signals ?? [] }, page)]
      })
      const isEmpty = operation === 'search' && isDone && hits.length === 0
      const verdict = isUnreached ? unreachedLine(result) : 'No matching person was found.'
      const none = isUnreached || isEmpty ? ['', paint.yellow(verdict)] : []
      return [
        ...flush(),
        ...flushSections(),
        ...people,
        ...none,
        ...dossierLines(result, page),
        ...coverageLines(coverageOf(result), page),
        ...noticeLines(result, page),
        ...(ending.length === 0 ? [] : ['', ...ending]),
      ]
    },
  }
}

/** The result says which of the two it was: no source answered, or none was there to ask. */
function unreachedLine(result: unknown): string {
  const message =
    typeof result === 'object' && result !== null && 'message' in result ? result.message : ''
  return typeof message === 'string' && message !== ''
    ? plain(message)
    : partialMessages.sources_unavailable
}

/** The result's own coverage, or that of what it holds: a dossier, a vehicle. */
export function coverageOf(result: unknown): Coverage[] {
  if (typeof result !== 'object' || result === null) return []
  const inner = 'dossier' in result ? result.dossier : 'vehicle' in result ? result.vehicle : result
  const list =
    typeof inner === 'object' && inner !== null && 'coverage' in inner ? inner.coverage : []
  return Array.isArray(list) ? list.flatMap((row) => Coverage.safeParse(row).data ?? []) : []
}
