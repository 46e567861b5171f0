/** `actor.ts` as a process, as the test sees it. */
import { fork } from 'node:child_process'
import path from 'node:path'
import { type Act, type Order, type Outcome, Reply, type Setting } from './messages.ts'

export type Actor = {
  /** Its sessions at the database bear it. */
  name: string
  ready: Promise<void>
  /** How it ended; what it printed when it was not killed. */
  ended: Promise<'killed' | { output: string }>
  /** What came of it: `lost` when the process dies before it has answered. */
  ask(setting: Setting, act: Act): Promise<Outcome>
  /** As the machine would: no goodbye. */
  kill(): Promise<void>
}

export function startActor(databaseUrl: string, name: string): Actor {
  const child = fork(path.join(import.meta.dirname, 'actor.ts'), [name], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk))
  const ready = Promise.withResolvers<void>()
  const ended = Promise.withResolvers<'killed' | { output: string }>()
  const waiting = new Map<number, PromiseWithResolvers<Outcome>>()
  let asked = 0

  child.on('message', (message) => {
    const reply = Reply.parse(message)
    if ('ready' in reply) return ready.resolve()
    const answer = waiting.get(reply.n)
    waiting.delete(reply.n)
    if ('outcome' in reply) answer?.resolve(reply.outcome)
    else answer?.reject(new Error(`${name} failed: ${reply.failed}`))
  })
  // "close" comes when all that it printed and said has been read
  child.once('close', (_code, signal) => {
    ended.resolve(signal === 'SIGKILL' ? 'killed' : { output })
    for (const answer of waiting.values()) answer.resolve({ is: 'lost' })
    waiting.clear()
  })
  return {
    name,
    ready: ready.promise,
    ended: ended.promise,
    async ask(setting, act) {
      asked += 1
      const order: Order = { n: asked, setting, act }
      const answer = Promise.withResolvers<Outcome>()
      if (child.connected) waiting.set(order.n, answer)
      else answer.resolve({ is: 'lost' })
      // a channel that breaks meanwhile is reported by "close"
      child.send(order, () => undefined)
      return await answer.promise
    },
    async kill() {
      child.kill('SIGKILL')
      await ended.promise
    },
  }
}
