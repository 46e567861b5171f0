import { expect, test } from 'vitest'
import { buildProfileLink } from '../../../../research/identity/profiles/build-profile-link.ts'
import { parseProfileUrl } from '../../../../research/identity/profiles/parse-profile-url.ts'

test.each([
  ['github', 'qx7'],
  ['x', 'qx7'],
  ['instagram', 'qx7'],
  ['youtube', 'qx7'],
  ['reddit', 'qx7'],
  ['linkedin', 'qx7-smith'],
  ['bluesky', 'qx7.bsky.social'],
  ['mastodon', 'qx7@example.social'],
])('the address built for a handle on %s is read back as that handle', (platform, handle) => {
  const link = buildProfileLink(platform, handle)
  expect(parseProfileUrl(link?.url ?? '')).toEqual({ platform, handle })
  expect(link?.username).toBe(handle)
})

test('a fediverse handle without a server gets no profile address of any server', () => {
  const link = buildProfileLink('mastodon', 'qx7')
  expect(link?.username).toBe('qx7')
  expect(parseProfileUrl(link?.url ?? '')).toBeNull()
})

test('a handle that the platform does not allow gets no address', () => {
  expect(buildProfileLink('github', 'two words')).toBeNull()
  expect(buildProfileLink('a platform that is not known', 'qx7')).toBeNull()
})
