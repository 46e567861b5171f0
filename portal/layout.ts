import { html } from 'hono/html'
import type { Html } from './page.ts'

type Layout = {
  title: string
  body: Html
  styleUrl: string
  scriptUrls: readonly string[]
}

/** The document around every page. */
export function buildDocument({ title, body, styleUrl, scriptUrls }: Layout): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · People Research Service</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${styleUrl}">
${scriptUrls.map((url) => html`<script type="module" src="${url}"></script>`)}
</head>
<body>
<header><a href="/portal">People Research Service</a></header>
<main>
<h1>${title}</h1>
${body}
</main>
<footer><a href="/docs">Documents</a></footer>
</body>
</html>
`
}

/** A message that screen readers announce. */
export function buildAlert(message: string | null): Html {
  return message === null ? html`` : html`<p role="alert" class="alert">${message}</p>`
}
