/**
 * A stand-in for an OpenAI-compatible server, on loopback: it streams, counts what it would bill,
 * and fails in every way that is known.
 */
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { openLoopback } from '../servers/open-loopback.ts'
import { refusalOf, refuse, type WireFault, wireFaults } from './faults.ts'
import { type Material, readMaterial } from './material.ts'
import { stream, tokensOf } from './stream.ts'
import { type AnswerFault, answerFaults, think } from './think.ts'

export type Mode = WireFault | AnswerFault

type ModelCallSeen = {
  path: string
  /** `extract-claims`, `write-summary`, `chat-turn`, `chat-answer`; '' for other prompts. */
  task: string
  model: string
  messages: readonly { role: string; content: string }[]
  /** The whole request. */
  body: Readonly<Record<string, unknown>>
  /** HTTP status it was answered with. */
  status: number
  promptTokens: number
  /** Sent so far. */
  completionTokens: number
  /** False while it is open, and when it was refused or broken off by either side. */
  isFinished: boolean
  /** The caller hung up before the end. */
  isAborted: boolean
  /** When it came and when its answer was given, by `performance.now()`; null: not yet. */
  startedMs: number
  endedMs: number | null
}

type MisbehaveOptions = {
  /** So many calls are treated so, then the server is well again. */
  times?: number
  /** Only prompts (system and user) that match. */
  only?: RegExp
  /** `Retry-After` of `throttled` and `overloaded`: seconds or a date. */
  retryAfter?: string
}

export type OpenAiStandIn = {
  /** With `/v1`. */
  url: string
  apiKey: string
  model: string
  /** What the service needs in its environment to use it. */
  env: Record<string, string>
  calls(): readonly ModelCallSeen[]
  /**
   * What it would bill: calls that were answered to the end. `started` counts the prompts of all
   * others that began to be answered, too.
   */
  tokens(): {
    input: number
    output: number
    calls: number
    started: { input: number; calls: number }
  }
  misbehave(mode: Mode, options?: MisbehaveOptions): void
  recover(): void
  /** Answers instead of the model where it returns a text; null = the model always answers. */
  script(answer: ((material: Material) => string | null) | null): void
  forget(): void
  stop(): Promise<void>
}

type Fault = { mode: Mode; times: number; only: RegExp | null; retryAfter: string }

const apiKey = 'sk-stand-in'

export async function startOpenAi({
  wordMs = 0,
  model = 'stand-in-1',
}: {
  wordMs?: number
  model?: string
} = {}): Promise<OpenAiStandIn> {
  let faults: Fault[] = []
  let seen: ModelCallSeen[] = []
  let scripted: ((material: Material) => string | null) | null = null

  function faultFor(prompt: string): Fault | null {
    const fault = faults.findLast(({ times, only }) => times > 0 && only?.test(prompt) !== false)
    if (fault !== undefined) fault.times -= 1
    return fault ?? null
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = readObject(await text(request))
    const messages = readMessages(body.messages)
    const [system = '', user = ''] = ['system', 'user'].map(
      (role) => messages.find((message) => message.role === role)?.content,
    )
    const material = readMaterial(system, user)
    const call: ModelCallSeen = {
      path: request.url ?? '',
      task: material.task,
      model: String(body.model),
      messages,
      body,
      status: 200,
      promptTokens: messages.reduce((sum, { content }) => sum + tokensOf(content).length, 0),
      completionTokens: 0,
      isFinished: false,
      isAborted: false,
      startedMs: performance.now(),
      endedMs: null,
    }
    seen.push(call)
    response.on('close', () => {
      call.endedMs = performance.now()
      call.isAborted = !call.isFinished && call.status === 200 && !response.writableEnded
    })
    const fault = faultFor(`${system}\n${user}`)
    const wire = wireFaults.find((mode) => mode === fault?.mode) ?? null
    const refusal =
      wrongRequest(request, body, model) ?? refusalOf(wire, body, fault?.retryAfter ?? '7')
    if (refusal !== null) {
      call.status = refusal.status
      return refuse(response, refusal)
    }
    if (wire === 'html')
      return void response
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<p>Welcome to nginx!</p>')
    if (wire === 'redirect') {
      call.status = 307
      return void response.writeHead(307, { location: '/elsewhere' }).end()
    }
    const said =
      scripted?.(material) ??
      think(material, answerFaults.find((mode) => mode === fault?.mode) ?? null)
    const maxWords = Number(
      body.max_tokens ?? body.max_completion_tokens ?? Number.POSITIVE_INFINITY,
    )
    const usage = readObject(JSON.stringify(body.stream_options ?? {})).include_usage === true
    Object.assign(
      call,
      await stream(response, {
        model,
        text: said,
        promptTokens: call.promptTokens,
        usage,
        fault: wire,
        wordMs,
        maxWords,
      }),
    )
  }

  const server = http.createServer(
    (request, response) => void answer(request, response).catch(() => response.destroy()),
  )
  server.on('clientError', (_error, socket) => socket.destroy())
  server.on('connection', (socket) => socket.on('error', () => socket.destroy()))
  const port = await openLoopback(server)
  const url = `http://127.0.0.1:${port}/v1`
  return {
    url,
    apiKey,
    model,
    env: {
      OPENAI_API_KEY: apiKey,
      OPENAI_BASE_URL: url,
      MODEL: model,
      MODEL_PRICES: JSON.stringify({ [model]: { input: 1, output: 4 } }),
    },
    calls: () => seen,
    tokens() {
      const [finished, started] = [
        seen.filter(({ isFinished }) => isFinished),
        seen.filter(({ status }) => status === 200),
      ]
      return {
        input: finished.reduce((sum, call) => sum + call.promptTokens, 0),
        output: finished.reduce((sum, call) => sum + call.completionTokens, 0),
        calls: finished.length,
        started: {
          input: started.reduce((sum, call) => sum + call.promptTokens, 0),
          calls: started.length,
        },
      }
    },
    misbehave(mode, { times = Number.POSITIVE_INFINITY, only, retryAfter = '7' } = {}) {
      faults.push({ mode, times, only: only ?? null, retryAfter })
    },
    recover() {
      faults = []
    },
    script(fn) {
      scripted = fn
    },
    forget() {
      seen = []
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function wrongRequest(
  { url, method, headers }: IncomingMessage,
  body: Record<string, unknown>,
  model: string,
): ReturnType<typeof refusalOf> {
  const wrong = (status: number, code: string) => ({
    status,
    error: { message: code, type: 'invalid_request_error', param: null, code },
  })
  if (headers.authorization !== `Bearer ${apiKey}`) return wrong(401, 'invalid_api_key')
  if (method !== 'POST' || url !== '/v1/chat/completions') return wrong(404, 'unknown_url')
  if (body.model !== model) return wrong(404, 'model_not_found')
  return body.stream === true ? null : wrong(400, 'only_streams')
}

function readObject(json: string): Record<string, unknown> {
  const read: unknown = json === '' ? {} : JSON.parse(json)
  return typeof read === 'object' && read !== null ? Object.fromEntries(Object.entries(read)) : {}
}

function readMessages(messages: unknown): { role: string; content: string }[] {
  if (!Array.isArray(messages)) return []
  return messages.map((message: unknown) => {
    const { role, content } = readObject(JSON.stringify(message))
    return { role: String(role), content: String(content) }
  })
}
