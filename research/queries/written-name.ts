/** A name as it stands in running text, in its own script and accents: "Example, Ada" is "Ada Example"; signs that search engines read as commands go. */
export function writtenName(text: string): string {
  const [head = '', ...behind] = text.normalize('NFC').split(/[,،、]/)
  const turned = behind.length === 1 ? `${behind[0]} ${head}` : text.replace(/[,،、]/g, ' ')
  return turned
    .replace(/[^\p{L}\p{M}\p{N}\s.'’-]/gu, ' ')
    .replace(/(?<![\p{L}\p{M}\p{N}.])-|-(?![\p{L}\p{N}])/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
