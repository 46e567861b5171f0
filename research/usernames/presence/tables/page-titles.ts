import { unwrap } from '../../../text/patterns/unwrap.ts'

/** How titles of pages begin that keep machines out, by language. */
export const wallTitleWords = {
  en: unwrap`
    just a moment|attention required|access denied|access to this page has been denied
    |you have been blocked|blocked|pardon our interruption|ddos-guard|client challenge
    |human verification|verify you are (?:a )?human|are you (?:a )?(?:human|robot)|robot check
    |robot or human|bot verification|security check|security verification|checking your browser
    |please wait\.\.\. \| cloudflare|one moment, please|making sure you(?:'|’)re not a bot
    |vercel security checkpoint|request (?:rejected|blocked)|captcha|please verify you are a human
    |sucuri website firewall|radware|403 forbidden|429 too many requests|too many requests
    |rate limit(?:ed| exceeded)?|error 10(?:06|07|08|09|10|12|15|20)`,
  de: 'einen moment|nur einen moment',
  es: 'un momento',
  fr: 'un instant',
  tr: 'bir dakika',
  nl: 'één moment',
  pt: 'um momento',
  ru: 'один момент',
}

/** How titles of pages begin that ask for a log-in, by language. */
export const loginTitleWords = {
  en: unwrap`
    (?:please )?(?:log|sign)[ -]?in\b|login\b|sign up\b|join\b.*\b(?:linkedin|facebook)|log into`,
  de: 'anmelden|einloggen',
  fr: 'connexion|se connecter',
  es: 'iniciar sesión',
  pt: unwrap`entrar\b`,
  it: unwrap`accedi\b`,
  nl: 'inloggen',
  sv: 'logga in',
  ru: unwrap`войти|вход\b`,
  ja: 'ログイン',
  zh: '登录|登入',
  ko: '로그인',
}
