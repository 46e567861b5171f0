import { expect, test } from 'vitest'
import { ExtractedClaims } from '../../../../activities/model/extracted-claims.ts'
import { toDrafts } from '../../../../activities/model/to-drafts.ts'
import { admitClaim } from '../../../../research/case/focus/admit-claim.ts'
import { createModelCheck, toLasting } from '../../../../research/case/focus/create-model-check.ts'
import { locateSentences } from '../../../../research/text/sentences/locate-excerpt.ts'
import { claimOf } from '../../../support/openai/extract.ts'

const person = {
  name: 'Zelda Quibbleworth',
  aliases: [],
  usernames: [],
  emails: [],
  phones: [],
  urls: [],
  organizations: ['Tidal Works'],
  occupations: ['engineer'],
  locations: ['Bristol'],
  birthYears: [],
  photos: [],
}
const text = `Zelda Quibbleworth is an engineer at Tidal Works. She was trustee of Birch Foundation.
Deputy editor of the Coastal Review since 2015
Zelda Quibbleworth interviewed Peter Stone, president of Granite Corp. Her husband Hugo Penhallow is a surgeon.
She may become chief executive of Kestrel Group next year.
Her colleague Peter Brandt is director of Lumen Ltd. He lives in Porto.
Peter Brandt, born in 1971, studied law at Durham University.
`

/** What of a model's one claim, with an excerpt of the page, enters the dossier. */
function read(...claim: Parameters<typeof claimOf>) {
  return readIn(text, ...claim)
}

function readIn(text: string, ...claim: Parameters<typeof claimOf>) {
  const answer = { about: 'this_person', claims: [claimOf(...claim)] }
  const isTheirs = createModelCheck({ text, isOwnPage: false }, person)
  return toDrafts(ExtractedClaims.parse(answer), { text }, locateSentences)
    .map((draft) => toLasting(draft, text))
    .filter((draft) => admitClaim(draft, text, [person.name]) && isTheirs(draft))
    .map(({ value }) => value)
}

const post = (excerpt: string, title: string, organization: string | null) =>
  read('work.positions', excerpt, { title, organization, current: true })

test("a model's claim about the person, in a sentence or on a line of its own, is kept", () => {
  const excerpt = 'Zelda Quibbleworth is an engineer at Tidal Works.'
  expect(post(excerpt, 'engineer', 'Tidal Works')).toMatchObject([{ current: true }])
  const line = 'Deputy editor of the Coastal Review since 2015'
  expect(post(line, 'Deputy editor', 'Coastal Review')).toHaveLength(1)
})

const marrow = { title: 'founder', organization: 'Marrow Analytics' }
const director = { title: 'director', organization: 'Tide House' }

test.each([
  ['Zelda Quibbleworth and Ines Holt founded Marrow Analytics.', marrow],
  ['Ines Holt and Zelda Quibbleworth founded Marrow Analytics.', marrow],
  ['Marrow Analytics was founded by Ines Holt and Zelda Quibbleworth.', marrow],
  ['Zelda Quibbleworth succeeded John Penn as director of Tide House.', director],
  ['Mayor Anna Quill appointed Zelda Quibbleworth director of Tide House.', director],
  ['Peter Stone spoke to Zelda Quibbleworth, director of Tide House.', director],
  ['Zelda Quibbleworth was appointed by Mayor Anna Quill as director of Tide House.', director],
])("a model's claim is the person's beside the name of another: %s", (sentence, value) => {
  expect(readIn(sentence, 'work.positions', sentence, value)).toHaveLength(1)
})

test("a model's claim of a birth is the person's beside the names of parents", () => {
  const born = 'Zelda Quibbleworth was born in 1984 to Tom Quibbleworth and Mary Penn.'
  expect(readIn(born, 'identity.birthYear', born, { value: '1984' })).toEqual([{ year: 1984 }])
})

test.each([
  ['Peter Stone, director of Tide House, interviewed Zelda Quibbleworth.', director],
  ['Ian Marl and Ines Holt founded Marrow Analytics, reports Zelda Quibbleworth.', marrow],
  ['Founder Ian Marl and Zelda Quibbleworth run Marrow Analytics.', marrow],
  ['Zelda Quibbleworth and Ines Holt, director of Tide House, spoke.', director],
  ['Zelda Quibbleworth appointed Ian Marl as director of Tide House.', director],
  ['Zelda Quibbleworth was succeeded by Ian Marl as director of Tide House.', director],
])(
  "a model's claim is not the person's where the sentence says it of another: %s",
  (sentence, value) => {
    expect(readIn(sentence, 'work.positions', sentence, value)).toEqual([])
  },
)

test('a post that a model calls current is over where its sentence speaks of the past', () => {
  const excerpt = 'She was trustee of Birch Foundation.'
  expect(post(excerpt, 'trustee', 'Birch Foundation')).toMatchObject([{ current: false }])
  const begun = 'Zelda Quibbleworth was appointed director of Tide House in 2019'
  const current = { ...director, current: true }
  expect(readIn(`${begun}.`, 'work.positions', begun, current)).toMatchObject([{ current: true }])
  const left = `${begun} and left in 2021.`
  expect(readIn(left, 'work.positions', begun, current)).toMatchObject([{ current: false }])
})

test.each([
  ["a colleague's post", 'Peter Brandt is director of Lumen Ltd', 'director', 'Lumen Ltd'],
  ['the same without the name', 'director of Lumen Ltd', 'director', 'Lumen Ltd'],
  ['a post of an interviewed colleague', 'president of Granite Corp', 'president', 'Granite Corp'],
  ["a husband's profession", 'Her husband Hugo Penhallow is a surgeon', 'surgeon', null],
  [
    'what is only planned',
    'She may become chief executive of Kestrel Group',
    'chief executive',
    'Kestrel Group',
  ],
])(
  "a model's claim gives the person nothing of another, nor an open plan: %s",
  (_name, excerpt, title, organization) => {
    expect(post(excerpt, title, organization)).toEqual([])
  },
)

test("a model's claim gives the person neither home, school nor birth of another", () => {
  expect(read('locations.items', 'He lives in Porto.', { label: 'Porto' })).toEqual([])
  const school = { school: 'Durham University', field: 'law' }
  expect(read('education.items', 'studied law at Durham University', school)).toEqual([])
  expect(read('identity.birthYear', 'born in 1971', { value: '1971' })).toEqual([])
  expect(read('mentions.items', 'Peter Brandt, born in 1971, studied law', {})).toEqual([])
})
