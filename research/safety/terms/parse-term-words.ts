import { dropAccents, foldText } from '../../text/words/fold.ts'

/** Longer words are read to here. Characters. */
const maxWordLength = 32
const runs = /\p{Script=Han}|\p{Script=Arabic}+|[^\p{Script=Han}\p{Script=Arabic}]+/gu
const arabic = /\p{Script=Arabic}/u
const han = /\p{Script=Han}/u
/** Arabic writes "and", "so", "with", "as", "to", "the" and the future as part of the next word. */
const clitics = [
  'و',
  'ف',
  'ب',
  'ك',
  'ل',
  'ال',
  'لل',
  'وال',
  'فال',
  'بال',
  'كال',
  'ولل',
  'وب',
  'ول',
  'س',
  'وس',
]

/** A word as it is compared: its folded forms, the written one first. */
export type TermWord = readonly string[]

/**
 * The words of a text as folded ASCII, so that accents, widths and spellings do not part equal
 * words. Han characters stand alone, since no spaces part their words. An apostrophe parts words
 * (`l'emploi`).
 */
export function parseTermWords(text: string): TermWord[] {
  const plain = dropAccents(text).replace(/[\p{Cf}ьъЬЪـ]/gu, '')
  return (plain.match(runs) ?? []).flatMap((run) => (han.test(run) ? [[run]] : parseRun(run)))
}

function parseRun(run: string): TermWord[] {
  if (!arabic.test(run)) return splitWords(foldText(run)).map((word) => [word])
  // transliteration drops letters that part Arabic words, so only their spellings are made equal
  const spelled = run.toLowerCase().replaceAll('ى', 'ي').replaceAll('ة', 'ه').replaceAll('ء', '')
  return splitWords(spelled).map((word) => [word, ...withoutClitics(word)])
}

function splitWords(text: string): string[] {
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, maxWordLength))
}

function withoutClitics(word: string): string[] {
  const fitting = clitics.filter(
    (clitic) => word.startsWith(clitic) && word.length > clitic.length + 1,
  )
  const bare = fitting.map((clitic) => word.slice(clitic.length))
  // "to the" is written without the letter that begins "the"
  return [...new Set(word.startsWith('لل') ? [...bare, `ال${word.slice(2)}`] : bare)]
}
