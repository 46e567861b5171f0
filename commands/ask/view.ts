import { Coverage } from '../../contract/coverage.ts'
import { StreamEvent } from '../../contract/events.ts'
import type { OperationName } from '../../contract/operations.ts'
import type { PersonHit } from '../../contract/person.ts'
import type { Account, Cluster } from '../../contract/social.ts'
import { block, oneLine, type Page, paragraph } from './page.ts'
import { accountLine } from './render-account.ts'
import { coverageLines } from './render-coverage.ts'
import { hitLines } from './render-hit.ts'
import { sectionLines, sourceLines } from './render-section.ts'
import { usageLine } from './render-usage.ts'
import { cut, plain } from './terminal-text.ts'

/** What an event makes visible: lines that stay, and what is going on now (null = as before). */
export type Shown = { lines: string[]; status: string | null }

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
  const ending: string[] = []
  let [isDone, written] = [false, '']

  function handle(event: StreamEvent): Partial<Shown> {
    switch (event.type) {
      case 'status':
        return { status: `${plain(event.label)}${event.percent === undefined ? '' : ` (${event.percent} %)`}` }
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
        return { lines: sectionLines(event.key, event.data, page) }
      case 'summary':
      case 'text':
        written += event.delta
        return {}
      case 'sources':
        return { lines: block('Sources', sourceLines(event.sources, page), page) }
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
        const reason = (event.stopReason ?? 'not everything could be asked').replaceAll('_', ' ')
        if (event.partial === true) ending.unshift(paint.yellow(`Cut short: ${reason}.`))
        return {}
      }
      case 'error': {
        const kept = event.partial === true ? ['What was found until then stands above.'] : []
        return { lines: [paint.red(oneLine(`${event.error.code}: ${event.error.message}`, page)), ...kept] }
      }
      // what backs accounts and candidates is in the JSON; here their confidence stands for it
      case 'evidence':
      case 'avatar_updated':
        return {}
    }
  }

  /** Only a verdict is news. */
  function updated(account: Account, reason: string): string[] {
    const before = accounts.get(account.id)?.state
    accounts.set(account.id, account)
    if (account.state === before || account.state === 'candidate') return []
    const mark = account.state === 'verified' ? paint.green('✓') : paint.red('✗')
    return [`  ${mark} ${cut(plain(`${account.platform} ${account.username} ${account.state}: ${reason}`), page.columns - 4)}`]
  }

  function flush(): string[] {
    const text = written
    written = ''
    return text === '' ? [] : ['', ...paragraph(text, page)]
  }

  return {
    show(event) {
      const parsed = StreamEvent.safeParse(event)
      if (!parsed.success) return { lines: [], status: null }
      const isText = parsed.data.type === 'summary' || parsed.data.type === 'text'
      const before = isText ? [] : flush()
      const { lines = [], status = null } = handle(parsed.data)
      return { lines: [...before, ...lines], status }
    },
    conclude(result) {
      const people = hits.flatMap((hit, i) => {
        const cluster = [...clusters.values()].find(({ hitId }) => hitId === hit.id)
        return ['', ...hitLines(i + 1, hit, { accounts, signals: cluster?.signals ?? [] }, page)]
      })
      const nobody = operation === 'search' && isDone && hits.length === 0 ? ['', 'Nobody was found.'] : []
      return [...flush(), ...people, ...nobody, ...coverageLines(coverageOf(result), page), ...(ending.length === 0 ? [] : ['', ...ending])]
    },
  }
}

/** The result's own coverage, or that of what it holds: a dossier, a vehicle. */
export function coverageOf(result: unknown): Coverage[] {
  if (typeof result !== 'object' || result === null) return []
  const inner = 'dossier' in result ? result.dossier : 'vehicle' in result ? result.vehicle : result
  const list = typeof inner === 'object' && inner !== null && 'coverage' in inner ? inner.coverage : []
  return Array.isArray(list) ? list.flatMap((row) => Coverage.safeParse(row).data ?? []) : []
}
