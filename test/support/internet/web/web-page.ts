import type { WireMode } from '../wire-mode.ts'

/**
 * One address of the invented web. `body` of a page in another charset, or of many megabytes, is
 * made when it is asked for.
 */
export type WebPage = {
  /** 200 unless said. */
  status?: number
  /** `text/html; charset=utf-8` unless said. */
  headers?: Readonly<Record<string, string>>
  body?: string | (() => Buffer)
  /** This page always fails in this way. */
  mode?: WireMode
}

export type WebPages = Readonly<Record<string, WebPage>>

type Parts = {
  /** `<head>` after charset and title. */
  head?: string
  lang?: string
  /** What stands before and after the text on every page of the site. */
  before?: string
  after?: string
}

/** A page of a person's site, from its text. */
export function html(
  title: string,
  main: string,
  { head = '', lang = 'en', before = '', after = '' }: Parts = {},
): string {
  return `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title>${head}</head>
<body>${before}<main>
${main.trim()}
</main>${after}</body></html>`
}

/** A block of structured data. */
export function jsonLd(data: object): string {
  return `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...data })}</script>`
}

export function moved(location: string, status: 301 | 302 | 307 | 308 = 302): WebPage {
  return { status, headers: { location }, body: '' }
}
