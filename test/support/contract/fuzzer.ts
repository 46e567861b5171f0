/**
 * A public fuzzer of OpenAPI services, from the Python package registry, in a folder that is kept
 * between runs.
 */
import { execFile } from 'node:child_process'
import { access, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Endpoint } from '../../../contract/endpoints/endpoint.ts'
import { endpointNames, toEndpoint } from '../../../contract/endpoints/endpoints.ts'
import { keptFolder } from '../runner/run-folder.ts'

const version = '4.32.5'
const run = promisify(execFile)
const home = path.join(keptFolder, `people-research-service-schemathesis-${version}`)
const executable = path.join(home, 'bin', 'schemathesis')

/** @returns null where Python or its package registry cannot be reached */
export async function installFuzzer(): Promise<string | null> {
  try {
    await access(executable)
    return executable
  } catch {
    // not there yet
  }
  try {
    await run('python3', ['-m', 'venv', home])
    await run(path.join(home, 'bin', 'pip'), ['install', '--quiet', `schemathesis==${version}`], {
      timeout: 300_000,
    })
    return executable
  } catch {
    await rm(home, { recursive: true, force: true })
    return null
  }
}

type Fuzzing = {
  url: string
  key: string
  seed: number
  seconds: number
  only: (row: Endpoint) => boolean
}

/** @returns what the fuzzer found wrong; null: nothing */
export async function fuzz(
  fuzzer: string,
  { url, key, seed, seconds, only }: Fuzzing,
): Promise<string | null> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'people-research-service-fuzz-'))
  await writeFile(path.join(folder, 'schemathesis.toml'), configuration())
  const rows = endpointNames.map((name) => toEndpoint(name)).filter(only)
  const options = [
    ['--url', url],
    ['--header', `Authorization: Bearer ${key}`],
    ['--phases', 'examples,coverage,fuzzing'],
    ['--checks', checks.join(',')],
    ['--seed', String(seed)],
    ['--max-time', String(seconds)],
    ['--generation-allow-x00', 'false'],
    ...rows.map(({ method, path: at }) => ['--include-name', `${method} ${at}`]),
  ]
  try {
    await run(
      fuzzer,
      ['run', `${url}/openapi.json`, '--no-shrink', '--continue-on-failure', ...options.flat()],
      {
        cwd: folder,
        maxBuffer: 64 * 1024 * 1024,
      },
    )
    return null
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** No 5xx, no answer that the document does not describe, no refusal of what the schemas allow. */
const checks = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_headers_conformance',
  'response_schema_conformance',
  'positive_data_acceptance',
]

/**
 * A request that meets the schemas is accepted, or refused for its state; 400 only where the
 * contract says why.
 */
function configuration(): string {
  const accepted = ['"2xx"', '"3xx"', 401, 403, 404, 406, 409, 410, 429]
  const beyond = endpointNames
    .map((name) => toEndpoint(name))
    .filter(({ beyondSchema }) => beyondSchema !== undefined)
  const statuses = (list: readonly (string | number)[]) =>
    `expected-statuses = [${list.join(', ')}]`
  return [
    `[checks.positive_data_acceptance]\n${statuses(accepted)}`,
    ...beyond.map(
      ({ method, path: at }) =>
        `[[operations]]\ninclude-name = "${method} ${at}"\n[operations.checks.positive_data_acceptance]\n${statuses([...accepted, 400])}`,
    ),
  ].join('\n\n')
}
