import type { OpenAI } from 'openai'
import {
  chooseDialect,
  chooseSimplerDialect,
  type Dialect,
  isRefusal,
  toPlainest,
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

/**
 * Opens answers in the dialect that the server has turned out to understand, with prompts that it
 * has turned out to take. A server that refuses a parameter is asked again without it, once without
 * any that can be missed where it does not say which; one that finds a prompt too long is given
 * less of it. Refusals cost nothing.
 */
export function createAnswerOpener(
  client: OpenAI,
  options: ModelOptions,
  notice: (message: string) => void,
): (request: ModelRequest, signal: AbortSignal) => Promise<Opened> {
  let dialect = chooseDialect(options)
  let refusedBytes = Number.POSITIVE_INFINITY

  const open = async (request: ModelRequest, signal: AbortSignal): Promise<Opened> => {
    const refused = new Set<string>()
    for (let tried: Dialect = dialect; ; ) {
      refused.add(JSON.stringify(tried))
      try {
        const body = toChatCompletion(options, request, tried)
        const { data, response } = await client.chat.completions
          .create(body, { signal })
          .withResponse()
        if (refused.size > 1)
          notice(
            `the model's server refuses parameters, and is asked like this from now on: ` +
              `${JSON.stringify(tried)}`,
          )
        dialect = tried
        const isStream = /event-stream/i.test(response.headers.get('content-type') ?? '')
        return { data, isStream, asked: request }
      } catch (error) {
        if (!isRefusal(error) || findRequestFault(error) !== null) throw error
        const simpler = [chooseSimplerDialect(tried, error), toPlainest(tried)].find(
          (next) => next !== null && !refused.has(JSON.stringify(next)),
        )
        if (!simpler) throw error
        tried = simpler
      }
    }
  }

  return async (request, signal) => {
    for (let asked = request; ; ) {
      const shorter = toShorterPrompt(asked.user)
      const bytes = Buffer.byteLength(asked.system) + Buffer.byteLength(asked.user)
      if (bytes < refusedBytes || shorter === null) {
        try {
          return await open(asked, signal)
        } catch (error) {
          if (findRequestFault(error) !== 'too_long' || shorter === null) throw error
          notice(`the model's server finds ${bytes} bytes too long: longer prompts are shortened`)
          refusedBytes = Math.min(refusedBytes, bytes)
        }
      }
      asked = { ...asked, user: shorter }
    }
  }
}
