import { ErrorBody } from '../../../contract/errors/errors.ts'
import { call } from './call.ts'

export type Call = NonNullable<Parameters<typeof call>[2]>

let addresses = 0

/**
 * An address that no other test of this file calls from, as a trusted proxy reports it
 * (`TRUSTED_PROXIES=1`).
 */
export function freshAddress(): string {
  addresses += 1
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`
}

/** Each call comes from an address of its own, so that limits per address stay out of the way. */
export async function callAnew(url: string, path: string, options: Call = {}): Promise<Response> {
  return await call(url, path, {
    ...options,
    headers: { 'x-forwarded-for': freshAddress(), ...options.headers },
  })
}

/** The error that a response carries. */
export async function errorOf(response: Response): Promise<ErrorBody['error']> {
  return ErrorBody.parse(await response.json()).error
}
