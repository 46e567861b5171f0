import { describe, expect, test } from 'vitest'
import { answerFetchGuard } from '../../../bench/port/fetch-guard.ts'
import deniedHosts from '../../../fixtures/egress/denied-hosts.json' with { type: 'json' }
import { EgressAllowError, parseEgressAllow } from '../../../research/egress/allow.ts'
import { type EgressReason, egressReasons, judgeEgress } from '../../../research/egress/egress.ts'

type Case = [url: string, reason: EgressReason, resolvesTo?: string[]]

const publicV4 = '93.184.215.14'
const publicV6 = '2606:2800:21f:cb07:6820:80da:af6b:8b2c'

const publicUrls: Case[] = [
  ['https://example.com', 'ok'],
  ['https://example.com/a?b=c#d', 'ok', [publicV4]],
  ['https://example.com:443/', 'ok', [publicV4, publicV6]],
  ['HTTPS://EXAMPLE.COM/', 'ok', [publicV6]],
  ['https://example.com./', 'ok', [publicV4]],
  ['https://münchen.example/', 'ok', [publicV4]],
  ['https://a_b.example.com/', 'ok', [publicV4]],
  [`https://${publicV4}/`, 'ok'],
  [`https://[${publicV6}]/`, 'ok'],
  ['https://1.1.1.1/', 'ok'],
  ['https://172.15.255.255/', 'ok'],
  ['https://172.32.0.1/', 'ok'],
  ['https://100.63.255.255/', 'ok'],
  ['https://100.128.0.1/', 'ok'],
  ['https://localhost.example.com/', 'ok', [publicV4]],
  ['https://notlinkedin.com/', 'ok', [publicV4]],
  ['https://archive.example/web/2020/https://ada.example/linkedin.com', 'ok', [publicV4]],
  ['https://hooks.example.com/linkedin.com/new', 'ok', [publicV4]],
  ['https://reader.example/?url=https%3A%2F%2Fada.example%2F', 'ok', [publicV4]],
  ['https://news.example/story?ref=https://x.com/ada', 'ok', [publicV4]],
  ['https://news.example/story?utm_source=https%3A%2F%2Ft.co', 'ok', [publicV4]],
  ['https://news.example/login?returnUrl=https://facebook.com/ada', 'ok', [publicV4]],
  ['https://news.example/share.php?u=https://linkedin.com/in/ada', 'ok', [publicV4]],
  ['https://mail.example/track/click?u=https://x.com/ada', 'ok', [publicV4]],
  ['https://maps.example/contact?website=https://facebook.com/ada', 'ok', [publicV4]],
  ['https://maps.example/leave?to=https://facebook.com/ada', 'ok', [publicV4]],
  ['https://x.com.br/', 'ok', [publicV4]],
  ['https://shop.x.com.au/', 'ok', [publicV4]],
  ['https://x.maps.example/', 'ok', [publicV4]],
  ['https://news.example/login?redirect_uri=https://facebook.com/ada', 'ok', [publicV4]],
  ['https://news.example/login?RelayState=https://facebook.com/ada', 'ok', [publicV4]],
  ['https://news.example/Share?u=https://facebook.com/ada', 'ok', [publicV4]],
  ['https://find.example/search?q=https://linkedin.com/in/ada', 'ok', [publicV4]],
  ['https://find.example/search?keywords=https://linkedin.com/in/ada', 'ok', [publicV4]],
  ['https://news.example/story?title=Why+https+matters:+x.com', 'ok', [publicV4]],
  ['https://my-linkedin-com.example/', 'ok', [publicV4]],
  ['https://nota--linkedin-com.translate.goog/', 'ok', [publicV4]],
  ['https://internal.example.com/', 'ok', [publicV4]],
]

