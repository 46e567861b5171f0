import { hash } from 'node:crypto'
import type { ClaimDraft } from '../../research/claims/claim.ts'
import { buildFoundPage, type FoundPage } from '../../research/dossier/build-found-page.ts'
import { findOwnClaims } from '../../research/dossier/own-part.ts'
import type { PageRefusal } from '../../research/pages/page-reading.ts'
import { parsePage } from '../../research/pages/parse-page.ts'
import type { PersonProfile } from '../../research/records/person-profile.ts'
import { removeSecrets, removeSecretsFromBody } from '../../research/safety/remove-secrets.ts'
import { toHtmlText } from '../../research/text/signs/to-html-text.ts'
import { parseBodyText } from '../fetch/parse-body-text.ts'

/** A body as it was fetched, with the person it is read for. */
export type PageBody = {
  url: string
  status: number
  headers: Readonly<Record<string, string>>
  body: Uint8Array
  profile: PersonProfile
  /** Addresses that are read anyway. */
  known: ReadonlySet<string>
}

/** What is kept of a page, without secrets; or why nothing is. */
export type BodyReading =
  | { refusal: PageRefusal }
  | { refusal: null; id: string; title: string | null; date: string | null; found: FoundPage }

/** Decodes, parses and searches a body: all that takes time in proportion to it, or worse. */
export function parseBody({ url, status, headers, body, profile, known }: PageBody): BodyReading {
  const text = parseBodyText(Buffer.from(body), headers['content-type'])
  const isPlain = /^\s*text\/plain\b/i.test(headers['content-type'] ?? '')
  const reading = parsePage({ url, html: isPlain ? asHtml(text) : text, headers, status })
  if (reading.refusal !== null) return { refusal: reading.refusal }
  const title = reading.title === null ? null : removeSecrets(reading.title)
  const clean = { ...reading, title, text: removeSecrets(reading.text) }
  const found = buildFoundPage(clean, url, profile, known)
  return {
    refusal: null,
    id: hash('sha256', `${url}\n${found.text}`),
    title,
    date: reading.date,
    found: {
      ...found,
      text: removeSecrets(found.text),
      drafts: listClean(found.drafts),
      own: found.own === null ? null : { ...found.own, links: listClean(found.own.links) },
    },
  }
}

/** A page as it was read, which turned out to stand on the person's own site. */
export type OwnBody = { text: string; textLength: number; profile: PersonProfile }

/** Searches the text of a page for what it states as the person's own. */
export function parseOwnBody({ profile, ...page }: OwnBody): ClaimDraft[] {
  return listClean(findOwnClaims(page, profile))
}

/** Statements whose values hold no secret: those of structured data stand in no text. */
function listClean(drafts: readonly ClaimDraft[]): ClaimDraft[] {
  return drafts.filter(({ value }) => {
    const json = JSON.stringify(value)
    return removeSecretsFromBody(json) === json
  })
}

function asHtml(text: string): string {
  return `<!doctype html><body>${toHtmlText(text)
    .split(/\n\s*\n/)
    .map((part) => `<p>${part}</p>`)
    .join('\n')}</body>`
}
