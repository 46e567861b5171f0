import { isLooselySame, parseLooseAddress } from '../../text/addresses/page-key.ts'
import { toWebAddress } from '../../text/addresses/parse-host.ts'
import { joinAlternatives } from '../../text/patterns/unwrap.ts'
import type { Probe } from '../sites/probe.ts'
import { missingPaths, signInPaths } from './tables/landing-paths.ts'

/** Where an answer came from, seen from what was asked. */
export type Landing =
  | 'same'
  | 'kept'
  | 'home'
  | 'login'
  | 'consent'
  | 'challenge'
  | 'missing'
  | 'elsewhere'

const login = new RegExp(`^${joinAlternatives(signInPaths)}$`)
const signIn = new RegExp(`^(?:${signInPaths.signIn})$`)
const maxSignInSegments = 3
const loginHost = /^(?:login|signin|auth|sso|id|accounts|account|passport)\./
const home =
  /^\/?(?:(?:home|index(?:\.\w{2,5})?|main|default\.aspx|welcome|[a-z]{2}(?:[-_][a-z]{2})?)\/?)*$/
const missing = new RegExp(String.raw`(?:^|\/)${joinAlternatives(missingPaths)}(?:[./]|$)`)

/**
 * Whether an address is that of a page for logging in: no other paths count, as registers, sessions
 * of conferences and clubs to join have pages of people.
 */
export function isSignInAddress(url: string): boolean {
  const path = parseLooseAddress(url)?.path ?? ''
  const segments = path.split('/').filter((one) => one !== '')
  return segments.slice(0, maxSignInSegments).some((segment) => signIn.test(segment))
}

/** Where the redirects of a probe ended, seen from the page that it asked for. */
export function parseLanding(finalUrl: string, probe: Probe): Landing {
  const asked = parseLooseAddress(probe.url)
  const page = parseLooseAddress(probe.pageUrl)
  const landed = parseLooseAddress(finalUrl)
  if (landed === null || asked === null) return 'same'
  if (isLooselySame(landed, asked) || (page !== null && isLooselySame(landed, page))) return 'same'

  const segments = landed.path.split('/').filter((segment) => segment !== '')
  if (
    landed.path.includes('/cdn-cgi/') ||
    /(?:^|\.)(?:captcha|geo\.captcha-delivery|validate)\./.test(landed.host) ||
    segments.some((segment) =>
      /^(?:captcha|challenge|sorry|blocked|security-check|showcaptcha)$/.test(segment),
    )
  )
    return 'challenge'
  if (
    /^(?:consent|guce)\./.test(landed.host) ||
    segments.some((segment) => /^(?:cookie-?consent|consent)$/.test(segment))
  )
    return 'consent'
  const isMoved = landed.host !== asked.host && landed.host !== page?.host
  const isSignIn = segments.slice(0, maxSignInSegments).some((segment) => login.test(segment))
  if (isSignIn || (isMoved && loginHost.test(landed.host))) return 'login'
  const name = probe.username.toLowerCase()
  if (missing.test(landed.path) && !missing.test(asked.path)) return 'missing'
  if (home.test(landed.path) && !holdsName(landed.host, name))
    return holdsName(landed.query, name) && holdsName(asked.query, name) ? 'kept' : 'home'
  if (holdsName(`${landed.host}${landed.path}`, name))
    return isMoved && !sharesSite(landed.host, [asked.host, page?.host ?? ''])
      ? 'elsewhere'
      : 'kept'
  return holdsName(asked.query, name) && holdsName(landed.query, name) && landed.path === asked.path
    ? 'kept'
    : 'elsewhere'
}

/** Whether two addresses, with or without a scheme, are one page. */
export function isSameUrl(a: string, b: string): boolean {
  const [first, second] = [parseLooseAddress(toWebAddress(a)), parseLooseAddress(toWebAddress(b))]
  return first !== null && second !== null && isLooselySame(first, second)
}

function holdsName(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1)) {
    if (
      !/[\p{L}\p{N}]$/u.test(text.slice(0, at)) &&
      !/^[\p{L}\p{N}]/u.test(text.slice(at + name.length))
    )
      return true
  }
  return false
}

/** Compares the last two labels: enough to distinguish "moved to our other host" from "parked". */
function sharesSite(host: string, others: readonly string[]): boolean {
  const site = host.split('.').slice(-2).join('.')
  return others.some((other) => other === site || other.endsWith(`.${site}`))
}