const notFetchable: Case[] = [
  ['', 'not_a_url'],
  ['example.com', 'not_a_url'],
  ['//example.com/', 'not_a_url'],
  ['/etc/passwd', 'not_a_url'],
  ['https://', 'not_a_url'],
  ['https://exa mple.com/', 'not_a_url'],
  ['https://256.256.256.256/', 'not_a_url'],
  ['https://1.2.3.4.5/', 'not_a_url'],
  ['https://[::1', 'not_a_url'],
  ['https://[fe80::1%25eth0]/', 'not_a_url'],
  ['https://[fe80::1%eth0]/', 'not_a_url'],
  ['https://example.com:65536/', 'not_a_url'],
  ['http://example.com/', 'scheme', [publicV4]],
  ['http://example.com:443/', 'scheme', [publicV4]],
  ['ftp://example.com/', 'scheme'],
  ['file:///etc/passwd', 'scheme'],
  ['gopher://127.0.0.1:6379/', 'scheme'],
  ['data:text/html,hello', 'scheme'],
  ['javascript:alert(1)', 'scheme'],
  ['blob:https://example.com/1', 'scheme'],
  ['ws://example.com/', 'scheme'],
  ['dict://127.0.0.1:11211/', 'scheme'],
  ['https://user:secret@example.com/', 'credentials', [publicV4]],
  ['https://user@example.com/', 'credentials', [publicV4]],
  ['https://:secret@example.com/', 'credentials', [publicV4]],
  ['https://example.com@127.0.0.1/', 'credentials'],
  ['https://example.com:80/', 'port', [publicV4]],
  ['https://example.com:22/', 'port', [publicV4]],
  ['https://example.com:8443/', 'port', [publicV4]],
  [`https://${publicV4}:6379/`, 'port'],
  ['https://a..example.com/', 'hostname', [publicV4]],
  ['https://example.com../', 'hostname', [publicV4]],
  ['https://.example.com/', 'hostname', [publicV4]],
  [`https://${'a'.repeat(64)}.example/`, 'hostname', [publicV4]],
  [`https://${'a.'.repeat(126)}example/`, 'hostname', [publicV4]],
  ['https://example.com/', 'unresolved', []],
]

const localNames: Case[] = [
  ['https://localhost/', 'loopback_address'],
  ['https://LOCALHOST./', 'loopback_address'],
  ['http://localhost:8080/', 'loopback_address'],
  ['https://app.localhost/', 'loopback_address', [publicV4]],
  ['https://metadata.google.internal/computeMetadata/v1/', 'metadata_address'],
  ['https://metadata.google.internal./', 'metadata_address', [publicV4]],
  ['https://metadata/', 'metadata_address'],
  ['https://instance-data/', 'metadata_address'],
  ['https://printer.local/', 'local_name'],
  ['https://db.internal/', 'local_name', [publicV4]],
  ['https://db.prod.internal./', 'local_name'],
  ['https://router.home.arpa/', 'local_name'],
  ['https://nas.lan/', 'local_name'],
  ['https://wiki.corp/', 'local_name'],
  ['https://searxng/', 'local_name', ['10.0.0.5']],
  ['https://intranet/', 'local_name'],
]

/** One dangerous IPv4 address in every spelling that a URL parser understands. */
const spellings: Case[] = [
  ['https://127.0.0.1/', 'loopback_address'],
  ['https://127.0.0.1./', 'loopback_address'],
  ['https://127.1/', 'loopback_address'],
  ['https://127.0.1/', 'loopback_address'],
  ['https://2130706433/', 'loopback_address'],
  ['https://017700000001/', 'loopback_address'],
  ['https://0177.0.0.1/', 'loopback_address'],
  ['https://0x7f000001/', 'loopback_address'],
  ['https://0x7f.0.0.1/', 'loopback_address'],
  ['https://0x7f.1/', 'loopback_address'],
  ['https://127.0x0.0.01/', 'loopback_address'],
  ['https://%31%32%37.0.0.1/', 'loopback_address'],
  ['https://１２７.０.０.１/', 'loopback_address'],
  ['https://127。0。0。1/', 'loopback_address'],
  ['https://①②⑦.0.0.1/', 'loopback_address'],
  ['https:\\\\127.0.0.1\\', 'loopback_address'],
  ['https:127.0.0.1', 'loopback_address'],
  ['https://127.0.0.1\t/', 'loopback_address'],
  ['https://0/', 'unspecified_address'],
  ['https://0.0.0.0/', 'unspecified_address'],
  ['https://0x0/', 'unspecified_address'],
  ['https://2852039166/', 'metadata_address'],
  ['https://0xa9fea9fe/', 'metadata_address'],
  ['https://0251.0376.0251.0376/', 'metadata_address'],
  ['https://169.254.43518/', 'metadata_address'],
  ['https://012.0.0.1/', 'private_address'],
  ['https://3232235777/', 'private_address'],
]

