import { expect, test } from 'vitest'
import { ExtractedClaims } from '../../../activities/model/extracted-claims.ts'
import { toDrafts } from '../../../activities/model/to-drafts.ts'
import { admitClaim } from '../../../research/case/focus/admit-claim.ts'
import { locateSentences } from '../../../research/text/sentences/locate-excerpt.ts'
import { claimOf } from '../../support/openai/extract.ts'

const text = [
  'By night Zelda codes, which GitHub knows as the work of qx-seven.',
  'Her toots come from zq@example.social, a Mastodon server.',
  'Zelda is not quibb on GitHub.',
  'See https://gitlab.com/zquib for more.',
].join('\n')

type About = 'this_person' | 'someone_else' | 'unclear'

/** What of a model's answer is admitted about accounts. */
function admitted(claims: ReturnType<typeof claimOf>[], about: About = 'this_person'): string[] {
  return toDrafts(ExtractedClaims.parse({ about, claims }), { text }, locateSentences).flatMap(
    (draft) =>
      draft.path === 'social.accounts' && admitClaim(draft, text)
        ? [`${draft.value.platform} ${draft.value.username} ${draft.value.url}`]
        : [],
  )
}

const account = (excerpt: string, name: string, value: string, url: string | null = null) =>
  claimOf('social.accounts', excerpt, { name, value, url })
const known = account('GitHub knows as the work of qx-seven', 'GitHub', '@qx-seven')

test('an account that a sentence names in words of its own is taken from the model', () => {
  const claims = [
    known,
    account('Her toots come from zq@example.social', 'Mastodon', 'zq@example.social'),
    account('See https://gitlab.com/zquib', 'GitLab', 'zquib', 'https://gitlab.com/zquib'),
  ]
  expect(admitted(claims)).toEqual([
    'github qx-seven https://github.com/qx-seven',
    'mastodon zq@example.social https://example.social/@zq',
    'gitlab zquib https://gitlab.com/zquib',
  ])
})

test.each([
  [
    'whose handle the excerpt does not have',
    account('GitHub knows as the work of qx-seven', 'GitHub', 'qx-eight'),
  ],
  ['whose platform the excerpt does not name', account('qx-seven', 'Instagram', 'qx-seven')],
  [
    'on a platform that we do not know',
    account('GitHub knows as the work of qx-seven', 'Nowherebook', 'qx-seven'),
  ],
  ['that the sentence denies', account('quibb on GitHub', 'GitHub', 'quibb')],
  [
    'whose address is made up',
    account('By night Zelda codes', 'GitHub', 'zc', 'https://github.com/zc'),
  ],
])('an account %s is not taken', (_, claim) => {
  expect(admitted([claim])).toEqual([])
})

test('an account of a document that may be about another person is not taken', () => {
  expect(admitted([known], 'unclear')).toEqual([])
  expect(admitted([known], 'someone_else')).toEqual([])
})
