import { maxSessionDays } from '../store/users/sessions.ts'
import type { Cookie } from './page.ts'

/** On https the browser itself refuses a cookie of that name from another host or from http. */
function toCookieName(name: string, publicUrl: string): string {
  return isSecure(publicUrl) ? `__Host-${name}` : name
}

/** The text of a Set-Cookie header. */
export function formatCookie({ name, value, maxAgeSeconds }: Cookie, publicUrl: string): string {
  return [
    `${toCookieName(name, publicUrl)}=${value ?? ''}`,
    'Path=/',
    `Max-Age=${value === null ? 0 : maxAgeSeconds}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(isSecure(publicUrl) ? ['Secure'] : []),
  ].join('; ')
}

/** @returns the value of a cookie out of a Cookie header; null when there is none of that name */
export function parseCookie(header: string, name: string, publicUrl: string): string | null {
  const wanted = `${toCookieName(name, publicUrl)}=`
  const pair = header.split(/;\s*/).find((text) => text.startsWith(wanted))
  const value = pair?.slice(wanted.length) ?? ''
  return value === '' ? null : value
}

/** @param token null: removes it */
export function buildSessionCookie(token: string | null): Cookie {
  return { name: sessionCookie, value: token, maxAgeSeconds: maxSessionDays * 86_400 }
}

export const sessionCookie = 'session'

function isSecure(publicUrl: string): boolean {
  return publicUrl.startsWith('https:')
}