const addresses: [address: string, reason: EgressReason][] = [
  ['0.0.0.0', 'unspecified_address'],
  ['0.1.2.3', 'unspecified_address'],
  ['10.0.0.1', 'private_address'],
  ['10.255.255.255', 'private_address'],
  ['172.16.0.1', 'private_address'],
  ['172.31.255.255', 'private_address'],
  ['192.168.0.1', 'private_address'],
  ['100.64.0.1', 'private_address'],
  ['100.127.255.255', 'private_address'],
  ['100.100.100.200', 'metadata_address'],
  ['127.0.0.1', 'loopback_address'],
  ['127.255.255.254', 'loopback_address'],
  ['169.254.0.1', 'link_local_address'],
  ['169.254.169.254', 'metadata_address'],
  ['169.254.170.2', 'metadata_address'],
  ['168.63.129.16', 'metadata_address'],
  ['192.0.0.192', 'metadata_address'],
  ['192.0.0.8', 'reserved_address'],
  ['192.0.2.1', 'reserved_address'],
  ['192.88.99.1', 'reserved_address'],
  ['198.18.0.1', 'reserved_address'],
  ['198.19.255.255', 'reserved_address'],
  ['198.51.100.7', 'reserved_address'],
  ['203.0.113.9', 'reserved_address'],
  ['224.0.0.1', 'multicast_address'],
  ['239.255.255.250', 'multicast_address'],
  ['240.0.0.1', 'reserved_address'],
  ['255.255.255.255', 'reserved_address'],
  ['::', 'unspecified_address'],
  ['::1', 'loopback_address'],
  ['fc00::1', 'private_address'],
  ['fd12:3456:789a::1', 'private_address'],
  ['fd00:ec2::254', 'metadata_address'],
  ['fd20:ce::254', 'metadata_address'],
  ['fec0::1', 'private_address'],
  ['fe80::1', 'link_local_address'],
  ['febf::1', 'link_local_address'],
  ['fe80::a9fe:a9fe', 'metadata_address'],
  ['ff02::1', 'multicast_address'],
  ['100::1', 'reserved_address'],
  ['2001:db8::1', 'reserved_address'],
  ['2001:2::1', 'reserved_address'],
  ['2001:20::1', 'reserved_address'],
  ['3fff::1', 'reserved_address'],
  ['5f00::1', 'reserved_address'],
  ['4000::1', 'reserved_address'],
  ['1::1', 'reserved_address'],
  ['::ffff:127.0.0.1', 'loopback_address'],
  ['::ffff:7f00:1', 'loopback_address'],
  ['0:0:0:0:0:ffff:a00:1', 'private_address'],
  ['::ffff:169.254.169.254', 'metadata_address'],
  ['::ffff:0.0.0.0', 'unspecified_address'],
  ['::127.0.0.1', 'loopback_address'],
  ['::10.0.0.1', 'private_address'],
  ['::8.8.8.8', 'reserved_address'],
  ['::ffff:0:10.0.0.1', 'private_address'],
  ['::ffff:0:8.8.8.8', 'reserved_address'],
  ['64:ff9b::127.0.0.1', 'loopback_address'],
  ['64:ff9b::a9fe:a9fe', 'metadata_address'],
  ['64:ff9b::10.1.2.3', 'private_address'],
  ['64:ff9b:1::10.0.0.1', 'private_address'],
  ['64:ff9b:1::8.8.8.8', 'reserved_address'],
  ['2002:7f00:1::', 'loopback_address'],
  ['2002:a9fe:a9fe::1', 'metadata_address'],
  ['2002:c0a8:101::1', 'private_address'],
  ['2002:808:808::1', 'reserved_address'],
  ['2001::f5ff:fffe', 'private_address'],
  ['2001:0:4136:e378:8000:63bf:3fff:fdd2', 'reserved_address'],
  ['2001:0:808:808:0:0:5601:5601', 'metadata_address'],
  ['::ffff:8.8.8.8', 'ok'],
  ['64:ff9b::8.8.8.8', 'ok'],
  ['2600::1', 'ok'],
]

