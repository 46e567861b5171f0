import { expect, test } from 'vitest'
import { buildFinding } from '../../../../research/records/finding.ts'
import {
  suppressesFinding,
  suppressesPerson,
} from '../../../../research/safety/suppressions/suppresses.ts'
import { toSuppression } from '../../../support/research/to-suppression.ts'

const pageAt = (url: string, snippet = '') =>
  buildFinding({ kind: 'page', url, title: 'A page', snippet, method: 'search_result' })

test.each([
  ['https://t.me/adamarlowe', 'https://adamarlowe.t.me/'],
  ['https://t.me/adamarlowe', 'https://t.me/s/adamarlowe/412'],
  ['https://www.linkedin.com/in/adamarlowe', 'https://www.linkedin.com/mwlite/in/adamarlowe'],
  ['https://www.linkedin.com/in/adamarlowe', 'https://www.linkedin.com/comm/in/adamarlowe?x=1'],
  ['https://medium.com/@adamarlowe', 'https://adamarlowe.medium.com/on-maps-12ab'],
  ['https://adamarlowe.tumblr.com', 'https://adamarlowe.tumblr.com/post/1'],
  ['https://adamarlowe.substack.com', 'https://adamarlowe.substack.com/p/on-maps'],
  ['https://github.com/adamarlowe', 'https://adamarlowe.github.io/blog/2020/'],
  ['https://github.com/adamarlowe', 'https://github.com/adamarlowe.atom'],
  ['https://github.com/adamarlowe', 'https://raw.githubusercontent.com/adamarlowe/maps/main/a.md'],
  ['https://gitlab.com/adamarlowe', 'https://adamarlowe.gitlab.io/maps/'],
  ['https://www.youtube.com/@adamarlowe', 'https://music.youtube.com/@adamarlowe'],
  ['https://x.com/adamarlowe', 'https://nitter.net/adamarlowe/status/1'],
  ['https://www.instagram.com/adamarlowe', 'https://www.instagram.com/stories/adamarlowe/1/'],
  ['https://www.reddit.com/user/adamarlowe', 'https://www.reddit.com/r/u_adamarlowe'],
  ['https://mastodon.social/@adamarlowe', 'https://mastodon.social/@adamarlowe/11223344'],
  ['https://mastodon.social/@adamarlowe', 'https://mastodon.social/users/adamarlowe/statuses/1'],
  ['https://mastodon.social/@adamarlowe', 'https://mastodon.social/@adamarlowe.rss'],
  ['https://bsky.app/profile/adamarlowe.bsky.social', 'https://adamarlowe.bsky.social/'],
  ['https://bsky.app/profile/marlowe.example', 'https://marlowe.example/'],
  [
    'https://scholar.google.com/citations?user=AbCd1234AAAJ',
    'https://scholar.google.de/citations?hl=de&user=AbCd1234AAAJ',
  ],
  ['https://adamarlowe.blogspot.com', 'https://adamarlowe.blogspot.co.uk/2012/01/maps.html'],
  ['https://hub.docker.com/u/adamarlowe', 'https://hub.docker.com/r/adamarlowe/maps'],
  ['https://huggingface.co/adamarlowe', 'https://huggingface.co/spaces/adamarlowe/maps'],
  ['https://adamarlowe.livejournal.com', 'https://www.livejournal.com/users/adamarlowe'],
])('an opt-out of %s reaches %s', (value, url) => {
  expect(suppressesFinding([toSuppression({ kind: 'profile_url', value })], pageAt(url))).toBe(true)
})

test.each([
  ['https://github.com/adamarlowe', 'https://github.com/someone/adamarlowe'],
  ['https://mastodon.social/@adamarlowe', 'https://far.example/@adamarlowe/1'],
  ['https://medium.com/@adamarlowe', 'https://medium.com/adamarlowe/a-post-1'],
  ['https://www.linkedin.com/in/adamarlowe', 'https://www.linkedin.com/company/adamarlowe'],
])('an opt-out of %s leaves %s alone', (value, url) => {
  expect(suppressesFinding([toSuppression({ kind: 'profile_url', value })], pageAt(url))).toBe(
    false,
  )
})

test('an opt-out of a username reaches the account of that name on Bluesky', () => {
  const entry = toSuppression({ kind: 'username', value: 'adamarlowe' })
  expect(suppressesFinding([entry], pageAt('https://adamarlowe.bsky.social/'))).toBe(true)
})

test.each([
  ['email', 'ada.m@protonmail.com', 'Write to ada.m+maps@protonmail.ch'],
  ['email', 'ada.m@yandex.ru', 'Write to ada.m@yandex.kz'],
  ['email', 'ada.m@tides.example', 'Write to ada.m＠tides.example'],
  ['username', '@adamarlowe@mastodon.social', 'Follow @AdaMarlowe@mastodon.social'],
] as const)('an opt-out of the %s %s reaches a page with "%s"', (kind, value, snippet) => {
  const page = pageAt('https://maps.example/', snippet)
  expect(suppressesFinding([toSuppression({ kind, value })], page)).toBe(true)
})

test('a dossier is refused by the whole name of an account in the fediverse', () => {
  const entry = toSuppression({ kind: 'username', value: '@adamarlowe@mastodon.social' })
  const person = (primaryUsername: string) => ({ name: 'Ada Marlowe', primaryUsername })
  expect(suppressesPerson([entry], person('@adamarlowe@mastodon.social'))).toBe(true)
  expect(suppressesPerson([entry], person('@adamarlowe@far.example'))).toBe(false)
})
