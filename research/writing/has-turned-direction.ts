import { unwrap } from '../text/patterns/unwrap.ts'

/** Words in front of a name or an amount, by what they make of it. */
const directions: Readonly<Record<string, 'away' | 'towards' | 'there' | 'change'>> = {
  from: 'away',
  to: 'towards',
  into: 'towards',
  in: 'there',
  by: 'change',
}
/** The name, or an amount that is no year, behind such a word. */
const directed = new RegExp(
  unwrap`
    \b(${Object.keys(directions).join('|')})\s+(?:the\s+)?(?:[£$€]\s?)?
    (\p{Lu}[\p{L}\p{M}-]+|(?!(?:19|20)\d\d\b)\d[\d.,]*\d|\d\b)`,
  'gu',
)

type Direction = (typeof directions)[string]
const excluding: ReadonlyMap<Direction | undefined, Direction> = new Map([
  ['away', 'towards'],
  ['towards', 'away'],
  ['there', 'away'],
  ['change', 'towards'],
])

/**
 * Whether a clause has the other end of a way, or of a change: "from Danish" for "into Danish",
 * "rose by 61 million" for "rose to 61 million", "in Aberdeen" of people from Aberdeen.
 * @param texts the sentences that say most of the clause
 */
export function hasTurnedDirection(clause: string, texts: readonly string[]): boolean {
  const said = texts.flatMap(parseDirections)
  return parseDirections(clause).some(({ direction, to }) => {
    const found = said.filter((one) => one.to === to).map((one) => one.direction)
    const other = excluding.get(direction)
    return other !== undefined && found.includes(other) && !found.includes(direction)
  })
}

function parseDirections(text: string): { direction: Direction | undefined; to: string }[] {
  return [...text.matchAll(directed)].map(([, word = '', to = '']) => ({
    direction: directions[word],
    to,
  }))
}
