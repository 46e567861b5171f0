import { americanNoticeForms } from './american-notice-forms.ts'
import { americanProfileForms } from './american-profile-forms.ts'
import { announcedForms } from './announced-forms.ts'
import { britishNoticeForms } from './british-notice-forms.ts'
import { britishProfileForms } from './british-profile-forms.ts'
import { everydayForms } from './everyday-forms.ts'
import { furtherForms } from './further-forms.ts'
import {
  eighthVocabulary,
  ninthVocabulary,
  seventhVocabulary,
  tenthVocabulary,
} from './further-vocabularies.ts'
import { heldOutForms } from './held-out-forms.ts'
import { noticeForms } from './notice-forms.ts'
import type { PageForm } from './page-form.ts'
import { pageForms } from './page-forms.ts'
import { reserveForms } from './reserve-forms.ts'
import { translatedNoticeForms } from './translated-notice-forms.ts'
import { translatedProfileForms } from './translated-profile-forms.ts'
import { unseenNoticeForms } from './unseen-notice-forms.ts'
import { unseenProfileForms } from './unseen-profile-forms.ts'
import {
  fifthVocabulary,
  firstVocabulary,
  fourthVocabulary,
  secondVocabulary,
  sixthVocabulary,
  thirdVocabulary,
  type Vocabulary,
} from './vocabulary.ts'

export type FamilyParts = {
  forms: Readonly<Record<string, PageForm>>
  words: Vocabulary
  /** Moves the seeds, so that two families do not invent the same people. */
  offset: number
  /** Forms that state role and employer, so that one of them can be contradicted. */
  contradicting: readonly string[]
}

/** Sets of page forms, each with the words that its people are made of. */
export const families = {
  first: {
    forms: pageForms,
    words: firstVocabulary,
    offset: 0,
    contradicting: ['role first', 'faq', 'press release'],
  },
  second: {
    forms: furtherForms,
    words: secondVocabulary,
    offset: 500_009,
    contradicting: ['book jacket', 'colon fields', 'court notice'],
  },
  third: {
    forms: everydayForms,
    words: thirdVocabulary,
    offset: 1_000_003,
    contradicting: ['conference bio', 'infobox', 'grant list'],
  },
  fourth: {
    forms: heldOutForms,
    words: thirdVocabulary,
    offset: 1_500_007,
    contradicting: ['quoted expert', 'chamber directory', 'vcard'],
  },
  fifth: {
    forms: announcedForms,
    words: fourthVocabulary,
    offset: 2_000_003,
    contradicting: ['start-up database', 'news schema', 'mail signature'],
  },
  sixth: {
    forms: noticeForms,
    words: fifthVocabulary,
    offset: 2_500_009,
    contradicting: ['thesis acknowledgements', 'register of interests', 'notarial deed'],
  },
  seventh: {
    forms: reserveForms,
    words: sixthVocabulary,
    offset: 3_000_017,
    contradicting: ['trustees', 'speaker figures', 'alumni spotlight'],
  },
  eighth: {
    forms: { ...americanProfileForms, ...americanNoticeForms },
    words: seventhVocabulary,
    offset: 3_500_017,
    contradicting: ['appointment release', 'council minutes', 'photo caption'],
  },
  ninth: {
    forms: { ...britishProfileForms, ...britishNoticeForms },
    words: eighthVocabulary,
    offset: 4_000_037,
    contradicting: ['panel list', 'conference speaker', 'review with sign-off'],
  },
  tenth: {
    forms: { ...translatedProfileForms, ...translatedNoticeForms },
    words: ninthVocabulary,
    offset: 4_500_007,
    contradicting: ['school careers evening', 'meetup page', 'jury of a prize'],
  },
  eleventh: {
    forms: { ...unseenProfileForms, ...unseenNoticeForms },
    words: tenthVocabulary,
    offset: 5_000_011,
    contradicting: ['service anniversary', 'curling club executive', 'department news'],
  },
} as const satisfies Record<string, FamilyParts>
export type Family = keyof typeof families
