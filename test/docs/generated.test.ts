import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { agentsGuide, generatedParts, withParts } from '../../docs/generate.ts'

const guide = readFileSync(agentsGuide, 'utf8')

describe('docs/agents.md', () => {
  test('docs/agents.md equals what the contract generates; npm run docs rewrites it', () => {
    expect(guide).toBe(withParts(guide))
  })

  test('docs/agents.md has markers for every generated part', () => {
    for (const name of Object.keys(generatedParts()))
      expect(() => withParts(guide.replace(`<!-- end: ${name} -->`, ''))).toThrow(name)
  })
})
