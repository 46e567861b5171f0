import { dropPointing } from '../../../text/signs/drop-pointing.ts'
import * as arabic from '../grammars/tables/arabic-words.ts'
import * as hebrew from '../grammars/tables/hebrew-words.ts'
import { persianBehind, persianHonorifics } from '../grammars/tables/persian-words.ts'

const letter = '[א-תء-ي\u0651]'
const fronts = [
  Object.values(arabic.arabicVerbs).map((verb) => `و?(?:${verb})`),
  arabic.arabicHonorifics,
  hebrew.hebrewVerbs.born,
  hebrew.hebrewHonorifics,
  persianHonorifics,
].flat()
const front = new RegExp(String.raw`(?:^|\s)(?:${fronts.join('|')})\s$`, 'u')
const behinds = [
  ...Object.values(arabic.arabicVerbs),
  arabic.arabicBehind,
  `(?:ال)?(?:${arabic.arabicPosts})[اة]?`,
  arabic.arabicPostOpenings,
  arabic.arabicOrganizations,
  arabic.arabicFields,
  ...Object.values(hebrew.hebrewVerbs),
  `ب(?:${arabic.arabicPlaces})`,
  `ב(?:${hebrew.hebrewPlaces})`,
  hebrew.hebrewBehind,
  hebrew.hebrewPosts,
  hebrew.hebrewPostOpenings,
  persianBehind,
]
const behind = new RegExp(String.raw`^\s(?:${behinds.join('|')})(?!["'-]?${letter})`, 'u')

/**
 * Whether what ends in front of a name is a verb or a form of address. Arabic and Hebrew have no
 * capitals, so that any word beside a name could be a further name.
 */
export function hasFrameBefore(text: string): boolean {
  return front.test(dropPointing(text.slice(-maxFrame)))
}

/** Whether a verb, a post or a small word stands right behind an Arabic or Hebrew name. */
export function hasFrameBehind(text: string): boolean {
  return behind.test(dropPointing(text.slice(0, maxFrame)))
}

const maxFrame = 40
