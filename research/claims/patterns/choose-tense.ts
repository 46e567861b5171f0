import { joinAlternatives, unwrap } from '../../text/patterns/unwrap.ts'
import type { Found } from './found-post.ts'
import { longSpans, spanAdverbs } from './tables/frame-words.ts'
import type { Row } from './tables/verb-frames.ts'

const wasThen = /^was (?:currently |then )?(?:employed|working)\s/u
const spans = joinAlternatives(longSpans)
const lasted = new RegExp(String.raw`\sfor (?:[\p{L}\d-]+ ){1,3}${spans} `, 'u')
const lasting = new RegExp(
  unwrap`
    ^,?\sfor\s(?:${joinAlternatives(spanAdverbs)}\s)?(?:[\p{L}\d-]+\s){1,3}${spans}
    (?=[.,;]|$|\sand\s(?!at|with|for))`,
  'u',
)

/** The row with the tense that the words around it give; null where they leave open when it was. */
export function chooseTense(found: Found, text: string, at: number, isReport: boolean): Row | null {
  const row = isReport ? toReported(found, text, at) : toTense(found.row, text, at)
  // "has been a farrier at Globex for twelve years": up to now
  const { end } = found.filled
  const isLasting = lasting.test(text.slice(end)) || lasted.test(text.slice(at, end))
  return row?.tense === 'perfect' && isLasting ? { ...row, tense: 'now' } : row
}

/** "NAME lives in Porto", "NAME happily works": the verb of a clause of today. */
const saysNow = /^\s(?:\p{Ll}+ly\s)?(?:am|have|\p{Ll}+s)\s(?<!\s(?:was|has|does)\s)/u

/** "laughed, having joined Globex": for how long is not said; "lives in Porto, having joined" */
function toTense(row: Row, text: string, at: number): Row {
  if (!/^having\s/i.test(text.slice(at))) return row
  if (row.tense === 'perfect') return { ...row, tense: 'past' }
  const clause = /(?:^|\sand)(\s(?:(?!\sand\s).)*)$/u.exec(text.slice(0, at))?.[1] ?? ''
  return row.tense === 'begun' && !saysNow.test(clause) ? { ...row, tense: 'start' } : row
}

/** "stated that she was employed by Globex": at that time; "that she worked there": once. */
function toReported({ row, filled }: Found, text: string, at: number): Row | null {
  if (row.tense !== 'past' || /^(?:had|used to)\s/u.test(text.slice(at))) return row
  const isThen = wasThen.test(text.slice(at)) && /^[.,;]/u.test(text.slice(filled.end))
  return isThen ? { ...row, tense: 'now' } : null
}
