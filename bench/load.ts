import http from 'node:http'

const agent = new http.Agent({ keepAlive: true, maxSockets: 64 })

type Request = {
  url: string
  body?: string
  key?: string
  headers?: Readonly<Record<string, string>>
}

/**
 * One request over a kept connection, as lean as Node can: the load must not be what is measured.
 * @returns the status
 */
export async function send(request: Request): Promise<number> {
  return (await fetchResponse(request)).status
}

/**
 * The same.
 * @returns where the answer says that more is to be found, too
 */
export function fetchResponse({
  url,
  body,
  key,
  headers: more,
}: Request): Promise<{ status: number; location: string }> {
  return new Promise((resolve, reject) => {
    const headers = {
      ...more,
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      ...(body === undefined
        ? {}
        : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    }
    const request = http.request(
      url,
      { agent, method: body === undefined ? 'GET' : 'POST', headers },
      (response) => {
        response.resume()
        response.once('end', () =>
          resolve({ status: response.statusCode ?? 0, location: response.headers.location ?? '' }),
        )
        response.once('error', reject)
      },
    )
    request.once('error', reject)
    request.end(body)
  })
}

/**
 * Keeps `concurrency` calls under way until `count` have ended.
 * @returns calls per second
 * @throws when a call does not answer 200: a quick error is no throughput
 */
export async function measureThroughput(
  count: number,
  concurrency: number,
  call: (index: number) => Promise<number>,
): Promise<number> {
  let next = 0
  const startedAt = performance.now()
  const lane = async () => {
    while (next < count) {
      const index = next
      next += 1
      const status = await call(index)
      if (status !== 200) throw new Error(`call ${index} answered ${status}`)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, lane))
  return (count / (performance.now() - startedAt)) * 1_000
}
