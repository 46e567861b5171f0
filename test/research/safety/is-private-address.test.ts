import { expect, test } from 'vitest'
import { buildFinding } from '../../../research/records/finding.ts'
import { isPrivateAddress } from '../../../research/safety/is-private-address.ts'
import { withholdLinks } from '../../../research/safety/withhold-links.ts'

test.each([
  'https://herald.example/news/ottilie-vandermarsh-arrested-for-fraud',
  'https://herald.example/2014/05/bristol_man_john_marlowe_jailed_for_theft.html',
  'https://herald.example/arrested-for-fraud-in-bristol/',
  'https://herald.example/Ottilie%20Vandermarsh%20jailed%20for%20theft',
  'https://herald.example/ottilie-vandermarsh-arrested.html',
  'https://herald.example/news?title=Ottilie%20Vandermarsh%20convicted%20of%20theft',
  'https://pictures.example/ottilie-vandermarsh-charged-with-theft.jpg',
  'https://herald.example/two-years-in-prison-for-ottilie-vandermarsh',
  'https://herald.example/ottilie-vandermarsh-mugshot.jpg',
  'https://herald.example/ottilie-vandermarsh-diagnosed-with-cancer-12345',
])('an address that states a private fact in words is not shown: %s', (url) => {
  expect(isPrivateAddress(url)).toBe(true)
})

test.each([
  'https://herald.example/news/ottilie-vandermarsh-wins-compass-medal',
  'https://herald.example/arrested-development-cast-interview',
  'https://herald.example/tag/arrested',
  'https://herald.example/court-news/prison-reform-trust-names-new-head',
  'https://herald.example/ottilie-vandermarsh-interviews-convicted-fraudster',
  'https://herald.example/jailed-journalist-freed',
  'https://herald.example/convicted-and-redeemed-a-podcast',
  'https://people.example/christian/christian-lindby',
  'https://example.org/wiki/Ottilie_Vandermarsh',
  'https://example.org/?id=12&name=ada',
  'mailto:ada@marlowe.example',
])('an address that states nothing private is shown: %s', (url) => {
  expect(isPrivateAddress(url)).toBe(false)
})

test('a finding loses the links and the picture whose address states a private fact', () => {
  const stated = 'https://herald.example/ada-marlowe-arrested-for-fraud'
  const account = buildFinding({
    kind: 'account',
    url: 'https://github.com/ada',
    title: 'ada',
    method: 'api',
    avatarUrl: `${stated}.jpg`,
    links: [
      { url: stated, proof: 'none' },
      { url: 'https://marlowe.example/', proof: 'none' },
    ],
  })
  const page = buildFinding({ kind: 'page', url: stated, title: '', method: 'search_result' })
  expect(withholdLinks([account, page], [])).toEqual([
    { ...account, avatarUrl: null, links: [{ url: 'https://marlowe.example/', proof: 'none' }] },
  ])
})

test('a copy of a leak in an archive is not shown', () => {
  const url = 'https://archive.example/web/2020/https://doxbin.example/ada'
  const page = buildFinding({ kind: 'page', url, title: '', method: 'search_result' })
  expect(withholdLinks([page], [{ host: 'doxbin.example', reason: 'leak_forum' }])).toEqual([])
  expect(withholdLinks([page], [{ host: 'doxbin.example', reason: 'login_gated' }])).toEqual([page])
})
