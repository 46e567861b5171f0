import { readFileSync } from 'node:fs'
import type { ResourceEntry } from '../protocol/toolbox.ts'

/** The card of a dossier, for clients with MCP Apps: self-contained, without a network. */
export const dossierCard: ResourceEntry = {
  uri: 'ui://people-research/dossier-card.html',
  name: 'dossier-card',
  title: 'Dossier card',
  description: 'Shows a dossier: summary, accounts, claims and sources',
  mimeType: 'text/html;profile=mcp-app',
  text: readFileSync(new URL('dossier-card.html', import.meta.url), 'utf8'),
  _meta: { ui: { csp: {}, prefersBorder: true } },
}
