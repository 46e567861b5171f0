import { describe, expect, test } from 'vitest'
import { readConfig } from '../../config/read-config.ts'
import { buildReadyText } from '../../local/facts.ts'
import { choosePorts, findFreePort } from '../../local/ports.ts'

describe('the metrics ports', () => {
  const portsFrom = (env: Record<string, string>) => {
    const { metricsPort, workerMetricsPort } = readConfig(env)
    return [metricsPort, workerMetricsPort]
  }

  test('the metrics ports are off unless METRICS_PORT is set', () => {
    expect(portsFrom({})).toEqual([undefined, undefined])
  })

  test('the metrics port of the worker is the one above that of the API', () => {
    expect(portsFrom({ METRICS_PORT: '9400' })).toEqual([9_400, 9_401])
    expect(portsFrom({ METRICS_PORT: '0' })).toEqual([0, 0])
  })

  test('the metrics port of the worker can be set on its own', () => {
    expect(portsFrom({ METRICS_PORT: '9400', WORKER_METRICS_PORT: '9500' })).toEqual([9_400, 9_500])
    expect(portsFrom({ WORKER_METRICS_PORT: '9500' })).toEqual([undefined, 9_500])
  })

  test('the metrics ports have no room above the last port', () => {
    expect(() => readConfig({ METRICS_PORT: '65535' })).toThrow(/set WORKER_METRICS_PORT/)
  })

  test('the metrics ports are found free before anything is started, and differ', async () => {
    const port = await findFreePort()
    const config = { host: '127.0.0.1', port, metricsPort: 0, workerMetricsPort: 0 }
    const ports = await choosePorts(config)
    expect(ports.api).toBe(port)
    expect(new Set(Object.values(ports)).size).toBe(3)
    await expect(choosePorts({ ...config, metricsPort: port })).rejects.toThrow(/different ports/)
  })

  test('the metrics ports are printed by npm start, each with its process', () => {
    const [api, worker] = ['http://localhost:9400/metrics', 'http://localhost:9401/metrics']
    const text = readyText([api, worker])
    expect(text).toContain(`Metrics       ${api}  (of the API)`)
    expect(text).toContain(`Metrics       ${worker}  (of the worker)`)
    expect(text).toMatch(/Temporal CLI +\/cache\/temporal/)
    expect(readyText([worker])).toContain(`${worker}  (of the worker)`)
  })
})

function readyText(metricsUrls: string[]): string {
  return buildReadyText(
    {
      apiUrl: 'http://localhost:3000',
      signInUrl: null,
      temporalUiUrl: null,
      temporalAddress: '127.0.0.1:7233',
      temporalCli: '/cache/temporal',
      databaseUrl: '',
      sandboxKey: '',
      sandboxKeyPrefix: '',
      apiKey: '',
      metricsUrls,
    },
    1,
  )
}
