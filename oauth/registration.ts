import { z } from 'zod'
import { toPlainMessage } from '../contract/fields/to-plain-message.ts'
import { parseJson } from '../research/text/json/parse-json.ts'
import { isLocalRedirect, isPlainRedirect, isWrittenWhole } from './redirects.ts'

const maxRedirects = 10

/** How a client authenticates at the endpoints of tokens; public clients do not (`none`). */
export const clientAuthMethods = ['none', 'client_secret_basic', 'client_secret_post'] as const

const given = z.string().optional()
/** Anything else would have the library fetch an address, or ask for OpenID Connect. */
const Registration = z.object({
  redirect_uris: z.array(z.string().max(2_048)).min(1).max(maxRedirects),
  application_type: given,
  client_name: z.string().max(200).optional(),
  grant_types: z.array(z.string()).optional(),
  response_types: z.array(z.string()).optional(),
  token_endpoint_auth_method: z.enum(clientAuthMethods).optional(),
  client_uri: given,
  logo_uri: given,
  policy_uri: given,
  tos_uri: given,
  contacts: z.array(z.string()).optional(),
  // of a document
  client_id: given,
})

const grantTypes = ['authorization_code', 'refresh_token']
const responseTypes = ['code']

/** Why a client is not registered (RFC 7591, section 3.2.2). */
type Refusal = { error: 'invalid_client_metadata' | 'invalid_redirect_uri'; description: string }

export const unreadable: Refusal = {
  error: 'invalid_client_metadata',
  description: 'a JSON object of up to 64 KB with one to ten redirect_uris is expected',
}
const partialRedirect: Refusal = {
  error: 'invalid_redirect_uri',
  description:
    'redirect_uris must be whole addresses without white space, such as https://a.example/cb',
}
const plainRedirect: Refusal = {
  error: 'invalid_redirect_uri',
  description: 'redirect_uris must be of https, of loopback or of a scheme of your own',
}

/**
 * What a client registers (RFC 7591), as the library is to read it: without what the service does
 * not have, instead of refusing a client that can do more. Scopes are left to the user. A client
 * with a redirect to the user's own machine is a native one, whose loopback port may change
 * (RFC 8252, section 7.3).
 */
export function parseRegistration(
  text: string,
): { client: Record<string, unknown> } | { refusal: Refusal } {
  const parsed = Registration.safeParse(withoutNulls(parseJson(text)), { error: toPlainMessage })
  if (!parsed.success) return { refusal: buildRefusal(parsed.error) }
  if (!isStorable(parsed.data)) return { refusal: unreadable }
  const {
    redirect_uris: redirects,
    application_type: type,
    grant_types: grants,
    response_types: responses,
    ...more
  } = parsed.data
  if (!redirects.every(isWrittenWhole)) return { refusal: partialRedirect }
  if (redirects.some(isPlainRedirect)) return { refusal: plainRedirect }
  const isNative = redirects.some(isLocalRedirect)
  return {
    client: {
      ...more,
      redirect_uris: redirects,
      application_type: type ?? (isNative ? 'native' : 'web'),
      ...(grants === undefined ? {} : { grant_types: keepKnown(grants, grantTypes) }),
      ...(responses === undefined ? {} : { response_types: keepKnown(responses, responseTypes) }),
    },
  }
}

/** Names the first place that is wrong, or says what is expected where the whole is. */
function buildRefusal({ issues: [issue] }: z.ZodError): Refusal {
  if (issue === undefined || issue.path.length === 0) return unreadable
  return { ...unreadable, description: `${issue.path.join('.')} ${issue.message}` }
}

/** PostgreSQL keeps no text with NUL or half of a surrogate pair; JSON escapes both. */
function isStorable(value: unknown): boolean {
  return !/\\u(?:0000|d[89a-f])/.test(JSON.stringify(value))
}

/** Where nothing is known, all stays as it is, for the library to refuse. */
function keepKnown(given: readonly string[], known: readonly string[]): readonly string[] {
  const kept = given.filter((one) => known.includes(one))
  return kept.length === 0 ? given : kept
}

/** Some clients write null for what they do not say. */
function withoutNulls(value: unknown): unknown {
  const { data } = z.record(z.string(), z.unknown()).safeParse(value)
  return data && Object.fromEntries(Object.entries(data).filter(([, one]) => one !== null))
}
