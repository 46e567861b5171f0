import { buildOutputSchema } from '../../activities/model/build-output-schema.ts'
import { openModel } from '../../activities/model/open-model.ts'
import { buildSentencesPrompt } from '../../activities/model/prompts.ts'
import { parseVerdicts, SentenceVerdicts } from '../../activities/model/sentence-verdicts.ts'
import { parseLines } from '../../commands/parse-lines.ts'
import { readConfig } from '../../config/read-config.ts'
import { SupportLine, support } from './support.ts'

/** Lines of one call of the model: about the sentences of a summary. */
const batchSize = 10

/**
 * `npm run bench -- support --model`: each line as the rules judge it, and as the configured model
 * does, asked as it is about the sentences of a summary. `model`: null where it gave no verdict.
 * `supported`: both say so, or the rules where the model says nothing.
 */
export async function judgeByModel(input: AsyncIterable<Uint8Array>): Promise<void> {
  const { model: options } = readConfig()
  if (options === null)
    throw new Error('No model is configured: set OPENAI_API_KEY or OPENAI_BASE_URL.')
  const model = openModel(options)
  const answer = async (lines: readonly string[]) => {
    const judged = lines.map((line) => ({ line: SupportLine.parse(JSON.parse(line)) }))
    const asked = judged.map(({ line: { claim, question, sources } }, at) => ({
      id: `s${at + 1}`,
      text: question ? `${question} ${claim}` : claim,
      quotes: sources,
    }))
    const said = await model
      .ask(
        {
          ...buildSentencesPrompt(asked),
          schema: buildOutputSchema(SentenceVerdicts),
          maxOutputTokens: 60 + 24 * asked.length,
          temperature: 0,
        },
        { signal: AbortSignal.timeout(60_000), onDelta: () => undefined, now: new Date() },
      )
      .catch((error: unknown) => {
        console.error(error instanceof Error ? error.message : error)
        return { text: '' }
      })
    const verdicts = parseVerdicts(
      asked.map(({ id }) => id),
      said.text,
    )
    for (const [at, { line }] of judged.entries()) {
      const rules = support(line)
      const verdict = verdicts?.[at] ?? null
      const supported = rules.supported && verdict !== false
      process.stdout.write(
        `${JSON.stringify({ ...rules, rules: rules.supported, model: verdict, supported })}\n`,
      )
    }
  }
  try {
    let batch: string[] = []
    for await (const line of parseLines(input)) {
      if (line.trim() === '') continue
      batch.push(line)
      if (batch.length < batchSize) continue
      await answer(batch)
      batch = []
    }
    if (batch.length > 0) await answer(batch)
  } finally {
    await model.close()
  }
}
