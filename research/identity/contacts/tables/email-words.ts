import { parseWordSet } from '../../../text/patterns/word-set.ts'

/** What stands in brackets for an @, by language. */
export const atWords = {
  en: 'at|a-?t|at sign|snail',
  de: 'ät|klammeraffe',
  fr: 'chez',
  es: 'arroba',
  da: 'æt',
}

/**
 * Words before "at example dot com" that introduce a place or an employer, not a mailbox. English
 * alone, as is the "at": stop words of other languages are mailboxes, such as `al` and `elle`.
 */
export const notMailboxes = parseWordSet(`
  a about also am analyst and are architect arrive artist as author available based be been ceo
  cfo chef clerk coach consultant contact coo cto dev
  developer director doctor editor employed employee engineer everything executive fellow find
  founder friends going guest happening he head her here hers him
  his hosted i in intern internship is it join lead lecturer lifeguard live lives located look
  looking manager me meet member more now nurse of off on
  online or order out over partner party people president product professor programmer project read
  register researcher right sale sales_at scientist see
  she shop shopping speaker speaking staff stand start starting stay student study studying sign
  subscribe talk teach teacher team that the them there they
  this ticket tickets time today tomorrow tonight trainee up us usually vice visit volunteer was
  watch we were work worked worker working works writer
  writing you your yourself
`)
