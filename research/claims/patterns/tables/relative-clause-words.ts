import { joinAlternatives } from '../../../text/patterns/unwrap.ts'
import { toFrame } from '../phrases/frame.ts'

/** The subject of a clause about an organisation: the person. English. */
export const clauseSubjects = { en: 's?he|they|I' }

/** What a person was there since a year, behind "has". English. */
export const stayingVerbs = { en: 'been|worked|been working|served|taught|stayed|been employed' }

const subject = joinAlternatives(clauseSubjects)
/** Verbs in front of a post that lasts, and of one that is over. English. */
const isPost = joinAlternatives({ en: 'is|am|are|works as|work as|serves as|serve as' })
const wasPost = joinAlternatives({
  en: 'was|were|had been|worked as|had worked as|served as|had served as',
})

/** Posts, present or past, at the organisation in front. */
export const postFrames = [
  { frame: `${subject} ${isPost} {adv}{a}ROLE(?=[.,;)]|$| and )`, isPast: false },
  { frame: `${subject} (?:has|have) been {a}ROLE(?= since )`, isPast: false },
  {
    frame: `${subject} ${wasPost} {a}ROLE(?=[.,;)]|$| until | from | for | and )`,
    isPast: true,
  },
].map(({ frame, isPast }) => ({ frame: toFrame(frame), isPast }))
