import { EventEmitter } from 'node:events'
import pg from 'pg'

const channels = ['job_events', 'api_keys', 'cache'] as const
type Channel = (typeof channels)[number]

type Events = {
  api_keys: [keyId: string]
  /** Which result was replaced, as `operation key`; empty: any of them may be gone. */
  cache: [result: string]
  connected: []
  disconnected: []
}

/**
 * The process's one LISTEN connection, never from a pool. Its users must tolerate that it is down:
 * `connected` says so, and on every (re)connection `connected` is emitted so that readers look
 * again at what they may have missed.
 */
export class Listener extends EventEmitter<Events> {
  connected = false
  // by job, so that one event wakes its own readers and not thousands of idle ones
  readonly #jobs = new EventEmitter<Record<string, []>>().setMaxListeners(0)
  readonly #ends = new EventEmitter<Record<string, []>>().setMaxListeners(0)
  readonly #databaseUrl: string
  readonly #reconnectMs: number
  readonly #probeMs: number
  #client: pg.Client | undefined
  #timer: NodeJS.Timeout | undefined
  #closed = false

  constructor(
    databaseUrl: string,
    { reconnectMs = 250, probeMs = 5_000 }: { reconnectMs?: number; probeMs?: number } = {},
  ) {
    super()
    this.setMaxListeners(0)
    this.#databaseUrl = databaseUrl
    this.#reconnectMs = reconnectMs
    this.#probeMs = probeMs
  }

  /**
   * Resolves once the first attempt has ended, whether it succeeded or not; later ones go on in the
   * background.
   */
  async start(): Promise<void> {
    if (this.#closed) return
    const client = new pg.Client({
      connectionString: this.#databaseUrl,
      keepAlive: true,
      application_name: 'people-research-service listen',
      connectionTimeoutMillis: 5_000,
      // a peer that vanished without a word (a pulled cable) never answers
      query_timeout: this.#probeMs,
    })
    this.#client = client
    let ended = false
    const lose = () => {
      if (ended) return
      ended = true
      client.end().catch(() => undefined)
      this.#lose()
    }
    client.on('error', lose)
    client.on('end', lose)
    client.on('notification', ({ channel, payload }) => {
      if (isChannel(channel)) this.#notify(channel, payload ?? '')
    })
    try {
      await client.connect()
      await client.query(channels.map((channel) => `listen ${channel}`).join('; '))
      this.connected = true
      this.emit('connected')
      this.#probe(client, lose)
    } catch {
      lose()
    }
  }

  /**
   * Calls `wake` whenever the job's log grew, or only at its end.
   * @returns what ends that
   */
  onJob(jobId: string, wake: () => void, until: 'event' | 'end'): () => void {
    const jobs = until === 'event' ? this.#jobs : this.#ends
    jobs.on(jobId, wake)
    return () => jobs.off(jobId, wake)
  }

  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#timer)
    this.connected = false
    await this.#client?.end().catch(() => undefined)
  }

  #notify(channel: Channel, payload: string): void {
    if (channel !== 'job_events') return void this.emit(channel, payload)
    const [jobId = '', , end] = payload.split(' ')
    this.#jobs.emit(jobId)
    if (end !== undefined) this.#ends.emit(jobId)
  }

  #lose(): void {
    clearTimeout(this.#timer)
    if (this.connected) {
      this.connected = false
      this.emit('disconnected')
    }
    if (!this.#closed) this.#timer = setTimeout(() => void this.start(), this.#reconnectMs)
  }

  /** A silent connection is only noticed by asking. */
  #probe(client: pg.Client, lose: () => void): void {
    this.#timer = setTimeout(async () => {
      try {
        await client.query('select 1')
        if (this.connected && this.#client === client) this.#probe(client, lose)
      } catch {
        lose()
      }
    }, this.#probeMs)
    this.#timer.unref()
  }
}

function isChannel(name: string): name is Channel {
  return channels.some((channel) => channel === name)
}
