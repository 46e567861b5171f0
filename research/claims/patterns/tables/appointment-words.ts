import { toFrame } from '../phrases/frame.ts'

/** What stands between a person and the post that they are given, as patterns. English. */
export const postOpenings = { en: 'to be |to (?:the (?:post|position|role) of )?|as ' }

/** Words for whose a post is, in front of it. English. */
export const postOwners = { en: 'its|the|their|an?' }

/** The same in the words of its organisation. English. */
export const ownPostOwners = { en: 'our|its|the|their|an?' }

/** Which of several holders takes a post. English. */
export const postOrders = { en: 'new|next|first' }

/** Words behind which a post is no longer named. English. */
export const postEnds = { en: 'in|from|since|and|who' }

/** The same behind the verb that gives it. English. */
export const givenPostEnds = { en: 'with effect|after|to succeed' }

/** How a firm announces an appointment, up to "the appointment of" or "that". English. */
export const announcements = {
  en: [
    '(?:is|are|was|were) (?:very )?(?:pleased|delighted|proud|happy|excited|thrilled|glad)',
    'to (?:announce|confirm|report|share)',
  ].join(' '),
  any: '(?:has |have )?(?:announced|confirmed|revealed)|announces|confirms|announce|confirm',
}
export const announcedNouns = {
  en: [
    'appointment|re-?appointment|hiring|recruitment|promotion|election|selection|arrival|addition',
  ],
}

/** What an announcement says of a person, with the firm that announces it. English. */
const end = '(?=[.,;:!)]|$| (?:in|from|since|and|who|with|after|effective|following) )'
const place =
  '(?: (?:the|its|our|their) (?:[\\p{Ll}-]+ )?(?:company|firm|team|staff|board|group)| us)?'
const has = '(?:has|have) (?:been )?'
const given = '(?:appointed|hired|promoted|recruited|joined|rejoined)'
export const announcedFrames = [
  ` ${has}${given}${place}(?: as| to)? {a}(?:new |next )?ROLE${end}`,
  ` ${has}(?:named|made|elected|chosen|become)(?: as)? {a}(?:new |next )?TITLE${end}`,
  ` (?:joins|rejoins|is joining)${place} as {a}(?:new |next )?ROLE${end}`,
  ` (?:is|becomes) (?:its|their|our|the) new TITLE${end}`,
].map(toFrame)
/** The same behind the noun: "the appointment of NAME as head of music at Globex". */
export const namedFrame = toFrame(
  [
    ',? (?:as|to(?: be| the (?:post|position|role) of)?)',
    '{a}(?:new |next )?ROLE (?:at|with|for|of) FIRM',
  ].join(' '),
)

/** Verbs that present a person, in front of the name. English. */
export const welcomingVerbs = {
  en: 'welcom(?:e|es|ed|ing)|introduc(?:e|es|ed|ing)|present(?:s|ed|ing)?',
}

/** First words of posts that stand right behind the name of who is given one. English. */
export const postsBehindNames = {
  en: [
    'Vice|S?VP|EVP|Senior|Executive|Chief|President|C[EFIOMT]O|Director|Chairman|Chairwoman',
    'Managing|Assistant|Associate|Deputy|Acting',
  ],
}
