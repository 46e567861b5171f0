import { parseLines } from '../../commands/parse-lines.ts'

/** In characters: the message names every mistake of a line, and a line may have thousands. */
const maxMessageLength = 1_000

/**
 * Answers each line of JSON with one. A line that cannot be used is answered as well, so that lines
 * in and lines out stay in step.
 */
export async function* answerLines(
  answer: (line: unknown) => unknown,
  input: AsyncIterable<Uint8Array>,
): AsyncGenerator<string> {
  for await (const line of parseLines(input))
    if (line.trim() !== '') yield `${JSON.stringify(await respond(answer, line))}\n`
}

async function respond(answer: (line: unknown) => unknown, line: string): Promise<unknown> {
  try {
    return (await answer(JSON.parse(line))) ?? null
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return { error: { code: 'invalid_request', message: message.slice(0, maxMessageLength) } }
  }
}
