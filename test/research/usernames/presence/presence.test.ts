import { expect, test } from 'vitest'
import { answerPresence } from '../../../../bench/port/presence.ts'

const twoSided = {
  name: 'T',
  uri_check: 'https://t.example/u/{account}',
  e_code: 200,
  e_string: 'class="profile"',
  m_code: 404,
  m_string: 'User not found',
}
const byStatus = { url: 'https://t.example/u/{}', errorType: 'status_code' }
const byText = { ...byStatus, errorType: 'message', errorMsg: 'No such user' }
const byRedirect = { ...byStatus, errorType: 'response_url', errorUrl: 'https://t.example/' }
const here = 'https://t.example/u/ada'
const page = '<html><title>ada</title><div class="profile">'

type Case = [
  site: unknown,
  status: number,
  body: string,
  finalUrl: string,
  answer: string,
  headers?: Record<string, string>,
]

const cases: Case[] = [
  [twoSided, 200, page, here, 'found both_signals'],
  [twoSided, 404, 'User not found', here, 'absent missing_signals'],
  [twoSided, 404, 'gone', here, 'unknown no_signal'],
  [twoSided, 200, 'User not found', here, 'unknown soft_404'],
  [twoSided, 200, `${page}User not found`, here, 'unknown contradiction'],
  [twoSided, 200, `<title>Just a moment...</title>${page}`, here, 'unknown blocked'],
  [twoSided, 200, page, here, 'unknown blocked', { 'CF-Mitigated': 'challenge' }],
  [
    twoSided,
    200,
    `${page}<script src="/cdn-cgi/challenge-platform/scripts/jsd/main.js">`,
    here,
    'found both_signals',
  ],
  [twoSided, 403, '', here, 'unknown blocked'],
  [twoSided, 429, '', here, 'unknown rate_limited'],
  [twoSided, 503, '', here, 'unknown blocked'],
  [twoSided, 500, '', here, 'unknown server_error'],
  [twoSided, 200, '', here, 'unknown empty_body'],
  [twoSided, 200, page, here, 'unknown wrong_content_type', { 'content-type': 'application/pdf' }],
  [twoSided, 200, page, 'https://t.example/', 'unknown redirected_home'],
  [twoSided, 200, page, 'https://t.example/login?next=/u/ada', 'unknown login_wall'],
  [twoSided, 200, page, 'https://consent.t.example/?continue=ada', 'unknown consent_wall'],
  [
    { ...twoSided, m_code: 302, m_string: '' },
    302,
    '',
    here,
    'absent missing_redirect',
    { location: '/' },
  ],
  [
    { ...twoSided, m_code: 302, m_string: '' },
    302,
    '',
    here,
    'unknown login_wall',
    { location: '/login' },
  ],
  [{ ...twoSided, e_string: 'ada' }, 200, '<p>ada</p>', here, 'unknown no_signal'],
  [byStatus, 200, '<title>ada - T</title>', here, 'found profile_page'],
  [byStatus, 404, '', here, 'absent missing_status'],
  [byStatus, 403, '', here, 'unknown blocked'],
  [byStatus, 200, '<title>Page not found</title>', here, 'absent not_found_page'],
  [byStatus, 200, '<p>The user ada does not exist</p>', here, 'absent not_found_page'],
  [byStatus, 200, '<link href="https://t.example/u/ada"><p>App</p>', here, 'unknown echo_only'],
  [byStatus, 200, '<p>App</p>', here, 'unknown no_signal'],
  [byText, 200, 'No such user', here, 'absent missing_text'],
  [byText, 200, '<h1>@ada</h1>', here, 'found profile_page'],
  [byRedirect, 302, '', here, 'absent missing_redirect', { location: '/' }],
  [byRedirect, 200, '<h1>ada</h1>', here, 'found profile_page'],
  [{ ...byStatus, regexCheck: '^[a-z]{5,}$' }, 200, 'ada', here, 'unknown illegal_username'],
  [{ ...byStatus, regexCheck: '^(a+)+$' }, 404, '', here, 'absent missing_status'],
  ['Hacker News', 200, 'null', '', 'absent missing_signals'],
  ['Discord', 200, '{"taken":true}', '', 'found profile_page'],
  ['Instagram', 200, 'ada', '', 'unknown host_denied'],
  ['no such site', 200, 'ada', '', 'unknown unknown_site'],
]

test.each(cases)(
  '%j answering %i %s from %s is %s',
  (site, status, body, finalUrl, answer, headers = {}) => {
    const { outcome, reason } = answerPresence({
      site,
      username: 'ada',
      status,
      headers,
      body,
      finalUrl,
    })
    expect(`${outcome} ${reason}`).toBe(answer)
  },
)
