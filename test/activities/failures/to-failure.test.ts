import { defaultFailureConverter, defaultPayloadConverter } from '@temporalio/common'
import { expect, test } from 'vitest'
import { ActivityError, toFailure } from '../../../activities/failures/failure.ts'

const name = 'Ottoline Brackenbury'

/** What Temporal stores of a failure. */
const store = (error: unknown) =>
  JSON.stringify(defaultFailureConverter.errorToFailure(toFailure(error), defaultPayloadConverter))

test.each([
  ['an error of the driver', new Error(`duplicate key: (${name})`)],
  ['what is no error', { query: name }],
  ['a failure of ours', new ActivityError('source_changed', { cause: new Error(name) })],
  [
    'a failure of ours that waits',
    new ActivityError('internal', { cause: name, nextRetryDelayMs: 5 }),
  ],
])(
  '%s is stored in Temporal by its type and fixed words, without what it says of a person',
  (_, error) => {
    const stored = store(error)
    expect(stored).toContain('"type"')
    expect(stored).not.toMatch(/ottoline|brackenbury/i)
    expect(JSON.parse(stored)).toMatchObject({ stackTrace: '' })
  },
)
