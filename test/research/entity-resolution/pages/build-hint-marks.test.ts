import { expect, test } from 'vitest'
import { buildHintMarks } from '../../../../research/entity-resolution/pages/build-hint-marks.ts'
import { toHandleKey } from '../../../../research/entity-resolution/people/handle-rarity.ts'

test.each(['orla_finch', '@orla.finch', 'orla-finch@social.example'])(
  'the mark of the username %s is the key by which accounts are compared',
  (username) => {
    const given = { headline: null, tags: [], location: null, usernames: [username] }
    expect(buildHintMarks(given)).toMatchObject([{ kind: 'link', key: toHandleKey(username) }])
  },
)
