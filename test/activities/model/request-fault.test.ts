import { APIError } from 'openai'
import { expect, test } from 'vitest'
import { findRequestFault } from '../../../activities/model/request-fault.ts'

const page = 'Zelda Quibbleworth leads the content policy team and its safety system.'

test.each([
  [400, { message: 'The prompt was held back by our content filter.' }, 'filtered'],
  [400, { message: 'Rejected.', code: 'content_filter' }, 'filtered'],
  [422, { message: `The prompt is too long: ${page}` }, 'too_long'],
  [413, { message: 'Payload too large' }, 'too_long'],
  [400, { message: `Extra inputs are not permitted. ${'input: {} '.repeat(40)}${page}` }, null],
  [500, { message: 'content filter' }, null],
])(
  'what a server says against a request is read before what it quotes: %i %j',
  (status, error, fault) => {
    const thrown = APIError.generate(status, { error }, undefined, new Headers())
    expect(findRequestFault(thrown)).toBe(fault)
  },
)
