import { afterAll, beforeAll, expect, test } from 'vitest'
import { judgeServer } from '../support/mcp/judge.ts'
import { startKeyProxy } from '../support/mcp/proxy.ts'
import type { SharedService } from '../support/service/service.ts'
import { useApi } from '../support/service/use-service.ts'

let service: SharedService
let proxy: Awaited<ReturnType<typeof startKeyProxy>>
beforeAll(async () => {
  service = await useApi({ IP_LIMIT_PER_MINUTE: '100000' })
  const keys = await Promise.all(Array.from({ length: 8 }, () => service.createKey()))
  proxy = await startKeyProxy(
    service.url,
    keys.map(({ key }) => key),
  )
})
afterAll(async () => {
  proxy.close()
  await service.stop()
})

/**
 * What the suite asks of a server made for it: tools, prompts and resources of its own, and
 * capabilities that this server does not declare.
 */
const missingFixtures = [
  /Unknown tool: test_/,
  /^json-schema-2020-12: Tool 'json_schema_2020_12_tool' not found/,
  /: Not testable: server (?:does not list the diagnostic tool|exposes no tool with x-mcp-header)/,
  /^(?:prompts-|completion-complete|logging-set-level|resources-(?:un)?subscribe|tools-call-with-logging).*Method not found/,
  /^caching: prompts\/list returned JSON-RPC error -32601/,
  /^input-required-result-non-tool-request: JSON-RPC error: Method not found/,
  /^input-required-result-(?:multi-round|tampered-state): .*InputRequiredResult with/,
  /^resources-.*Resource not found: test:/,
  // the tools of these scenarios stand over the same code in tasks.network.test.ts
  /^tasks-/,
]

test.each([
  ['2026-07-28', 90],
  ['2025-11-25', 30],
])(
  'the server conforms to %s but for tools, prompts and resources of the suite itself',
  async (revision, leastPassed) => {
    const { passed, failed } = await judgeServer(`${proxy.url}/api/mcp`, [
      '--requirements',
      revision,
    ])
    expect(passed.length).toBeGreaterThan(leastPassed)
    expect(failed.filter((line) => !missingFixtures.some((rule) => rule.test(line)))).toEqual([])
  },
  60_000,
)
