import type { z } from 'zod'
import { Job, JobList } from '../../../contract/resources/jobs.ts'
import type { SharedService } from '../service/service.ts'
import { type Call, callAnew } from './callers.ts'

/** A VIN that rules alone decode. */
export const vinInput = { vin: '1HGCM82633A004352' }

/**
 * What callers do with jobs; the ordinary key of the service calls, unless another is named.
 * @param getService asked at each call, since a file begins before its service
 */
export function jobCalls(getService: () => Pick<SharedService, 'url' | 'key'>) {
  const ask = (path: string, options: Call = {}): Promise<Response> => {
    const { url, key } = getService()
    return callAnew(url, path, { key, ...options })
  }
  return {
    ask,
    create: (body: Record<string, unknown> = {}, options: Call = {}): Promise<Response> =>
      ask('/api/v1/jobs', { body: { operation: 'vin', input: vinInput, ...body }, ...options }),
    list: async (query = '', options: Call = {}): Promise<z.infer<typeof JobList>> =>
      JobList.parse(await (await ask(`/api/v1/jobs${query}`, options)).json()),
  }
}

export async function jobOf(response: Response): Promise<Job> {
  return Job.parse(await response.json())
}
