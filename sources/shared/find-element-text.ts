import { decodeReferences } from '../../research/text/signs/decode-references.ts'

/** The text of the first element of a name in flat XML, in one line; null where there is none. */
export function findElementText(xml: string, element: string): string | null {
  const from = xml.indexOf('>', xml.search(new RegExp(`<${element}[ >]`)))
  const to = xml.indexOf(`</${element}>`)
  if (from < 0 || to < from) return null
  return decodeReferences(xml.slice(from + 1, to))
    .replace(/\s+/g, ' ')
    .trim()
}
