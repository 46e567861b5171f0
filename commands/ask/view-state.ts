/** What a view has seen of a stream, and what each event adds and shows. Pure. */
import type { StreamEvent } from '../../contract/results/events.ts'
import type { PersonHit } from '../../contract/results/person.ts'
import type { Account, Cluster } from '../../contract/results/social.ts'
import { type Page, renderBlock, renderLine, renderParagraph } from './page.ts'
import { renderAccount } from './render-account.ts'
import { renderSections, renderSectionTable, renderSources } from './render-sections.ts'
import { renderUsage } from './render-usage.ts'
import { cut, toTerminalText } from './terminal-text.ts'

/** `streaming`: more may come; `done`: no more; `unreached`: done, and no source has answered. */
export type ViewState = {
  name: 'streaming' | 'done' | 'unreached'
  accounts: ReadonlyMap<string, Account>
  clusters: ReadonlyMap<string, Cluster>
  hits: readonly PersonHit[]
  /**
   * A section that comes again replaces the one before: all are printed when they can be numbered,
   * which is at the end.
   */
  sections: ReadonlyMap<string, Readonly<Record<string, unknown>>>
  /** Positions of sources, by id. */
  numbers: ReadonlyMap<string, number>
  /** Text that may go on, and how many of its lines are printed. */
  written: string
  printed: number
  /** Lines for the very end. */
  ending: readonly string[]
}

export const firstViewState: ViewState = {
  name: 'streaming',
  accounts: new Map(),
  clusters: new Map(),
  hits: [],
  sections: new Map(),
  numbers: new Map(),
  written: '',
  printed: 0,
  ending: [],
}

type Step = { state: ViewState; lines: string[] }
type ShownStep = Step & { status: string | null }

/** The state after an event, the lines that stay, and the current status (null = unchanged). */
export function showEvent(before: ViewState, event: StreamEvent, page: Page): ShownStep {
  const { state, lines } = interruptsText(event)
    ? printText(before, page)
    : { state: before, lines: [] }
  const next = addEvent(state, event, page)
  const status = event.type === 'status' ? renderStatus(event) : null
  return { state: next.state, lines: [...lines, ...next.lines], status }
}

/** Lines that the next event may change. */
export function renderLive({ written, printed, sections }: ViewState, page: Page): string[] {
  const rest = renderParagraph(written, page).slice(printed)
  const table = renderSectionTable(sections, page)
  return [...rest, ...(table.length === 0 ? [] : ['', ...table, ''])]
}

/** Prints what is left of the text. */
export function printText(state: ViewState, page: Page): Step {
  const rest = renderParagraph(state.written, page).slice(state.printed)
  const gap = state.printed === 0 && rest.length > 0 ? [''] : []
  return { state: { ...state, written: '', printed: 0 }, lines: [...gap, ...rest] }
}

/** Prints the sections that have been gathered and empties the state of them. */
export function printSections(state: ViewState, page: Page): Step {
  const lines = renderSections(state.sections, state.numbers, page)
  return { state: { ...state, sections: new Map() }, lines }
}

/** What is going on, and a section that comes again, interrupt no sentence. */
function interruptsText({ type }: StreamEvent): boolean {
  return type !== 'summary' && type !== 'text' && type !== 'status' && type !== 'section'
}

type Event<Type> = Extract<StreamEvent, { type: Type }>

function renderStatus({ label, percent }: Event<'status'>): string {
  return `${toTerminalText(label)}${percent === undefined ? '' : ` (${percent} %)`}`
}

function addEvent(state: ViewState, event: StreamEvent, page: Page): Step {
  switch (event.type) {
    case 'social_account_found': {
      const accounts = withEntry(state.accounts, event.account.id, event.account)
      return { state: { ...state, accounts }, lines: [renderAccount(event.account, page)] }
    }
    case 'account_updated':
      return updateAccount(state, event, page)
    case 'cluster_updated': {
      const clusters = withEntry(state.clusters, event.cluster.id, event.cluster)
      return keepSilent({ ...state, clusters })
    }
    case 'hit':
      return keepSilent({ ...state, hits: [...state.hits, event.hit] })
    case 'section':
      return keepSilent({ ...state, sections: withEntry(state.sections, event.key, event.data) })
    case 'summary':
    case 'text':
      return printWholeLines({ ...state, written: state.written + event.delta }, page)
    case 'sources': {
      const given = event.sources.map(({ id, position }) => [id, position] as const)
      const numbers = new Map([...state.numbers, ...given])
      const flushed = printSections({ ...state, numbers }, page)
      const sources = renderBlock('Sources', renderSources(event.sources, page), page)
      return { state: flushed.state, lines: [...flushed.lines, ...sources] }
    }
    case 'related': {
      const questions = event.questions.map((question) => renderLine(question, page, '  ? '))
      return { state, lines: renderBlock('Ask next', questions, page) }
    }
    case 'usage': {
      const ending = [...state.ending, renderUsage(event.usage, event.breakdown)]
      return keepSilent({ ...state, ending })
    }
    case 'done':
      return keepSilent(endStream(state, event, page))
    case 'error': {
      const kept = event.partial === true ? ['What was found until then stands above.'] : []
      const message = renderLine(`${event.error.code}: ${event.error.message}`, page)
      return { state, lines: [page.paint.red(message), ...kept] }
    }
    // what is going on is shown beside the lines; what backs accounts and candidates is in the
    // JSON, here their confidence stands for it
    case 'status':
    case 'evidence':
    case 'avatar_updated':
    case 'redacted':
      return keepSilent(state)
  }
}

function endStream(state: ViewState, event: Event<'done'>, { paint }: Page): ViewState {
  if (event.stopReason === 'sources_unavailable') return { ...state, name: 'unreached' }
  const reason = (event.stopReason ?? 'not everything could be asked').replaceAll('_', ' ')
  const cutShort = event.partial === true ? [paint.yellow(`Cut short: ${reason}.`)] : []
  return { ...state, name: 'done', ending: [...cutShort, ...state.ending] }
}

/** Only a verdict is news. */
function updateAccount(
  state: ViewState,
  { account, reason }: Event<'account_updated'>,
  { paint, columns }: Page,
): Step {
  const before = state.accounts.get(account.id)?.state
  const next = { ...state, accounts: withEntry(state.accounts, account.id, account) }
  if (account.state === before || account.state === 'candidate') return keepSilent(next)
  const mark = account.state === 'verified' ? paint.green('✓') : paint.red('✗')
  const verdict = toTerminalText(
    `${account.platform} ${account.username} ${account.state}: ${reason}`,
  )
  return { state: next, lines: [`  ${mark} ${cut(verdict, columns - 4)}`] }
}

/** Prints lines of the text that nothing which still comes can change: all but the last. */
function printWholeLines(state: ViewState, page: Page): Step {
  const fresh = renderParagraph(state.written, page).slice(state.printed, -1)
  const gap = state.printed === 0 && fresh.length > 0 ? [''] : []
  const printed = state.printed + fresh.length
  return { state: { ...state, printed }, lines: [...gap, ...fresh] }
}

function withEntry<Value>(
  entries: ReadonlyMap<string, Value>,
  key: string,
  value: Value,
): ReadonlyMap<string, Value> {
  return new Map([...entries, [key, value]])
}

function keepSilent(state: ViewState): Step {
  return { state, lines: [] }
}
