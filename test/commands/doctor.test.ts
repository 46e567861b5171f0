import { expect, test } from 'vitest'
import { sourceExamples } from '../../commands/doctor/examples.ts'
import { interpretSearch } from '../../research/identity/queries/interpret-search.ts'
import { sources } from '../../sources/index.ts'

test('each provider has an example that one of its steps takes', () => {
  for (const provider of new Set(sources.map((source) => source.provider))) {
    const { kind, text } = sourceExamples[provider] ?? { kind: 'name', text: '' }
    const question = interpretSearch(kind, text, null)
    if ('reason' in question) throw new Error(`${provider}: ${question.reason}`)
    const given = { base: 'https://base.test', key: 'key' }
    const asked = sources.filter(
      (source) => source.provider === provider && source.accepts.includes(kind),
    )
    expect(
      asked.map((source) => source.request(question, given)).filter((one) => one !== null),
      provider,
    ).not.toEqual([])
  }
})
