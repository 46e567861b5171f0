import { parseForm } from './parse-form.ts'

type Send = {
  form?: Record<string, string>
  /** A form in which names repeat. */
  fields?: [string, string][]
  json?: unknown
  headers?: Record<string, string>
}

/** What a browser does on the pages: keeps cookies, says where forms come from, follows nothing. */
export class Browser {
  readonly cookies = new Map<string, string>()
  readonly #url: string
  readonly #from: string

  /** @param from the X-Forwarded-For address that rate limits count */
  constructor(url: string, from: string) {
    this.#url = url
    this.#from = from
  }

  async get(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return await this.#request(path, { method: 'GET', headers })
  }

  async post(path: string, { form, fields, json, headers = {} }: Send): Promise<Response> {
    const sent = fields ?? form
    const isJson = sent === undefined
    return await this.#request(path, {
      method: 'POST',
      headers: {
        origin: new URL(this.#url).origin,
        'sec-fetch-site': 'same-origin',
        'content-type': isJson ? 'application/json' : 'application/x-www-form-urlencoded',
        ...headers,
      },
      body: isJson ? JSON.stringify(json) : new URLSearchParams(sent).toString(),
    })
  }

  /** Sends the form of a page whose action this is, with what was typed into it. */
  async submit(page: string, action: string, typed: Record<string, string> = {}) {
    return await this.post(action, { form: { ...parseForm(page, action), ...typed } })
  }

  async #request(path: string, init: RequestInit & { headers: Record<string, string> }) {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(new URL(path, this.#url), {
      ...init,
      redirect: 'manual',
      headers: {
        'x-forwarded-for': this.#from,
        ...(cookie === '' ? {} : { cookie }),
        ...init.headers,
      },
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '') this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    return response
  }
}
