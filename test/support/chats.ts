import { expect } from 'vitest'
import { type ChatMessage, ChatResult } from '../../contract/chat.ts'
import { call, events } from './call.ts'
import type { SharedService } from './service.ts'

export type Answered = { status: number; result: ChatResult; headers: Headers; job: string }

type More = { key?: string; history?: readonly ChatMessage[]; context?: string; url?: string }

/** A conversation's messages: questions and answers in turn, the last being the question. */
export function talk(...contents: string[]): ChatMessage[] {
  return contents.map((content, place) => ({ role: place % 2 === 0 ? 'user' : 'assistant', content }))
}

/** One question as a caller asks it, with a key of its own unless the test has one. */
export async function chat(
  service: SharedService,
  person: Record<string, unknown>,
  question: string,
  { key, history = [], context, url = service.url }: More = {},
): Promise<Answered> {
  const own = key ?? (await service.createKey()).key
  const messages = [...history, { role: 'user', content: question }]
  const body = { person, messages, format: 'json', ...(context === undefined ? {} : { context }) }
  const response = await call(url, '/api/v1/chat', { key: own, body })
  const json: unknown = await response.json()
  const parsed = ChatResult.safeParse(json)
  if (!parsed.success) throw new Error(`${response.status}: ${JSON.stringify(json).slice(0, 2_000)} ${parsed.error.message}`)
  return { status: response.status, result: parsed.data, headers: response.headers, job: response.headers.get('x-service-job-id') ?? '' }
}

/** Every `[n]` of an answer is a source, in the order of first citation, and nothing else is one. */
export function expectCitedAnswer({ answer, sources = [] }: Pick<ChatResult, 'answer' | 'sources'>): void {
  const cited = [...new Set([...answer.matchAll(/\[(\d+)\]/g)].map(([, n]) => Number(n)))]
  expect(cited, answer).toEqual(cited.map((_, place) => place + 1))
  expect(
    sources.map(({ position }) => position),
    answer,
  ).toEqual(cited)
  for (const { url, domain } of sources) expect(new URL(url).hostname.endsWith(domain)).toBe(true)
}