const resolutions: Case[] = [
  ['https://example.com/', 'private_address', [publicV4, '10.0.0.1']],
  ['https://example.com/', 'loopback_address', [publicV6, publicV4, '::1']],
  ['https://example.com/', 'metadata_address', ['169.254.169.254', publicV4]],
  ['https://example.com/', 'link_local_address', ['fe80::1%eth0']],
  ['https://example.com/', 'not_an_address', ['2600::1%eth0']],
  ['https://example.com/', 'not_an_address', ['']],
  ['https://example.com/', 'not_an_address', ['localhost']],
  ['https://example.com/', 'not_an_address', ['127.1']],
  ['https://example.com/', 'not_an_address', ['010.8.8.8']],
  ['https://example.com/', 'not_an_address', ['::ffff:010.8.8.8']],
  ['https://example.com/', 'not_an_address', ['[::1]']],
  ['https://example.com/', 'not_an_address', ['8.8.8.8/32']],
  [`https://${publicV4}/`, 'private_address', ['192.168.1.1']],
  ['https://127.0.0.1/', 'loopback_address', [publicV4]],
  [`https://${publicV4}/`, 'ok', []],
]

const deniedUrls: Case[] = [
  ['https://www.linkedin.com/in/someone', 'host_denied_by_terms', [publicV4]],
  ['https://linkedin.com./', 'host_denied_by_terms'],
  ['https://UK.LinkedIn.com/', 'host_denied_by_terms'],
  ['https://facebook.com/someone', 'host_denied_by_terms'],
  ['https://m.facebook.com/', 'host_denied_by_terms'],
  ['https://graph.facebook.com/', 'host_denied_by_terms'],
  ['https://www.instagram.com/someone/', 'host_denied_by_terms'],
  ['https://x.com/someone', 'host_denied_by_terms'],
  ['https://haveibeenpwned.com/api/v3/', 'host_denied_by_terms'],
  ['https://api.dehashed.com/', 'host_denied_by_terms'],
  ['https://cavalier.hudsonrock.com/', 'host_denied_by_terms'],
  ['https://pimeyes.com/', 'host_denied_by_terms'],
  ['https://www.spokeo.com/', 'host_denied_by_terms'],
  ['https://archive.example/web/2020/https://www.linkedin.com/in/ada', 'host_denied_by_terms'],
  ['https://archive.example/web/2020id_/http:/facebook.com/ada', 'host_denied_by_terms'],
  ['https://archive.example/web/2020/linkedin.com/in/ada', 'host_denied_by_terms'],
  ['https://reader.example/https%3A%2F%2Fx.com%2Fada', 'host_denied_by_terms'],
  ['https://nitter.net/ada', 'host_denied_by_terms'],
  ['https://reader.example/?url=https%3A%2F%2Flinkedin.com%2Fin%2Fada', 'host_denied_by_terms'],
  ['https://reader.example/read?lang=en&u=http://x.com/ada', 'host_denied_by_terms'],
  ['https://reader.example/?url=https%253A%252F%252Fx.com%252Fada', 'host_denied_by_terms'],
  ['https://reader.example/?url=+https://x.com/ada', 'host_denied_by_terms'],
  ['https://cache.example/search?q=cache:linkedin.com/in/ada', 'host_denied_by_terms'],
  ['https://cache.example/search?q=cache:a1B2c3D4:https://x.com/ada', 'host_denied_by_terms'],
  ['https://www-linkedin-com.translate.goog/in/ada?_x_tr_sl=en', 'host_denied_by_terms'],
  ['https://www.linkedin.com.translate.goog/in/ada', 'host_denied_by_terms'],
  ['https://x-com.proxy.library.example/ada', 'host_denied_by_terms'],
  ['https://www.linkedin.com.proxy.example/in/ada', 'host_denied_by_terms'],
  ['https://x.com.eu1.proxy.library.example/ada', 'host_denied_by_terms'],
  ['https://translate.example/website?sl=de&u=https://linkedin.com/in/ada', 'host_denied_by_terms'],
]

const table = [
  ...publicUrls,
  ...notFetchable,
  ...localNames,
  ...spellings,
  ...resolutions,
  ...deniedUrls,
]

