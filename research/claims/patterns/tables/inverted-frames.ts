import { joinAlternatives } from '../../../text/patterns/unwrap.ts'
import { toFrame } from '../phrases/frame.ts'
import { authorWords } from './frame-words.ts'
import type { Row, Tense } from './verb-frames.ts'

const owner = '(?:(?:the|our|its|their) )?(?:new |current |present )?'
/** In front of a post; who writes or plays is of a work, the next one holds none yet. */
const the = `(?!${owner}(?:${joinAlternatives(authorWords)}|next|future|incoming)\\b)${owner}`
const is = '(?:is|becomes)(?: now| today| currently)?'
const was = '(?:was|had been)(?: then)?'
/** What the head of a firm does with it, as participles, and who began it. English. */
const headed = '(?:led|run|headed|managed|directed|chaired|edited)'
const begun = '(?:co-?founded|founded|established|set up|started|launched)'

const inverted = [
  [`${the}TITLE (?:at|of|for|with) FIRM ${is} $`, 'now'],
  [`${the}TITLE (?:at|of|for|with) FIRM ${was} $`, 'past'],
  [`HOUSE(?<=[’']s) ${the}TITLE ${is} $`, 'now'],
  [`HOUSE(?<=[’']s) ${the}TITLE ${was} $`, 'past'],
  [`HOUSE,? (?:(?:which )?is )?(?:now |currently )?${headed} by $`, 'now'],
  [`HOUSE,? (?:which )?(?:was|had been) ${headed} by $`, 'past'],
  [`HOUSE,? (?:(?:which )?was )?${begun} by $`, 'start'],
] as const

/** What stands in front of a name that ends the clause: "The head of music at Globex is". */
export const invertedPosts = inverted.map(
  ([frame, tense]: readonly [string, Tense]): Row => ({
    kind: 'work',
    leads: false,
    tense,
    frame: toFrame(frame),
  }),
)
