import { parseWordSet } from '../../../text/patterns/word-set.ts'
import { detectScript, type Script } from '../../../text/signs/script.ts'
import { foldWord } from '../../../text/words/fold.ts'
import { generations, particles, postNominals, titles } from '../tables/titles.ts'
import type { Spoken } from './compare-sounds.ts'
import { spellSounds } from './spell-sounds.ts'

/** @property isLoose a particle or title, which one spelling of a name has and another lacks */
export type SpokenWord = Spoken & { written: string; isLoose: boolean }

const maxWords = 12

/** Small words of names in other scripts than Latin. */
const otherParticles = parseWordSet(
  'بن ابن بنت آل ال أبو בן בת דה ואן פון דו אל фон ван де да ибн бин',
)

const separators = /[\s·・‧•･=＝,،、_/‐‑–—-]+/u

/** The words of a name as they sound. */
export function listSpokenWords(name: string): SpokenWord[] {
  const plain = name.normalize('NFKC').replace(/\([^)]*\)|"[^"]*"|“[^”]*”/g, ' ')
  const whole = detectScript(plain)
  const words = plain
    .split(separators)
    .flatMap((part) => part.split(/\.(?=.)/u))
    .flatMap((written) => speak(written, whole))
    .slice(0, maxWords)
  const carriers = words.filter(({ isLoose }) => !isLoose)
  const [only, ...more] = carriers
  return only === undefined || more.length > 0 ? words : carryBehind(words, only)
}

/** `Tove Lo`, `Adel Imam`: behind the only other word a particle or title is the family name. */
function carryBehind(words: readonly SpokenWord[], only: SpokenWord): SpokenWord[] {
  const place = words.indexOf(only)
  return words.map((word, at) => (at > place ? { ...word, isLoose: false } : word))
}

function speak(text: string, whole: Script): SpokenWord[] {
  const written = text.replace(/[^\p{L}\p{M}'’׳`]/gu, '')
  if (written === '') return []
  const script = detectScript(written) === 'latin' ? 'latin' : whole
  const sounds = spellSounds(written, script)
  return sounds.length === 0
    ? []
    : [
        {
          sounds,
          script,
          written,
          isLoose: script === 'latin' ? isMark(written) : isSmall(written),
        },
      ]
}

function isSmall(written: string): boolean {
  return otherParticles.has(written.toLowerCase())
}

function isMark(written: string): boolean {
  const word = foldWord(written)
  return (
    particles.has(word) ||
    titles.has(word) ||
    postNominals.has(word) ||
    Object.hasOwn(generations, word)
  )
}
