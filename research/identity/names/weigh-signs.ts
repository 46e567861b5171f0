import type { Script } from '../../text/signs/script.ts'
import { foldHan } from './fold-han.ts'
import type { NameSignal } from './name-signal.ts'
import { compareSounds } from './sounds/compare-sounds.ts'
import { spellSounds } from './sounds/spell-sounds.ts'

/** Signs of a Chinese, Japanese or Korean name; longer ones spell a foreign name by its sound. */
const maxNativeLength = 4
/** Likeness at which two spellings of a foreign name are as likely the same as not. */
const turningPoint = 0.85
const slope = 22

/** Compares two names of one script whose signs are syllables or words: equal sound is no sign. */
export function weighSigns(a: string, b: string, script: Script): NameSignal[] {
  const [left, right] = [listSigns(a), listSigns(b)]
  if (left === '' || right === '') return [{ signal: 'no_name', weight: -10 }]
  if (left === right || isTurned(a, b)) return [{ signal: 'same_signs', weight: 4.2 }]
  const detail = `${left} / ${right}`
  if (Math.min([...left].length, [...right].length) <= maxNativeLength)
    return [{ signal: 'different_signs', weight: -3, detail }]
  const likeness = compareSounds(
    { sounds: spellSounds(left, script), script },
    { sounds: spellSounds(right, script), script },
  )
  const weight = Math.min(3, Math.max(-5, slope * (likeness - turningPoint)))
  return [{ signal: 'sounds_agree', weight, detail }]
}

function listSigns(text: string): string {
  return foldHan(text.normalize('NFKC').replace(/\([^)]*\)/g, '')).replace(/[^\p{L}\p{N}]/gu, '')
}

/** The parts of the name stand in the other order. */
function isTurned(a: string, b: string): boolean {
  const parts = foldHan(a.normalize('NFKC')).split(/[^\p{L}\p{N}]+/u)
  return parts.length > 1 && parts.toReversed().join('') === listSigns(b)
}
