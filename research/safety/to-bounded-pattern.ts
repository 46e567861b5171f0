/** A pattern whose words are bounded, so that no text makes it slow. */
export function toBoundedPattern(source: string): RegExp {
  return new RegExp(
    source.replaceAll('\\S+', '\\S{1,24}').replaceAll('\\p{L}+', '\\p{L}{1,24}'),
    'u',
  )
}
