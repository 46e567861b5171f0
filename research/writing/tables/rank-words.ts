import { unwrap } from '../../text/patterns/unwrap.ts'

/**
 * Patterns of superlatives, and of what makes one of many of them: "among the", "eine der". Own
 * knowledge.
 */
export const rankWords: readonly { rank: string; among: string }[] = [
  {
    rank: String.raw`(?:most|least) \p{L}+|\p{Ll}{2,}est|best|worst`,
    among: unwrap`
      (?:among(?:st)?|(?:one|some|two|three|many|several) of)
      (?: (?:the|its|his|her|their|[\p{L} ]+['’]s?))?`,
  },
  {
    rank: String.raw`\p{Ll}{3,}ste[nrs]?`,
    among: '(?:ein(?:e[mnrs]?)?|einige|mehrere) der|(?:zu|unter) den',
  },
  { rank: String.raw`plus \p{L}+`, among: "(?:l['’])?une? des|parmi (?:les|ses)" },
  { rank: String.raw`más \p{L}+`, among: 'un[oa]s? de (?:los|las|sus)|entre (?:los|las|sus)' },
  { rank: String.raw`mais \p{L}+`, among: '(?:uma?|uns|umas) d[ao]s|entre [ao]s' },
  {
    rank: String.raw`più \p{L}+`,
    among: "(?:un['’]?|un[ao]) (?:dei|degli|delle)|tra (?:i|gli|le)",
  },
]
