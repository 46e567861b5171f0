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
