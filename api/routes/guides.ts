import { readFileSync } from 'node:fs'
import path from 'node:path'
import { documents } from '../../contract/documents.ts'
import type { Context } from '../state.ts'
import { staticPagePolicy } from './portal.ts'

const root = path.join(import.meta.dirname, '..', '..')
/** Where the documents of the repository say that the service is. */
const written = 'http://localhost:3000'

/**
 * A document of the repository with the address of this deployment. The marks of its generator are
 * left out, and links to files that are not served become plain text.
 */
export function guidePage(
  name: keyof typeof documents,
  publicUrl: string,
): (ctx: Context) => Promise<void> {
  const text = readFileSync(path.join(root, documents[name].path), 'utf8')
    .replaceAll(written, publicUrl)
    .replaceAll(/^<!-- (?:generated|end): .* -->\n/gm, '')
    .replaceAll(/\[([^\]]+)\]\(\.\.\/[^)]+\)/g, '$1')
  return send(text, 'text/markdown; charset=utf-8')
}

/** The list of the documents, for a person who opens /docs in a browser. */
export function docsPage(): (ctx: Context) => Promise<void> {
  const items = Object.values(documents).map(
    ({ path: at, title, about }) => `<li><a href="${at}">${title}</a>: ${about}</li>`,
  )
  const text = [
    '<!doctype html>',
    '<html lang="en">',
    '<head><meta charset="utf-8"><title>People Research Service · Documents</title></head>',
    '<body>',
    '<h1>Documents</h1>',
    `<ul>${items.join('')}</ul>`,
    '<p><a href="/api/v1">Endpoints</a> · <a href="/openapi.json">OpenAPI 3.1</a> ·',
    '<a href="/llms.txt">llms.txt</a> · <a href="/portal">portal</a></p>',
    '</body>',
    '</html>',
    '',
  ].join('\n')
  const page = send(text, 'text/html; charset=utf-8')
  return async (ctx) => {
    ctx.set('Content-Security-Policy', staticPagePolicy)
    await page(ctx)
  }
}

/** https://llmstxt.org: what an agent that knows only this host reads first. */
export function llmsPage(publicUrl: string): (ctx: Context) => Promise<void> {
  const guides = Object.values(documents).map(
    ({ path: at, title, about }) => `- [${title}](${publicUrl}${at}): ${about}`,
  )
  const text = [
    '# People Research Service',
    '',
    "> Researches a person's public footprint and looks up vehicles. Every statement cites a public source.",
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
  ].join('\n')
  return send(text, 'text/plain; charset=utf-8')
}

function send(text: string, type: string): (ctx: Context) => Promise<void> {
  return async (ctx) => {
    ctx.set('Cache-Control', 'no-cache')
    ctx.type = type
    ctx.body = text
  }
}
