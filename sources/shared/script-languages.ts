import { detectScript, type Script } from '../../research/text/signs/script.ts'

/** The languages whose wikis write names in a script, the largest first. */
const languages: Readonly<Record<Script, readonly string[]>> = {
  latin: ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'sv'],
  cyrillic: ['ru', 'uk', 'bg', 'sr'],
  greek: ['el'],
  arabic: ['ar', 'fa'],
  hebrew: ['he'],
  han: ['zh', 'ja'],
  kana: ['ja'],
  hangul: ['ko'],
  devanagari: ['hi', 'ne', 'mr'],
  thai: ['th'],
  armenian: ['hy'],
  georgian: ['ka'],
  other: ['en'],
}

/** Languages that a name's own script suggests, the likeliest first; never empty. */
export function chooseLanguages(name: string): readonly string[] {
  return languages[detectScript(name)]
}
