import { expect, test } from 'vitest'
import { buildMcpRegistryEntry } from '../../api/routes/mcp-documents.ts'
import { McpRegistryEntry } from '../../contract/resources/mcp.ts'

test.each([
  ['https://research.example', 'example.research/people-research'],
  ['https://people.research-team.example:8443', 'example.research-team.people/people-research'],
  ['http://localhost:3000', 'localhost/people-research'],
  ['http://127.0.0.1:3000', '1.0.0.127/people-research'],
  ['http://[::1]:3000', 'localhost/people-research'],
])('the entry of %s is one that the registry takes: %s', (publicUrl, name) => {
  const entry = McpRegistryEntry.parse(buildMcpRegistryEntry({ publicUrl }))
  expect(entry).toMatchObject({ name, websiteUrl: publicUrl })
  expect(entry.remotes).toMatchObject([{ type: 'streamable-http', url: `${publicUrl}/api/mcp` }])
})

test.each([
  ['name', 'people-research'],
  ['name', 'example/research/people'],
  ['description', 'x'.repeat(101)],
  ['version', '^1.0.0'],
])('an entry with the %s %s is none', (field, value) => {
  const entry = buildMcpRegistryEntry({ publicUrl: 'https://research.example' })
  expect(McpRegistryEntry.safeParse({ ...entry, [field]: value }).success).toBe(false)
})
