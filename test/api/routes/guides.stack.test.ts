import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { actions, buildActionUrl } from '../../../contract/errors/errors.ts'
import { documents } from '../../../contract/resources/documents.ts'
import { ApiIndex, Health } from '../../../contract/resources/platform.ts'
import { callAnew } from '../../support/calls/callers.ts'
import { root } from '../../support/code/root.ts'
import { serve } from '../../support/servers/fetch-server.ts'
import type { SharedService } from '../../support/service/service.ts'
import { useApi } from '../../support/service/use-service.ts'

const run = promisify(execFile)
let service: SharedService
beforeAll(async () => {
  service = await useApi({ TRUSTED_PROXIES: '1' })
})
afterAll(() => service.stop())

describe('the documents that the service serves', () => {
  test.each(Object.values(documents))(
    'the documents that the service serves: $path is Markdown with the address of this deployment',
    async ({ path: at, title }) => {
      const response = await callAnew(service.url, at)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
      const text = await response.text()
      expect(text).toMatch(new RegExp(`^# ${title}`))
      expect(text).not.toMatch(/localhost:3000|<!--/)
    },
  )

  test.each([...Object.values(documents).map(({ path: at }) => at), '/llms.txt', '/openapi.json'])(
    'the documents that the service serves: a caller with the newest version of %s gets 304',
    async (at) => {
      const first = await callAnew(service.url, at)
      const tag = first.headers.get('etag') ?? ''
      expect(tag).toMatch(/^"[\w-]{43}-gzip"$/)
      for (const known of [tag, `W/${tag}`, `"old", ${tag}`]) {
        const again = await callAnew(service.url, at, { headers: { 'if-none-match': known } })
        expect([again.status, await again.text()]).toEqual([304, ''])
        expect(again.headers.get('etag')).toBe(tag)
      }
      const other = await callAnew(service.url, at, { headers: { 'if-none-match': '"old"' } })
      expect(await other.text()).toBe(await first.text())
    },
  )

  test.each(['/docs/backends.md', '/llms.txt', '/openapi.json'])(
    'the documents that the service serves: %s is packed for callers that take it so',
    async (at) => {
      const ask = (encoding: string) =>
        callAnew(service.url, at, { headers: { 'accept-encoding': encoding } })
      const [packed, plain] = await Promise.all([ask('br, gzip'), ask('gzip;q=0')])
      const lengths = [packed, plain].map(({ headers }) => Number(headers.get('content-length')))
      expect(lengths[0]).toBeLessThan((lengths[1] ?? 0) * 0.7)
      expect(packed.headers.get('content-encoding')).toBe('gzip')
      expect(plain.headers.get('content-encoding')).toBeNull()
      expect(packed.headers.get('etag')).not.toBe(plain.headers.get('etag'))
      expect(packed.headers.get('vary')).toContain('Accept-Encoding')
      expect(await packed.text()).toBe(await plain.text())
    },
  )

  test('/llms.txt links to each of them and to the contract', async () => {
    const response = await callAnew(service.url, '/llms.txt')
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    const text = await response.text()
    const links = linksIn(text, '/llms.txt').map(({ pathname }) => pathname)
    expect(links).toEqual(
      expect.arrayContaining(Object.values(documents).map(({ path: at }) => at)),
    )
  })

  test.each(['/docs', '/docs/'])(
    'the documents that the service serves: %s is a page that links to each of them',
    async (at) => {
      const response = await callAnew(service.url, at)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
      const links = linksIn(await response.text(), at).map(({ pathname }) => pathname)
      expect(links).toEqual(
        expect.arrayContaining([
          ...Object.values(documents).map(({ path: to }) => to),
          '/docs/specification',
          '/openapi.json',
        ]),
      )
    },
  )

  test('the list of the documents is an endpoint to programs and a page to browsers', async () => {
    const headers = ['ratelimit', 'www-authenticate', 'access-control-allow-origin']
    const sent = async (accept: string) => {
      const response = await callAnew(service.url, '/docs', { headers: { accept } })
      expect(response.status).toBe(200)
      return headers.map((name) => response.headers.has(name))
    }
    expect(await sent('*/*')).toEqual([true, true, true])
    expect(await sent('text/html,*/*;q=0.8')).toEqual([false, false, false])
  })

  test('docs_url is the list of the documents', async () => {
    const index = ApiIndex.parse(await (await callAnew(service.url, '/api/v1')).json())
    const health = Health.parse(await (await callAnew(service.url, '/api/health')).json())
    expect([index.docs_url, health.docs_url]).toEqual(Array(2).fill('http://service.test/docs'))
  })
})

