import { readFileSync } from 'node:fs'
import path from 'node:path'
import { html, raw } from 'hono/html'
import { buildFeed } from '../docs/build-feed.ts'
import { docsPaths, guides } from '../docs/guides.ts'
import { renderMarkdown } from '../docs/render-markdown.ts'
import { buildOpenPage, type Page, type PageAnswer, type Visit } from '../page.ts'

const folder = path.join(import.meta.dirname, '..', '..', 'docs')
/** Where the documents say that the service is. */
const written = 'http://localhost:3000'
const addresses = new Map(guides.map(({ file, path: at }) => [file, at]))

/** The documents of this service. Their list is an endpoint as well, which programs are given. */
export const docsPages: readonly Page[] = [
  { ...buildOpenPage('GET', docsPaths.index, showIndex), isForBrowsers: true },
  { ...buildOpenPage('GET', `${docsPaths.index}/`, showIndex), isForBrowsers: true },
  ...guides.map(({ file, path: at, title }) => {
    let markup: string | undefined
    return buildOpenPage('GET', at, async ({ deps }) => {
      markup ??= renderMarkdown(readGuide(file, deps.config.publicUrl), addresses)
      return { kind: 'page', title, body: raw(markup), isIndexed: true, isWide: true }
    })
  }),
  buildOpenPage('GET', docsPaths.changelog, showChangelog),
  buildOpenPage('GET', docsPaths.feed, async ({ deps }) => ({
    kind: 'text',
    type: 'application/atom+xml; charset=utf-8',
    body: String(await buildFeed(deps.changelog, deps.config.publicUrl)),
  })),
]

/** Without its title, which the page has. */
function readGuide(file: string, publicUrl: string): string {
  const text = readFileSync(path.join(folder, file), 'utf8')
  return text.replaceAll(written, publicUrl).replace(/^# .*\n/, '')
}

async function showIndex(): Promise<PageAnswer> {
  const body = html`<ul class="rows">
${guides.map(
  ({ file, path: at, title, about }) => html`<li><span><a href="${at}">${title}</a>: ${about}</span>
${file === 'specification.md' ? '' : html`<a class="hint" href="${at}.md">Markdown</a>`}</li>`,
)}
<li><span><a href="${docsPaths.api}">API reference</a>: every endpoint, with requests to try</span></li>
<li><span><a href="${docsPaths.changelog}">Changes</a>: what callers have to know</span>
<a class="hint" href="${docsPaths.feed}">Atom feed</a></li>
<li><span><a href="${docsPaths.status}">Status</a>: what works at the moment</span></li>
</ul>
<h2>For programs</h2>
<p><a href="/api/v1">Endpoints</a> · <a href="/openapi.json">OpenAPI 3.1</a> ·
<a href="/llms.txt">llms.txt</a></p>`
  return { kind: 'page', title: 'Documents', body, isIndexed: true }
}

async function showChangelog({ deps }: Visit): Promise<PageAnswer> {
  const body = html`<p><a href="${docsPaths.feed}">Atom feed</a></p>
${deps.changelog.map(
  ({ id, date, type, title, description, breaking, sunset_date: sunset }) => html`
<h2 id="${id}">${title}</h2>
<p class="hint">${date} · ${type}${breaking ? ' · breaking' : ''}${sunset === null ? '' : ` · ends on ${sunset}`}</p>
<p>${description}</p>`,
)}`
  return { kind: 'page', title: 'Changes', body, isIndexed: true }
}
