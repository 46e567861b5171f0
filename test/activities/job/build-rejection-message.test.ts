import { expect, test } from 'vitest'
import { buildRejectionMessage } from '../../../activities/job/build-rejection-message.ts'
import { ModelFault } from '../../../activities/model/model-fault.ts'
import { toModelError } from '../../../activities/model/to-model-error.ts'

test.each([
  [{ status: 401, code: 'invalid_api_key' }, 'its key is not accepted (status 401)'],
  [{ status: 429, code: 'insufficient_quota' }, 'its quota is used up (status 429)'],
  [{ status: 404, code: null }, 'does not know the model or the address (status 404)'],
  [
    { status: 400, code: 'context_length_exceeded' },
    'too long for it, even shortened (status 400)',
  ],
  [{ status: 307, code: null }, 'redirects, which is not followed (status 307)'],
  [{ status: 400, code: null }, 'does not accept the request as it is (status 400)'],
])('the cause of a refusal for good is said: %o', (given, words) => {
  expect(buildRejectionMessage(new ModelFault('status', given))).toContain(words)
})

test('a certificate that is not accepted is a refusal for good, with its cause', () => {
  const cause = Object.assign(new Error('self-signed'), { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' })
  const error = toModelError(new TypeError('fetch failed', { cause }), new Date(0))
  expect(error).toMatchObject({ type: 'model_rejected' })
  expect(buildRejectionMessage(error instanceof Error ? error.cause : null)).toBe(
    "The language model refused the request: its server's certificate is not accepted.",
  )
})

test('a refusal without a fault of the model still has a sentence', () => {
  expect(buildRejectionMessage(new Error('other'))).toBe(
    'The language model refused the request: its server does not accept the request as it is.',
  )
})

test('a question whose workers died is reported as lost, not as refused', () => {
  expect(buildRejectionMessage(new ModelFault('lost'))).toBe(
    'Answers of the language model were lost: it is not asked and paid again.',
  )
})
