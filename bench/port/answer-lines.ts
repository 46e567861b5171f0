import { z } from 'zod'
import { parseLines } from '../../commands/parse-lines.ts'

/** In characters: a message may quote what it refuses. */
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
    const { message, ...place } = describeMistake(error)
    const cut = message.slice(0, maxMessageLength)
    return { error: { code: 'invalid_request', message: cut, ...place } }
  }
}

/** Of a line in another shape the first mistake: it may have thousands. */
function describeMistake(error: unknown): { message: string; path?: string } {
  const [issue] = error instanceof z.ZodError ? error.issues : []
  if (issue !== undefined) return { message: issue.message, path: issue.path.join('.') }
  return { message: error instanceof Error ? error.message : String(error) }
}
