import { expect, test } from 'vitest'
import { buildFinding, type Finding } from '../../../../research/records/finding.ts'
import { html } from '../../../support/internet/web/web-page.ts'
import { runDossier } from '../../../support/invented-people/run-dossier.ts'

const name = 'Ottoline Brackenbury'
const page = (host: string, text: string) => ({
  url: `https://${host}.example/1`,
  title: name,
  snippet: text,
  answer: { html: html(name, `<h1>${name}</h1><p>${text}</p>`), status: 200 },
})
const account = (more: Partial<Finding> = {}) => ({
  id: 'lichess:1',
  retrievedAt: '2026-05-01T08:00:00.000Z',
  finding: buildFinding({
    kind: 'account',
    platform: 'lichess',
    username: 'ottolineb77',
    url: 'https://lichess.org/@/ottolineb77',
    title: 'ottolineb77',
    name,
    method: 'api',
    matchedOn: ['username'],
    bio: 'Sicilian, mostly.',
    ...more,
  }),
})
const pupil = page('school', `${name}, 15, of Year 10 won the county chess championship.`)
const person = { name, primaryUsername: 'ottolineb77' }
const isWithheld = (pages: (typeof pupil)[], record = account()) =>
  runDossier({ pages }, { person, further: [record] }).isMinor

test.each<[string, () => boolean, boolean]>([
  ['where an undecided page of the name shows a pupil', () => isWithheld([pupil]), true],
  ['where the account states an age', () => isWithheld([], account({ bio: '14 | she/her' })), true],
  [
    'where the account states an age in a sentence',
    () => isWithheld([], account({ bio: '15 years old, I build robots' })),
    true,
  ],
  [
    'not where the number in the account may be that of a shirt',
    () => isWithheld([], account({ bio: '14 | striker' })),
    false,
  ],
  [
    'not where another account leads an adult’s life',
    () => isWithheld([], account({ bio: '14 | she/her\nSenior engineer.' })),
    false,
  ],
  [
    'not where no page shows a pupil',
    () => isWithheld([page('club', `${name} plays on Thursdays.`)]),
    false,
  ],
  [
    'not where the page shows a pupil of another name',
    () => isWithheld([page('club', 'Ingo Wumpert, 15, of Year 10 won.')]),
    false,
  ],
  [
    'not where the account’s owner has a year of birth',
    () => isWithheld([pupil], account({ birthYear: 1970 })),
    false,
  ],
  [
    'not where the account’s owner leads an adult’s life',
    () => isWithheld([pupil], account({ bio: 'Senior engineer. Sicilian.' })),
    false,
  ],
])('a dossier of an account is withheld %s', (_, withheld, expected) => {
  expect(withheld()).toBe(expected)
})
