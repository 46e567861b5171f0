import { expect, test } from 'vitest'
import { platformNames } from '../../../../research/identity/profiles/parse-profile-url.ts'
import {
  labels,
  toPlatformLabel,
} from '../../../../research/identity/profiles/tables/platform-labels.ts'

test.each([
  ['huggingface', 'Hugging Face'],
  ['dockerhub', 'Docker Hub'],
  ['chess', 'Chess.com'],
  ['crates', 'crates.io'],
  ['peertube', 'PeerTube'],
  ['metacpan', 'MetaCPAN'],
  ['devto', 'DEV Community'],
  ['lichess', 'Lichess'],
  ['forum.example', 'forum.example'],
])('the name of %s as people read it', (platform, label) => {
  expect(toPlatformLabel(platform)).toBe(label)
})

test('a handle of a Misskey server is not said to be on Mastodon', () => {
  expect(toPlatformLabel('mastodon', 'ada@misskey.io')).toBe('Misskey')
  expect(toPlatformLabel('mastodon', 'ada@mastodon.social')).toBe('Mastodon')
})

test('every label is of a platform that has its name', () => {
  const unknown = [...labels.keys()].filter((name) => !platformNames.includes(name))
  expect(unknown).toEqual(['peertube'])
})
