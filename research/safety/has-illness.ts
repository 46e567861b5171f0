import { joinAlternatives, unwrap } from '../text/patterns/unwrap.ts'
import { type GuardedPattern, toGuardedGroup, toGuardedPattern } from './tables/guarded-pattern.ts'
import { illnessFrames, wordsBehindIllness } from './tables/illness-frames.ts'
import { groupWords, grown, illnessWords, illStates } from './tables/illness-words.ts'

type Language = keyof typeof illnessFrames
const languages = [
  ...(['de', 'fr', 'es', 'it', 'pt', 'nl', 'sv', 'pl', 'ru', 'uk'] as const),
  ...(['cs', 'da', 'ro', 'el', 'fi', 'hu', 'fa'] as const),
  ...(['tr', 'ar', 'he', 'ja', 'zh', 'ko'] as const),
] as const satisfies readonly Language[]

const pronouns = {
  de: 'er|sie|ich',
  fr: "elle|il|je|j['’]",
  es: 'él|ella|que',
  it: 'lui|lei|che',
  pt: 'ele|ela|que',
  nl: 'hij|zij|ze|ik',
  sv: 'han|hon|jag',
  pl: 'on|ona',
  ru: 'он|она|я',
  uk: 'він|вона|я',
  da: 'han|hun|jeg',
  ro: 'el|ea',
  el: 'αυτός|αυτή',
  fi: 'hän',
  hu: 'ő',
}
const relative = 'qui|der|die|som|który|która|который|которая|який|яка|également|auch'
/** Cheaper than a class of letters, which a pattern would hold many times. */
const word = String.raw`[^\s,;:!?()]+`
/** A name or a pronoun right in front, with a comma or a relative pronoun in between. */
const who = unwrap`
  (?<=(?<!\p{L})(?:(?!(?:${groupWords})(?!\p{L}))\p{Lu}[^\s,;:!?()]*
  |${Object.values(pronouns).join('|')})
  (?:,? (?:${relative}))?,? )`
const person = String.raw`(?:него|неё|нее|нього|неї|\p{Lu}[^\s,]+(?: \p{Lu}[^\s,]+){0,3})`
const few = `(?:${word} ){0,5}?`
const ends = unwrap`
  (?!-?\p{L})(?=\s*(?:[.,;:!?()…\n。，、]|$)|\s${joinAlternatives(wordsBehindIllness)}(?!\p{L})
  |\s(?:seit|depuis|desde|dal|sinds|od|sedan|с|з)\s(?:\p{Ll}{1,8} )?\d)`
/** "heeft de ziekte van Parkinson" */
const disease = unwrap`
  (?:(?:ziekte van|enfermedad de|doença de|morbo di|malattia di|maladie de|chorobę) |maladie d['’])`
const patients = '(?:的|た)?(?:患者|病人|人|儿童|兒童)'
const suffix = "(?:['’]?[a-zçğıöşü]{0,3})?"
/** "肺癌" */
const anyOrgan = String.raw`\p{L}{0,3}?`
/** Scripts whose words nothing parts from what follows. */
const joined: readonly Language[] = ['ja', 'zh', 'ko']

/** Languages that write `Lungenkrebs`. */
const compounding: readonly Language[] = ['de', 'nl', 'sv', 'da', 'fi', 'hu']

function buildForm(language: Language): GuardedPattern {
  const words = `${compounding.includes(language) ? '\\p{L}*' : ''}(?:${illnessWords[language]})`
  const states = language in illStates ? wordsOfState(language) : '(?!)'
  const illness = `(?:[^\\s,;:.!?()’']+[ ’']){0,3}?${words}(?!-?\\p{L})`
  const when = String.raw`(?:\d{4} )?`
  const had = `${when}(?:\\p{Ll}{1,4}[ ’'])?(?:\\p{Ll}{4,20} )?${disease}?${words}(?: ${grown})?`
  const stem = joined.includes(language)
    ? `${language === 'zh' ? anyOrgan : ''}${words}`
    : `(?<!\\p{L})${words}${suffix}`
  const fill = (frame: string) =>
    frame
      .replaceAll('WHO', who)
      .replaceAll('ILLS', stem)
      .replaceAll('ILL', illness)
      .replaceAll('HAD', had)
      .replaceAll('STATE', `(?:${states})`)
      .replaceAll('FEW', few)
      .replaceAll('PERSON', person)
      .replaceAll('PATIENTS', patients)
      .replaceAll('APART', '(?<![\\p{L}\\p{M}])')
      .replaceAll('END', ends)
  const anyWord = [illnessWords[language], ...(language in illStates ? [states] : [])].join('|')
  return toGuardedPattern(anyWord, illnessFrames[language].map(fill).join('|'))
}

function wordsOfState(language: Language): string {
  return Object.entries(illStates).find(([key]) => key === language)?.[1] ?? '(?!)'
}

/**
 * Whether a text says of a person that they have or had an illness or an addiction, in languages
 * other than English. Who studies or treats one, or a foundation for it, is not meant.
 */
export const hasIllness = toGuardedGroup(() => languages.map(buildForm))