describe('every address that the service publishes leads to something', () => {
  const base = 'http://service.test'

  const expectFound = async (urls: readonly URL[]) => {
    for (const { origin, pathname, hash } of urls) {
      if (origin !== base) continue
      const response = await callAnew(service.url, pathname)
      expect(response.status, pathname).toBe(200)
      if (hash === '') continue
      // Markdown has no ids: the page that is made of it has
      const page = await callAnew(service.url, pathname.replace(/\.md$/, ''))
      expect(await page.text()).toContain(` id="${hash.slice(1)}"`)
    }
  }

  const contracts = ['/openapi.json', '/api/v1', '/api/health', '/api/developer/status']
  test.each([...contracts, '/.well-known/oauth-protected-resource'])(
    'every address in %s leads to something',
    async (at) => {
      const text = await (await callAnew(service.url, at)).text()
      const urls: URL[] = []
      JSON.parse(text, (_, value) => {
        if (typeof value === 'string' && value.startsWith(`${base}/`)) urls.push(new URL(value))
        return value
      })
      expect(urls).not.toEqual([])
      await expectFound(urls)
    },
  )

  const guides = Object.values(documents).map(({ path: at }) => at)
  const pages = ['agents', 'api', 'backends', 'operators', 'specification', 'changelog']
  test.each([
    '/llms.txt',
    '/portal',
    '/docs',
    '/status',
    '/opt-out',
    ...pages.map((name) => `/docs/${name}`),
    ...guides,
  ])('every address that %s publishes leads to something', async (at) => {
    const text = await (await callAnew(service.url, at)).text()
    await expectFound(linksIn(text, at))
  })

  test('every address in the errors that name an action leads to something', async () => {
    await expectFound(actions.map((action) => new URL(buildActionUrl(base, action))))
  })
})

/** The targets of Markdown and HTML links, as a reader of the page at this path follows them. */
function linksIn(text: string, at: string): URL[] {
  const targets = text.matchAll(/\]\(([^)]+)\)|href="([^"]+)"/g)
  return [...targets].map(
    ([, markdown, html]) => new URL(markdown ?? html ?? '', `http://service.test${at}`),
  )
}

describe('the examples of docs/agents.md', () => {
  let folder: string
  let guide: string
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'people-research-service-guide-'))
    guide = await readFile(path.join(root, 'docs', 'agents.md'), 'utf8')
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  const runExample = async (language: string, program: string, file: string, url = service.url) => {
    const [, code = ''] = new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(guide) ?? []
    await writeFile(path.join(folder, file), code)
    const env = { ...process.env, BASE_URL: url }
    return (await run(program, [path.join(folder, file)], { env })).stdout
  }

  test('the TypeScript client prints the candidates of a search', async () => {
    expect(await runExample('ts', process.execPath, 'client.mjs')).toBe('Ada Marlowe 92\n')
  })

  test('the Python client prints a summary with its sources', async () => {
    expect(await runExample('python', 'python3', 'client.py')).toMatch(
      /^Ada Marlowe is the lead tidal engineer[^\n]*\n\[1\] https?:/,
    )
  })

  test('the TypeScript client outlives a service that is away for a while', async () => {
    const hit = { type: 'hit', hit: { name: 'Zelda', confidence: 90 } }
    const write = (response: ServerResponse, events: object[]) => {
      for (const event of events) response.write(`data: ${JSON.stringify(event)}\n\n`)
    }
    const answers: ((response: ServerResponse) => void)[] = [
      (response) => {
        response.writeHead(200, { 'x-service-job-id': 'job_1' })
        write(response, [{ type: 'status', seq: 1 }])
        setTimeout(() => response.destroy(), 50)
      },
      (response) => response.destroy(),
      (response) => response.writeHead(503).end('{"error":{"retryable":true,"message":"away"}}'),
      (response) => response.destroy(),
      (response) => {
        write(response, [
          { ...hit, seq: 2 },
          { type: 'done', seq: 3 },
        ])
        response.end()
      },
    ]
    const far = await serve({ '*': (_, response) => answers.shift()?.(response) })
    expect(await runExample('ts', process.execPath, 'client.mjs', far.url)).toBe('Zelda 90\n')
    expect(far.seen.map(({ line }) => line)).toEqual([
      'POST /api/v1/search',
      ...Array.from({ length: 4 }, () => 'GET /api/v1/jobs/job_1/events?after=1'),
    ])
  })

  test('the Python client asks again with its key when the connection breaks', async () => {
    const dossier = { summary: 'A baker.', sources: [{ position: 1, url: 'https://a.example/' }] }
    const answers: ((response: ServerResponse) => void)[] = [
      (response) => response.destroy(),
      (response) => response.end(JSON.stringify({ dossier })),
    ]
    const far = await serve({ '*': (_, response) => answers.shift()?.(response) })
    expect(await runExample('python', 'python3', 'client.py', far.url)).toBe(
      'A baker.\n[1] https://a.example/\n',
    )
    const keys = far.seen.map(({ headers }) => headers['idempotency-key'])
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })
})
