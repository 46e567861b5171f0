import { foldWords } from '../../text/fold.ts'
import { unwrap } from '../../text/unwrap.ts'

/** Degrees that are written in many ways, by their folded words. */
const spellings: readonly (readonly [string, RegExp])[] = [
  [
    'doctor',
    new RegExp(
      unwrap`
        ^(?:phd|ph d|dphil|d phil|doctor|doctorate|doctor of philosophy|dr phil|dr ing|dr rer nat
        |doutoramento|promotion)\b`,
    ),
  ],
  ['mba', /^(?:mba|m b a|master of business administration)\b/],
  ['master science', /^(?:msc|m sc|ms|m s|master of science)\b/],
  ['master arts', /^(?:ma|m a|master of arts)\b/],
  ['master engineering', /^(?:meng|m eng|master of engineering)\b/],
  ['master', /^(?:masters?(?: degree)?|s masters|mestrado)$/],
  ['bachelor science', /^(?:bsc|b sc|bs|b s|bachelor of science)\b/],
  ['bachelor arts', /^(?:ba|b a|bachelor of arts)\b/],
  ['bachelor engineering', /^(?:beng|b eng|bachelor of engineering)\b/],
  ['bachelor', /^(?:bachelors?(?: degree)?|licenciatura)$/],
]

/** Equal for spellings of one degree: `B.Sc.`, `BSc (Hons)` and `Bachelor of Science`. */
export function toDegreeKey(degree: string): string {
  const text = foldWords(degree).join(' ')
  return spellings.find(([, spelling]) => spelling.test(text))?.[0] ?? text
}
