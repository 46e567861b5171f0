import { toShort } from '../shared/to-short.ts'

/** The name in a library's heading: `Example, Ada (Ada Maria), 1984-` → `Ada Example`. */
export function parseLibraryHeading(heading: string): string {
  const parts = heading
    .replace(/\([^)]*\)/g, '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !/(?:^|[\s-])\d{3,4}(?:\D|$)|century/.test(part))
  const [family = '', given] = parts
  return toShort(given === undefined ? family : `${given} ${family}`, 200)
}
