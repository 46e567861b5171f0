import { expect, test } from 'vitest'
import { z } from 'zod'
import { ApiError } from '../../../api/calls/api-error.ts'
import { validateInput } from '../../../api/request/validate-input.ts'

const Few = z.array(z.string().max(3)).min(1).max(3)

function refuse(schema: z.ZodType, value: unknown): unknown {
  try {
    validateInput(schema, value)
  } catch (error) {
    return error instanceof ApiError ? error.details?.map(({ message }) => message) : error
  }
  return null
}

test.each([
  ['a long text', 'search', ['must be a list']],
  ['an empty text', '', ['must be a list']],
  ['an object with a length', { length: 9 }, ['must be a list']],
  ['a list that is too long', ['a', 'b', 'c', 'd'], ['must have at most 3 items']],
])('of a list that is sent as %s only the mistake that there is is named', (_, value, messages) => {
  expect(refuse(z.object({ scopes: Few }), { scopes: value })).toEqual(messages)
})

test('a value that is neither a text nor a list is not measured', () => {
  const schema = z.union([z.string(), Few])
  expect(refuse(schema, { length: 9 })).toEqual(['must be a text or a list'])
})

test('mistakes in other places stay beside a value of another kind', () => {
  expect(refuse(z.object({ a: Few, b: Few }), { a: 'text', b: ['long text'] })).toEqual([
    'must be a list',
    'must have at most 3 characters',
  ])
})

test('of a number beyond all bounds only the bound of its own is named', () => {
  const schema = z.object({ limit: z.number().int().min(1).max(50) })
  expect(refuse(schema, { limit: -1e99 })).toEqual(['must be at least 1'])
  expect(refuse(schema, { limit: 1e99 })).toEqual(['must be at most 50'])
  expect(refuse(z.object({ any: z.int() }), { any: 1e99 })).toEqual([
    `must be at most ${Number.MAX_SAFE_INTEGER}`,
  ])
})

test('an unknown property is refused with those that there are', () => {
  const schema = z.strictObject({ query: z.string(), inner: z.strictObject({ a: z.int() }) })
  expect(refuse(schema, { query: 'x', inner: { a: 1, b: 2 }, more: 1 })).toEqual([
    'is not a known property (known: a)',
    'is not a known property (known: query, inner)',
  ])
})
