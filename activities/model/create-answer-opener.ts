import type { OpenAI } from 'openai'
import { hourMs } from '../../contract/fields/durations.ts'
import {
  chooseDialect,
  chooseSimplerDialect,
  type Dialect,
  isRefusal,
  plainest,
} from './dialect.ts'
import type { ModelOptions } from './model-options.ts'
import { type ModelRequest, toChatCompletion } from './model-request.ts'
import { findRequestFault } from './request-fault.ts'
import { toShorterPrompt } from './to-shorter-prompt.ts'

type Opened = {
  data: AsyncIterable<OpenAI.ChatCompletionChunk>
  isStream: boolean
  /** What was asked in the end, with a prompt that may be shorter. */
  asked: ModelRequest
}

/** What a server has refused is asked of it again after this long: it may have been replaced. */
const relearnMs = hourMs / 4
/** One refusal without a reason may be an accident of a gateway. */
const minUnexplained = 2

/** Something that a server has refused. */
type Lesson<Learnt> = { learnt: Learnt; untilMs: number }

/**
 * Opens answers in the dialect that the server has turned out to understand, with prompts that it
 * has turned out to take. A server that refuses a parameter is asked again without it, once without
 * any that can be missed where it does not say which; one that finds a prompt too long is given
 * less of it. Refusals cost nothing. Each lesson is forgotten after a while.
 */
export function createAnswerOpener(
  client: OpenAI,
  options: ModelOptions,
  notice: (message: string) => void,
): (request: ModelRequest, call: { signal: AbortSignal; now: Date }) => Promise<Opened> {
  const usual = chooseDialect(options)
  let simpler: Lesson<Partial<Dialect>>[] = []
  let shorter: Lesson<number>[] = []
  let unexplained = 0

  const learn = (changes: readonly { learnt: Partial<Dialect> }[], nowMs: number) => {
    if (changes.length === 0) return
    simpler.push(...changes.map(({ learnt }) => ({ learnt, untilMs: nowMs + relearnMs })))
    const all: Partial<Dialect> = Object.assign({}, ...changes.map(({ learnt }) => learnt))
    notice(
      `the model's server refuses parameters, and is asked like this for a while: ` +
        `${JSON.stringify(all)}`,
    )
  }

  const open = async (request: ModelRequest, signal: AbortSignal, nowMs: number) => {
    simpler = simpler.filter(({ untilMs }) => untilMs > nowMs)
    const known: Dialect = Object.assign({ ...usual }, ...simpler.map(({ learnt }) => learnt))
    const refused = new Set<string>()
    const changes: { learnt: Partial<Dialect>; isNamed: boolean }[] = []
    for (let tried = known; ; ) {
      refused.add(JSON.stringify(tried))
      try {
        const body = toChatCompletion(options, request, tried)
        const { data, response } = await client.chat.completions
          .create(body, { signal })
          .withResponse()
        unexplained = changes.every(({ isNamed }) => isNamed) ? 0 : unexplained + 1
        learn(
          changes.filter(({ isNamed }) => isNamed || unexplained >= minUnexplained),
          nowMs,
        )
        const isStream = /event-stream/i.test(response.headers.get('content-type') ?? '')
        return { data, isStream, asked: request }
      } catch (error) {
        if (!isRefusal(error) || findRequestFault(error) !== null) throw error
        const isFresh = (change: Partial<Dialect> | null): change is Partial<Dialect> =>
          change !== null && !refused.has(JSON.stringify({ ...tried, ...change }))
        const named = chooseSimplerDialect(tried, error)
        const change = [named, plainest].find(isFresh)
        if (change === undefined) throw error
        changes.push({ learnt: change, isNamed: change === named })
        tried = { ...tried, ...change }
      }
    }
  }

  return async (request, { signal, now }) => {
    const nowMs = now.getTime()
    shorter = shorter.filter(({ untilMs }) => untilMs > nowMs)
    for (let asked = request; ; ) {
      const half = toShorterPrompt(asked.user)
      const bytes = Buffer.byteLength(asked.system) + Buffer.byteLength(asked.user)
      if (half === null || shorter.every(({ learnt }) => bytes < learnt)) {
        try {
          return await open(asked, signal, nowMs)
        } catch (error) {
          if (findRequestFault(error) !== 'too_long' || half === null) throw error
          notice(`the model's server finds ${bytes} bytes too long: longer prompts are shortened`)
          shorter.push({ learnt: bytes, untilMs: nowMs + relearnMs })
        }
      }
      asked = { ...asked, user: half }
    }
  }
}
