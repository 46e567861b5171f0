import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { WireFault } from './faults.ts'

/** Our tokens: words with the blanks before them. */
export function tokensOf(text: string): string[] {
  return text.match(/\s*\S+/g) ?? []
}

type Reply = {
  model: string
  text: string
  promptTokens: number
  usage: boolean
  fault: WireFault | null
  /** Between two words. */
  wordMs: number
  /** The caller wants no more words than this. */
  maxWords: number
}

/**
 * Streams an answer word by word, as Chat Completions are streamed.
 * @returns the words sent, and whether the answer came to its end: what is billed
 */
export async function stream(
  response: ServerResponse,
  reply: Reply,
): Promise<{ completionTokens: number; isFinished: boolean }> {
  const { fault, promptTokens } = reply
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache',
  })
  response.flushHeaders()
  const base = {
    id: 'chatcmpl-stand-in',
    object: 'chat.completion.chunk',
    created: 1_767_225_600,
    model: reply.model,
  }
  const send = (line: string) => response.write(`data: ${line}\n\n`)
  const chunk = (delta: Record<string, unknown>, finish: string | null = null) =>
    send(
      JSON.stringify({
        ...base,
        choices: [{ index: 0, delta, finish_reason: finish }],
        usage: null,
      }),
    )
  const hang = () => new Promise<void>((resolve) => response.once('close', resolve))
  if (fault === 'mute') {
    await hang()
    return { completionTokens: 0, isFinished: false }
  }
  chunk({ role: 'assistant', content: '', refusal: null })
  if (fault === 'refused') {
    for (const word of tokensOf('I cannot help with that.')) chunk({ refusal: word })
    return close('stop', 5)
  }
  if (fault === 'huge-line')
    send(JSON.stringify({ ...base, padding: 'x'.repeat(20_000_000), choices: [] }))
  const all = tokensOf(reply.text)
  const half = Math.ceil(all.length / 2)
  const isCut = fault === 'truncated' || fault === 'filtered' || all.length > reply.maxWords
  const words = isCut ? all.slice(0, Math.min(half, reply.maxWords)) : all
  for (const [index, word] of words.entries()) {
    if (response.destroyed) return { completionTokens: index, isFinished: false }
    if (index >= half || index === words.length - 1) {
      if (fault === 'stall') {
        // alive, but nothing more will come
        const alive = setInterval(() => response.write(': still here\n\n'), 50)
        await hang()
        clearInterval(alive)
        return { completionTokens: index, isFinished: false }
      }
      if (fault === 'cut') {
        response.destroy()
        return { completionTokens: index, isFinished: false }
      }
      if (fault === 'no-end' || fault === 'error-in-stream' || fault === 'broken-chunk') {
        if (fault === 'error-in-stream')
          send(
            JSON.stringify({
              error: { message: `Failed at ${word}`, type: 'server_error', code: null },
            }),
          )
        if (fault === 'broken-chunk') send('{"choices": "none"}')
        response.end()
        return { completionTokens: index, isFinished: false }
      }
    }
    chunk({ content: word })
    const pause = fault === 'slow' ? Math.max(reply.wordMs, 40) : reply.wordMs
    if (pause > 0) await sleep(pause)
  }
  if (fault === 'huge') {
    const page = 'and so on '.repeat(2_000)
    for (let at = 0; at < 2_000 && !response.destroyed; at += 1) {
      chunk({ content: page })
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  const wasWell = fault === 'filtered' ? 'content_filter' : isCut ? 'length' : 'stop'
  return close(wasWell, words.length)

  function close(finish: string, completionTokens: number) {
    chunk({}, finish)
    if (reply.usage && fault !== 'no-usage') {
      const usage = {
        prompt_tokens: promptTokens,
        completion_tokens: completionTokens,
        total_tokens: promptTokens + completionTokens,
      }
      send(JSON.stringify({ ...base, choices: [], usage }))
    }
    send('[DONE]')
    response.end()
    return { completionTokens, isFinished: true }
  }
}
