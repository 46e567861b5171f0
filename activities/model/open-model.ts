import { OpenAI } from 'openai'
import { createCallClock } from './call-clock.ts'
import { createCallTurns } from './call-turns.ts'
import { createAnswerOpener } from './create-answer-opener.ts'
import { ModelFault } from './model-fault.ts'
import { createModelFetch } from './model-fetch.ts'
import { type ModelOptions, type ModelTimeouts, usualTimeouts } from './model-options.ts'
import type { ModelRequest } from './model-request.ts'
import { parseStream, type StreamedText } from './parse-stream.ts'
import { findRequestFault } from './request-fault.ts'
import { toModelError } from './to-model-error.ts'

/** `asked`: the request that the server took, whose prompt may be shorter; null for none. */
type Answered = StreamedText & { asked: ModelRequest | null }

/** The one way to the language model. */
export type Model = {
  readonly options: ModelOptions
  /** Something an operator may want to know; without names and texts. */
  readonly notice: (message: string) => void
  /**
   * Asks once and reads the answer as it comes.
   * @throws ActivityError of the model's rows, or the signal's reason
   */
  ask(
    request: ModelRequest,
    call: {
      /** Calls of different runs take turns. */
      runId?: string
      signal: AbortSignal
      onDelta: (delta: string) => void | Promise<void>
      now: Date
    },
  ): Promise<Answered>
  close(): Promise<void>
}

/** A filter in front of the model held the prompt back: that is no fault, and costs nothing. */
const filteredAnswer: Answered = {
  text: '',
  finishReason: 'content_filter',
  usage: { inputTokens: 0, outputTokens: 0 },
  asked: null,
}

const openAiUrl = 'https://api.openai.com/v1'

/**
 * Opens the client of an OpenAI-compatible server; nothing connects before the first question, and
 * nothing is tried twice in here.
 */
export function openModel(
  options: ModelOptions,
  {
    timeouts = {},
    notice = () => undefined,
    callsAtOnce = Number.POSITIVE_INFINITY,
  }: {
    timeouts?: Partial<ModelTimeouts>
    notice?: (message: string) => void
    callsAtOnce?: number
  } = {},
): Model {
  const times = { ...usualTimeouts, ...timeouts }
  const wire = createModelFetch(times)
  const client = createClient(options, times, wire.fetch)
  const open = createAnswerOpener(client, options, notice)
  const turns = createCallTurns(callsAtOnce)

  const askNow: Model['ask'] = async (request, { signal, onDelta, now }) => {
    const clock = createCallClock(times, signal)
    // an error of the listener is the caller's own and no fault of the model
    let own: { error: unknown } | null = null
    try {
      const { data, isStream, asked } = await open(request, { signal: clock.signal, now })
      const listener = {
        heard: clock.heard,
        finishing: clock.finishing,
        onDelta: async (delta: string) => {
          clock.pause()
          try {
            await onDelta(delta)
          } catch (error) {
            own = { error }
            throw error
          }
          clock.heard()
        },
      }
      const said = await parseStream(data, listener).catch((error: unknown) => {
        throw error instanceof ModelFault && error.kind === 'cut_off' && !isStream
          ? new ModelFault('shape')
          : error
      })
      return { ...said, asked }
    } catch (error) {
      if (own !== null) throw error
      // the client ends an aborted stream as if it were over
      if (clock.signal.aborted) throw toModelError(clock.signal.reason, now)
      if (findRequestFault(error) === 'filtered') return filteredAnswer
      throw toModelError(error, now)
    } finally {
      clock.end()
    }
  }

  return {
    options,
    notice,
    close: wire.close,
    ask: (request, call) => turns.run(call.runId ?? '', call.signal, () => askNow(request, call)),
  }
}

/**
 * The client as this service uses it: it looks for nothing in the environment, and logs nothing,
 * since it would log prompts.
 */
function createClient(
  { apiKey, baseUrl }: ModelOptions,
  { wholeMs }: ModelTimeouts,
  fetch: ReturnType<typeof createModelFetch>['fetch'],
): OpenAI {
  return new OpenAI({
    apiKey,
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    baseURL: baseUrl ?? openAiUrl,
    maxRetries: 0,
    timeout: wholeMs,
    logLevel: 'off',
    fetch,
  })
}
