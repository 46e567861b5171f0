/**
 * Patterns of superlatives, what makes one of many of them: "among the", "eine der", and the words
 * behind which they are about something else: "one of the founders of the oldest bank". `definite`:
 * what makes a word with such an end a superlative, as "a forest ranger", "Minister" have none.
 * Own knowledge.
 */
export const rankWords: readonly {
  rank: string
  among: string
  apart: string
  definite?: string
}[] = [
  {
    rank: String.raw`(?:most|least) \p{L}+|\p{Ll}{2,}est|best|worst`,
    among: '(?:among(?:st)?|(?:one|some|two|three|many|several) of)(?: the)?',
    apart: 'of|the|an?|in|at|on|for|to|from|with|who|that|which|was|is',
    definite: String.raw`the|its|his|her|their|\p{L}+['’]s?`,
  },
  {
    rank: String.raw`\p{Ll}{3,}ste[nrs]?`,
    among: '(?:ein(?:e[mnrs]?)?|einige|mehrere) der|(?:zu|unter) den',
    apart: 'd(?:er|ie|as|e[mns])|in|an|auf|bei|von|für',
    definite: String.raw`d(?:er|ie|as|e[mns])|ihre?\p{L}{0,2}|seine?\p{L}{0,2}`,
  },
  {
    rank: String.raw`plus \p{L}+`,
    among: "(?:l['’])?une? des|parmi (?:les|ses)",
    apart: "d[eu]|la|le|(?:de )?l['’]\\S+|d['’]\\S+",
  },
  {
    rank: String.raw`más \p{L}+`,
    among: 'un[oa]s? de (?:los|las|sus)|entre (?:los|las|sus)',
    apart: 'del?|la|el',
  },
  {
    rank: String.raw`mais \p{L}+`,
    among: '(?:uma?|uns|umas) d[ao]s|entre [ao]s',
    apart: 'd[aeo]|a|o',
  },
  {
    rank: String.raw`più \p{L}+`,
    among: "(?:un['’]?|un[ao]) (?:dei|degli|delle)|tra (?:i|gli|le)",
    apart: "di|del(?:la)?|dell['’]\\S+|la|il",
  },
]
