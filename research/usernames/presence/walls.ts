import { memoizeByObject } from '../../text/memoize.ts'
import { joinAlternatives, unwrap } from '../../text/patterns/unwrap.ts'
import type { Answer } from './answer.ts'
import { parseHeading, parseTitle } from './page-facts.ts'
import { loginTitleWords, wallTitleWords } from './tables/page-titles.ts'

/** Walls are short pages, or stand at the top of long ones. Characters. */
const maxWallLength = 150_000

/** The start of an answer in lower case, which is looked at for each kind of wall. */
const lowerHead = memoizeByObject(({ body }: Answer) => body.slice(0, maxWallLength).toLowerCase())

const wallTitles = new RegExp(unwrap`^${joinAlternatives(wallTitleWords)}`, 'i')

/** Signs of a challenge that are no part of ordinary pages. */
const wallSigns = [
  '_cf_chl_opt',
  'cf-challenge',
  'cf_chl_',
  'challenge-error-text',
  'cf-browser-verification',
  'id="challenge-form"',
  'id="challenge-running"',
  'cf-error-details',
  'awswafintegration',
  'awswafcookiedomainlist',
  'perimeterxidentifiers',
  'px-captcha',
  'window._pxappid',
  'incapsula incident id',
  '_incapsula_resource',
  'geo.captcha-delivery.com',
  'captcha-delivery.com/captcha',
  'ddos-guard</title',
  'slardarwaf',
  'unusual traffic from your computer network',
  'sec-if-cpt-container',
  '/_sec/cp_challenge',
  'reference&#32;&#35;',
  'errors.edgesuite.net',
  'checking if the site connection is secure',
  'checking your browser before accessing',
  'enable javascript and cookies to continue',
  'within.website/x/cmd/anubis',
  'id="anubis_challenge"',
  'please enable js and disable any ad blocker',
  'kasada',
  '/149e9513-01fa-4fb0-aad4-566afd725d1b/',
  'verify you are human by completing',
  'needs to review the security of your connection',
  'smartcaptcha',
  'checkboxcaptcha',
  'press &amp; hold to confirm you are',
  'press & hold to confirm you are',
]

/**
 * Signs that ordinary pages with a form carry too: they count when the page is hardly anything
 * else.
 */
const formSigns = [
  'g-recaptcha',
  'h-captcha',
  'hcaptcha.com',
  'recaptcha/api.js',
  'challenges.cloudflare.com/turnstile',
  'cf-turnstile',
  'captcha',
]

/** Whether an answer is a bot wall instead of the page. */
export function isBotWall(answer: Answer): boolean {
  const { status, headers, body } = answer
  if (
    /challenge|captcha|block/i.test(headers['cf-mitigated'] ?? '') ||
    /captcha|challenge/i.test(headers['x-amzn-waf-action'] ?? '')
  )
    return true
  const refused =
    status === 403 || status === 429 || status === 503 || status === 405 || status === 999
  if (
    refused &&
    ['x-datadome', 'x-dd-b', 'x-px', 'x-iinfo', 'x-sucuri-block'].some(
      (name) => headers[name] !== undefined,
    )
  )
    return true
  const head = lowerHead(answer)
  if (
    wallTitles.test(parseTitle(head)) ||
    wallSigns.some((sign) => head.includes(sign)) ||
    holdsChallengeScript(head)
  )
    return true
  return (
    body.length < 6000 &&
    formSigns.some((sign) => head.includes(sign)) &&
    (refused || /captcha|human|robot|verif/i.test(`${parseTitle(head)} ${parseHeading(head)}`))
  )
}

/**
 * Cloudflare puts `…/challenge-platform/scripts/jsd/` into ordinary pages; everything else below
 * that path is a challenge.
 */
function holdsChallengeScript(head: string): boolean {
  const path = '/cdn-cgi/challenge-platform/'
  for (let at = head.indexOf(path); at !== -1; at = head.indexOf(path, at + path.length)) {
    if (
      !/^(?:h\/[a-z]\/)?scripts\/(?:jsd|invisible|pica)/.test(
        head.slice(at + path.length, at + path.length + 40),
      )
    )
      return true
  }
  return false
}

const loginTitle = new RegExp(
  unwrap`
    ^${joinAlternatives(loginTitleWords)}|(?:\||[-–•·]) *(?:log ?in|sign ?in|login|anmelden)
    \b[^|]{0,20}$`,
  'i',
)

/** Whether a page asks for a login, by its title. */
export function isLoginPage({ body }: Answer): boolean {
  return loginTitle.test(parseTitle(body))
}

const consentTitle = new RegExp(
  unwrap`
    ^(?:before you continue|bevor sie fortfahren|avant de continuer|antes de continuar
    |prima di continuare|voordat je verdergaat|cookie consent|your privacy choices)`,
  'i',
)

/** Whether a page asks for consent to cookies in place of its content. */
export function isConsentPage(answer: Answer): boolean {
  const head = lowerHead(answer)
  return (
    consentTitle.test(parseTitle(head)) ||
    [
      'action="https://consent.',
      'https://consent.youtube.com/save',
      'https://consent.google.com/save',
      'guce.advertising.com/collectidentifiers',
    ].some((sign) => head.includes(sign))
  )
}
