import { readFileSync } from 'node:fs'
import path from 'node:path'
import { memoize } from '../../research/text/memoize.ts'

/** The prompts by the name of their file beside this one. */
export type PromptName =
  | 'extract-claims'
  | 'write-summary'
  | 'chat-turn'
  | 'chat-answer'
  | 'judge-question'
  | 'judge-sentences'

const load = memoize((name: PromptName) =>
  readFileSync(path.join(import.meta.dirname, `${name}.md`), 'utf8').trim(),
)

/** The instructions for the model, read from disk once. Their first line names the task. */
export function loadPrompt(name: PromptName): string {
  return load(name)
}
