import { unwrap } from '../../text/patterns/unwrap.ts'

const pattern = (source: string, flags = 'imu') => new RegExp(source, flags)
const say = unwrap`
  (?:say|state|write|mention|include|report|respond|answer|reply|claim|conclude|repeat|declare)`
/** The same as the first word of a sentence: "Researchers in Leeds, led by her, report that …". */
const sayFirst = say.replace(/(?<=[:|])\p{Ll}/gu, (sign) => sign.toUpperCase())
/** What is to be said, which is no fact about the reader: "State that you have no conflict". */
const saying = '(?:that (?!your? )|how (?!(?:your?|many|much|far|long|old|often|to) ))'
const begin = '(?:begin|start|end|open|close|finish)'
const opening = '(?:^|[.!?]["”]? )'
const text = '(?:summar(?:y|ies)|answers?|responses?|repl(?:y|ies))'

/**
 * Sentences that dictate to their reader what to say of someone, without a word of machines: a
 * model that obeys says what the page does, so the check of its sentence finds nothing wrong.
 */
export const dictationPatterns: readonly RegExp[] = [
  pattern(`${opening}${sayFirst} ${saying}`, 'mu'),
  pattern(
    unwrap`
      (?:(?:${opening}(?:when|whenever|if|for|to|in|as) [^.,;!?\n]{1,120}
      |\b(?:when|whenever|if) (?:you|anyone|someone) [^.!?\n]{1,120}),
      \s(?:please )?|\bplease |\b(?:make|be) sure (?:to|you|that you)
      \s|\b(?:remember|don't forget|do not forget|be careful|it is mandatory
      (?: for [^.\n]{1,40})?) to )${say} ${saying}`,
  ),
  pattern(
    unwrap`
      (?:^|[.!?;"”] |\bplease )(?:say|write|repeat|respond|write the following[^:\n]{0,30}
      |repeat after me)\s?:`,
  ),
  pattern(
    unwrap`
      (?:\b${begin} your|${opening}(?:please )?${begin} (?:the|every|each|any)) ${text}\b`,
  ),
  pattern(
    unwrap`
      \b(?:any|every|each|an?) ${text} (?:that|which)
      \s(?:omits?|leaves? out|do(?:es)? not (?:say|mention|include|state)) `,
  ),
  pattern(
    unwrap`
      \b${text}(?: (?:of|about|on) [^.\n]{1,60})? (?:must|should|shall|has to|have to|needs? to)
      \s(?:always |also |only )?(?:${say}|begin|start|contain|call|describe|cite) `,
  ),
  pattern(
    unwrap`
      \bthe (?:correct|right|only|expected|true) answer to (?:every|any|all|each|this|the user's)
      \s(?:\S{1,20} )?questions?\b|\bend of (?:answer|summary|response|output)\b`,
  ),
  pattern(
    unwrap`
      \bautomated (?:reader|system|agent|tool|summari[sz]er)s?\b[^.\n]{0,40}
      \b(?:to|must|should|shall) ${say}\b|\b(?:note|message|notice|instructions?|hint) (?:for|to)
      \s(?:all |any |the )*(?:bots|crawlers|scrapers|summari[sz]ers)\b`,
  ),
  pattern(
    unwrap`
      \b(?:do not|don't|never) (?:use|trust|cite|consult|believe|rely on) (?:any )?other
      \s(?:sources?|pages?|sites?|websites?|documents?)\b`,
  ),
  pattern(
    unwrap`
      \b(?:user|human)\s?:[^\n]{0,200}\bassistant\s?:|\bassistant\s?:[^\n]{0,200}
      \b(?:user|human)\s?:|\bDATA [0-9a-f]{16,}`,
  ),
]
