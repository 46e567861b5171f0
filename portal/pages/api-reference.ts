import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { html } from 'hono/html'
import { endpointNames, toEndpoint } from '../../contract/endpoints/endpoints.ts'
import manifest from '../../package.json' with { type: 'json' }
import { apiReferenceScript } from '../assets.ts'
import { docsPaths } from '../docs/guides.ts'
import { buildOpenPage, type Page, type PageAnswer, PageError, type Visit } from '../page.ts'

const library = '@scalar/api-reference'
const folder = path.join(
  import.meta.dirname,
  '..',
  '..',
  'node_modules',
  ...library.split('/'),
  'dist',
  'browser',
)
const libraryPath = `${docsPaths.api}/library/${manifest.dependencies[library]}`

/** The reference of the API, and the library that shows it. */
export const apiReferencePages: readonly Page[] = [
  buildOpenPage('GET', docsPaths.api, showReference),
  buildOpenPage('GET', `${libraryPath}/{file}`, ({ params }) => serveFile('.', params)),
  buildOpenPage('GET', `${libraryPath}/chunks/{file}`, ({ params }) => serveFile('chunks', params)),
]

async function showReference(): Promise<PageAnswer> {
  const body = html`<div data-plain>
<p>All endpoints, as <a href="/openapi.json">OpenAPI 3.1</a> describes them for programs.
<a href="/docs/agents">The guide</a> explains requests and answers.</p>
<div class="wide-table" tabindex="0" role="region" aria-label="Endpoints"><table>
<thead><tr><th scope="col">Endpoint</th><th scope="col">What it does</th><th scope="col">Scope</th></tr></thead>
<tbody>${endpointNames.map((name) => {
    const { method, path: at, summary, scope } = toEndpoint(name)
    return html`<tr><th scope="row"><code>${method} ${at}</code></th><td>${summary}</td><td>${scope ?? ''}</td></tr>`
  })}</tbody>
</table></div>
</div>
<div data-api-reference="${libraryPath}/standalone.esm.js"></div>`
  return {
    kind: 'page',
    title: 'API reference',
    body,
    isIndexed: true,
    isWide: true,
    hasInlineStyles: true,
    scripts: [apiReferenceScript.path],
  }
}

/** The names that are there, by folder; nothing else is read. */
const names = new Map<string, ReadonlySet<string>>()

async function serveFile(
  within: '.' | 'chunks',
  { file = '' }: Visit['params'],
): Promise<PageAnswer> {
  const known = names.get(within) ?? new Set(readdirSync(path.join(folder, within)))
  names.set(within, known)
  if (!known.has(file) || !file.endsWith('.js')) throw new PageError(404, 'There is no such file.')
  const body = readFileSync(path.join(folder, within, file), 'utf8')
  return { kind: 'asset', type: 'text/javascript', body }
}
