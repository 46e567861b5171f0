import { joinAlternatives, unwrap } from '../../text/patterns/unwrap.ts'
import type { BoundSentence } from './binding/bound-sentence.ts'
import { honourWords, postWords, workNouns, workWords } from './tables/mention-words.ts'

/** What makes a sentence worth quoting, by weight. */
const telling: readonly (readonly [number, RegExp])[] = [
  [
    3,
    new RegExp(
      String.raw`\b${joinAlternatives(honourWords)}\b|премия|награжд|受賞|获奖|수상`,
      'iu',
    ),
  ],
  [2, new RegExp(String.raw`\b${joinAlternatives(workWords)}\b`, 'iu')],
  [2, new RegExp(String.raw`\b${joinAlternatives(postWords)}\b`, 'iu')],
  [1, /\b(?:19|20)\d\d\b/],
  [1, /["“„«]/],
]
const minScore = 3
const [minLength, maxLength, maxMentions] = [40, 300, 6]

const quotable: ReadonlySet<string> = new Set(['full', 'short', 'named', 'pronoun'])

/** Nouns of authored works: "Her book … was published". */
const work = new RegExp(
  unwrap`
    ^(?:his|her|their|(?:\S+\s+){1,3}\S+['’]s?)\s+(?:\S+\s+)?${joinAlternatives(workNouns)}\b`,
  'iu',
)

/** The most telling whole sentences about the person, best first. */
export function parseMentions(
  bound: readonly BoundSentence[],
): { bound: BoundSentence; confidence: number }[] {
  const scored = bound.flatMap((one) => {
    const { text } = one.sentence
    if (
      one.unsure ||
      one.sentence.quoted ||
      text.length < minLength ||
      text.length > maxLength ||
      !/[.!。！]["”»)]?$/u.test(text) ||
      !/^[\p{Lu}\p{Lo}\p{N}]/u.test(text)
    )
      return []
    if (!quotable.has(one.binding) || (one.owned && !work.test(text))) return []
    const keywords = telling.reduce(
      (sum, [weight, form]) => sum + (form.test(text) ? weight : 0),
      0,
    )
    const score =
      keywords +
      (one.binding === 'full' ? 1 : 0) +
      (text.length <= 220 ? 0.5 : 0) -
      (one.others.length > 2 ? 2 : 0)
    return keywords >= 2 && score >= minScore
      ? [
          {
            bound: one,
            score,
            confidence:
              one.binding === 'full'
                ? 75
                : one.binding === 'named'
                  ? 60
                  : one.binding === 'short'
                    ? 68
                    : 62,
          },
        ]
      : []
  })
  return scored
    .toSorted((a, b) => b.score - a.score || a.bound.sentence.start - b.bound.sentence.start)
    .slice(0, maxMentions)
}
