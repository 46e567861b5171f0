import { compareText } from '../../text/order.ts'

/** @property weight how far it can be believed, 0..1 */
export type Weighed<T> = { value: T; weight: number }

/**
 * The spelling to show of several of one thing: the most complete, then what is neither shouted nor
 * all in small letters, then what most weight stands behind, then with its accents, then the
 * longer.
 * @returns null of none
 */
export function chooseBestForm(
  said: readonly Weighed<string>[],
  completeness: (text: string) => number = () => 0,
): string | null {
  const weights = new Map<string, number>()
  for (const { value, weight } of said) weights.set(value, (weights.get(value) ?? 0) + weight)
  const ranked = [...weights].sort(
    ([a, x], [b, y]) =>
      completeness(b) - completeness(a) ||
      rankCase(b) - rankCase(a) ||
      y - x ||
      accents(b) - accents(a) ||
      b.length - a.length ||
      compareText(a, b),
  )
  return ranked[0]?.[0] ?? null
}

/**
 * A short word in capitals may be an abbreviation; a text without capitals may be of a script that
 * has none.
 */
function rankCase(text: string): number {
  const [large, small] = [/\p{Lu}/u.test(text), /\p{Ll}/u.test(text)]
  return (large && small) || (!large && !small) || (large && text.length <= 5) ? 1 : 0
}

function accents(text: string): number {
  return text.normalize('NFD').match(/\p{M}/gu)?.length ?? 0
}
