import { z } from 'zod'
import type { OperationName } from '../../contract/operations/operations.ts'
import { Coverage } from '../../contract/results/coverage.ts'
import { partialMessages, StreamEvent } from '../../contract/results/events.ts'
import { type Page, renderParagraph } from './page.ts'
import { renderCoverage } from './render-coverage.ts'
import { renderDossier, renderNotices } from './render-dossier.ts'
import { renderHit } from './render-hit.ts'
import { toTerminalText } from './terminal-text.ts'
import { firstViewState, printSections, printText, renderLive, showEvent } from './view-state.ts'

/**
 * What an event makes visible: lines that stay, what is going on now (null = as before), and lines
 * that the next event may change.
 */
type Shown = { lines: string[]; status: string | null; live: string[] }

export type View = {
  /** Shows an event of the stream; unknown events are ignored. */
  show(event: unknown): Shown
  /**
   * The lines that need the whole result.
   * @param result of the job, where there is one
   */
  conclude(result: unknown): string[]
}

/** Turns a stream into lines for a person. It keeps what it has seen and does nothing else. */
export function createView(page: Page, operation: OperationName): View {
  let state = firstViewState
  return {
    show(event) {
      const parsed = StreamEvent.safeParse(event)
      if (!parsed.success) return { lines: [], status: null, live: renderLive(state, page) }
      const next = showEvent(state, parsed.data, page)
      state = next.state
      return { lines: next.lines, status: next.status, live: renderLive(state, page) }
    },
    conclude(result) {
      const people = state.hits.flatMap((hit, i) => {
        const cluster = [...state.clusters.values()].find(({ hitId }) => hitId === hit.id)
        const known = { accounts: state.accounts, signals: cluster?.signals ?? [] }
        return ['', ...renderHit(i + 1, hit, known, page)]
      })
      const isEmpty = operation === 'search' && state.name === 'done' && state.hits.length === 0
      const isUnreached = state.name === 'unreached'
      const verdict = isUnreached ? sayUnreached(result) : 'No matching person was found.'
      const next = isEmpty ? renderParagraph(searchNext, page) : []
      const none = isUnreached || isEmpty ? ['', page.paint.yellow(verdict), ...next] : []
      const text = printText(state, page)
      const sections = printSections(text.state, page)
      state = sections.state
      return [
        ...text.lines,
        ...sections.lines,
        ...people,
        ...none,
        ...renderDossier(result, page),
        ...renderCoverage(parseCoverage(result), page),
        ...renderNotices(result, page),
        ...(state.ending.length === 0 ? [] : ['', ...state.ending]),
      ]
    },
  }
}

const searchNext =
  'Check the spelling, give the full name, or search by a username, an email address or a phone ' +
  'number.'

/** The result says which of the two it was: no source answered, or none was there to ask. */
function sayUnreached(result: unknown): string {
  const message =
    typeof result === 'object' && result !== null && 'message' in result ? result.message : ''
  return typeof message === 'string' && message !== ''
    ? toTerminalText(message)
    : partialMessages.sources_unavailable
}

/** What a result may hold its coverage in. */
const holders = ['dossier', 'vehicle', 'company', 'result'] as const

const Covered = z.looseObject({ coverage: z.array(z.unknown()) })

/**
 * The result's own coverage, or that of what it holds: a dossier, a vehicle, a company, matches.
 */
export function parseCoverage(result: unknown): Coverage[] {
  const parts = z.record(z.string(), z.unknown()).safeParse(result).data ?? {}
  const [list = []] = [parts, ...holders.map((name) => parts[name])].flatMap((part) => {
    const covered = Covered.safeParse(part).data
    return covered === undefined ? [] : [covered.coverage]
  })
  return list.flatMap((row) => Coverage.safeParse(row).data ?? [])
}
