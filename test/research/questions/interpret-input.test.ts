import { expect, test } from 'vitest'
import { interpretInput } from '../../../research/questions/interpret-input.ts'

function listAsked(query: string): string[] {
  const read = interpretInput('search', { query, type: 'email' })
  if ('cause' in read) throw new Error('not understood', { cause: read.cause })
  expect(read.subject).toMatchObject({ kind: 'email', text: query })
  return read.questions.map(({ text }) => text)
}

test.each([
  ['jane+news@example.org', ['jane+news@example.org', 'jane@example.org']],
  ['j.a.n.e@gmail.com', ['j.a.n.e@gmail.com', 'jane@gmail.com']],
  ['jane@example.org', ['jane@example.org']],
  ['j.ane@example.org', ['j.ane@example.org']],
  ['jane-news@yahoo.com', ['jane-news@yahoo.com']],
])('sources are asked for %s and for its mailbox', (query, asked) => {
  expect(listAsked(query)).toEqual(asked)
})
