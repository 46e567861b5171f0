import type { CaseWords } from './case-words.ts'
import { buildBirthAside, type ClauseGrammar, toForm } from './parse-forms.ts'

const opens = String.raw`^(?:\s?\([^()]{0,80}\))?[،,]?\s`
const whole = String.raw`(?![\p{L}\p{M}\u200c])`

/** The grammar of such a language. */
export function buildCaseGrammar(words: CaseWords): ClauseGrammar {
  const { intro, doubt, bornAside, who, language, stops, until } = words
  const ends = String.raw`${whole}(?=\s*(?:[.,;)،؛]|$)|\s(?:${stops})${whole})`
  const past = `(?:${ends}|${whole}(?=\\s(?:${until})))`
  return {
    intro: new RegExp(`^(?:${intro})?$`, 'u'),
    doubt: new RegExp(`(?<![\\p{L}\\u200c])(?:${doubt})${whole}|[?؟]`, 'iu'),
    notInName: /(?!)/u,
    aside: typeof bornAside === 'string' ? buildBirthAside(bornAside) : bornAside,
    forms: words.forms.map(({ kind, text, isCurrent, isPast = false }) =>
      toForm(kind, `${opens}(?:${who})?${text}${isPast ? past : ends}`, isCurrent),
    ),
    ...(language === undefined ? {} : { declines: language }),
  }
}
