import { joinAlternatives } from '../../../text/patterns/unwrap.ts'

import { parseWordSet } from '../../../text/patterns/word-set.ts'

/** What stands before the year in which a post began, alone on a line of a card; patterns. */
export const sinceOpenings = {
  en: [
    'with us|here|in (?:this )?(?:post|office)|on (?:the )?(?:board|team|staff)|joined(?: us)?',
    'member of (?:the )?(?:team|staff)|at .{2,40}|(?:in|with) (?:the|this) (?:house|firm|company)',
  ],
}

/** The same in front of a word for "since". */
export const sinceTeams = {
  de: '(?:bei uns|hier|dabei|im (?:Team|Haus|Hause|Amt|Dienst|Betrieb|Unternehmen)|in der Firma) ',
}

/** What stands before the town in which a person lives, alone on a line of a card. */
export const homeWords = {
  en: 'based|lives|living|resident|resides|located',
  de: 'wohnhaft|lebt',
}

/** What heads the posts and the studies of a curriculum vitae; patterns. */
const historyHeadings = {
  en: [
    '(?:(?:professional|work|employment|academic|past|career|teaching) )?(?:experience|history)',
    '(?:(?:professional|academic|previous|past) )?(?:appointments|positions|employment|career)',
    'education|studies|career path|positions held|curriculum vitae|r[eé]sum[eé]|cv|degrees',
    '(?:education|experience|employment|training) (?:and|&) \\p{L}+|academic qualifications',
  ],
  de: 'berufserfahrung|beruflicher werdegang|werdegang|ausbildung|studium|lebenslauf',
  fr: 'expériences?(?: professionnelles?)?|parcours(?: professionnel)?|formation|études',
  es: 'experiencia(?: (?:profesional|laboral))?|formación|estudios|educación',
  it: 'esperienz[ae](?: professional[ei])?|formazione|istruzione|studi',
  pt: 'experiência(?: profissional)?|formação|educação',
  nl: 'werkervaring|loopbaan|opleiding(?:en)?',
}
const historyHeading = new RegExp(`^${joinAlternatives(historyHeadings)}:?$`, 'iu')

/** Whether a line heads the posts or the studies of a curriculum vitae. */
export function isHistoryHeading(line: string): boolean {
  return historyHeading.test(line)
}

/** What headings and links of pages open with; no firm is called so. English. */
export const headingOpenings = {
  en: [
    'About|Add|All|Also|Attended|Back|Best|Browse|Buy|Contact|Current|Download|Edit|Favou?rite',
    'Featured|Find|Follow|Get|How|In|Join|Latest|Listen|Lived|Member|More|My|Other|Our|Popular',
    'Print|Rate|Recommend|Report|Share',
    'Previous|Read|Recent|Related|Search|See|Selected|Send|Shop|Show|Sign|Similar|Submit|Top',
    'Upcoming|View|Visit|Watch|What|Where|Why|Worked|Write|Your',
  ],
}

/** Last words of headings. English. */
export const headingEnds = parseWordSet(`
  article audience biography books categories comments contact credits department description
  devices events fiction filmography fitness games information interests links list magazines
  model movies news page pages people photos pictures prices products profile publications quotes
  rates records resources review reviews samples services shows site sites spotlight statistics
  tickets titles trivia videos wishlist
`)

/** Words that head parts of a page as well as they stand in names of firms. English. */
export const headingNouns = parseWordSet(`
  archive archives art books capital club communications data department devices digital education
  electronics energy engineering entertainment fashion films foods furniture gallery games general
  group health home homes hotels housing industry insurance journal journals library magazine
  magazines media medical metals movies music network networks office paper pictures power press
  productions products properties public publications publishers publishing radio records relations
  research resort restaurant restaurants retail sciences service services shipping shop software
  solutions sport sports store stores studio studios systems technology television theater theatre
  times transport travel video water works
`)

/** Small words that titles of works write with a capital, and names of firms without. English. */
export const capitalisedWords = { en: 'In|To|With|From|On|A|An|My|Your|Me|Is|Are' }

/** Behind a post and a mark, whole: in what way or in which part of the world. English. */
export const postRemarks = {
  en: [
    'Emerit(?:us|a)|Retired|Ret|Full[- ]Time|Part[- ]Time|Remote|Hybrid|Freelance|Contract',
    '(?:North|South|East|West|Central|Latin|Northern|Southern|Eastern|Western)(?: (?:America|Asia',
    'Africa|Europe|Coast|Region))?|Americas|Europe|Africa|Asia(?: Pacific)?|EMEA|APAC|Men|Women',
  ],
}

/** How fields of study end, which may stand between a degree and its school. English. */
export const fieldEnds = { en: 'logy|ics|istry|ing|omy|ture|ine|aw|rts' }

/** What names of schools begin with, behind one word at most. English. */
export const schoolHeads = {
  en: 'University|Universit[éà]|Univ\\.|Institute|College|School|Academy|Polytechnic|Conservatoire',
}
