import { expect, test } from 'vitest'
import { buildPageIndex } from '../../portal/build-page-index.ts'
import type { Page } from '../../portal/page.ts'

const page = (method: Page['method'], path: string): Page => ({
  method,
  path,
  needsSession: false,
  answer: async () => ({ kind: 'redirect', to: path }),
})
const find = buildPageIndex([
  page('GET', '/portal/account'),
  page('GET', '/portal/{account}'),
  page('GET', '/portal/{account}/keys/{key}'),
  page('POST', '/portal/{account}/keys/{key}'),
])

test.each([
  ['/portal/account', ['GET'], {}],
  ['/portal/acct_1', ['GET'], { account: 'acct_1' }],
  ['/portal/acct_1/keys/key_2', ['GET', 'POST'], { account: 'acct_1', key: 'key_2' }],
])('the address %s leads to its pages with their variables', (path, methods, params) => {
  const found = find(path)
  expect(found?.pages.map(({ method }) => method)).toEqual(methods)
  expect(found?.params).toEqual(params)
})

test.each([
  '/portal',
  '/portal/',
  '/portal/a/keys/',
  '/portal/a/b/c',
  '/portal/%2e%2e',
  '/portal/a b',
])('no page has the address %s', (path) => {
  expect(find(path)).toBeNull()
})
