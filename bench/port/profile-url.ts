import { z } from 'zod'
import { parseProfileUrl } from '../../research/identity/profiles/parse-profile-url.ts'
import type { Profile } from '../../research/identity/profiles/profile-address.ts'

const Line = z.object({ url: z.string() })

/**
 * Op `profile-url` of the bench port: which platform and handle a link leads to, or
 * null.
 */
export function answerProfileUrl(line: unknown): Profile | null {
  return parseProfileUrl(Line.parse(line).url)
}
