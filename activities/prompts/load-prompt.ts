import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The prompts by the name of their file beside this one. */
export type PromptName =
  | 'extract-claims'
  | 'write-summary'
  | 'chat-turn'
  | 'chat-answer'
  | 'judge-question'
  | 'judge-sentences'

const read = new Map<PromptName, string>()

/** The instructions for the model, read from disk once. Their first line names the task. */
export function loadPrompt(name: PromptName): string {
  const known =
    read.get(name) ?? readFileSync(path.join(import.meta.dirname, `${name}.md`), 'utf8').trim()
  read.set(name, known)
  return known
}
