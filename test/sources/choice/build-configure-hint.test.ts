import { expect, test } from 'vitest'
import { buildConfigureHint, webSearchHint } from '../../../sources/choice/build-configure-hint.ts'

test.each([
  ['searxng', 'SEARXNG_URL'],
  ['brave', 'BRAVE_API_KEY'],
  ['serper', 'SERPER_API_KEY'],
  ['tavily', 'TAVILY_API_KEY'],
])('a missing %s names %s', (provider, variable) => {
  expect(buildConfigureHint(provider, true)).toBe(`Set ${variable} to use it.`)
})

test('each web search engine that is not configured says what that costs and what to set', () => {
  expect(buildConfigureHint('brave', false)).toBe(webSearchHint)
  expect(buildConfigureHint('searxng', false)).toBe(webSearchHint)
})

test('a provider without a variable of its own is not configured, and no more is said', () => {
  expect(buildConfigureHint('gitlab', false)).toBe('It is not configured.')
})