describe('the guard judges a URL', () => {
  test.each(table)('the guard judges a URL: %j is %s with %j', (url, reason, resolvesTo) => {
    expect(judgeEgress({ url, resolvesTo, denied: deniedHosts })).toEqual({
      allow: reason === 'ok',
      reason,
    })
  })

  test.each([
    ['https://mail.example/track/?u=https://x.com/ada', 'host_denied_by_terms'],
    ['https://reader.example/out/?url=https://linkedin.com/in/ada', 'host_denied_by_terms'],
    ['https://news.example/login?returnUrl=https://facebook.com/ada', 'ok'],
    ['https://news.example/out/?url=https://ada.example/', 'ok'],
  ])(
    'an address that has answered with a page is read for what it gives: %s is %s',
    (url, reason) => {
      expect(judgeEgress({ url, denied: deniedHosts }).reason).toBe('ok')
      expect(judgeEgress({ url, denied: deniedHosts, isAnswered: true }).reason).toBe(reason)
    },
  )

  test('every reason is exercised here, and no other is ever given', () => {
    const seen = new Set([
      ...table.map(([, reason]) => reason),
      ...addresses.map(([, reason]) => reason),
    ])
    expect([...seen].sort()).toEqual([...egressReasons].sort())
  })
})

describe('the guard judges an address', () => {
  test.each(addresses)(
    'the guard judges an address: %s is %s, in the URL and as the answer of DNS',
    (address, reason) => {
      const literal = address.includes(':') ? `[${address}]` : address
      const decision = { allow: reason === 'ok', reason }
      expect(judgeEgress({ url: `https://${literal}/` })).toEqual(decision)
      expect(judgeEgress({ url: 'https://example.com/', resolvesTo: [address] })).toEqual(decision)
      expect(judgeEgress({ url: 'https://example.com/', resolvesTo: [publicV4, address] })).toEqual(
        decision,
      )
    },
  )
})

describe('EGRESS_ALLOW', () => {
  const decide = (list: string[], url: string, resolvesTo?: string[]) =>
    judgeEgress({ url, resolvesTo, allow: parseEgressAllow(list), denied: deniedHosts }).reason

  const exempt: [
    entry: string,
    url: string,
    resolvesTo: string[] | undefined,
    reason: EgressReason,
  ][] = [
    ['searxng', 'http://searxng:8080/search', ['172.18.0.4'], 'ok'],
    ['searxng', 'https://searxng/', ['172.18.0.4'], 'ok'],
    ['SearXNG.', 'http://searxng:8080/', undefined, 'ok'],
    ['searxng:8080', 'http://searxng:8080/search', ['172.18.0.4'], 'ok'],
    ['searxng:8080', 'https://searxng:8080/search', ['fd00::4'], 'ok'],
    ['searxng:8080', 'http://searxng:9090/', ['172.18.0.4'], 'local_name'],
    ['searxng:80', 'http://searxng/', ['172.18.0.4'], 'ok'],
    ['searxng:443', 'https://searxng/', ['172.18.0.4'], 'ok'],
    ['searxng', 'http://other:8080/', ['172.18.0.4'], 'local_name'],
    ['searxng', 'http://sub.searxng:8080/', ['172.18.0.4'], 'private_address'],
    ['searxng', 'http://searxng:8080/', ['169.254.169.254'], 'metadata_address'],
    ['searxng', 'http://searxng:8080/', ['::ffff:169.254.169.254'], 'metadata_address'],
    ['searxng', 'http://user:x@searxng:8080/', undefined, 'credentials'],
    ['searxng', 'http://searxng:8080/', ['172.18.0.4', 'searxng'], 'not_an_address'],
    ['searxng', 'http://searxng:8080/', [], 'unresolved'],
    ['localhost', 'http://localhost:4000/', ['127.0.0.1', '::1'], 'ok'],
    ['localhost:4000', 'http://localhost:4001/', ['127.0.0.1'], 'loopback_address'],
    ['127.0.0.1:4000', 'http://127.0.0.1:4000/', undefined, 'ok'],
    ['127.0.0.1:4000', 'http://2130706433:4000/', undefined, 'ok'],
    ['127.0.0.1:4000', 'http://127.0.0.1:4001/', undefined, 'loopback_address'],
    ['127.0.0.1:4000', 'http://127.0.0.2:4000/', undefined, 'loopback_address'],
    ['[::1]:4000', 'http://[::1]:4000/', undefined, 'ok'],
    ['::1', 'http://[::1]:4000/', undefined, 'ok'],
    ['10.20.0.0/16', 'http://10.20.3.4:9000/', undefined, 'ok'],
    ['10.20.0.0/16', 'http://[::ffff:10.20.3.4]:9000/', undefined, 'ok'],
    ['10.20.0.0/16', 'http://10.21.0.1/', undefined, 'private_address'],
    ['10.20.0.0/16', 'https://mirror.example/', ['10.20.0.9'], 'ok'],
    ['10.20.0.0/16', 'http://mirror.example/', ['10.20.0.9'], 'scheme'],
    ['10.20.0.0/16', 'https://mirror.example:8443/', ['10.20.0.9'], 'port'],
    ['10.20.0.0/16', 'https://mirror.example/', ['10.20.0.9', '10.21.0.9'], 'private_address'],
    ['10.20.0.0/16', 'https://[64:ff9b::10.20.0.9]/', undefined, 'private_address'],
    ['fd00:1::/32', 'https://[fd00:1::9]/', undefined, 'ok'],
    ['169.254.0.0/16', 'http://169.254.169.254/', undefined, 'metadata_address'],
    ['169.254.169.254', 'http://169.254.169.254/', undefined, 'metadata_address'],
    ['0.0.0.0/0', 'http://169.254.169.254/', undefined, 'metadata_address'],
    ['metadata.google.internal', 'http://metadata.google.internal/', undefined, 'metadata_address'],
    ['www.linkedin.com', 'https://www.linkedin.com/', undefined, 'host_denied_by_terms'],
    ['searxng', 'ftp://searxng/', undefined, 'scheme'],
  ]

  test.each(exempt)(
    'EGRESS_ALLOW: %s decides that %s with %j is %s',
    (entry, url, resolvesTo, reason) => {
      expect(decide([entry], url, resolvesTo)).toBe(reason)
    },
  )

  test('an empty list exempts nothing', () => {
    expect(decide([], 'https://10.0.0.1/')).toBe('private_address')
  })

  test.each([
    ['', 'not a host'],
    [' ', 'not a host'],
    ['http://searxng:8080', 'is a URL'],
    ['searxng:8080/search', 'CIDR range'],
    ['searxng:', 'not a host'],
    ['searxng:http', 'not a host'],
    [':8080', 'not a host'],
    ['searxng:0', 'port'],
    ['searxng:65536', 'port'],
    ['a:b:c', 'not a host'],
    ['*.internal', 'wildcards'],
    ['user@searxng', 'not a host name'],
    ['two words', 'not a host name'],
    ['300.1.1.1', 'not a host name'],
    ['10.0.0.0/33', 'CIDR range'],
    ['10.0.0.0/', 'CIDR range'],
    ['10.0.0.0/x', 'CIDR range'],
    ['10.0.0.5/8', 'did you mean 10.0.0.0/8?'],
    ['fd00::1/8', 'did you mean fd00::/8?'],
  ])('the entry %j stops the start with a sentence that names it', (entry, why) => {
    expect(() => parseEgressAllow(['searxng', entry])).toThrow(EgressAllowError)
    expect(() => parseEgressAllow(['searxng', entry])).toThrow(`"${entry.trim()}"`)
    expect(() => parseEgressAllow(['searxng', entry])).toThrow(why)
  })
})

