import { describe, expect, test } from 'vitest'
import { findHolder } from '../../../../research/entity-resolution/people/find-holder.ts'
import { account, entry, page, people } from '../../../support/research/people.ts'

const phone = {
  kind: 'phone',
  text: '+4930901820',
  national: '030 901820',
  international: '+49 30 901820',
} as const
const mail = (canonical: string) => ({ kind: 'email', canonical }) as const

test.each([
  [
    'm.elsner@probe.example',
    'Team',
    'Tim Thiel, t.thiel@probe.example · Mona Elsner',
    'Mona Elsner',
  ],
  ['joerg.thiel@probe.example', 'Team', 'Herr Jörg Thiel, Leitung', 'Jörg Thiel'],
  ['b.vanlier@probe.example', 'Team', 'Bente van Lier and Bas van Lier', null],
  ['b.vanlier@probe.example', 'Team', 'Bente van Lier, Tom Fink', 'Bente van Lier'],
  ['elsner@probe.example', 'Team', 'Write to Mona Elsner.', null],
  ['tressel@probe.example', 'Choir', 'Paul Tressel, tressel@probe.example', 'Paul Tressel'],
  ['ada7@probe.example', '[patch]', 'From: Tarn Oskar <ada7@probe.example>', 'Tarn Oskar'],
  ['sunflower@probe.example', 'Shop', 'Sun Flower, sunflower@probe.example', null],
  ['main.office@probe.example', 'School', 'Main Office main.office@probe.example', null],
  ['lind@probe.example', 'Estate', 'Weingut Lind, lind@probe.example', null],
  ['kq7@probe.example', 'Contact Us', 'Contact Us by mail: kq7@probe.example', null],
  ['kq7@probe.example', 'Golden Lantern', 'The Golden Lantern is open. kq7@probe.example', null],
  ['kq7@probe.example', 'Team', 'Martin Berg GmbH, kq7@probe.example', null],
  ['kq7@probe.example', 'Team', 'George Street, kq7@probe.example', null],
  ['kq7@probe.example', 'Team', 'Virginia Beach: kq7@probe.example', null],
  ['kq7@probe.example', 'Team', 'Contact Anna Fink or Paul Krall at kq7@probe.example', null],
  ['kq7@probe.example', 'Team', 'Anna Fink und Paul Krall, kq7@probe.example', null],
  ['kq7@probe.example', 'Team', 'The estate of Anna Fink, kq7@probe.example', null],
  ['kq7@probe.example', 'Team', 'Anna Fink writes to kq7@probe.example', null],
  ['kq7@probe.example', 'Team', 'Contact Anna Fink at kq7@probe.example', 'Anna Fink'],
  ['kq7@probe.example', 'Team', 'Nord Newsletter <kq7@probe.example>', null],
  ['list@probe.example', 'List', 'Paul Bay wrote: hi. list@probe.example', null],
])('the mailbox %s on a page "%s": "%s" is that of %s', (asked, title, snippet, name) => {
  expect(findHolder([{ title, snippet }], mail(asked))?.name.text ?? null).toBe(name)
})

test.each([
  ['Tuner Karl Pahl', 'Karl Pahl, tuner in Celle. Mobile: 030 901820', 'Karl Pahl'],
  ['Tuner Karl Pahl', 'Karl Pahl, Tuner in Celle. Mobil 030 901820', 'Karl Pahl'],
  ['Board', 'Chair Paul Krall 030 901811 · Cashier Anna Fink 030 901820', 'Anna Fink'],
  ['Board', 'Chair Paul Krall 030 901820 · Cashier Anna Fink 030 901811', 'Paul Krall'],
  ['Board', 'Chair Paul Krall 030 901811, switchboard 030 901820', null],
  ['Board', 'Paul Krall, Anna Fink, 030 901820', null],
  ['Board', 'Anna Fink Telefon: 030 901820', 'Anna Fink'],
  ['Board', 'Anna Fink, Tel. 030 901820', 'Anna Fink'],
  ['Board', 'Anna Fink, Tel. 030 901820 ext. 12', null],
  ['Board', 'Anna Fink, Karl Marx Allee 5, 030 901820', null],
  ['Contact', 'Customer Service 030 901820', null],
  ['Probe Trading Ltd', 'Probe Trading Ltd 030 901820', null],
])('a number on a page "%s": "%s" is that of %s', (title, snippet, name) => {
  expect(findHolder([{ title, snippet }], phone)?.name.text ?? null).toBe(name)
})

describe('pages that give one address for different people', () => {
  const number = '+49 30 901820'
  const shown = { matchedOn: ['phone' as const] }

  test('a number that pages give for two people makes two candidates with their names', () => {
    const { hits } = people('phone', number, [
      page('https://a.example/', 'Carl Ibsen, painter', 'Carl Ibsen, 030 901820', shown),
      page('https://b.example/', 'Anna Haddad, tutor', 'Anna Haddad, 030 901820', shown),
    ])
    expect(hits.map(({ name }) => name).sort()).toEqual(['Anna Haddad', 'Carl Ibsen'])
    for (const { confidence } of hits) expect(confidence).toBeLessThan(50)
  })

  test('two pages that give a number for one person name the candidate, likelier than not', () => {
    const { hits } = people('phone', number, [
      page('https://a.example/', 'Tuner Karl Pahl', 'Karl Pahl, tuner. 030 901820', shown),
      page('https://b.example/', 'Piano by Karl Pahl', 'Karl Pahl 030/901820', shown),
    ])
    expect(hits).toMatchObject([{ name: 'Karl Pahl' }])
    expect(hits[0]?.confidence).toBeGreaterThan(50)
    expect(hits[0]?.signals).toContainEqual(expect.objectContaining({ feature: 'named_holder' }))
  })

  test('a page with a mailbox that is called like a name is likelier than not its owner', () => {
    const { hits } = people('email', 'm.elsner@probe.example', [
      page('https://probe.example/', 'Team', 'Mona Elsner, m.elsner@probe.example', {
        matchedOn: ['email'],
      }),
    ])
    expect(hits).toMatchObject([{ name: 'Mona Elsner' }])
    expect(hits[0]?.confidence).toBeGreaterThan(55)
  })

  test('a mailbox of a couple makes two candidates, of which neither is sure', () => {
    const exact = { matchedOn: ['email' as const], method: 'api' as const }
    const { hits } = people('email', 'familie.tressel@web.de', [
      account('gravatar.com', 'tresselh', { ...exact, name: 'Holger Tressel' }),
      entry('https://keys.example/t', 'Ines Tressel', { ...exact, method: 'registry' }),
      page('https://choir.example/', 'Choir', 'Ines Tressel, familie.tressel@web.de'),
    ])
    expect(hits.map(({ name }) => name).sort()).toEqual(['Holger Tressel', 'Ines Tressel'])
    for (const { confidence } of hits) expect(confidence).toBeLessThan(80)
  })
})
