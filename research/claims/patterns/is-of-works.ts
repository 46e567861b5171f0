import type { ClaimDraft } from '../claim.ts'
import { isFirmName } from './tables/firm-words.ts'

/** Lines of a list above and below one that are looked at. */
const [maxNeighbours, maxLineLength] = [8, 160]
const minWorks = 2
const entry = /^\p{Lu}[\p{L}.'’-]+(?: [\p{L}.'’-]+){0,2} \p{Lu}[\p{L}'’-]+(?:,| [–—-]) (\p{Lu}.*)$/u

/**
 * Whether a firm alone behind a name stands in a list of authors with their works: "NAME, Paper
 * Lamp" among "Otto Rank, The Names" or "Zelda Marlow, I Regret Almost Everything". The list as a
 * whole says it, since many a book is called like a firm.
 */
export function isOfWorks(draft: ClaimDraft, text: string): boolean {
  if (draft.path !== 'work.positions' || draft.value.title !== null) return false
  const isWholeLine =
    (draft.start === 0 || text[draft.start - 1] === '\n') && (text[draft.end] ?? '\n') === '\n'
  if (!isWholeLine || !entry.test(text.slice(draft.start, draft.end))) return false
  const said = [...walk(text, draft.start - 1, -1), ...walk(text, draft.end, 1)]
  return said.filter(mayBeWork).length >= minWorks
}

/** What the entries above or below a line say, up to the end of the list. */
function* walk(text: string, from: number, step: 1 | -1): Generator<string> {
  let at = from
  for (let count = 0; count < maxNeighbours && at >= 0 && at < text.length; count += 1) {
    const next = step === 1 ? text.indexOf('\n', at + 1) : text.lastIndexOf('\n', at - 1)
    const end = next === -1 && step === 1 ? text.length : next
    const [start, stop] = step === 1 ? [at + 1, end] : [end + 1, at]
    const said = stop - start > maxLineLength ? '' : entry.exec(text.slice(start, stop))?.[1]
    if (said === undefined || said === '') return
    yield said
    at = end
  }
}

/** One word may be a book as well as a firm. */
function mayBeWork(said: string): boolean {
  const [part = ''] = said.split(', ')
  return /\s/.test(part) && !isFirmName(part)
}
