const dropped = [
  { open: '<!--', close: '-->' },
  ...['script', 'style', 'svg', 'template', 'noscript'].map((name) => ({
    open: `<${name}`,
    close: `</${name}`,
  })),
]
/** More of them are no head of a page. */
const maxTags = 500
const maxBlocks = 20
/** The subject of a page is introduced early. Characters. */
const maxTreeLength = 150_000

const markedTag = /<title\b[^<>]{0,200}>[^<]{0,2000}|<(?:meta|link|a)\b[^<>]{1,3000}>/gi

/**
 * What profiles are read from, and no more: without microformats and microdata these are the tags
 * of the head, JSON-LD and the links of the owner. Most pages are a thousand times that, and a tree
 * of them costs time and memory. In linear time, whatever the page.
 */
export function buildOutline(html: string): string {
  const { rest: plain, blocks: all } = takeOut(html)
  const blocks = all.slice(0, maxBlocks)
  if (/h-card|schema\.org\/Person/.test(plain))
    return plain.slice(0, maxTreeLength) + blocks.join('')
  const tags = (plain.match(markedTag) ?? []).filter(
    (tag) => !/^<a\b/i.test(tag) || (/\brel\b/i.test(tag) && /\bme\b/i.test(tag)),
  )
  const parts = tags
    .slice(0, maxTags)
    .map((tag) =>
      /^<title/i.test(tag) ? `${tag}</title>` : /^<a\b/i.test(tag) ? `${tag}</a>` : tag,
    )
  return `<html><body>${[...parts, ...blocks].join('')}</body></html>`
}

/** Scripts and their like are not text; those with structured data are kept apart. */
function takeOut(html: string): { rest: string; blocks: string[] } {
  const blocks: string[] = []
  let rest = html
  let lower = rest.toLowerCase()
  for (const { open, close } of dropped) {
    if (!lower.includes(open)) continue
    const parts: string[] = []
    let from = 0
    for (let at = lower.indexOf(open); at !== -1; at = lower.indexOf(open, from)) {
      const end = lower.indexOf(close, at + open.length)
      const after = end === -1 ? rest.length : end + close.length
      parts.push(rest.slice(from, at))
      const block = rest.slice(at, after)
      if (open === '<script' && end !== -1 && block.slice(0, 300).includes('ld+json'))
        blocks.push(`${block}>`)
      from = after
    }
    parts.push(rest.slice(from))
    // lower-casing may lengthen a text ("İ"): then places would not fit, and the block stays where
    // it is
    if (lower.length !== rest.length) continue
    rest = parts.join('')
    lower = rest.toLowerCase()
  }
  return { rest, blocks }
}
