import { memoizeOnce } from '../../../text/memoize-once.ts'
import { matchAt } from '../../../text/patterns/match-at.ts'
import { buildMonthForms, claimLanguages, parseMonth } from '../../../text/words/months.ts'
import { joinPeriodWords } from '../tables/period-words.ts'

type Period = { from: string | null; to: string | null; isPresent: boolean; end: number }

/** The patterns of a period, compiled when the first text is read. */
const forms = memoizeOnce(() => {
  const months = [...buildMonthForms(claimLanguages).keys()].sort((a, b) => b.length - a.length)
  const month = `(?:${months.join('|')})\\.?`
  const year = '(?:19[3-9]\\d|20[0-4]\\d)'
  const season = `(?:(?:the )?${joinPeriodWords('season')} ?)`
  const named = `${season}?(?:${month},? (?:de |of )?)?(?:\\d{1,2} )?${year}(?!\\d)`
  // `2015`, `March 2015`, `3/2015`, `2015-03`
  const point = `(?:${named}|(?:0?[1-9]|1[0-2])[/.]${year}|${year}[-/](?:0[1-9]|1[0-2])(?!\\d))`
  const nth = '\\d{1,2}(?:st|nd|rd|th)?'
  // `2 May 2015`, `May 2nd, 2015`: alone on a line it is the day of the page
  const day = `(?:${nth} (?:of )?${month},? ${year}|${month} ${nth},? ${year})(?!\\d)`
  const date = `(?:${day}|${point})`
  const present = joinPeriodWords('present')
  const to = `(?:-|–|—|${joinPeriodWords('to')})`
  // from its begin to its end, however it is said
  const range = `(${date})\\s*${to}\\s*(?:the )?(${date}|${present})`
  const [since, until] = [joinPeriodWords('since'), joinPeriodWords('until')]
  const once = joinPeriodWords('once')
  return {
    year: new RegExp(year, 'gu'),
    range: toForm(
      `${joinPeriodWords('from')}?\\s*${range}`,
      `[^]*?${year}(?:[-/]\\d\\d)?\\s*${to}`,
    ),
    since: toForm(`${since}\\s+(?:the year |dem Jahr )?(${date})`, `${since}\\s`),
    until: toForm(`${until}\\s+(${date})`, `${until}\\s`),
    once: toForm(`(?:${once}\\s+(?:the year )?(${point})|on\\s+(${day}))`, `(?:${once}|on)\\s`),
    bare: toForm(`\\((${point})\\)`, '\\('),
    pointAlone: toForm(`(${point})`),
    present: new RegExp(`^${present}$`, 'iu'),
  }
})

/**
 * What finds a period exactly at a place.
 * @param guard matches wherever the pattern does, whose names of months are dear to compile
 */
function toForm(pattern: string, guard = '') {
  const may = new RegExp(guard, 'iuy')
  const whole = memoizeOnce(() => new RegExp(pattern, 'iuy'))
  return (text: string, at: number): RegExpExecArray | null =>
    matchAt(may, text, at) === null ? null : matchAt(whole(), text, at)
}

type Form = 'range' | 'since' | 'until' | 'once'
export type ReadPeriod = Period & { form: Form }

/**
 * @returns the period that begins exactly at `at`; with `bare`, a year alone counts as one as well
 */
export function parsePeriod(text: string, at: number, bare = false): ReadPeriod | null {
  if (matchAt(forms().year, text, at) === null) return null
  const both = forms().range(text, at)
  if (both !== null) {
    const isPresent = forms().present.test(both[2] ?? '')
    return {
      from: toPeriodDate(both[1]),
      to: isPresent ? null : toPeriodDate(both[2]),
      isPresent,
      end: at + both[0].length,
      form: 'range',
    }
  }
  const start = forms().since(text, at)
  // "from 2015" alone says nothing of today
  if (start !== null)
    return {
      from: toPeriodDate(start[1]),
      to: null,
      isPresent: !/^from/i.test(start[0]),
      end: at + start[0].length,
      form: 'since',
    }
  const stop = forms().until(text, at)
  if (stop !== null)
    return {
      from: null,
      to: toPeriodDate(stop[1]),
      isPresent: false,
      end: at + stop[0].length,
      form: 'until',
    }
  const single =
    forms().once(text, at) ?? forms().bare(text, at) ?? (bare ? forms().pointAlone(text, at) : null)
  return single === null
    ? null
    : {
        from: toPeriodDate(single[1] ?? single[2]),
        to: null,
        isPresent: false,
        end: at + single[0].length,
        form: 'once',
      }
}

const maxPeriodLength = 40

/** Whether a line is nothing but a period: "(Since 09/1983)". */
export function isPeriodLine(line: string): boolean {
  if (line.length > maxPeriodLength) return false
  const text = line.replace(/^\(|\)$|\.$/gu, '')
  const period = parsePeriod(text, 0, true)
  return period !== null && period.end === text.length
}

/** `March 2015` → `2015-03`. */
export function toPeriodDate(written: string | undefined): string | null {
  if (written === undefined) return null
  const found = /(19[3-9]\d|20[0-4]\d)/.exec(written)?.[1]
  if (found === undefined) return null
  const numbered =
    /^(\d{1,2})[/.]\d{4}$/.exec(written)?.[1] ?? /^\d{4}[-/](\d{2})$/.exec(written)?.[1]
  if (numbered !== undefined) return `${found}-${numbered.padStart(2, '0')}`
  const named = /^(?:\d{1,2}(?:st|nd|rd|th)? (?:of )?)?(\p{L}+)/iu.exec(written)?.[1]?.toLowerCase()
  const number = parseMonth(named ?? '', 'claims')
  return number === null ? found : `${found}-${String(number).padStart(2, '0')}`
}
