import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { toEndpoint } from '../../contract/endpoints/endpoints.ts'
import { agentsGuide, buildGeneratedParts, guides, withParts } from '../../docs/generate.ts'

const guide = readFileSync(agentsGuide, 'utf8')

test.each(guides.map((file) => ({ name: path.basename(file), file })))(
  '$name equals what is generated; npm run docs rewrites it',
  ({ name, file }) => {
    const text = readFileSync(file, 'utf8')
    expect(text).toBe(withParts(text, name))
  },
)

describe('docs/agents.md', () => {
  test.each(['search', 'dossier', 'chat', 'createJob', 'batch'] as const)(
    'docs/agents.md shows a body that the schema of its endpoint accepts: %s',
    (name) => {
      const { method, path: at, body } = toEndpoint(name)
      const [, section = ''] = guide.split(`\`${method} ${at}\`\n`)
      const [, example = ''] = /```json\n(.*)\n```/.exec(section) ?? []
      expect(body?.safeParse(JSON.parse(example))).toMatchObject({ success: true })
    },
  )

  test('docs/agents.md has markers for every generated part', () => {
    for (const name of Object.keys(buildGeneratedParts()))
      expect(() => withParts(guide.replace(`<!-- end: ${name} -->`, ''))).toThrow(name)
  })
})
