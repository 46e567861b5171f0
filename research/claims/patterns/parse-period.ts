export type Period = { from: string | null; to: string | null; isPresent: boolean; end: number }

const monthNumbers: Readonly<Record<string, string>> = Object.fromEntries(
  `jan 01 feb 02 fév 02 fev 02 mar 03 mär 03 mrz 03 apr 04 avr 04 abr 04 may 05 mai 05 maj 05 mag 05 jun 06 juin 06 giu 06 jul 07 juil 07 lug 07 aug 08 aoû 08 ago 08 sep 09 set 09 oct 10 okt 10 out 10 ott 10
  nov 11 dec 12 dez 12 déc 12 dic 12 mei 05 maa 03 mrt 03 gen 01 ene 01`
    .split(/\s+/)
    .flatMap((word, i, all) => (i % 2 === 0 ? [[word, all[i + 1] ?? ''] as const] : [])),
)

const month =
  '(?:jan(?:uary|uar|vier|eiro|uari)?|feb(?:ruary|ruar|braio|rero|ruari)?|fév(?:rier)?|fev(?:ereiro)?|mar(?:ch|s|zo|ço)?|märz|mrz|maart|mrt|apr(?:il|ile)?|avr(?:il)?|abr(?:il)?|may(?:o)?|mai(?:o)?|mei|maggio|june?|juni?|juin|junio|junho|giugno|july?|juli|juil(?:let)?|julio|julho|luglio|aug(?:ust|ustus)?|août|ago(?:sto)?|sep(?:t|tember|tembre|tiembre)?|set(?:embro|tembre)?|oct(?:ober|obre|ubre)?|okt(?:ober)?|out(?:ubro)?|ott(?:obre)?|nov(?:ember|embre|iembre|embro)?|dec(?:ember)?|dez(?:ember|embro)?|déc(?:embre)?|dic(?:embre|iembre)?|gennaio|ene(?:ro)?)\\.?'
const year = '(?:19[3-9]\\d|20[0-4]\\d)'
/** `2015`, `March 2015`, `3/2015`, `2015-03`. */
const season =
  '(?:(?:the )?(?:early|late|mid-?|beginning of|end of|start of|spring of|summer of|autumn of|fall of|winter of|spring|summer|autumn|fall|winter) ?)'
const point = `(?:${season}?(?:${month},? (?:de |of )?)?(?:\\d{1,2} )?${year}(?!\\d)|(?:0?[1-9]|1[0-2])[/.]${year}|${year}[-/](?:0[1-9]|1[0-2])(?!\\d))`
const present =
  "(?:present|now|today|current|currently|date|heute|jetzt|aujourd[’']hui|présent|presente|actualidad|actualmente|hoje|atual|atualmente|oggi|heden|nu|ongoing)"

/** From its begin to its end, however it is said. */
const range = `(${point})\\s*(?:-|–|—|to|until|till|bis|à|au|a|al|até|tot|and|und|et|hasta|through|through to)\\s*(?:the )?(${point}|${present})`
const lead = '(?:from|between|von|de|du|desde|dal|dalla|van|zwischen|entre|depuis)?\\s*'
const since = `(?:since|seit|depuis|desde|dal|sinds|as of|starting in|from)\\s+(?:the year |dem Jahr )?(${point})`
const until = `(?:until|till|up to|bis|jusqu'en|jusqu’en|hasta|até|fino al|tot)\\s+(${point})`
const once = `(?:in|im Jahr|im Jahre|im|en|em|nel|no ano de|en el año)\\s+(?:the year )?(${point})`

const rangeForm = new RegExp(`${lead}${range}`, 'iuy')
const sinceForm = new RegExp(since, 'iuy')
const untilForm = new RegExp(until, 'iuy')
const onceForm = new RegExp(once, 'iuy')
const bareForm = new RegExp(`\\((${point})\\)`, 'iuy')
const pointAlone = new RegExp(`(${point})`, 'iuy')
const presentWord = new RegExp(`^${present}$`, 'iu')

type Form = 'range' | 'since' | 'until' | 'once'
export type ReadPeriod = Period & { form: Form }

/**
 * @returns the period that begins exactly at `at`; with `bare`, a year alone counts as one as well
 */
export function parsePeriod(text: string, at: number, bare = false): ReadPeriod | null {
  const both = matchAt(rangeForm, text, at)
  if (both !== null) {
    const isPresent = presentWord.test(both[2] ?? '')
    return {
      from: toDate(both[1]),
      to: isPresent ? null : toDate(both[2]),
      isPresent,
      end: at + both[0].length,
      form: 'range',
    }
  }
  const start = matchAt(sinceForm, text, at)
  // "from 2015" alone says nothing of today
  if (start !== null)
    return {
      from: toDate(start[1]),
      to: null,
      isPresent: !/^from/i.test(start[0]),
      end: at + start[0].length,
      form: 'since',
    }
  const stop = matchAt(untilForm, text, at)
  if (stop !== null)
    return {
      from: null,
      to: toDate(stop[1]),
      isPresent: false,
      end: at + stop[0].length,
      form: 'until',
    }
  const single =
    matchAt(onceForm, text, at) ??
    matchAt(bareForm, text, at) ??
    (bare ? matchAt(pointAlone, text, at) : null)
  return single === null
    ? null
    : {
        from: toDate(single[1]),
        to: null,
        isPresent: false,
        end: at + single[0].length,
        form: 'once',
      }
}

function matchAt(form: RegExp, text: string, at: number): RegExpExecArray | null {
  form.lastIndex = at
  return form.exec(text)
}

/** `March 2015` → `2015-03`. */
export function toDate(written: string | undefined): string | null {
  if (written === undefined) return null
  const found = /(19[3-9]\d|20[0-4]\d)/.exec(written)?.[1]
  if (found === undefined) return null
  const numbered =
    /^(\d{1,2})[/.]\d{4}$/.exec(written)?.[1] ?? /^\d{4}[-/](\d{2})$/.exec(written)?.[1]
  if (numbered !== undefined) return `${found}-${numbered.padStart(2, '0')}`
  const named = /^\p{L}+/u.exec(written)?.[0].toLowerCase()
  const number =
    named === undefined
      ? undefined
      : (monthNumbers[named.slice(0, 4)] ?? monthNumbers[named.slice(0, 3)])
  return number === undefined ? found : `${found}-${number}`
}
