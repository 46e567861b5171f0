import { unwrap } from '../../text/patterns/unwrap.ts'

/** Works whose author is the one who has them: "her first novel". English. */
export const ownWorks = 'novels?|monographs?|(?:cook|text|picture )?books?|memoirs?|thesis|papers?'

/** What a jury, a foundation or a state gives. */
const honours = 'prizes?|awards?|medals?|trophy|grants?|fellowships?|scholarships?|bursary|honou?rs'

/**
 * Phrases that say of a person's life what one word says, as patterns, each with what stands for it
 * where a sentence is compared with its quotes. English. Own knowledge.
 */
export const samePhrases: readonly (readonly [phrase: string, as: string])[] = [
  ['(was|were|been|being) awarded to', '$1 won by'],
  [
    unwrap`
      (?:was|were|been|being) (?:awarded|given(?= (?:its|the|their|an?)\b))
      |(?<!\b(?:s?he|who) (?:\p{L}+ )?)(?:awarded (?:to )?(?:her|him|them)
      |(?:gave|presented) (?:her|him|them) (?:with )?(?:its|the|their|an?))
      |(?:honou?red|recogni[sz]ed) (?:(?:her|him|them) )?with`,
    'won',
  ],
  [
    unwrap`
      (?<=\b(?:${honours}) (?:(?!(?:and|but|who|which|money)\b)[^\s.;,]+ ){0,8})
      (?:went|was presented) to`,
    'was won by',
  ],
  [
    unwrap`
      (?<!\b(?:s?he|who) (?:\p{L}+ )?)(?:gave|presented|awarded)
      ((?: (?!(?:and|but|who|which|to|him|her|them)\b)[^\s.;,]+){1,8} (?:${honours})
      (?: (?!(?:and|but|who|which|to|money)\b)[^\s.;,]+){0,5} )to(?! (?:him|her|them)\b)`,
    'handed$1was won by',
  ],
  ['(?:was|were) (?:in charge of|responsible for)', 'was overseeing'],
  ['(?:is|are) (?:in charge of|responsible for)', 'is overseeing'],
  ['in charge of|responsible for', 'overseeing'],
  ['grew up|(?:was|were) brought up', 'was raised'],
  ['(?:gave|delivered|held) (?:an?|the) (?:keynote )?(?:talk|speech|address)', 'spoke'],
  ['(?:gives?|gave|delivers?|delivered|holds?|held) (?:an? |guest |public )?lectures?', 'lectured'],
  ['(?:voted|campaigned|argued|spoke(?: out)?|came out|fought) against', 'opposed'],
  ['(?:voted|argued) for|(?:voted|argued|spoke(?: out)?|came out) in favou?r of', 'favoured'],
  ['argu(?:es?|ing) (?:for|in favou?r of)', 'favours'],
  ['turned down', 'declined'],
  ['prior to', 'before'],
  ['won re-?election', 'was re-elected'],
  ['(?:sits|serves) on(?= (?:the|its|both|his|her|their)\\b)', 'is member of'],
  ['(?:sat|served) on(?= (?:the|its|both|his|her|their)\\b)', 'was member of'],
  ['n[ée]e(?! (?:à|en|le|au) )', 'born with the maiden name'],
  ['(?:serves|acts|works) as', 'is'],
  ['(?:served|acted|worked) as', 'was'],
  ['took(?= first place)', 'won'],
  ['an? source (?:writes|says|notes|states)', 'a source'],
  ['set up', 'established'],
  ['one of(?= (?:the|its|his|her|their)\\b)', 'among'],
  [
    '(?:took|takes) (?:office|up (?:his|her|their|the|this) (?:post|position|role|office))',
    'joined',
  ],
  // founders start something, employees start somewhere
  [
    unwrap`
      (?<!\bwhich (?:\p{L}+ ){0,2})(?:started|began)
      (?= (?:at|as|in(?! (?:\p{L}+ )?\d)|off|out|work(?:ing)?|(?:his|her|their) career)\b)`,
    'joined',
  ],
  ['annually|(?:a|per|each|every) year', 'yearly'],
  ['took part in|participated in', 'participated in'],
  ['made the shortlist', 'was shortlisted'],
]

/**
 * What a quote says besides, as such phrases. A sentence keeps its own word: a quote may have the
 * same.
 */
export const impliedPhrases: readonly (readonly [phrase: string, as: string])[] = [
  [
    unwrap`
      (?:received|earned)
      (?= (?:an?|the|its|his|her|their)
      \s(?:(?!(?:and|for|from|by|about|of|on|over|to)\b)[^\s.;,]+ ){0,5}(?:${honours})\b)`,
    'received won',
  ],
  ['(?:was|were|been) (?:taught|tutored|instructed) by', 'was taught by studied under'],
  [String.raw`(?<!by )studied((?: [\p{L}-]+){0,3}) under`, 'was taught by studied$1 under'],
]
