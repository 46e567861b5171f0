import { expect, test } from 'vitest'
import type { Statement } from '../../../research/claims/claim.ts'
import { supportsSentence } from '../../../research/claims/support/supports-sentence.ts'
import { checkWritten } from '../../../research/writing/check-written.ts'
import type { QuotedClaim } from '../../../research/writing/quoted-claim.ts'

const given = ['Ilse Varnholt']

const post = (title: string, organization: string, to: string | null = null): Statement => ({
  path: 'work.positions',
  value: { title, organization, from: '2008', to, current: to === null },
})
const home = (label: string): Statement => ({
  path: 'locations.items',
  value: {
    label,
    city: label,
    country: null,
    countryCode: null,
    from: null,
    to: null,
    current: true,
  },
})
const mention = (text: string): [Statement, string] => [
  { path: 'mentions.items', value: { text } },
  text,
]

const stated: Readonly<Record<string, [Statement, string]>> = {
  stata: mention('È stata direttrice della Torre.'),
  nega: mention('Não é diretora da Brückenbau Harz.'),
  chef: [
    post('Ingenieurin', 'Brückenbau Harz'),
    'Seit 2008 ist sie Ingenieurin bei Brückenbau Harz.',
  ],
  vize: [
    post('stellvertretende Leiterin', 'Institut für Statik', '2012'),
    'Von 2008 bis 2012 war sie stellvertretende Leiterin des Instituts für Statik.',
  ],
  heim: [home('Goslar'), 'Sie lebt in Goslar mit zwei Hunden.'],
  plan: mention('Sie soll den Vorsitz der Stiftung Alder übernehmen.'),
  adjointe: [
    post('directrice adjointe', 'Institut des Ouvrages', '2012'),
    "De 2008 à 2012, elle était directrice adjointe de l'Institut des Ouvrages.",
  ],
  lyon: [home('Lyon'), 'Elle vit à Lyon avec deux chiens.'],
  jefe: [post('ingeniera', 'Puentes del Ebro'), 'Desde 2008 es ingeniera en Puentes del Ebro.'],
  braga: [home('Braga'), 'Ela mora em Braga com dois cães.'],
  premio: mention("Nel 2021 ha ricevuto il Compasso d'argento per la passerella del Po."),
  bristol: [home('Bristol'), 'She lives in Bristol with two dogs.'],
}
const order = Object.keys(stated)
const claims = new Map(
  Object.values(stated).map(([statement, excerpt], place): [string, QuotedClaim] => {
    const citations = [{ sourceId: `src_${place}`, excerpt, start: 0, end: excerpt.length }]
    const backing = { confidence: 90, level: 'medium', status: 'supported' } as const
    return [`c${place + 1}`, { ...statement, ...backing, id: `clm_${place}`, citations }]
  }),
)

function refuse(sentence: string): string | null {
  const raw = sentence.replace(/\[(\w+)\]/g, (_, name: string) => `[c${order.indexOf(name) + 1}]`)
  const checked = checkWritten({ raw, claims, check: supportsSentence, given })
  return checked.ok ? null : checked.reason
}

test.each([
  'Ilse Varnholt ist seit 2008 Ingenieurin bei Brückenbau Harz [chef].',
  'Sie lebt in Goslar [heim] und arbeitet als Ingenieurin bei Brückenbau Harz [chef].',
  'Von 2008 bis 2012 war sie stellvertretende Leiterin des Instituts für Statik [vize].',
  'Sie soll den Vorsitz der Stiftung Alder übernehmen [plan].',
  "De 2008 à 2012, elle était directrice adjointe de l'Institut des Ouvrages [adjointe].",
  'Ella es ingeniera en Puentes del Ebro desde 2008 [jefe].',
  'Ela mora em Braga [braga].',
  "Ha ricevuto nel 2021 il Compasso d'argento per la passerella del Po [premio].",
])('a sentence in the language of its claim stands: %s', (sentence) => {
  expect(refuse(sentence)).toBeNull()
})

test.each([
  ['joined', 'Sie arbeitet als korrupte Ingenieurin bei Brückenbau Harz [chef].'],
  ['joined', 'Sie ist Ingenieurin am Institut für Statik [chef][vize].'],
  ['joined', 'Sie wurde in Goslar geboren [heim].'],
  ['tense', 'Sie ist stellvertretende Leiterin des Instituts für Statik [vize].'],
  ['limit', 'Sie war Leiterin des Instituts für Statik [vize].'],
  ['hedge', 'Sie wird den Vorsitz der Stiftung Alder übernehmen [plan].'],
  ['limit', "Elle était directrice de l'Institut des Ouvrages [adjointe]."],
  ['joined', 'Elle est née à Lyon [lyon].'],
  ['joined', 'Es una ingeniera corrupta en Puentes del Ebro [jefe].'],
  ['tense', 'È direttrice della Torre [stata].'],
  ['negation', 'É diretora da Brückenbau Harz [nega].'],
])('a sentence in another language than English is refused as %s: %s', (fault, sentence) => {
  expect(refuse(sentence)).toBe(`unsupported: ${fault}`)
})

test.each([
  'Ilse Varnholt woont in Goslar met twee honden [heim].',
  'Sie wohnt in Bristol mit zwei Hunden [bristol].',
])('a translation does not stand: %s', (sentence) => {
  expect(refuse(sentence)).toMatch(/^unsupported/)
})
