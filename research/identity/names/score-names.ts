import { detectScript, type Script } from '../../text/signs/script.ts'
import { foldWord } from '../../text/words/fold.ts'
import {
  type NameScore,
  type NameSignal,
  scoreNameSignals,
  scriptBounds,
  sumWeights,
} from './name-signal.ts'
import { maxNameLength, type PersonName, parsePersonName } from './person-name.ts'
import { weighSigns } from './weigh-signs.ts'
import { weighRomanised, weighSounds } from './weigh-sounds.ts'
import { weighWords } from './weigh-words.ts'

/** Scripts of signs that mean a syllable or more: a name of them is compared sign by sign. */
const signScripts: ReadonlySet<Script> = new Set<Script>(['han', 'hangul'])

/** Scores whether two names can be one person's name, in any script and order. */
export function scoreNames(a: string, b: string): NameScore {
  const [textA, textB] = [a.slice(0, maxNameLength), b.slice(0, maxNameLength)]
  const scripts = [detectScript(textA), detectScript(textB)] as const
  if (scripts[0] !== scripts[1]) return scoreNameSignals(weighSounds(textA, textB), scriptBounds)
  if (signScripts.has(scripts[0])) return scoreNameSignals(weighSigns(textA, textB, scripts[0]))
  const [left, right] = [parsePersonName(textA), parsePersonName(textB)]
  const wholes = [foldWord(textA), foldWord(textB)] as const
  const words = weighWords(left, right, wholes)
  const chinese = sumWeights(words) < 0 ? weighRomanised(left, right) : null
  const isBetter = chinese !== null && sumWeights(chinese) > sumWeights(words)
  return scoreNameSignals([...(isBetter ? chinese : words), ...weighGenerations(left, right)])
}

function weighGenerations(a: PersonName, b: PersonName): NameSignal[] {
  if (a.generation === null || b.generation === null) return []
  return a.generation === b.generation
    ? [{ signal: 'same_generation', weight: 0.3, detail: a.generation }]
    : [{ signal: 'different_generation', weight: -7, detail: `${a.generation} / ${b.generation}` }]
}
