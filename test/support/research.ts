/** A service that lives in the invented internet: what tests of searches, dossiers and chats begin with. */
import { type Internet, startInternet } from './internet/start-internet.ts'
import { type Service, startService } from './service.ts'
import { useStack } from './stack/use-stack.ts'

export type Research = {
  internet: Internet
  service: Service
  /** Every provider is well again, and neither limits nor answers of the test before are left. */
  renew(): Promise<void>
  stop(): Promise<void>
}

/**
 * One with a worker.
 * @param name of the database and the namespace: unique in the run
 * @param engines whether it has keys for the paid web searches, too; SearXNG is always there
 * @param env what else stands in the service's environment
 */
export async function startResearch(
  name: string,
  { engines, env = {} }: { engines: boolean; env?: Record<string, string> },
): Promise<Research> {
  const internet = await startInternet()
  const { BRAVE_API_KEY, TAVILY_API_KEY, SERPER_API_KEY, ...keyless } = internet.env
  const service = await startService(useStack(), name, { ...(engines ? internet.env : keyless), ...env })
  const stop = async () => {
    await service.stop()
    await internet.stop()
  }
  await service.startWorker().catch(async (error) => {
    await stop()
    throw error
  })
  return {
    stop,
    internet,
    service,
    async renew() {
      internet.recover()
      internet.forget()
      await service.db.query('truncate rate_limits, source_responses')
    },
  }
}
