import { unwrap } from '../../text/patterns/unwrap.ts'
import type { Bearer } from './bearer.ts'
import { findWrittenNames, listSpellings } from './find-written-names.ts'

const number = String.raw`[1-9]\d?`
/** "Ada Roe 1,3", "Ada Roe (2)" */
const marksBehind = new RegExp(
  unwrap`
    ^\s?\(?(${number}(?:\s?[,;]\s?${number})*)
    (?=\)|\s?[*†‡§,;]|\s(?:and|und|et|y)\s|$)`,
  'u',
)
/** "1 Quay Institute, Graz", "2Ostmere College" */
const marked = new RegExp(String.raw`^\(?(${number})[).:]?\s?(\p{Lu}.{3,200}?)\.?$`, 'u')
/** Lines behind the authors among which theirs are. */
const maxLines = 60

/**
 * The institutions of a paper to which numbers behind the bearer's name, or its initial, lead.
 * @param lines those of the page that are not empty
 */
export function findAffiliations(lines: readonly string[], bearer: Bearer): string[] {
  const text = lines.join('\n')
  const spellings = new Set([...listSpellings(text, bearer), ...listInitialled(text, bearer)])
  return lines.flatMap((line, at) => {
    const sought = new Set(
      findWrittenNames(line, spellings).flatMap(({ end }) =>
        (marksBehind.exec(line.slice(end))?.[1] ?? '').match(/\d+/gu),
      ),
    )
    return sought.size === 0 ? [] : listMarked(lines.slice(at + 1, at + maxLines), sought)
  })
}

/** "A. Roe", "A. M. Roe", "Roe A" */
function listInitialled(text: string, { sought }: Bearer): string[] {
  return sought.flatMap(({ form: { asked } }) => {
    const [initial, family] = [asked.given.slice(0, 1), RegExp.escape(asked.family)]
    if (!/^\p{Lu}$/u.test(initial) || family === '') return []
    const others = String.raw`(?:[ -]?\p{Lu}\.?){0,2}`
    const first = String.raw`${initial}\.?${others}`
    const form = String.raw`(?<!\p{L})(?:${first} ${family}|${family},? ${first})(?!\p{L})`
    return [...text.matchAll(new RegExp(form, 'gu'))].map(([name]) => name)
  })
}

/** Of institutions that are counted from 1, those that are sought. */
function listMarked(lines: readonly string[], sought: ReadonlySet<string | null>): string[] {
  const all = new Map<string, string>()
  for (const entry of lines.flatMap((line) => line.split(/;\s(?=\(?[1-9])/u))) {
    const [, mark = '', name = ''] = marked.exec(entry.trim()) ?? []
    if (Number(mark) === all.size + 1) all.set(mark, name)
  }
  return [...all].flatMap(([mark, name]) => (sought.has(mark) ? [name] : []))
}
