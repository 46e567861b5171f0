/**
 * Pictures on an invented web, and the providers that know where they appear: one server on
 * loopback, at which the service reaches both.
 */
import { createHash } from 'node:crypto'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { z } from 'zod'
import { openLoopback } from '../../support/servers/open-loopback.ts'

/** What an address of this web answers; a function writes the response itself. */
type Answer = Buffer | ((response: ServerResponse, request: IncomingMessage) => void)

export type PictureWeb = {
  /** For the environment of the service. */
  env: Record<string, string>
  /** From now on this address shows that. */
  show(url: string, answer: Answer): void
  /** Commons has this file, which these pages show. */
  upload(file: { title: string; url: string; bytes: Buffer; pages: string[] }): void
  /** What Google Vision finds with the bytes that it was given; null: it is away. */
  detect(find: ((bytes: Buffer | null, status: number) => unknown) | null): void
  /** Where the address of this service leads, which providers are given. */
  serve(publicUrl: string, url: string): void
  /** Commons answers with an error. */
  breakCommons(isBroken: boolean): void
  /** What was asked, by path. */
  asked(): string[]
  stop(): Promise<void>
}

const AskedImage = z.object({
  requests: z.tuple([
    z.object({
      image: z.union([
        z.object({ source: z.object({ imageUri: z.string() }) }),
        z.object({ content: z.string() }),
      ]),
      features: z.tuple([z.object({ type: z.literal('WEB_DETECTION'), maxResults: z.number() })]),
    }),
  ]),
})

type File = Parameters<PictureWeb['upload']>[0]

export async function startPictureWeb(): Promise<PictureWeb> {
  const answers = new Map<string, Answer>()
  const places = new Map<string, string>()
  let files: File[] = []
  let asked: string[] = []
  let isBroken = false
  let find: Parameters<PictureWeb['detect']>[0] = null

  function commons(query: URLSearchParams): unknown {
    const sha1 = query.get('aisha1')
    if (sha1 !== null)
      return {
        query: {
          allimages: files
            .filter(({ bytes }) => createHash('sha1').update(bytes).digest('hex') === sha1)
            .map(({ title, url }) => ({
              title,
              url,
              sha1,
              descriptionurl: `https://commons.wikimedia.org/wiki/${title}`,
            })),
        },
      }
    const title = query.get('titles') ?? ''
    const used = files.find((file) => file.title === title)?.pages ?? []
    const globalusage = used.map((url) => ({ title: `Page ${url.slice(-1)}`, url }))
    return { query: { pages: [{ title, globalusage }] } }
  }

  async function fetchImage(image: z.infer<typeof AskedImage>['requests'][0]['image']) {
    if ('content' in image) return { bytes: Buffer.from(image.content, 'base64'), status: 200 }
    const { origin } = new URL(image.source.imageUri)
    const place = places.get(origin) ?? ''
    const response = await fetch(image.source.imageUri.replace(origin, place))
    const bytes = response.ok ? Buffer.from(await response.arrayBuffer()) : null
    return { bytes, status: response.status }
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://web')
    asked.push(pathname)
    const send = (body: unknown, status = 200) => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(body))
    }
    if (pathname.startsWith('/commons/')) {
      if (isBroken) return send({ error: 'away' }, 500)
      return send(commons(searchParams))
    }
    if (pathname.startsWith('/vision/')) {
      if (find === null) return send({ error: { code: 503 } }, 503)
      const [{ image }] = AskedImage.parse(await json(request)).requests
      const { bytes, status } = await fetchImage(image)
      return send({ responses: [find(bytes, status)] })
    }
    const shown = answers.get(decodeURI(request.url ?? '').slice(1))
    if (shown === undefined) return send({ error: 'nothing here' }, 404)
    if (typeof shown === 'function') return shown(response, request)
    response.writeHead(200, { 'content-type': 'image/jpeg' })
    response.end(shown)
  }

  const server = http.createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  const port = await openLoopback(server)
  const host = `127.0.0.1:${port}`
  const base = `http://${host}`
  return {
    env: {
      SOURCE_URLS: JSON.stringify({
        '*': `${base}/{provider}`,
        web_pages: base,
        wikimedia_commons: `${base}/commons`,
        google_vision: `${base}/vision`,
      }),
      EGRESS_ALLOW: host,
      CONTACT_URL: 'http://contact.test',
    },
    show: (url, shown) => void answers.set(url, shown),
    upload: (file) => void files.push(file),
    detect: (found) => {
      find = found
    },
    serve: (publicUrl, url) => void places.set(publicUrl, url),
    breakCommons: (broken) => {
      isBroken = broken
    },
    asked: () => asked,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        files = []
        asked = []
        server.close(() => resolve())
      }),
  }
}
