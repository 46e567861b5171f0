import { html } from 'hono/html'
import type { Html, Menu } from './page.ts'

type Layout = {
  title: string
  menu: Menu | null
  body: Html
  isIndexed?: boolean
  isWide?: boolean
  styleUrl: string
  scriptUrls: readonly string[]
}

/** The document around every page. */
export function buildDocument({
  title,
  menu,
  body,
  isIndexed = false,
  isWide = menu !== null,
  styleUrl,
  scriptUrls,
}: Layout): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${isIndexed ? '' : html`<meta name="robots" content="noindex">`}
<title>${title} · People Research Service</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${styleUrl}">
${scriptUrls.map((url) => html`<script type="module" src="${url}"></script>`)}
</head>
<body${isWide ? html` class="wide"` : ''}>
<a class="skip" href="#main">To the content</a>
<header><a href="/portal">People Research Service</a>${menu === null ? '' : buildMenu(menu)}</header>
<main id="main">
<h1>${title}</h1>
${body}
</main>
<footer><nav aria-label="About this service">
<a href="/docs">Documents</a> · <a href="/status">Status</a> · <a href="/opt-out">Your data: removal and access</a>
</nav></footer>
</body>
</html>
`
}

const entries = [
  ['', 'Start'],
  ['/keys', 'Keys'],
  ['/usage', 'Usage'],
  ['/requests', 'Requests'],
  ['/jobs', 'Jobs'],
  ['/webhooks', 'Webhooks'],
  ['/playground', 'Playground'],
  ['/team', 'Team'],
] as const

function buildMenu({ base, accountName, current }: Menu): Html {
  return html`
<nav aria-label="Account ${accountName}">
<span class="account">${accountName}</span>
${entries.map(
  ([path, name]) =>
    html`<a href="${base}${path}"${name === current ? html` aria-current="page"` : ''}>${name}</a>`,
)}
<a href="/portal/account">You</a>
</nav>`
}

/** A message that screen readers announce. */
export function buildAlert(message: string | null): Html {
  return message === null ? html`` : html`<p role="alert" class="alert">${message}</p>`
}
