import { z } from 'zod'
import { type Running, startProcess } from '../processes/process.ts'
import type { SharedService } from './service.ts'

const Ready = z.object({ url: z.url() })

/** An API as a process of its own, as it runs in earnest. */
export async function startApiProcess(
  service: SharedService,
  env: Record<string, string> = {},
): Promise<Running & { url: string }> {
  const running = await startProcess('server/main.ts', { ...service.env, ...env, PORT: '0' })
  const { port } = new URL(Ready.parse(running.ready).url)
  return { ...running, url: `http://127.0.0.1:${port}` }
}
