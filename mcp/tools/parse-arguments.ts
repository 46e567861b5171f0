import { type Call, type CallStep, requireCaller } from '../../api/calls/call.ts'
import { validateInput } from '../../api/request/validate-input.ts'
import { withJsonFormat } from '../../api/request/with-json-format.ts'
import { toEndpoint } from '../../contract/endpoints/endpoints.ts'
import { toTool, waitSeconds } from '../../contract/endpoints/mcp-tools.ts'
import { scenarios } from '../../contract/errors/scenarios.ts'
import { isObject } from '../../contract/fields/is-object.ts'

/** The arguments of a tool as the body of its endpoint, and how long the caller waits. */
export const parseArguments: CallStep = async (call, next) => {
  if (call.tool === null) return await next()
  const row = toTool(call.tool.name)
  const args = validateInput(row.input, call.tool.args)
  if (!isObject(args)) throw new Error('the arguments of a tool are not an object')
  call.tool.args = args
  const rehearsal = buildRehearsal(call, args)
  const { operation } = toEndpoint(rehearsal === null ? row.endpoint : 'dossier')
  const body = rehearsal ?? row.toBody(args)
  if (rehearsal !== null) {
    call.endpoint = 'dossier'
    call.tool.operation = 'dossier'
  }
  call.body = operation === null ? body : withJsonFormat(operation, body)
  call.input = call.body
  const seconds = typeof args.wait_seconds === 'number' ? args.wait_seconds : waitSeconds.default
  call.left = createLeft(call.tool.signal, seconds * 1_000)
  await next()
}

/** Made when it is asked for: an answer from the cache leaves no timer behind. */
function createLeft(signal: AbortSignal, waitMs: number): () => AbortSignal {
  const until = performance.now() + waitMs
  let left: AbortSignal | undefined
  return () => {
    left ??= AbortSignal.any([
      signal,
      AbortSignal.timeout(Math.max(0, Math.ceil(until - performance.now()))),
    ])
    return left
  }
}

/**
 * With a test key, a scenario's name in the place of a job is a job of that end: `get_job` answers
 * what the dossier would.
 * @returns the body of that dossier's request
 */
function buildRehearsal(call: Call, { job_id: name }: Readonly<Record<string, unknown>>) {
  if (call.endpoint !== 'getJob' || typeof name !== 'string') return null
  if (!requireCaller(call).isTest || !Object.hasOwn(scenarios, name)) return null
  return { person: { name } }
}
