import { expect } from 'vitest'
import { z } from 'zod'
import { type ChatMessage, ChatResult } from '../../../contract/operations/chat.ts'
import type { SharedService } from '../service/service.ts'
import { call, events } from './call.ts'

/** A person of the invented internet with a long public life, and a question about them. */
export const quillon = { name: 'Quillon Featherby-Marsh' }
export const medal = 'Which medal did Quillon receive?'

/** A person with two pages, whose dossier takes little time, and a question about her. */
export const wendeline = { name: 'Wendeline Tollgate-Ashby' }
export const prize = 'Which prize did Wendeline receive?'

type Answered = { status: number; result: ChatResult; headers: Headers; job: string }

const Finished = z.object({ result: ChatResult })

type More = { key?: string; history?: readonly ChatMessage[]; context?: string; url?: string }

/** A conversation's messages: questions and answers in turn, the last being the question. */
export function talk(...contents: string[]): ChatMessage[] {
  return contents.map((content, place) => ({
    role: place % 2 === 0 ? 'user' : 'assistant',
    content,
  }))
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
  if (!parsed.success)
    throw new Error(
      `${response.status}: ${JSON.stringify(json).slice(0, 2_000)} ${parsed.error.message}`,
    )
  return {
    status: response.status,
    result: parsed.data,
    headers: response.headers,
    job: response.headers.get('x-service-job-id') ?? '',
  }
}

/**
 * Every `[n]` of an answer is a source, in the order of first citation, and nothing else is one.
 */
export function expectCitedAnswer({
  answer,
  sources = [],
}: Pick<ChatResult, 'answer' | 'sources'>): void {
  const cited = [...new Set([...answer.matchAll(/\[(\d+)\]/g)].map(([, n]) => Number(n)))]
  expect(cited, answer).toEqual(cited.map((_, place) => place + 1))
  expect(
    sources.map(({ position }) => position),
    answer,
  ).toEqual(cited)
  for (const { url, domain } of sources) expect(new URL(url).hostname.endsWith(domain)).toBe(true)
}

/**
 * Asks a question and reads the answer's stream: what it says is what is kept as the result.
 * @returns the types of its events, and the result
 */
export async function expectChatStreamed(
  service: SharedService,
  person: Record<string, unknown>,
  question: string,
): Promise<{ types: string[]; kept: ChatResult; job: string }> {
  const { key } = await service.createKey()
  const body = { person, messages: talk(question) }
  const response = await call(service.url, '/api/v1/chat', { key, body })
  expect(response.headers.get('content-type')).toContain('text/event-stream')
  const streamed = await events(response)
  const types = streamed.map(({ type }) => String(type))
  const order = types.filter((type, place) => type !== types[place - 1])
  expect(order).toEqual(['status', 'text', 'sources', 'related', 'usage', 'done'])
  expect(types.filter((type) => type === 'text').length).toBeGreaterThan(1)
  expect(streamed.map(({ seq }) => seq)).toEqual(streamed.map((_, place) => place + 1))
  const job = response.headers.get('x-service-job-id') ?? ''
  const read = await call(service.url, `/api/v1/jobs/${job}`, { key })
  const kept = Finished.parse(await read.json()).result
  const deltas = streamed.filter(({ type }) => type === 'text').map(({ delta }) => delta)
  expect(deltas.join('')).toBe(kept.answer)
  expect(streamed.find(({ type }) => type === 'sources')).toMatchObject({ sources: kept.sources })
  expect(streamed.find(({ type }) => type === 'related')).toMatchObject({
    questions: kept.related_questions,
  })
  return { types, kept, job }
}
