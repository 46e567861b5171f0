import type { IncomingMessage, ServerResponse } from 'node:http'
import type { HtmlEscapedString } from 'hono/utils/html'
import type { ApiDeps } from '../api/deps.ts'
import type { PageCalls } from '../api/routes/page-calls.ts'
import type { Context } from '../api/state.ts'
import type { Visitor } from '../store/users/sessions.ts'

/** Markup whose values are escaped. */
export type Html = HtmlEscapedString | Promise<HtmlEscapedString>

/** What a page is given: no headers, so that it cannot be opened by a key. */
export type Visit = {
  deps: ApiDeps
  calls: PageCalls
  /** The variables of the page's path. */
  params: Readonly<Record<string, string>>
  query: URLSearchParams
  /** The fields of a form; empty for a GET. */
  form: URLSearchParams
  /** A JSON body, of a script of ours; null for a form. */
  json: unknown
  /** Who signed in; null where the page needs no session. */
  visitor: (Visitor & { tokenSha256: Buffer }) | null
  /** What of the address counts for rate limits. */
  subject: string
  /** The token of the session's cookie, whether or not it opens anything. */
  sessionToken: string | null
  findCookie: (name: string) => string | null
  /** For the authorization server, which reads cookies of its own. */
  exchange: { req: IncomingMessage; res: ServerResponse }
  now: Date
}

/** What a page sets beside its answer; a null value removes the cookie. */
export type Cookie = { name: string; value: string | null; maxAgeSeconds: number }

type Cookies = { cookies?: readonly Cookie[] }

/** To an address of ours, or to that of the identity provider. */
export type Redirect = Cookies & { kind: 'redirect'; to: string }

export type Menu = { base: string; accountName: string; current: string }

/** A document, without what stands around every page. */
export type Content = Cookies & {
  kind: 'page'
  status?: number
  title: string
  body: Html
  scripts?: readonly string[]
  /** For search engines too: what is the same for everyone. */
  isIndexed?: boolean
  /** For tables and code. */
  isWide?: boolean
  /** Links to the other pages of an account; absent on pages outside of accounts. */
  menu?: Menu
  /** For a library that styles what it shows. */
  hasInlineStyles?: boolean
  /** Where else a form may lead, as sources of a Content Security Policy. */
  formTargets?: readonly string[]
}

export type PageAnswer =
  | Redirect
  | Content
  | (Cookies & { kind: 'json'; status?: number; body: unknown })
  | (Cookies & { kind: 'asset' | 'text'; type: string; body: string })
  /** What an endpoint of the API answers. */
  | (Cookies & { kind: 'endpoint'; answer: (ctx: Context) => Promise<void> })

export type Page = {
  method: 'GET' | 'POST'
  /** Served to requests that prefer HTML only; for others nothing is at this address. */
  isForBrowsers?: boolean
  /** A part in braces is a variable, which holds no slash. */
  path: string
  /** Without a session, the user is sent to sign in and comes back. */
  needsSession: boolean
  answer: (visit: Visit) => Promise<PageAnswer>
}

/** Refuses with a page; the message is for the user. */
export class PageError extends Error {
  override name = 'PageError' as const
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** A page that needs no session. */
export function buildOpenPage(method: Page['method'], path: string, answer: Page['answer']): Page {
  return { method, path, needsSession: false, answer }
}

/** A page that needs a session. */
export function buildUserPage(method: Page['method'], path: string, answer: Page['answer']): Page {
  return { method, path, needsSession: true, answer }
}

/** The error for what is not there, or not for this user. */
export function buildMissing(): PageError {
  return new PageError(404, 'There is no such page.')
}
