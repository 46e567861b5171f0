/** The shared service in its invented internet: for tests of searches, dossiers and chats. */
import type { Internet } from '../internet/start-internet.ts'
import type { OpenAiStandIn } from '../openai/start-openai.ts'
import type { SharedService } from './service.ts'
import { useService, useSurroundings, type World } from './use-service.ts'

export type Research = {
  internet: Internet
  /** The language model's stand-in; the worker asks it only in a world with a model. */
  model: OpenAiStandIn
  service: SharedService
  /** Removes every fault, limit and kept answer that the test before has left. */
  renew(): Promise<void>
  stop(): Promise<void>
}

/**
 * @param world engines: keys for the paid web searches, too (SearXNG is always there), true unless
 *   it says otherwise; model: a language model
 * @param env of this file's API
 */
export async function useResearch(
  world: Partial<World> = {},
  env: Record<string, string> = {},
): Promise<Research> {
  const service = await useService(env, world)
  const { internet, model } = await useSurroundings()
  return {
    internet,
    model,
    service,
    stop: () => service.stop(),
    async renew() {
      await useSurroundings()
      await service.db.query('delete from rate_limits; delete from source_responses')
    },
  }
}
