import { expect, test } from 'vitest'
import { type Call, createCall, type ToolCall } from '../../../api/calls/call.ts'
import { serveSandbox } from '../../../api/pipeline/serve-sandbox.ts'

test('a slow run of the sandbox shows its progress to a tool, and goes on when the tool waits no more', async () => {
  const waiting = new AbortController()
  const seen: string[] = []
  const tool: ToolCall = {
    isAttached: false,
    name: 'build_dossier',
    counting: null,
    args: {},
    operation: 'dossier',
    signal: waiting.signal,
    onEvent: ({ type, payload }) => {
      seen.push(`${type} ${payload}`)
      waiting.abort()
    },
  }
  const call: Call = {
    ...createCall(),
    endpoint: 'dossier',
    sandbox: true,
    input: { person: { name: 'sandbox:slow' }, format: 'json' },
    left: () => waiting.signal,
    tool,
  }
  await serveSandbox({ now: () => new Date() })(call, () => Promise.resolve())
  expect(seen).toEqual(['status {"label":"A slow run of the sandbox","percent":0}'])
  expect(call.answer).toBeNull()
})
