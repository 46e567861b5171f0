import { expect, test } from 'vitest'
import { toPlainMessage } from '../../../contract/fields/to-plain-message.ts'
import { DossierInput } from '../../../contract/operations/dossier.ts'

test('the pages of the person of a dossier are a list of addresses', () => {
  const issuesOf = (urls: unknown) =>
    DossierInput.safeParse(
      { person: { name: 'Ada Marlowe', urls } },
      { error: toPlainMessage },
    ).error?.issues.map(({ path, message }) => [path.join('.'), message])
  expect(issuesOf(['https://marlowe.example', 'http://marlowe.example/cv'])).toBeUndefined()
  expect(issuesOf([])).toBeUndefined()
  expect(issuesOf('https://marlowe.example')).toEqual([['person.urls', 'must be a list']])
  for (const urls of [['marlowe.example/cv'], ['ftp://marlowe.example/'], ['x']])
    expect(issuesOf(urls)).toEqual([
      ['person.urls.0', 'must be an address such as https://example.org'],
    ])
})
