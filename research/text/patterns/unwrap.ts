/**
 * The text of a pattern that is written over several lines: line breaks are left out with the
 * indent behind them, all else is taken as it is written, backslashes too.
 */
export function unwrap(
  strings: TemplateStringsArray,
  ...values: readonly (string | number)[]
): string {
  const raw = strings.raw.map((text) => text.replace(/\n\s*/g, ''))
  return String.raw({ raw }, ...values)
}

/** Alternatives of a pattern, or several of them joined by `|`, by language. */
type ByLanguage = Readonly<Record<string, string | readonly string[]>>

/** @returns a group of a pattern with all alternatives of a table by language */
export function joinAlternatives(byLanguage: ByLanguage): string {
  return `(?:${Object.values(byLanguage).flat().join('|')})`
}
