import { expect, test } from 'vitest'
import { isOwnerTitle } from '../../../../research/text/words/is-affiliation-title.ts'

test.each(['Owner', '10% owner', '10 percent owner', 'Ten percent owner', 'Gesellschafterin'])(
  'the title of %s is that of an owner alone',
  (title) => {
    expect(isOwnerTitle(title)).toBe(true)
  },
)

test.each(['Product owner', 'Director, 10% owner', 'Geschäftsführender Gesellschafter', 'Partner'])(
  'the title of %s is more than that of an owner',
  (title) => {
    expect(isOwnerTitle(title)).toBe(false)
  },
)
