import { html } from 'hono/html'
import type { ChangelogEntry } from '../../contract/resources/platform.ts'
import type { Html } from '../page.ts'
import { docsPaths } from './guides.ts'

/** The changelog as an Atom feed (RFC 4287). */
export function buildFeed(entries: readonly ChangelogEntry[], publicUrl: string): Html {
  const newest = entries[0]?.date ?? '2026-01-01'
  const page = `${publicUrl}${docsPaths.changelog}`
  return html`<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<title>People Research Service: changes</title>
<id>${page}</id>
<link rel="self" type="application/atom+xml" href="${publicUrl}${docsPaths.feed}"/>
<link rel="alternate" type="text/html" href="${page}"/>
<updated>${newest}T00:00:00Z</updated>
<author><name>People Research Service</name></author>
${entries.map(
  ({ id, date, type, title, description }) => html`<entry>
<id>${page}#${id}</id>
<title>${title}</title>
<link rel="alternate" type="text/html" href="${page}#${id}"/>
<updated>${date}T00:00:00Z</updated>
<category term="${type}"/>
<summary>${description}</summary>
</entry>
`,
)}</feed>
`
}
