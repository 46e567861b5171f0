/**
 * Providers, web and model as they answer in the world: late, one of them very late, the model word
 * by word.
 */
import { hash } from 'node:crypto'
import { type Latency, startInternet } from '../test/support/internet/start-internet.ts'
import { startOpenAi } from '../test/support/openai/start-openai.ts'
import { computeBusyMs } from './statistics.ts'

const [quickestMs, slowestMs] = [150, 800]
/** One slow provider delays each run that asks it. */
const slow = { provider: 'crossref', ms: 2_000 }
const wordMs = 15

/** The same question always takes the same time. */
const chooseLatency: Latency = (provider, path) => {
  if (provider === slow.provider) return slow.ms
  const share = Number.parseInt(hash('sha256', `${provider}${path}`).slice(0, 8), 16) / 0xffffffff
  return quickestMs + share * (slowestMs - quickestMs)
}

export type FarSide = {
  /** The environment of a service that reaches these servers only. */
  env: Record<string, string>
  forget(): void
  /** Milliseconds, since `forget`, during which at least one of them was at work for us. */
  busyMs(): number
  stop(): Promise<void>
}

/** In this process: it is idle while it waits for a dossier. */
export async function startFarSide({ model: hasModel }: { model: boolean }): Promise<FarSide> {
  const [internet, model] = await Promise.all([
    startInternet({ latency: chooseLatency }),
    hasModel ? startOpenAi({ wordMs }) : null,
  ])
  return {
    env: { ...internet.env, ...model?.env },
    forget() {
      internet.forget()
      model?.forget()
    },
    busyMs: () => computeBusyMs([...internet.requests(), ...(model?.calls() ?? [])]),
    async stop() {
      await Promise.all([internet.stop(), model?.stop()])
    },
  }
}
