import { unwrap } from '../../text/patterns/unwrap.ts'
import { toGuardedPattern } from './guarded-pattern.ts'

/**
 * Not behind what a blurb says a work is about: "her novel follows a widower who". Of "the star of
 * the film, who has a farm with his husband" it is said.
 */
const unlessFigure = unwrap`
  (?<!(?:[Nn]ovel|[Ss]tory|[Ff]ilm|[Pp]lay|[Dd]rama|[Ss]eries)(?!\p{L})[^.!?;\n]{0,40}? (?:about
  |of|follow(?:s|ed|ing)|portrays|(?:cent(?:re|er)s|focuses) on) an? \p{Ll}+
  (?:(?! (?:and|but|while|s?he|they)(?!\p{L})|, \p{Lu})[^.!?;\n]){0,80} )`

/**
 * Partners of the person's own sex, where the words show both: "his husband". Languages whose "his"
 * and "her" are one word ("son compagnon") leave it open, and what they say of partners is shown.
 */
const partners = [
  [
    'husband|boyfriend',
    String.raw`${unlessFigure}\b[Hh]is (?:\p{Ll}+ |ex-)?(?:husband|boyfriend)\b`,
  ],
  ['wife|girlfriend', String.raw`${unlessFigure}\b[Hh]er (?:\p{Ll}+ |ex-)?(?:wife|girlfriend)\b`],
  [
    'Mann|mann|Lebens',
    unwrap`
      (?<!\p{L})[Ss]ein(?:em?|en|es) (?:\p{Ll}+ )?(?:Ehemann(?:es)?|Lebens(?:gefährten?|partners?))
      (?!\p{L})|(?<!\p{L})mit seinem (?:\p{Ll}+ )?Mann(?!\p{L})`,
  ],
  [
    '[Ff]rau|Lebens',
    unwrap`
      (?<!\p{L})ihrer? (?:\p{Ll}+ )?(?:Ehefrau|Lebens(?:gefährtin|partnerin))(?!\p{L})
      |(?<!\p{L})mit ihrer (?:\p{Ll}+ )?Frau(?!\p{L})`,
  ],
  ['echtgenoot|echtgenote', '(?<!\\p{L})(?:[Zz]ijn echtgenoot|[Hh]aar echtgenote)(?!\\p{L})'],
  ['dele|dela', '(?<!\\p{L})(?:marido|namorado) dele(?!\\p{L})|(?:esposa|namorada) dela(?!\\p{L})'],
  ['муж', '(?<!\\p{L})[Ее]го муж(?:а|у|ем)?(?!\\p{L})'],
  ['жен', '(?<!\\p{L})[Ее][её] жен(?:а|ы|е|у|ой)(?!\\p{L})'],
] as const

export const partnerPatterns = partners.map(([words, source]) => toGuardedPattern(words, source))
