import { joinAlternatives } from '../../../text/patterns/unwrap.ts'
import { toFrame } from '../phrases/frame.ts'

/** The subject of a clause about an organisation: the person. English. */
export const clauseSubjects = { en: 's?he|they|I' }
/** The same, and what else such a clause opens with: "where her title was". English. */
export const clauseOpenings = { en: `${clauseSubjects.en}|her|his|their|my|many|most|some` }

/** What a firm does with the person that works for it, in front of "her". English. */
export const employing = { en: 'employs?|employ|retains?' }
export const hiring = {
  en: 'hired|recruited|appointed|engaged|poached|headhunted|employed',
}
export const clauseObjects = { en: 'her|him|them|me' }

/** Verbs of work that is going on. English; what is played or studied somewhere is none. */
export const workingVerbs = {
  en: [
    'works?|teaches|teach|leads?|heads?|runs?|directs?|manages?|oversees?|conducts?|practi[sc]es?',
    'edits?|convenes?|coordinates?|supervises?|lectures?|serves?|remains?',
  ],
}

/** What a person was there since a year, behind "has". English. */
export const stayingVerbs = { en: 'been|worked|been working|served|taught|stayed|been employed' }

const subject = joinAlternatives(clauseSubjects)
/** Past forms of working somewhere, and of leaving. English. */
export const workedThere = {
  en: '(?:once |previously |formerly |had |also )?(?:worked|taught|served|lectured)',
}
export const leftThere = {
  en: '(?:had |has |have )?(?:(?:long )?since )?(?:left|quit)',
}

/** Verbs in front of a post that lasts, and of one that is over. English. */
const isPost = joinAlternatives({ en: 'is|am|are|works as|work as|serves as|serve as' })
const wasPost = joinAlternatives({
  en: 'was|were|had been|worked as|had worked as|served as|had served as',
})

/** Behind a post in a clause. */
const end = '(?=[.,;)]|$| (?:until|from|for|and|in|before|when|at) )'

const posts = [
  [`${subject} {adv}${isPost} {adv}{a}ROLE(?=[.,;)]|$| and )`, 'now'],
  [
    `${subject} (?:has|have) (?:been|served as|worked as) {adv}{a}ROLE(?=(?: ever)? since\\b)`,
    'since',
  ],
  [
    `${subject} {adv}(?:became|rose to become|was (?:made|promoted to|named)) {a}TITLE(?= in )`,
    'start',
  ],
  [`${subject} {adv}${wasPost} {a}ROLE${end}`, 'past'],
] as const
/** Posts at the organisation in front; `since` goes on to when the person came there. */
export const postFrames = posts.map(([frame, tense]) => ({ frame: toFrame(frame), tense }))
