/** A thread that fails in the ways that a page can make it fail. */
import { parentPort, threadId } from 'node:worker_threads'

const tasks: Readonly<Record<string, () => unknown>> = {
  answer: () => 'answer',
  'say which': () => String(threadId),
  'take a while': () => {
    const endsAt = performance.now() + 300
    while (performance.now() < endsAt);
    return String(threadId)
  },
  'never end': () => {
    for (;;);
  },
  'match for ever': () => /^(a+)+$/.test(`${'a'.repeat(60)}b`),
  throw: () => {
    throw new Error('odd')
  },
  exit: () => process.exit(3),
  'take all memory': () => {
    const kept: string[][] = []
    for (;;) kept.push(Array.from({ length: 1_000 }, (_, at) => `${kept.length} ${at}`))
  },
}

parentPort?.on('message', (task: string) => parentPort?.postMessage(tasks[task]?.()))
parentPort?.postMessage('ready')
