import { foldText } from '../../text/words/fold.ts'
import { listNameWords, parsePersonName } from '../names/person-name.ts'
import { generations } from '../names/tables/titles.ts'

/**
 * A name as it stands in running text, in its own script and accents: "Example, Ada" is "Ada
 * Example", and "Dr. Ada Example, PhD" too; signs that search engines read as commands go.
 */
export function toWrittenName(text: string): string {
  const name = parsePersonName(text)
  const own = new Set([...listNameWords(name), ...name.particles])
  const isOwn = (word: string) => {
    const pieces = foldText(word.replace(/['’]/g, ''))
      .split(/[^a-z0-9]+/)
      .filter((piece) => piece !== '')
    return (
      pieces.some((piece) => own.has(piece) || Object.hasOwn(generations, piece)) ||
      own.has(pieces.join('')) ||
      // "JR Marsh" has two initials
      (/^[A-Z]{2,3}$/.test(word) && [...word.toLowerCase()].every((letter) => own.has(letter)))
    )
  }
  const parts = text
    .normalize('NFC')
    .split(/[,،、]/)
    .map((part) => collectWords(part).filter(isOwn))
    .filter((words) => words.length > 0)
  const [head = [], ...behind] = parts
  const isTurned =
    behind[0]?.some((word) => !Object.hasOwn(generations, foldText(word).replace(/\W/g, ''))) ===
    true
  const turned = isTurned
    ? [...(behind[0] ?? []), ...head, ...behind.slice(1).flat()]
    : parts.flat()
  return turned.length > 0 ? turned.join(' ') : collectWords(text).join(' ')
}

function collectWords(text: string): string[] {
  return text
    .replace(/[^\p{L}\p{M}\p{N}\s.'’-]/gu, ' ')
    .replace(/(?<![\p{L}\p{M}\p{N}.])-|-(?![\p{L}\p{N}])/gu, ' ')
    .split(/\s+/)
    .filter((word) => word !== '')
}
