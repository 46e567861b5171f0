import { execFile } from 'node:child_process'
import { glob } from 'node:fs/promises'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { startTracing } from '../../process/tracing.ts'
import { readText, root } from '../support/code/root.ts'

test('without a collector nothing of OpenTelemetry is loaded', async () => {
  const code = `
    const { startTracing } = await import('./process/tracing.ts')
    await startTracing(undefined, 'api')
    const { createRequire } = await import('node:module')
    console.log(Object.keys(createRequire(import.meta.url).cache).filter((file) => file.includes('opentelemetry')).length)`
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', code],
    { cwd: root },
  )
  expect(stdout.trim()).toBe('0')
})

test('only one file loads OpenTelemetry, and only tracing.ts loads that file', async () => {
  const loaders: string[] = []
  for await (const file of glob('*/**/*.ts', { cwd: root, exclude: ['node_modules', 'test'] })) {
    const text = readText(file)
    if (
      /from '@opentelemetry|from '@temporalio\/interceptors-opentelemetry|open-telemetry\.ts'/.test(
        text,
      )
    )
      loaders.push(file)
  }
  expect(loaders.sort()).toEqual(['process/open-telemetry.ts', 'process/tracing.ts'])
})

test('a span without a collector only runs its work', async () => {
  const { span, clientInterceptors, worker } = await startTracing(undefined, 'api')
  expect(await span('work', {}, async () => 42)).toBe(42)
  expect({ clientInterceptors, isOn: worker.isOn }).toEqual({ clientInterceptors: [], isOn: false })
})