describe('the deny list', () => {
  test('the deny list has bare lower-case host names, each once, each with a kind of reason', () => {
    const hosts = deniedHosts.map((row) => row.host)
    expect(new Set(hosts).size).toBe(hosts.length)
    for (const { host, reason } of deniedHosts) {
      expect(new URL(`https://${host}/`).hostname).toBe(host)
      expect(host).toContain('.')
      expect(reason).toMatch(/^[a-z_]+$/)
    }
  })

  test('the deny list has no host that another row already covers', () => {
    const hosts = deniedHosts.map((row) => row.host)
    expect(hosts.filter((host) => hosts.some((other) => host.endsWith(`.${other}`)))).toEqual([])
  })
})

describe('the bench port', () => {
  test('the bench port answers with the shipped deny list and without exemptions', () => {
    expect(answerFetchGuard({ url: 'https://www.linkedin.com/in/someone' })).toEqual({
      allow: false,
      reason: 'host_denied_by_terms',
    })
    expect(answerFetchGuard({ url: 'https://example.com/', resolvesTo: ['10.0.0.1'] })).toEqual({
      allow: false,
      reason: 'private_address',
    })
    expect(answerFetchGuard({ url: 'https://example.com/', resolvesTo: [] })).toEqual({
      allow: false,
      reason: 'unresolved',
    })
    expect(answerFetchGuard({ url: 'https://example.com/' })).toEqual({ allow: true, reason: 'ok' })
  })
})
