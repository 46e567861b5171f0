import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { buildFixture, buildSandboxResult } from '../../../api/respond/sandbox.ts'
import { toolNames } from '../../../contract/endpoints/mcp-tools.ts'
import { buildError, buildResult, buildRunning } from '../../../mcp/results/tool-result.ts'
import { toolList } from '../../../mcp/tools/tool-list.ts'

const names = {
  search_people: 'search',
  build_dossier: 'dossier',
  ask_about_person: 'chat',
} as const
const at = { requestId: 'req_1', now: new Date() }
const job = { publicUrl: 'http://service.test', jobId: 'job_1' }

test('the tools for people come first, in their order', () => {
  const people = ['search_people', 'build_dossier', 'ask_about_person', 'get_job']
  expect(toolNames.slice(0, 4)).toEqual(people)
})

test('the whole list stays under 12,000 bytes, in its order', () => {
  expect(toolList.map(({ name }) => name)).toEqual(toolNames)
  expect(Buffer.byteLength(JSON.stringify({ tools: toolList }))).toBeLessThan(12_000)
})

describe.each(toolList)('the tool $name', (tool) => {
  test('each tool has a title, an icon, hints, and a description that says when to use it', () => {
    expect(tool).toMatchObject({
      title: expect.stringMatching(/^[A-Z]/),
      icons: [{ mimeType: 'image/svg+xml', src: expect.stringMatching(/^data:image\/svg/) }],
      annotations: { readOnlyHint: true, openWorldHint: tool.name !== 'get_job' },
    })
    expect(tool.description?.length).toBeGreaterThan(80)
  })

  test('each tool describes every property of its input', () => {
    const Schema = z.looseObject({
      properties: z.record(z.string(), z.looseObject({ description: z.string() })),
    })
    const { properties } = Schema.parse(tool.inputSchema)
    expect(Object.keys(properties).length).toBeGreaterThan(0)
    if (properties.person !== undefined) Schema.parse(properties.person)
  })

  test('each tool allows by its output schema a result, a running job and an error', () => {
    const validate = new Ajv2020({ strict: false }).compile(
      JSON.parse(JSON.stringify(tool.outputSchema)),
    )
    const shown = [
      buildRunning('job_1', { ...job, percent: 1, label: 'Queued' }),
      buildError(
        { error: { code: 'not_found', message: 'none', request_id: 'r', retryable: false } },
        null,
      ),
      ...Object.entries(names)
        .filter(([name]) => name === tool.name || tool.name === 'get_job')
        .map(([, operation]) =>
          buildResult(
            operation,
            buildSandboxResult(operation, buildFixture(operation, null), at),
            job,
          ),
        ),
    ]
    for (const { structuredContent } of shown) expect(validate(structuredContent)).toBe(true)
    expect(validate({})).toBe(tool.name === 'get_job')
  })
})
