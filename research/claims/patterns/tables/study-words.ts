import { joinAlternatives } from '../../../text/patterns/unwrap.ts'

/** Verbs whose object is a degree, with their tenses and voices. English. */
export const degreeVerbs = {
  en: [
    'earn(?:ed|ing)|receiv(?:ed|ing)|holds?|held|holding|ha(?:s|ve|d)|having|complet(?:ed|ing)',
    'obtain(?:ed|ing)|gain(?:ed|ing)|t(?:ook|aken|aking)|g(?:ot|otten|etting|ets)|d(?:id|one)',
    'acquir(?:ed|ing)|achiev(?:ed|ing)|attain(?:ed|ing)|finish(?:ed|ing)|secur(?:ed|ing)|won',
    'winning|pick(?:ed|ing) up|collect(?:ed|ing)|defend(?:ed|ing)|pass(?:ed|ing)|possesses',
    '(?:(?:was|were|been|being) )?(?:awarded|granted|conferred)|(?:read|reading) for',
    '(?:studied|studying|sat|sitting) for|wr(?:ote|iting|itten)',
  ],
}

const inStudies = joinAlternatives({
  en: [
    'did|complet(?:ed|ing)|pursu(?:ed|ing)|finish(?:ed|ing)|undertook|received|beg[au]n',
    'beginning|start(?:ed|ing)|had|took|continued|learn(?:ed|t|ing)',
  ],
})
const studies = joinAlternatives({ en: 'studies|education|training|schooling|trade' })

/** What a degree is marked with, in front of its field. */
const classes = joinAlternatives({
  en: [
    '(?:(?:double|starred) )?first(?:[- ]class (?:honours|degree))?|(?:upper|lower) second',
    '2[:.][12]|distinction',
  ],
})

/** Verbs of those who go to a school, in front of "at" or of a field. English. */
export const studyVerbs = {
  en: [
    '(?:(?:was|were|been|being) )?(?:educated|trained|schooled)|stud(?:ied|ying)|major(?:ed|ing)',
    `(?:took|got|gained|earned|won|achieved|has|holds) an? ${classes}(?= in (?!the ))`,
    String.raw`${inStudies} (?:her|his|their|my) (?:[\p{Ll}-]+ ){0,2}?${studies}`,
  ],
}

/** The same in front of the school itself. English. */
export const attendanceVerbs = { en: 'attend(?:ed|ing)|went to|enrolled (?:at|in)|matriculated at' }

/** Verbs of those who have ended their studies. English. */
export const graduationVerbs = {
  en: '(?:(?:is|am|was|were) )?graduat(?:ed|ing)|qualif(?:ied|ying)',
}

/** What is said of those who go away from a school with a degree. English. */
export const leavingVerbs = {
  en: 'left|leaving|c(?:ame|oming) (?:away from|out of)|emerg(?:ed|ing) from',
}

/** Nouns of those who have studied at a school, in front of "of". English. */
export const graduateNouns = { en: 'graduates?|alumn(?:a|us|i|ae)|alums?|products?' }

/** What stands between an article and a degree. English. */
export const degreeAdjectives = {
  en: [
    'first|second|third|upper|lower|(?:first|second)[- ]class|double|dual|joint|combined|honou?rs?',
    'full|executive|part-time|external|undergraduate|graduate|postgraduate|bachelor|research',
    'professional|further|good|university|college',
  ],
}

/** A noun behind a degree that makes of it a course or a person. English. */
export const notBehindDegrees = {
  en: [
    'program(?:me)?s?|courses?|class(?:es)?|students?|candidates?|candidacy|applicants?|level',
    'thesis|theses|dissertations?|supervisors?|advis[eo]rs?|examiners?|holders?|project|research',
    'work|studies|scholarships?|fellowships?|mill|committee|graduates?|curriculum|modules?',
  ],
}

/** With these a degree is given for other things than studies. English. */
export const givenDegrees = { en: 'honorary|fake|forged|mail-order|honoris' }

/** What is said of the end of studies behind the school: ", graduating in 1998". English. */
export const endsOfStudies = {
  en: [
    '(?:graduat|qualify|leav|finish|complet|emerg)ing|graduated|qualified|left|finished|completed',
  ],
}

/** What leads from studies to what came next. English. */
export const afterStudies = {
  en: 'after|following|having|since|while|upon|on|followed by|by way of|via|before|plus|including',
}

/** In front of the schools of an entry. English. */
export const schoolLabels = {
  en: 'educ(?:ated|ation)?[.:]|schools?:|stud(?:ied|ies):|alma mater:|degrees?:|qualifications?:',
}

/** Verbs of studies behind "to": "went to Porto to study". English. */
export const studyInfinitives = {
  en: [
    'study|read(?: for)?|train|attend|graduate|enrol+|complete|earn|take|get|gain|obtain|pursue|do',
    'finish',
  ],
}

/** In front of "to" and such a verb. English. */
export const goingVerbs = {
  en: [
    '(?:went|gone|came|moved|returned|travel+ed|stayed|left|emigrated|sailed|go(?:es|ing))',
    '(?:scholarship|bursary|grant|place|fellowship)',
  ],
}

/** In front of a pronoun, of the school that a clause has named. English. */
export const schoolPronouns = { en: 'where|from (?:which|where)|at which|and there|there' }

/** Of a degree, in front of "by" or "from" and its school. English. */
export const gettingParticiples = {
  en: [
    'awarded|conferred|granted|given|taken|earned|obtained|gained|completed|done|finished|received',
    'written|defended',
  ],
}

/** Between a degree and where it is from. English. */
export const originVerbs = { en: 'is|was|came|comes|dates|dated|had been|followed' }

/** In front of the end of studies behind their school, and what is ended. English. */
export const tailAdverbs = { en: 'later|then|eventually|duly|also' }
export const tailObjects = { en: 'it|up|them|her studies|his studies|their studies|there' }

/** Ends of names of schools that children go to. English. */
export const pupilSchools = {
  en: '(?:High|Grammar|Primary|Secondary|Middle|Elementary|Comprehensive|Prep|Boys|Girls) School',
}
