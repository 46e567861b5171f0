import { readFileSync } from 'node:fs'
import path from 'node:path'
import { documents } from '../../contract/resources/documents.ts'
import { servicePurpose } from '../../contract/results/envelope.ts'
import { buildStaticDocument, respondDocument } from '../respond/document.ts'
import type { Context } from '../state.ts'

const root = path.join(import.meta.dirname, '..', '..')
/** Where the documents of the repository say that the service is. */
const written = 'http://localhost:3000'
/** Nothing to style, run or fetch, and no page may frame it. */
const pagePolicy = "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'"

/**
 * A document of the repository with the address of this deployment. The marks of its generator are
 * left out, and links to files that are not served become plain text.
 */
export function serveGuidePage(
  name: keyof typeof documents,
  publicUrl: string,
): (ctx: Context) => Promise<void> {
  const text = readFileSync(path.join(root, documents[name].path), 'utf8')
    .replaceAll(written, publicUrl)
    .replaceAll(/^<!-- (?:generated|end): .* -->\n/gm, '')
    .replaceAll(/\[([^\]]+)\]\(\.\.\/[^)]+\)/g, '$1')
  return send(text, 'text/markdown; charset=utf-8')
}

/** The list of the documents for programs, as plain HTML; browsers get a page of the portal. */
export function serveDocsPage(): (ctx: Context) => Promise<void> {
  const further = [
    ['/docs/specification', 'What the service promises'],
    ['/api/v1', 'Endpoints'],
    ['/openapi.json', 'OpenAPI 3.1'],
    ['/llms.txt', 'llms.txt'],
  ] as const
  const links = [
    ...Object.values(documents).map(({ path: at, title }) => [at, title] as const),
    ...further,
  ].map(([at, title]) => `<li><a href="${at}">${title}</a></li>`)
  const text = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Documents · People Research Service</title></head>
<body>
<h1>Documents</h1>
<ul>
${links.join('\n')}
</ul>
</body>
</html>
`
  const answer = send(text, 'text/html; charset=utf-8')
  return async (ctx) => {
    ctx.set('Content-Security-Policy', pagePolicy)
    await answer(ctx)
  }
}

/** https://llmstxt.org: what an agent that knows only this host reads first. */
export function serveLlmsPage(publicUrl: string): (ctx: Context) => Promise<void> {
  const guides = Object.values(documents).map(
    ({ path: at, title, about }) => `- [${title}](${publicUrl}${at}): ${about}`,
  )
  const text = [
    '# People Research Service',
    '',
    `> ${servicePurpose} Every statement cites a public source.`,
    '',
    '## Documents',
    '',
    ...guides,
    '',
    '## Contract',
    '',
    `- [Endpoints, limits, events and errors](${publicUrl}/api/v1)`,
    `- [OpenAPI 3.1](${publicUrl}/openapi.json)`,
    `- [Sandbox: a key without an account, and scenarios](${publicUrl}/api/v1/sandbox)`,
    `- [Changelog](${publicUrl}/api/developer/changelog)`,
    '',
    '## Optional',
    '',
    `- [What the service promises](${publicUrl}/docs/specification)`,
    `- [Status](${publicUrl}/status): what works at the moment, and incidents`,
    `- [Removal and access](${publicUrl}/opt-out): for people who are researched`,
    '',
  ].join('\n')
  return send(text, 'text/plain; charset=utf-8')
}

function send(text: string, type: string): (ctx: Context) => Promise<void> {
  const document = buildStaticDocument(text)
  return async (ctx) => respondDocument(ctx, document, type)
}
