import { Marked } from 'marked'
import { toHtmlText } from '../../research/text/signs/to-html-text.ts'

/**
 * A document of the repository as markup. Headings get the ids that their links go by; links to
 * other documents lead to their pages, and links to files that are not served become plain text.
 * @param pages addresses of the documents that have a page, by file name
 */
export function renderMarkdown(text: string, pages: ReadonlyMap<string, string>): string {
  const taken = new Map<string, number>()
  let tables = 0
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const inner = this.parser.parseInline(tokens)
        const slug = toSlug(inner)
        const seen = taken.get(slug) ?? 0
        taken.set(slug, seen + 1)
        return `<h${depth} id="${seen === 0 ? slug : `${slug}-${seen}`}">${inner}</h${depth}>\n`
      },
      link({ href, tokens }) {
        const inner = this.parser.parseInline(tokens)
        const to = toAddress(href, pages)
        return to === null ? inner : `<a href="${to}">${inner}</a>`
      },
      table(token) {
        tables += 1
        const cells = (row: typeof token.header, name: 'th' | 'td') =>
          row.map(({ tokens }) => {
            const scope = name === 'th' ? ' scope="col"' : ''
            return `<${name}${scope}>${this.parser.parseInline(tokens)}</${name}>`
          })
        const rows = token.rows.map((row) => `<tr>${cells(row, 'td').join('')}</tr>`)
        const head = `<thead><tr>${cells(token.header, 'th').join('')}</tr></thead>`
        return `<div class="wide-table" tabindex="0" role="region" aria-label="Table ${tables}"><table>${head}<tbody>${rows.join('\n')}</tbody></table></div>\n`
      },
      code({ text: code }) {
        return `<pre tabindex="0"><code>${toHtmlText(code)}</code></pre>\n`
      },
    },
  })
  const source = text.replaceAll(/^<!-- (?:generated|end): .* -->\n/gm, '')
  return marked.parse(source, { async: false })
}

/** As GitHub makes them, since the documents are written for it. */
function toSlug(inner: string): string {
  return inner
    .replace(/<[^>]+>|&#?\w+;/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')
}

function toAddress(href: string, pages: ReadonlyMap<string, string>): string | null {
  if (/^(?:https?:|mailto:|#|\/)/.test(href)) return toHtmlText(href)
  const [file = '', anchor] = href.split('#')
  const page = pages.get(file)
  return page === undefined ? null : `${page}${anchor === undefined ? '' : `#${anchor}`}`
}
