import { joinAlternatives, unwrap } from '../../../text/patterns/unwrap.ts'
import { toFrame } from '../phrases/frame.ts'

/** Nouns for time that is spent in a post, as patterns. English. */
const spans = {
  en: [
    'years?|decades?|months|time|stints?|spells?|periods?|career|employment|posts?|positions?',
    'jobs?|seasons?|terms?|tenures?',
  ],
}
const span = String.raw`(?:[\p{L}\d’-]+ ){0,4}?${joinAlternatives(spans)}`

/** What such a phrase may begin with. English. */
export const backgroundStarts = {
  en: ['after|following|having|with|from|before|until|till|prior|fresh|straight|hot|on|upon|since'],
}

/** What leads from an earlier post to what is said of the person. English. */
const afterSpan = joinAlternatives({
  en: [
    'after|following|having (?:spent|served|completed)|(?:fresh|straight|hot) (?:from|off|out of)',
  ],
})
const afterWork = joinAlternatives({ en: 'after|having|following' })
/** Forms of verbs behind such a word, with a role and without one. English. */
const workedAs = joinAlternatives({ en: 'working|worked|serving|served|been employed' })
const worked = joinAlternatives({
  en: 'working|worked|serving|served|been employed|being employed|teaching|taught',
})
/** Past forms in a relative clause: "where she had worked as". English. */
const wasAs = joinAlternatives({ en: 'was|had been|worked as|had worked as|served as' })

/** What stands between an earlier post and the next one. English. */
const upTo = joinAlternatives({ en: 'before|until|till|prior to' })
const joining = joinAlternatives({
  en: '(?:re)?joining|(?:coming|moving|going|switching|transferring|returning)(?: over| back)? to',
})
const joined = joinAlternatives({
  en: '(?:re)?joined|(?:came|moved|went|switched|transferred|returned)(?: over| back)? to',
})
const own = joinAlternatives({ en: 'an?|the|her|his|my|their' })
const becoming = unwrap`
  (?:becoming|taking over as|taking up the (?:post|position|role) of|being (?:appointed|named|made
  |hired|recruited)(?: as)?)`
const notSchool =
  '(?![^,.;|]{0,60}\\b(?:[Ss]chool|College|Universit|Academy|Polytechnic|Institute))'
const when = '(?:,? in (?:\\p{Lu}\\p{L}+ )?\\d{4},?)?'

/** The next post, which has to say when it began: "before joining Globex as clerk in 2004". */
export const nextFrames = [
  `${upTo} (?:s?he|they|I) ${joined} FIRM${when} as {a}ROLE(?=[.,;)|]|$| in )`,
  `${upTo} (?:s?he|they|I) ${joined} FIRM`,
  `${upTo} (?:s?he|they|I) (?:became|took over as) {a}ROLE (?:at|with|for|of) FIRM`,
  `${upTo} taking up ${own} (?:[\\p{Ll}-]+ )?(?:post|job|position|role) (?:at|with) FIRM`,
  `${upTo} ${own} (?:appointment|promotion) (?:as|to) {a}ROLE (?:at|with|for|of) FIRM`,
  `${upTo} ${joining} FIRM${when} as {a}ROLE(?=[.,;)|]|$| in )`,
  `${upTo} ${joining} FIRM`,
  `${upTo} ${becoming} {a}ROLE (?:at|with|for|of) FIRM`,
].map(toFrame)

const having = 'having (?:previously |earlier |formerly )?'
/** "having served there as clerk": at the firm in front of it. */
export const thereFrames = [
  `${having}${workedAs} there as {a}ROLE(?=[.,;)|]|$| (?:for|from|until|since|and) )`,
  `${having}been {a}ROLE there`,
].map(toFrame)

/**
 * An earlier post that is named in passing: "after ten years as a farrier with Grenmere Museum".
 * Longer frames stand before shorter ones that would cut them.
 */
export const backgroundFrames = [
  `(?:${afterSpan}|with) ${span} as {a}ROLE (?:at|with|for|in) ORG`,
  `${afterSpan} ${span} (?:at|with|for) ORG,? as {a}ROLE`,
  `${afterSpan} ${span} (?:at|with|for) ORG`,
  `${afterWork} ${workedAs} as {a}ROLE (?:at|with|for|by) ORG`,
  `${afterWork} ${worked} (?:at|with|for|by) ORG,? as {a}ROLE`,
  `${afterWork} ${worked} (?:at|with|for|by) ORG`,
  `${having}been {a}ROLE (?:at|with|for|of) FIRM`,
  `(?:after|before|on|upon|since|having) (?:leaving|left|quitting|quit|departing) ${notSchool}FIRM`,
  `from ORG, where (?:she|he|they|I) ${wasAs} {a}ROLE(?=[.,;)]|$)`,
  `${afterSpan} ${span} as {a}TITLE(?=[.,;)|]|$)`,
].map(toFrame)
