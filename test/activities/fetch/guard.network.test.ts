import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { expect, onTestFinished, test } from 'vitest'
import { ask, openFetcher, outcome, serve } from '../../support/servers/fetch-server.ts'

/** Counts the sockets that this process opens towards any address. */
function watchSockets(): { opened: number } {
  const seen = { opened: 0 }
  const count = () => {
    seen.opened += 1
  }
  subscribe('net.client.socket', count)
  onTestFinished(() => {
    unsubscribe('net.client.socket', count)
  })
  return seen
}

const inside = [
  '10.0.0.1',
  '127.0.0.2',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '::1',
  'fd00::1',
  '::ffff:10.0.0.1',
  '64:ff9b::a00:1',
]

test.each(inside)(
  'a public name that resolves to %s is refused before anything is connected',
  async (address) => {
    const sockets = watchSockets()
    const fetcher = openFetcher({
      allow: { hosts: [], ranges: [] },
      resolve: async () => ['93.184.216.34', address],
    })
    expect(await outcome(fetcher, ask('https://public.example/'))).toMatch(
      /^denied: (private|loopback|metadata)_address$/,
    )
    expect(sockets.opened).toBe(0)
  },
)

test.each([
  ['http://public.example/', 'denied: scheme'],
  ['ftp://public.example/', 'denied: scheme'],
  ['https://public.example:8443/', 'denied: port'],
  ['https://me:secret@public.example/', 'denied: credentials'],
  ['https://10.0.0.1/', 'denied: private_address'],
  ['https://[::1]/', 'denied: loopback_address'],
  ['https://0x7f.1/', 'denied: loopback_address'],
  ['https://localhost/', 'denied: loopback_address'],
  ['https://metadata.google.internal/', 'denied: metadata_address'],
  ['https://printer.local/', 'denied: local_name'],
  ['https://walled.example/', 'denied: host_denied_by_terms'],
  ['https://m.walled.example/', 'denied: host_denied_by_terms'],
  ['not an address', 'denied: not_a_url'],
])('%s is %s, and DNS is not asked', async (url, expected) => {
  const sockets = watchSockets()
  const fetcher = openFetcher({
    allow: { hosts: [], ranges: [] },
    denied: [{ host: 'walled.example', reason: 'login' }],
  })
  expect(await outcome(fetcher, ask(url))).toBe(expected)
  expect(sockets.opened).toBe(0)
})

test.each([
  ['https://inside.example/', 'denied: private_address'],
  ['https://10.0.0.1/', 'denied: private_address'],
  ['http://public.example/', 'denied: scheme'],
  ['http://169.254.169.254/latest/meta-data/', 'denied: metadata_address'],
  ['//[::1]/', 'denied: loopback_address'],
  ['https://walled.example/', 'denied: host_denied_by_terms'],
  ['https://me:secret@public.example/', 'denied: credentials'],
  ['file:///etc/hosts', 'denied: scheme'],
  ['intent://open', 'denied: scheme'],
  ['http://:99999/', 'denied: not_a_url'],
])('a redirect to %s is %s, though its origin is allowed', async (location, expected) => {
  const server = await serve({
    '/': (_request, response) => response.writeHead(302, { location }).end(),
  })
  const fetcher = openFetcher({
    resolve: async () => ['10.0.0.1'],
    denied: [{ host: 'walled.example', reason: 'login' }],
  })
  const sockets = watchSockets()
  expect(await outcome(fetcher, ask(server.url))).toBe(expected)
  // the one to the server, none to where it points
  expect(sockets.opened).toBe(server.connections)
})

test('an address that says it leads away is followed there, and not read in its place', async () => {
  const server = await serve({
    '/out': (_request, response) => response.writeHead(302, { location: '/story' }).end(),
    '/story': (_request, response) => response.end('ok'),
    '/out/read': (_request, response) => response.end('a copy'),
  })
  const fetcher = openFetcher({ denied: [{ host: 'walled.example', reason: 'login' }] })
  const page = (path: string) =>
    outcome(fetcher, ask(`${server.url}${path}?u=https://walled.example/`, { purpose: 'page' }))
  expect(await page('/out')).toBe('200')
  expect(await page('/out/read')).toBe('denied: host_denied_by_terms')
})

test('a name is resolved once per connection, and the connection goes to the address that was judged', async () => {
  const server = await serve({ '/': (_request, response) => response.end('ok') })
  const answers = ['127.0.0.1', '169.254.169.254']
  let asked = 0
  const fetcher = openFetcher({
    exempt: [`rebind.example:${server.port}`],
    resolve: async () => [answers[asked++] ?? ''],
  })
  const url = `http://rebind.example:${server.port}/`
  expect(await outcome(fetcher, ask(url))).toBe('200')
  expect(await outcome(fetcher, ask(url))).toBe('200')
  expect([asked, server.connections]).toEqual([1, 1])

  for (const socket of server.open) socket.destroy()
  const sockets = watchSockets()
  await expect.poll(() => outcome(fetcher, ask(url))).toBe('denied: metadata_address')
  expect([asked >= 2, server.connections, sockets.opened]).toEqual([true, 1, 0])
})

test('an exemption opens one host on one port and no other', async () => {
  const server = await serve({ '/': (_request, response) => response.end('ok') })
  const fetcher = openFetcher({
    allow: { hosts: [{ host: '127.0.0.1', port: server.port }], ranges: [] },
  })
  expect(await outcome(fetcher, ask(server.url))).toBe('200')
  expect(await outcome(fetcher, ask(`http://127.0.0.1:${server.port + 1}/`))).toBe(
    'denied: loopback_address',
  )
})
