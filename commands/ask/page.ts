import type { Paint } from './paint.ts'
import { cut, toTerminalText, wrap } from './terminal-text.ts'

/** What lines are made for. */
export type Page = { columns: number; paint: Paint }

/** Columns: the layout breaks below the first, and lines get hard to read above the second. */
const [narrowest, widest] = [40, 120]

/** Where `ask` prints: columns within what can be read well, and the colours. */
export function createPage(columns: number | undefined, paint: Paint): Page {
  return { columns: Math.min(widest, Math.max(narrowest, columns ?? 100)), paint }
}

/** Untrusted text, wrapped under an indent. */
export function renderParagraph(text: string, { columns }: Page, indent = ''): string[] {
  return wrap(toTerminalText(text), columns - indent.length).map((line) => indent + line)
}

/** Untrusted text on one line after an indent. */
export function renderLine(text: string, { columns }: Page, indent = ''): string {
  return indent + cut(toTerminalText(text), columns - indent.length)
}

/** A title with its lines below; nothing where there are none. */
export function renderBlock(title: string, lines: readonly string[], { paint }: Page): string[] {
  return lines.length === 0 ? [] : ['', paint.bold(title), ...lines]
}
