import { z } from 'zod'
import { isLocalRedirect, isPlainRedirect } from './redirects.ts'

const maxRedirects = 10

const Registration = z.looseObject({
  redirect_uris: z.array(z.string().max(2_048)).min(1).max(maxRedirects),
  application_type: z.string().optional(),
  client_name: z.string().max(200).optional(),
})

/**
 * What a client registers (RFC 7591), as the library is to read it: a client with a redirect to the
 * user's own machine is a native one, whose loopback port may change (RFC 8252, section 7.3).
 * @returns null for what no client may register
 */
export function parseRegistration(text: string): Record<string, unknown> | null {
  const parsed = Registration.safeParse(parseJson(text))
  if (!parsed.success) return null
  const { redirect_uris: redirects, application_type: type } = parsed.data
  if (redirects.some(isPlainRedirect)) return null
  const isNative = redirects.some(isLocalRedirect)
  return { ...parsed.data, application_type: type ?? (isNative ? 'native' : 'web') }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
