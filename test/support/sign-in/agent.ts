import { createHash, randomBytes } from 'node:crypto'
import type { Browser } from './browser.ts'

type Tokens = { access_token: string; refresh_token: string; scope: string; expires_in: number }
type Asked = { scope?: string; resource?: string; redirect?: string; typed?: string[][] }

/** An application that asks for access: registers, sends the browser, exchanges the code. */
export class Agent {
  readonly #url: string
  readonly #from: string
  clientId = ''
  redirect = 'https://agent.example/callback'
  verifier = randomBytes(32).toString('base64url')

  constructor(url: string, from: string) {
    this.#url = url
    this.#from = from
  }

  async register(metadata: object = {}): Promise<Response> {
    const response = await this.#send('/oauth/register', {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        client_name: 'Test agent',
        redirect_uris: [this.redirect],
        token_endpoint_auth_method: 'none',
        ...metadata,
      }),
    })
    if (response.ok) this.clientId = JSON.parse(await response.clone().text()).client_id
    return response
  }

  /** Where the browser is sent. */
  authorizeUrl({ scope, resource, redirect = this.redirect }: Asked = {}, change: object = {}) {
    const query = new URLSearchParams({
      client_id: this.clientId,
      response_type: 'code',
      redirect_uri: redirect,
      code_challenge: createHash('sha256').update(this.verifier).digest('base64url'),
      code_challenge_method: 'S256',
      state: 'the state',
      ...(scope === undefined ? {} : { scope }),
      ...(resource === undefined ? {} : { resource }),
      ...change,
    })
    return `/oauth/authorize?${query}`
  }

  /**
   * Goes through the pages until the answer leads to the application.
   * @returns that address
   */
  async authorize(browser: Browser, asked: Asked = {}, change: object = {}): Promise<URL> {
    return await this.follow(browser, this.authorizeUrl(asked, change), asked)
  }

  /** As `authorize`, from an address that another application made. */
  async follow(browser: Browser, from: string, asked: Asked = {}): Promise<URL> {
    let at = from
    for (let hop = 0; hop < 8; hop += 1) {
      const response = await browser.get(at)
      const location = response.headers.get('location')
      const page = await response.text()
      const [, refresh] = /http-equiv="refresh" content="0;url=([^"]+)"/.exec(page) ?? []
      if (location !== null) at = location
      else if (refresh !== undefined) at = refresh.replaceAll('&amp;', '&')
      else at = await this.#allow(browser, page, asked)
      const target = new URL(at, this.#url)
      if (target.origin !== new URL(this.#url).origin) return target
    }
    throw new Error('the pages go round in circles')
  }

  /** @returns the page that asks the user, or the last one on the way there */
  async openConsent(browser: Browser, asked: Asked = {}): Promise<string> {
    let at: string | undefined = this.authorizeUrl(asked)
    let page = ''
    for (let hop = 0; hop < 8 && at !== undefined; hop += 1) {
      const response = await browser.get(at)
      page = await response.text()
      const [, refresh] = /http-equiv="refresh" content="0;url=([^"]+)"/.exec(page) ?? []
      at = response.headers.get('location') ?? refresh?.replaceAll('&amp;', '&')
    }
    return page
  }

  async #allow(browser: Browser, page: string, asked: Asked): Promise<string> {
    const response = await this.answer(browser, page, asked)
    const location = response.headers.get('location')
    if (location === null) throw new Error(`consent answered ${response.status}: ${page}`)
    return location
  }

  /** Sends the form of the page that asks: allowed whole, where nothing is typed. */
  async answer(browser: Browser, page: string, { typed = [] }: Asked = {}): Promise<Response> {
    const scopes = [...page.matchAll(/name="scope" value="(\w+)"/g)].map(([, one = '']) => one)
    const [, account = ''] = /<option value="(acct_\w+)"/.exec(page) ?? []
    const [, uid = ''] = /name="uid" value="([^"]+)"/.exec(page) ?? []
    const fields =
      typed.length > 0
        ? [['account', account], ...typed]
        : [['account', account], ['decision', 'allow'], ...scopes.map((one) => ['scope', one])]
    return await browser.post('/oauth/consent', {
      fields: [['uid', uid], ...fields].map(([name = '', value = '']) => [name, value]),
    })
  }

  async token(form: Record<string, string>): Promise<Response> {
    return await this.#send('/oauth/token', {
      body: new URLSearchParams({ client_id: this.clientId, ...form }),
    })
  }

  async exchange(code: string, change: Record<string, string> = {}): Promise<Response> {
    return await this.token({
      grant_type: 'authorization_code',
      code,
      redirect_uri: this.redirect,
      code_verifier: this.verifier,
      ...change,
    })
  }

  async refresh(refreshToken: string): Promise<Response> {
    return await this.token({ grant_type: 'refresh_token', refresh_token: refreshToken })
  }

  async revoke(token: string): Promise<Response> {
    return await this.#send('/oauth/revoke', {
      body: new URLSearchParams({ client_id: this.clientId, token }),
    })
  }

  /** The whole way, by a browser in which a user is signed in. */
  async connect(browser: Browser, asked: Asked = {}): Promise<Tokens> {
    if (this.clientId === '') await this.register()
    const { searchParams } = await this.authorize(browser, asked)
    const response = await this.exchange(searchParams.get('code') ?? '')
    if (!response.ok) throw new Error(`no tokens: ${await response.text()}`)
    return JSON.parse(await response.text())
  }

  async #send(path: string, init: RequestInit): Promise<Response> {
    return await fetch(`${this.#url}${path}`, {
      method: 'POST',
      ...init,
      headers: { 'x-forwarded-for': this.#from, ...init.headers },
    })
  }
}
