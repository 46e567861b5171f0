import anyAscii from 'any-ascii'
import { memoize } from '../../../text/memoize.ts'
import type { Script } from '../../../text/signs/script.ts'
import {
  arabicSounds,
  cyrillicSounds,
  hangulSounds,
  hebrewSounds,
  kanaSounds,
  latinSounds,
  pinyinSounds,
  type SoundTable,
} from './sound-tables.ts'

/** A word as it may sound: each member holds what one place of it may sound like. */
export type Sounds = readonly string[]

/** Names are shorter than this; longer words are cut. Characters. */
const maxWordLength = 60

const spellers: Partial<Record<Script, (word: string) => Sounds>> = {
  latin: spellLatin,
  cyrillic: (word) => spell(word, cyrillicSounds),
  arabic: (word) =>
    spell(word.replace(/\p{M}/gu, '').replace(/^ال(?=..)/u, ''), arabicSounds, true),
  hebrew: (word) => spell(word.replace(/\p{M}/gu, '').replace(/[׳’`]/gu, "'"), hebrewSounds, true),
  hangul: (word) => [...word].flatMap(spellSyllable),
  kana: (word) => spell(toAscii(word.replace(/[ーッっ]/gu, '')), kanaSounds),
  han: (word) => [...word].flatMap((sign) => spell(toAscii(sign), pinyinSounds)),
}

/** Spells a word of a name by its sounds. */
export function spellSounds(word: string, script: Script): Sounds {
  return chooseSpeller(script)(word)
}

/** Latin letters as romanised Chinese spells sounds: Hanyu Pinyin and Wade-Giles. */
export const spellPinyin = memoize((word: string): Sounds => spell(toAscii(word), pinyinSounds))

const chooseSpeller = memoize((script: Script) =>
  memoize(
    (word: string): Sounds => {
      const read = word.slice(0, maxWordLength).normalize('NFC').toLowerCase()
      return (spellers[script] ?? ((other) => spellLatin(toAscii(other))))(read)
    },
    { max: 20_000 },
  ),
)

function toAscii(text: string): string {
  return anyAscii(text)
    .toLowerCase()
    .replace(/[^a-z]/g, '')
}

/** Letters with marks that say how they sound are kept, others lose them. */
function spellLatin(word: string): Sounds {
  const letters = [...word].map((sign) => (latinSounds.has(sign) ? sign : toAscii(sign)))
  return spell(letters.join(''), latinSounds)
}

/**
 * The longest groups of letters first; doubled letters count once.
 * @param isVowelless letters that stand twice have a vowel between them that is not written
 */
function spell(word: string, sounds: SoundTable, isVowelless = false): Sounds {
  const spelled: string[] = []
  for (let at = 0; at < word.length; ) {
    let length = Math.min(4, word.length - at)
    while (length > 1 && !sounds.has(word.slice(at, at + length))) length -= 1
    for (const sound of sounds.get(word.slice(at, at + length)) ?? [])
      if (isVowelless || length > 1 || spelled.at(-1) !== sound) spelled.push(sound)
    at += length
  }
  return spelled
}

const firstSyllable = 0xac00
const lastSyllable = 0xd7a3
const codaCount = hangulSounds.codas.length
const vowelCount = hangulSounds.vowels.length

function spellSyllable(sign: string): string[] {
  const point = sign.codePointAt(0) ?? 0
  if (point < firstSyllable || point > lastSyllable) return []
  const place = point - firstSyllable
  const onset = hangulSounds.onsets[Math.floor(place / (vowelCount * codaCount))]
  const vowel = hangulSounds.vowels[Math.floor(place / codaCount) % vowelCount]
  const coda = hangulSounds.codas[place % codaCount]
  return [onset, vowel, coda].flatMap((part) =>
    part === undefined || part === '-' ? [] : part.split(','),
  )
}
