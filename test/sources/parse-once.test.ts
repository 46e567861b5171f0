import { expect, test } from 'vitest'
import { z } from 'zod'
import { parseAnswer } from '../../sources/shared/parse-answer.ts'
import { createDefiner, type Question } from '../../sources/shared/source.ts'

type Things = { subject: { kind: 'thing'; text: string }; finding: string }

const question = (text: string): Question<Things> => ({ kind: 'thing', text })
const now = new Date('2026-01-01T00:00:00Z')

/** A source that counts how often an answer of it is read; its answers may ask for a pause. */
function openSource(cacheSeconds = 3_600) {
  let reads = 0
  const define = createDefiner<Things>({ clean: (text) => text, inherit: (text) => text })
  const source = define({
    name: 'things',
    provider: 'things',
    accepts: ['thing'],
    baseUrl: 'https://things.test',
    limit: { requests: 1, seconds: 1 },
    termsUrl: '',
    licence: '',
    cacheSeconds,
    request: ({ text }, { base }) => ({ url: `${base}/${text}` }),
    throttled: ({ headers }) => (headers.slow === undefined ? null : Number(headers.slow)),
    body: z.object({ name: z.string() }),
    evidence: ({ name }, { text }) => {
      reads += 1
      return { findings: [`${name} for ${text}`] }
    },
  })
  return { source, reads: () => reads }
}

test('what a held answer says to a question is read once', () => {
  const { source, reads } = openSource()
  const answer = { status: 200, headers: {}, text: '{"name":"a"}' }
  const first = parseAnswer(source, answer, question('x'), now)
  expect(parseAnswer(source, answer, question('x'), now)).toEqual(first)
  expect(reads()).toBe(1)
  expect(parseAnswer(source, answer, question('y'), now)).toMatchObject({
    evidence: { findings: ['a for y'] },
  })
  expect(parseAnswer(source, { ...answer }, question('x'), now)).toEqual(first)
  expect(reads()).toBe(3)
})

test('an answer that asks for a pause is judged by the time of each question', () => {
  const { source, reads } = openSource()
  const answer = { status: 200, headers: { slow: '3' }, text: '{"name":"a"}' }
  for (const _ of [1, 2])
    expect(parseAnswer(source, answer, question('x'), now)).toMatchObject({ waitSeconds: 3 })
  expect(reads()).toBe(2)
})

test('an answer that cannot be read is judged anew', () => {
  const { source } = openSource()
  const answer = { status: 200, headers: {}, text: '<html>' }
  for (const _ of [1, 2])
    expect(parseAnswer(source, answer, question('x'), now)).toMatchObject({
      outcome: 'changed',
      evidence: null,
    })
})

test('a question to a source whose answers are not kept is not turned into text', () => {
  const { source, reads } = openSource(0)
  const answer = { status: 200, headers: {}, text: '{"name":"a"}' }
  const asked = { ...question('x'), toJSON: () => expect.fail('the question was turned into text') }
  for (const _ of [1, 2])
    expect(parseAnswer(source, answer, asked, now)).toMatchObject({
      evidence: { findings: ['a for x'] },
    })
  expect(reads()).toBe(2)
})
