type Metas = (name: string) => readonly string[]

/** Words to all robots after which nothing of a page is kept. */
const closing = new Set(['noarchive', 'nosnippet', 'noindex', 'none', 'max-snippet:0'])

/**
 * Whether the owner of a page asks that nothing of it be kept, or reserves the rights to mine its
 * text (TDM Reservation Protocol): by header or in the head.
 * @param headers by names in lower case
 * @param metas the contents of the metas of a name
 */
export function isExcludedByOwner(
  headers: Readonly<Record<string, string>>,
  metas: Metas,
): boolean {
  // words to a named robot are not for us
  const toAll = (headers['x-robots-tag'] ?? '')
    .split(',')
    .filter((part) => !/^\s*(?!max-|unavailable_after)[\w-]+\s*:/.test(part))
  const words = [...toAll, ...metas('robots')].flatMap((value) =>
    value
      .toLowerCase()
      .replace(/:\s+/g, ':')
      .split(/[\s,]+/),
  )
  const reservation = headers['tdm-reservation'] ?? metas('tdm-reservation')[0]
  return words.some((word) => closing.has(word)) || reservation?.trim() === '1'
}

/** Characters of a page that hold its head. */
const maxHeadLength = 65_536
const meta = /<meta\s[^<>]{0,1000}>/gi

/** The metas of a page that is not parsed. */
export function findHeadMetas(html: string): Metas {
  const tags = html.slice(0, maxHeadLength).match(meta) ?? []
  return (name) =>
    tags
      .filter((tag) => parseAttribute(tag, 'name').toLowerCase() === name)
      .map((tag) => parseAttribute(tag, 'content'))
}

function parseAttribute(tag: string, name: string): string {
  const [, , quoted, bare] =
    new RegExp(String.raw`\s${name}\s*=\s*(?:(["'])(.*?)\1|([^\s"'>]+))`, 'is').exec(tag) ?? []
  return (quoted ?? bare ?? '').trim()
}
