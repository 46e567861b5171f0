import { expect, test } from 'vitest'
import { answerProfileUrl } from '../../../../bench/port/profile-url.ts'
import whatsMyName from '../../../../fixtures/sites/whatsmyname.json' with { type: 'json' }
import { siteAddresses } from '../../../../research/identity/profiles/site-addresses.ts'

test.each([
  ['https://de.linkedin.com/in/Ada-Example/?trk=x', 'linkedin', 'ada-example'],
  ['https://www.linkedin.com/in/m%C3%BCller-1', 'linkedin', 'müller-1'],
  ['https://mobile.twitter.com/@Ada?lang=de', 'x', 'ada'],
  ['https://x.com/intent/user?screen_name=Ada', 'x', 'ada'],
  ['https://twitter.com/#!/ada', 'x', 'ada'],
  ['https://www.instagram.com/ada.example/?hl=en', 'instagram', 'ada.example'],
  ['https://www.tiktok.com/@ada.example', 'tiktok', 'ada.example'],
  ['https://m.facebook.com/profile.php?id=100012345678901', 'facebook', '100012345678901'],
  ['https://www.facebook.com/people/Ada-Example/100012345678901/', 'facebook', '100012345678901'],
  ['https://www.youtube.com/@AdaExample/videos', 'youtube', 'adaexample'],
  ['https://youtube.com/channel/UC1234567890abcdefghij_-', 'youtube', 'UC1234567890abcdefghij_-'],
  ['https://old.reddit.com/u/Ada', 'reddit', 'ada'],
  ['https://snapchat.com/add/ada.ex', 'snapchat', 'ada.ex'],
  ['github.com/Ada?tab=repositories#x', 'github', 'ada'],
  ['https://ada.github.io/', 'github', 'ada'],
  ['https://bsky.app/profile/Ada.bsky.social', 'bluesky', 'ada.bsky.social'],
  ['https://social.example.org/@Ada', 'mastodon', 'ada@social.example.org'],
  ['https://mastodon.social/@ada@far.example', 'mastodon', 'ada@far.example'],
  ['https://stackoverflow.com/users/22656/ada', 'stackoverflow', '22656'],
  ['https://news.ycombinator.com/user?id=Ada', 'hackernews', 'Ada'],
  ['https://ada.medium.com/', 'medium', 'ada'],
  ['https://orcid.org/0000-0002-1825-0097', 'orcid', '0000-0002-1825-0097'],
  ['https://www.pinterest.de/ada/', 'pinterest', 'ada'],
  ['https://steamcommunity.com/id/ada', 'steam', 'ada'],
  ['https://angel.co/ada-example', 'wellfound', 'ada-example'],
  ['https://wellfound.com/u/ada-example', 'wellfound', 'ada-example'],
  ['https://www.crunchbase.com/person/ada-example', 'crunchbase', 'ada-example'],
  ['https://medium.com/u/0123456789ab', 'medium', '0123456789ab'],
  ['https://www.roblox.com/user.aspx?username=Ada', 'roblox', 'ada'],
  ['https://slashdot.org/~Ada', 'slashdot', 'Ada'],
  ['https://forum.qt.io/user/ada', 'forum.qt.io', 'ada'],
  ['https://discuss.python.org/u/ada/summary', 'python.org discussions', 'ada'],
  ['https://wiki.gentoo.org/wiki/User:Ada', 'wiki.gentoo.org', 'Ada'],
  ['https://ada.newgrounds.com/', 'newgrounds', 'ada'],
  ['https://www.linkedin.com/in/ada/details/experience/', 'linkedin', 'ada'],
  ['https://www.linkedin.com/in/ada/overlay/contact-info/', 'linkedin', 'ada'],
  ['https://codepen.io/ada/posts/popular', 'codepen', 'ada'],
  ['https://discuss.python.org/u/admin', 'discuss.python.org', 'admin'],
])('%s is recognised as the address of a profile', (url, platform, handle) => {
  expect(answerProfileUrl({ url })).toEqual({ platform, handle })
})

