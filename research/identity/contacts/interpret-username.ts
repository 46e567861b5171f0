import { parseProfileUrl } from '../profiles/parse-profile-url.ts'

type UsernameQuery = {
  username: string
  /** Where the query named one: by a profile's URL. */
  platform: string | null
  /** The server of a name in the fediverse. */
  host?: string | undefined
}

/**
 * A query of type `username`: a handle, with or without @, or the URL of a profile. Others get the
 * reason why they are none.
 */
export function interpretUsername(query: string): UsernameQuery | { reason: string } {
  const text = query
    .normalize('NFKC')
    .replace(/[\p{Cf}]/gu, '')
    .trim()
  if (/^https?:\/\/|^www\./i.test(text) || /^[\w.-]+\.[a-z]{2,}\/\S+$/i.test(text)) {
    const profile = parseProfileUrl(text)
    return profile === null
      ? { reason: 'query is a URL that names no profile' }
      : {
          username: profile.handle.replace(/@.*$/, ''),
          platform: profile.platform,
          host: deriveHost(profile.handle),
        }
  }
  const fediverse = /^@([\w.-]+)@([\w.-]+\.\w+)$/.exec(text)
  const username = fediverse?.[1] ?? text.replace(/^@/, '').replace(/^u\//i, '')
  if (username === '') return { reason: 'query is empty, so it is not a username' }
  if (/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(username))
    return { reason: 'query is an email address, not a username: use type email' }
  if (/\s/.test(username))
    return { reason: 'query holds spaces, so it is not a username: use type name' }
  if (/^\+?\d[\d().-]{8,}$/.test(username) && /^\+|[().-]/.test(username))
    return { reason: 'query is a phone number, not a username: use type phone' }
  if ([...username].length > 64)
    return { reason: 'query is too long for a username: at most 64 characters' }
  if (!/^[\p{L}\p{M}\p{N}._~-]+$/u.test(username) || !/[\p{L}\p{N}]/u.test(username))
    return { reason: 'query holds signs that no username has' }
  return {
    username,
    platform: fediverse === null ? null : 'mastodon',
    host: fediverse?.[2]?.toLowerCase(),
  }
}

function deriveHost(handle: string): string | undefined {
  return /@(.+)$/.exec(handle)?.[1]?.toLowerCase()
}
