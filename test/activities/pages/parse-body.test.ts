import { expect, test } from 'vitest'
import { parseBody } from '../../../activities/pages/parse-body.ts'
import { buildPersonProfile } from '../../../research/records/person-profile.ts'
import { cleanFinding } from '../../../research/safety/remove-secrets.ts'

const line = 'email: jane@tidewater.example, password: swordfish'

test.each([
  ['its text', `<title>Jane Tidewater</title><p>Jane Tidewater is an engineer. ${line}</p>`],
  ['its title', `<title>Jane Tidewater, ${line}</title><p>Jane Tidewater is an engineer.</p>`],
  [
    'its data',
    `<title>Jane Tidewater</title><p>Jane Tidewater is an engineer.</p>
     <script type="application/ld+json">${JSON.stringify({
       '@type': 'Person',
       name: 'Jane Tidewater',
       jobTitle: line,
       worksFor: line,
       address: line,
       alumniOf: line,
       award: line,
     })}</script>`,
  ],
])('a password that a page shows in %s is left out of all that is kept of it', (_, html) => {
  const read = parseBody({
    url: 'https://tidewater.example/jane',
    status: 200,
    headers: { 'content-type': 'text/html' },
    body: Buffer.from(`<!doctype html>${html}<p>${'She builds turbines in Saltport. '.repeat(20)}`),
    profile: buildPersonProfile({ name: 'Jane Tidewater' }),
    known: new Set<string>(),
  })
  expect(JSON.stringify(read)).toContain('She builds turbines')
  if (read.refusal !== null) throw new Error(read.refusal)
  // a record is cleaned when it is stored
  const { finding, ...found } = read.found
  expect(finding).not.toBeNull()
  expect(JSON.stringify({ ...read, found })).not.toContain('swordfish')
  expect(JSON.stringify(finding === null ? null : cleanFinding(finding))).not.toContain('swordfish')
})