test.each([
  'https://www.linkedin.com/company/acme',
  'https://twitter.com/ada/status/123',
  'https://x.com/search?q=x',
  'https://x.com/home',
  'https://x.com/',
  'https://instagram.com/p/XYZ/',
  'https://www.tiktok.com/@ada/video/123',
  'https://www.facebook.com/groups/123',
  'https://www.facebook.com/sharer/sharer.php?u=x',
  'https://youtube.com/watch?v=1',
  'https://reddit.com/r/x',
  'https://github.com/ada/repo',
  'https://github.com/login',
  'https://github.com/ada%2Frepo',
  'https://user@github.com/ada',
  'https://github.com.evil.example/ada',
  'https://notgithub.com/ada',
  'https://help.instagram.com/12345',
  'https://mastodon.social/@ada/12345',
  'https://example.org/ada',
  'https://angel.co/acme',
  'https://www.crunchbase.com/organization/acme',
  'https://www.nairaland.com/politics',
  'https://www.nairaland.com/7603790/what-is-new',
  'https://slashdot.org/recent',
  'https://forum.qt.io/topic/1/ada',
  'https://discuss.python.org/t/ada/1',
  'https://wiki.gentoo.org/wiki/Ada',
  'https://discord.com/invite/ada',
  'https://acme.statuspage.io/',
  'https://www.roblox.com/search/users?keyword=ada',
  'https://www.xboxgamertag.com/search/ada',
  'https://www.patreon.com/ada/posts/how-to-draw',
  'https://www.facebook.com/ada/photos/12345',
  'https://www.youtube.com/@ada/posts/how-to-draw',
  'https://mastodon.social/@explore',
  'https://social.example.org/@about',
  'javascript:alert(1)',
  '',
])('%s is not taken for the address of a profile', (url) => {
  expect(answerProfileUrl({ url })).toBeNull()
})

test('nine in ten addresses of accounts in the shipped lists are recognised with their account', () => {
  const asked = whatsMyName.sites.flatMap(({ known, uri_check, uri_pretty }) =>
    known.map((name) => ({ name, url: (uri_pretty ?? uri_check).replace('{account}', name) })),
  )
  const recognised = asked.filter(({ name, url }) => {
    const profile = answerProfileUrl({ url })
    return profile?.handle.toLowerCase().startsWith(name.toLowerCase()) === true
  })
  expect(asked.length).toBeGreaterThan(1_000)
  expect(recognised.length / asked.length).toBeGreaterThan(0.9)
})

/** What sites call their own pages, where an account's name would stand. */
const pageWords = `about account api categories contact dashboard docs download edit events explore
  faq feed forgot-password groups help index.php jobs legal login log-in logout messages
  notifications pricing privacy register rss rules search settings sign-in sign_in sign_up signup
  support tags terms topics trending upload users`.split(/\s+/)

test('no page of a site is taken for an account where the shipped lists have accounts', () => {
  const addresses = whatsMyName.sites.flatMap(({ uri_check, uri_pretty }) =>
    pageWords.map((word) => (uri_pretty ?? uri_check).replace('{account}', word)),
  )
  // ids with a fixed part before or after are names of accounts whatever word is between
  const isName = (url: string) => /\/id[a-z]|\.bsky\.social/.test(url)
  const taken = addresses.filter((url) => !isName(url) && answerProfileUrl({ url }) !== null)
  expect(addresses.length).toBeGreaterThan(20_000)
  expect(taken).toEqual([])
})

/** Pages of platforms themselves and of things on them. */
const ownPages = `/ /about /about-us /login /signin /sign-in /signup /register /explore /help
  /search?q=ada /search/ada /tags/design /tag/design /category/music /posts/12345
  /post/how-to-draw /news/2024/05/how-to-draw /legal/terms /terms /privacy-policy /company/acme
  /jobs/12345 /groups/acme /events/12345 /t/how-to-draw/12345 /topic/12345
  /threads/how-to-draw.12345/ /viewtopic.php?t=12345 /index.php /forums/general /members /users
  /user /users/sign_in /users/password/new /user/login /user/register /user/password
  /members/list /profile/edit /settings/profile /login.php /contact.html /sitemap.xml
  /wp-admin/ /products/blue-shirt /wiki/Main_Page /c/general/4 /latest /top /popular`.split(/\s+/)

test('no page of a platform itself is taken for an account at any site of the lists', () => {
  const hosts = [...siteAddresses().keys()].filter((host) => !host.startsWith('*.'))
  const taken = hosts.flatMap((host) =>
    ownPages
      .map((page) => `https://${host}${page}`)
      .filter((url) => answerProfileUrl({ url }) !== null),
  )
  expect(hosts.length).toBeGreaterThan(1_000)
  expect(taken).toEqual([])
})

test('an address of megabytes is read at once, by what stands at its beginning', () => {
  const started = process.cpuUsage()
  const url = `https://www.facebook.com/profile.php?id=100012345678&${'a b & c '.repeat(250_000)}`
  expect(answerProfileUrl({ url })).toEqual({ platform: 'facebook', handle: '100012345678' })
  expect(process.cpuUsage(started).user / 1_000).toBeLessThan(300)
})
