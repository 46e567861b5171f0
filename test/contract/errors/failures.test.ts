import { expect, test } from 'vitest'
import { isRetryable } from '../../../contract/errors/errors.ts'
import { choosePublicCode } from '../../../contract/errors/failures.ts'

test.each(['store_unavailable', 'dataset_unavailable', 'model_unavailable'])(
  'a run that %s ended may be repeated later',
  (type) => {
    expect(isRetryable(choosePublicCode(type))).toBe(true)
  },
)
