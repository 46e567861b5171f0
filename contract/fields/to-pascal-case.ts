/** A name of the wire as components write it: `entity_search` is `EntitySearch`. */
export function toPascalCase(name: string): string {
  return name.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
