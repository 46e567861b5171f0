import { expect, test } from 'vitest'
import { html } from '../../../support/internet/web/web-page.ts'
import { runDossier } from '../../../support/invented-people/run-dossier.ts'

const name = 'Ottoline Brackenbury'
const page = (host: string, title: string, main: string) => ({
  url: `https://${host}.example/1`,
  title,
  snippet: main.replace(/<[^>]+>/g, ' '),
  answer: { html: html(title, main), status: 200 },
})
const card = (one: string, post: string) => `<div><h3>${one}</h3><p>${post}</p></div>`
const team = (host: string, firm: string) =>
  page(
    host,
    `Our team – ${firm}`,
    `<h1>Our team</h1>${card('Ingo Wumpert', 'farrier')}${card(name, 'dentist')}${card('Orla Finch', 'nurse')}`,
  )

test('a list of a firm’s team is that of the employer that its title names', () => {
  const pages = [team('halden', 'Halden Practice'), team('ostmere', 'Ostmere Practice')]
  const { documents } = runDossier(
    { pages },
    { person: { name, headline: 'dentist at Halden Practice' } },
  )
  expect(documents.map(({ url }) => url)).toEqual(['https://halden.example/1'])
})

test('a dossier counts another bearer whose page was left out, though no hit is theirs alone', () => {
  const post = (host: string, firm: string, year: number) =>
    page(
      host,
      `${name} – ${firm}`,
      `<p>${name} is a dentist at ${firm} in Leeds. She was born in ${year}.</p>`,
    )
  const pages = [post('halden', 'Halden Practice', 1982), post('ostmere', 'Halden Practice', 1931)]
  const { documents, focus } = runDossier(
    { pages },
    { person: { name, headline: 'dentist at Halden Practice' } },
  )
  expect(documents.map(({ url }) => url)).toEqual(['https://halden.example/1'])
  expect(focus?.namesakes).toBe(1)
})

test.each([{ headline: 'Ashgove Clinic' }, { tags: ['ottoline@ashgroveclinic.example'] }])(
  'an employer is known by a slip in its name and by the domain of a mailbox: %j',
  (hint) => {
    const post = (host: string, firm: string, town: string) =>
      page(host, `News of ${town}`, `<p>${name} is a dentist at ${firm} in ${town}.</p>`)
    const pages = [
      post('halden', 'Ostmere Practice', 'Leeds'),
      post('two', 'Ashgrove Clinic', 'Graz'),
    ]
    const { documents } = runDossier({ pages }, { person: { name, ...hint } })
    expect(documents.map(({ url }) => url)).toEqual(['https://two.example/1'])
  },
)

test.each([
  ['+44 1632 960 123', '01632 960 123'],
  ['01632 960123', '+44 (0)1632 960 123'],
])(
  'a page that gives the phone number among the tags is of the person: %s as %s',
  (phone, written) => {
    const post = (host: string, number: string) =>
      page(host, `${host} boats`, `<p>Contact: ${name}, tel. ${number}</p>`)
    const pages = [post('halden', '01632 960 787'), post('ostmere', written)]
    const { documents } = runDossier({ pages }, { person: { name, tags: [phone] } })
    expect(documents.map(({ url }) => url)).toEqual(['https://ostmere.example/1'])
  },
)

test('pages on two bearers in a script without capitals are parted by towns, employers', () => {
  const person = '佐伯 灯里'
  const news = (host: string, town: string, firm: string) =>
    page(host, `${person}さん表彰`, `<p>${town}市は${firm}の${person}さんを表彰した。</p>`)
  const profile = (host: string, town: string, firm: string) =>
    page(host, person, `<h1>${person}</h1><p>勤務先：${firm}</p><p>${town}市</p>`)
  const pages = [
    news('halden', '金沢', '中央病院'),
    profile('ostmere', '金沢', '中央病院'),
    page('quay', '中央病院', `<p>看護師 ${person}</p>`),
    news('weir', '岡山', '旭研究所'),
  ]
  const { documents } = runDossier({ pages }, { person: { name: person } })
  expect(documents.map(({ url }) => url)).toEqual([
    'https://halden.example/1',
    'https://ostmere.example/1',
  ])
})

test('pages under a former name that a page of the person gives are of the person', () => {
  const news = (host: string, one: string, firm: string) =>
    page(host, `News of ${host}`, `<p>${one} joins ${firm} as a dentist.</p>`)
  const pages = [
    page(
      'halden',
      `${name} – Halden Practice`,
      `<p>${name} (née Vosper) is a dentist at Halden Practice in Leeds. Until 2011 she was a ` +
        'dentist at Ostmere Clinic.</p>',
    ),
    news('ostmere', 'Ottoline Vosper', 'Ostmere Clinic'),
    news('quay', 'Ottoline Vosper', 'Quay Surgery'),
  ]
  const { documents } = runDossier({ pages }, { person: { name, headline: 'Halden Practice' } })
  expect(documents.map(({ url }) => url)).toEqual([
    'https://halden.example/1',
    'https://ostmere.example/1',
  ])
})
