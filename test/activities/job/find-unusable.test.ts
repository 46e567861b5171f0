import { expect, test } from 'vitest'
import { z } from 'zod'
import { findUnusable } from '../../../activities/job/find-unusable.ts'

const shaped = { prefix: 'extract:', schema: z.object({ claims: z.array(z.string()) }) }
const summary = { shaped, text: 'summary', mayBeSilent: false }
const chat = { shaped, text: 'summary', mayBeSilent: true }
const call = (key: string, answer: string, finishReason = 'stop') => ({ key, answer, finishReason })
const read = call('extract:1', '{"claims":[]}')
const prose = call('extract:2', 'The page is about a baker.')
const cited = 'She bakes [c1].'

const refusals = [
  call('summary:0', '', 'content_filter'),
  call('summary:0', 'She', 'content_filter'),
  call('summary:0', '', 'length'),
]
const silences = [call('summary:0', ' '), call('summary:0', 'She bakes.')]

test.each(refusals)('an answer that was refused or broken off is no text: $answer', (answer) => {
  expect(findUnusable([read, answer], summary, false)).toBe('text')
  expect(findUnusable([read, answer], chat, false)).toBe('text')
  expect(findUnusable([read, answer], summary, true)).toBeNull()
})

test.each(silences)('a text that cites nothing is none of a dossier: "$answer"', (answer) => {
  expect(findUnusable([read, answer], summary, false)).toBe('text')
  expect(findUnusable([read, answer], chat, false)).toBeNull()
})

test('a text with citations is usable, also where it breaks off or no source carries it', () => {
  for (const reason of ['stop', 'length'])
    expect(findUnusable([read, call('summary:0', cited, reason)], summary, false)).toBeNull()
  const parts = [call('summary:0', ''), call('summary-rest:0', cited)]
  expect(findUnusable([read, ...parts], summary, false)).toBeNull()
  expect(findUnusable([read], summary, false)).toBeNull()
})

test('a verdict on sentences is no text', () => {
  const verdict = call('summary:0:judge', '{"verdicts":[]} [c1]')
  expect(findUnusable([call('summary:0', ''), verdict], summary, false)).toBe('text')
})

test('answers of another shape are unusable where none has the shape', () => {
  const answers = [prose, call('extract:3', ''), call('summary:0', cited)]
  expect(findUnusable(answers, summary, true)).toBe('shaped')
  expect(findUnusable(answers, chat, false)).toBe('shaped')
  expect(findUnusable(answers, chat, true)).toBeNull()
  expect(findUnusable([prose, read, call('summary:0', cited)], summary, true)).toBeNull()
})

test('one answer of another shape ends no run partial whose text stands', () => {
  const answers = [prose, call('summary:0', cited)]
  expect(findUnusable(answers, summary, true)).toBeNull()
  expect(findUnusable(answers, summary, false)).toBe('shaped')
})
