import { expect, test } from 'vitest'
import { ActivityError } from '../../../activities/failures/failure.ts'
import { ProviderFault, parseFailure } from '../../../activities/failures/parse-failure.ts'
import { FetchError } from '../../../activities/fetch/fetcher.ts'
import { ModelFault } from '../../../activities/model/model-fault.ts'

const none = { provider: null, fault: null, code: null }

test('a provider that could not be reached is described by its name, the fault and the system’s code', () => {
  const cause = new ProviderFault('github', 'connection', 'ECONNREFUSED')
  const fields = { provider: 'github', fault: 'connection', code: 'ECONNREFUSED' }
  expect(parseFailure(new ActivityError('source_unavailable', { cause }))).toEqual(fields)
})

test('a refusal of the model’s server is described by its kind and its status', () => {
  const cause = new ActivityError('model_rate_limited', {
    cause: new ModelFault('status', { status: 429 }),
  })
  expect(parseFailure(new ActivityError('model_rate_limited', { cause }))).toEqual({
    ...none,
    fault: 'status',
    code: 'http_429',
  })
})

test('the error nearest to the cause decides the fault', () => {
  const socket = Object.assign(new Error('connect'), { code: 'ECONNRESET' })
  expect(parseFailure(new FetchError('connection', { code: null, cause: socket }))).toEqual({
    ...none,
    fault: 'connection',
    code: 'ECONNRESET',
  })
})

test('an error without a known fault or code has neither', () => {
  expect(parseFailure(new Error('oops'))).toEqual(none)
  expect(parseFailure('oops')).toEqual(none)
})
