/** A worker in the test's own process, for tests that do not kill it: it has no modules to load. */
import { DefaultLogger, makeTelemetryFilterString, Runtime } from '@temporalio/worker'
import { readConfig } from '../../../config/read-config.ts'
import { createLog } from '../../../process/log.ts'
import { serveWorker } from '../../../worker/serve.ts'

let isQuiet = false

/** Temporal's own log lines about what these tests provoke. */
export function quieten(): void {
  if (isQuiet) return
  const filter = makeTelemetryFilterString({ core: 'ERROR', other: 'ERROR' })
  Runtime.install({
    logger: new DefaultLogger('ERROR'),
    telemetryOptions: { logging: { filter } },
    shutdownSignals: [],
  })
  isQuiet = true
}

/** @param env as of a worker process */
export async function runWorker(
  env: Record<string, string> & { DATABASE_URL: string },
): Promise<{ stop(): Promise<void> }> {
  quieten()
  const config = { ...readConfig({ ...env, LOG_LEVEL: 'fatal' }), databaseUrl: env.DATABASE_URL }
  const worker = await serveWorker(config, { log: createLog(config, 'worker') })
  return {
    async stop() {
      worker.stop()
      await worker.ended
    },
  }
}
