import type { OpenAI } from 'openai'
import { z } from 'zod'
import { createPlainDeltas } from './create-plain-deltas.ts'
import { ModelFault } from './model-fault.ts'

export type FinishReason = 'stop' | 'length' | 'content_filter'
/** What one stream brought. `usage`: the provider's own figures; null when it gave none. */
export type StreamedText = { text: string; finishReason: FinishReason; usage: Tokens | null }
export type Tokens = { inputTokens: number; outputTokens: number }

type Listener = {
  /** A chunk has come. */
  heard: () => void
  /** The answer is complete, figures may follow. */
  finishing: () => void
  onDelta: (delta: string) => Promise<void>
}

/** Characters of one answer: more than any model may write here. */
const maxCharacters = 1_000_000
const Chunk = z.looseObject({
  choices: z
    .array(
      z.looseObject({
        index: z.int().optional(),
        delta: z
          .looseObject({ content: z.string().nullish(), refusal: z.string().nullish() })
          .nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .nullish(),
  usage: z
    .looseObject({ prompt_tokens: z.int().min(0), completion_tokens: z.int().min(0) })
    .nullish()
    .catch(null),
})

/**
 * Reads a stream of Chat Completions to its end. Reasoning is billed within `completion_tokens` and
 * is not part of the answer; some servers count on with every chunk, so the last figures count.
 * @throws ModelFault `cut_off` when it ends before the answer does, `shape` for chunks of another
 * kind, `too_long`
 */
export async function parseStream(
  stream: AsyncIterable<OpenAI.ChatCompletionChunk>,
  listener: Listener,
): Promise<StreamedText> {
  const plain = createPlainDeltas()
  let text = ''
  let finish: string | null = null
  let isRefused = false
  let usage: Tokens | null = null
  let chunks = 0
  const append = async (delta: string) => {
    if (delta === '') return
    text += delta
    if (text.length > maxCharacters) throw new ModelFault('too_long')
    await listener.onDelta(delta)
  }
  try {
    for await (const raw of stream) {
      const chunk = Chunk.safeParse(raw)
      if (!chunk.success) throw new ModelFault('shape')
      chunks += 1
      listener.heard()
      const { usage: figures, choices } = chunk.data
      if (figures)
        usage = { inputTokens: figures.prompt_tokens, outputTokens: figures.completion_tokens }
      const choice = choices?.find(({ index = 0 }) => index === 0)
      if (choice?.delta?.refusal) isRefused = true
      if (choice?.delta?.content) await append(plain.push(choice.delta.content))
      if (choice?.finish_reason) {
        finish = choice.finish_reason
        listener.finishing()
      }
    }
  } catch (error) {
    // what was to follow a finished answer is not worth paying for it again
    if (finish === null)
      throw error instanceof SyntaxError && chunks > 0 ? new ModelFault('cut_off') : error
  }
  if (finish === null) throw new ModelFault('cut_off')
  await append(plain.end())
  return { text, finishReason: isRefused ? 'content_filter' : toFinishReason(finish), usage }
}

/** Servers have words of their own for having come to an end. */
function toFinishReason(said: string): FinishReason {
  if (said === 'length' || said === 'max_tokens') return 'length'
  return said === 'content_filter' ? 'content_filter' : 'stop'
}
