import { expect, test } from 'vitest'
import { createErrorView } from '../../process/create-error-view.ts'

const away = () => new Error('14 UNAVAILABLE: no connection', { cause: new Error('refused') })
const stack = expect.stringContaining('create-error-view.test.ts')

test('of errors that are alike the log has one stack a second, and each of their messages', () => {
  let time = 0
  const view = createErrorView(() => time)
  const bare = {
    type: 'Error',
    message: '14 UNAVAILABLE: no connection',
    cause: { type: 'Error', message: 'refused' },
  }
  expect(view(away())).toEqual({ ...bare, stack, cause: { ...bare.cause, stack } })
  expect(view(away())).toEqual(bare)
  time = 999
  expect(view(away())).toEqual(bare)
  time = 1_000
  expect(view(away())).toMatchObject({ stack })
})

test('errors that differ come with a stack each, also within one second', () => {
  const view = createErrorView(() => 0)
  for (const error of [away(), new Error('other'), new TypeError('other')])
    expect(view(error)).toMatchObject({ stack })
})

test('errors of one message whose causes differ come with a stack each', () => {
  const view = createErrorView(() => 0)
  const failed = (cause: unknown) => new Error('A source did not answer.', { cause })
  const many = (...parts: Error[]) => new AggregateError(parts, 'Jobs were not started.')
  const parts = [away(), new TypeError('x is not a function')]
  for (const error of [...parts, ...parts.map(failed), ...parts.map((part) => many(part))])
    expect(view(error)).toMatchObject({ stack })
  expect(view(failed(away()))).not.toHaveProperty('stack')
})

test('of the errors that one stands for the log has five', () => {
  const parts = [1, 2, 3, 4, 5, 6].map((job) => new Error(`Job ${job} was not started.`))
  const shown = createErrorView(() => 0)(new AggregateError(parts, 'Jobs were not started.'))
  expect(shown).toMatchObject({
    errors: [1, 2, 3, 4, 5].map((job) => ({ message: `Job ${job} was not started.` })),
  })
})
