/** Longer names are no account anywhere, and bound what a pattern can cost. Characters. */
const maxNameLength = 100

/**
 * Whether a name obeys a list's regular expression; true also for patterns that cannot be used
 * here. Lists come from outside, so a pattern that could take exponential time (a repeated group
 * that itself repeats, or whose alternatives begin alike) is not run.
 */
export function isPatternMatch(name: string, source: string): boolean {
  if (name.length > maxNameLength) return false
  // Python allows {,n}
  const pattern = source.replace(/\{,(\d+)\}/g, '{0,$1}')
  if (!isCheap(pattern)) return true
  try {
    return new RegExp(pattern).test(name)
  } catch {
    return true
  }
}

function isCheap(pattern: string): boolean {
  if (pattern.length > 300 || /\\[1-9k]/.test(pattern)) return false
  const plain = pattern.replace(/\\./g, 'e').replace(/\[\^?\]?[^\]]*\]/g, 'c')
  // the innermost groups first: what a repeated one holds may not vary in length
  let rest = plain
  for (let depth = 0; depth < 10 && rest.includes('('); depth += 1) {
    const flat = rest.replace(
      /\((\?(?:[:=!]|<[=!]))?([^()]*)\)([*+?]|\{\d*,?\d*\})?/g,
      (_, kind: string | undefined, inside: string, repeat: string | undefined) => {
        const isLook = kind !== undefined && kind !== '?:'
        const repeats = repeat !== undefined && repeat !== '?' && !isLook
        return repeats && (/[*+{]/.test(inside) || overlaps(inside))
          ? '\u0000'
          : isLook
            ? ''
            : /[*+{|]/.test(inside)
              ? 'e+'
              : 'e'
      },
    )
    if (flat.includes('\u0000')) return false
    if (flat === rest) return false
    rest = flat
  }
  return (rest.match(/[*+]|,\}/g) ?? []).length <= 3
}

/**
 * Alternatives that start with different signs cannot both match; class against literal is decided
 * only for the form in the lists: `c|-`.
 */
function overlaps(inside: string): boolean {
  const firsts = inside.split('|').map((alternative) => alternative.charAt(0))
  return (
    firsts.length > 1 &&
    (firsts.includes('') ||
      firsts.includes('.') ||
      firsts.includes('e') ||
      new Set(firsts).size < firsts.length)
  )
}
