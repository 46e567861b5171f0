import net from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import getPort from 'get-port'
import pMap from 'p-map'
import { startTestStack } from '../../test/support/stack/start.ts'
import { type BenchApi, startBenchApi } from '../api.ts'
import { buildJobId, fillJobs } from '../fill.ts'
import { buildRow, type Row } from '../statistics.ts'

const streams = 5_000
/** Opened and closed before: what a process needs once is no stream's. */
const warmUps = 500
const atOnce = 50
const keepAliveSeconds = 15
const barKb = 40

/**
 * What a stream that nothing happens on costs an API process: as many callers as there
 * are jobs, each job with one event and no end. Measured when all of them have been shown life
 * once, as the system counts a process's memory, with and without what the engine has not collected
 * yet: it lets garbage lie while there is room.
 */
export async function measureIdleStreams(): Promise<Row[]> {
  const stack = await startTestStack()
  const metricsPort = await getPort({ host: '127.0.0.1' })
  const env = {
    KEEP_ALIVE_SECONDS: String(keepAliveSeconds),
    METRICS_PORT: String(metricsPort),
    NODE_OPTIONS: `--import ${import.meta.resolve('../collect-garbage.ts')}`,
  }
  const api = await startBenchApi(stack, 'idle', env)
  try {
    await fillJobs(api.db, {
      accountId: api.keys.accountId,
      jobs: streams,
      eventsEach: 1,
      openEvery: 1,
    })
    close(await openAll(api, warmUps))
    await sleep(2_000)
    const before = await measureMemory(api.pid, metricsPort)
    const opened = await openAll(api, streams)
    await sleep((keepAliveSeconds + 2) * 1_000)
    const uncollected = await fetchMemory(metricsPort)
    const after = await measureMemory(api.pid, metricsPort)
    const idle = opened.filter(({ isIdle }) => isIdle()).length
    close(opened)
    if (idle < streams)
      throw new Error(`only ${idle} of ${streams} streams are open and shown life`)
    const each = (bytes: number) => bytes / streams / 1_024
    const kb = each(after.resident - before.resident)
    const heap = each(after.heap - before.heap).toFixed(1)
    const figures =
      `${kb.toFixed(1)} KB (heap ${heap} KB; with garbage ` +
      `${each(uncollected.resident - before.resident).toFixed(1)} KB)`
    return [
      buildRow(
        `memory of an idle stream, ${streams} on one API process`,
        figures,
        `≤ ${barKb} KB`,
        kb <= barKb,
      ),
    ]
  } finally {
    await api.stop()
    await stack.stop()
  }
}

type Stream = { isIdle(): boolean; destroy(): void }

/** Each of a job of its own. */
async function openAll(api: BenchApi, count: number): Promise<Stream[]> {
  const jobs = Array.from({ length: count }, (_, n) => buildJobId(n + 1, streams))
  return await pMap(jobs, (job) => openStream(api, job), { concurrency: atOnce })
}

/**
 * Over a bare socket: so many of a client's own streams would fill this process. Resolves behind
 * the job's one event.
 */
async function openStream({ url, keys }: BenchApi, job: string): Promise<Stream> {
  const { hostname: host, port } = new URL(url)
  const socket = net.connect({ host, port: Number(port) })
  let text = ''
  socket.setEncoding('latin1')
  await new Promise<void>((resolve, reject) => {
    socket.on('data', (piece) => {
      text += piece
      if (text.includes('data: ')) resolve()
    })
    socket.on('error', reject)
    // whatever is no stream ends at once, and the connection with it
    socket.once('close', () => reject(new Error(`no stream: ${text}`)))
    const head = [
      `GET /api/v1/jobs/${job}/events HTTP/1.1`,
      `Host: ${host}`,
      `Authorization: Bearer ${keys.next()}`,
      'Connection: close',
    ]
    socket.write(`${head.join('\r\n')}\r\n\r\n`)
  })
  return {
    isIdle: () => !socket.destroyed && text.includes(': keep-alive'),
    destroy: () => void socket.destroy(),
  }
}

function close(opened: readonly Stream[]): void {
  for (const stream of opened) stream.destroy()
}

async function measureMemory(pid: number, metricsPort: number): ReturnType<typeof fetchMemory> {
  process.kill(pid, 'SIGUSR2')
  await sleep(2_000)
  return await fetchMemory(metricsPort)
}

/** Bytes, from the metrics of the process. */
async function fetchMemory(metricsPort: number): Promise<{ resident: number; heap: number }> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  const read = (name: string) =>
    Number(new RegExp(`^${name}(?:\\{.*\\})? (\\S+)$`, 'm').exec(text)?.[1])
  return {
    resident: read('process_resident_memory_bytes'),
    heap: read('nodejs_heap_size_used_bytes'),
  }
}
