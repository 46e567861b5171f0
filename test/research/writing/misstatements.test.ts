import { expect, test } from 'vitest'
import type { Statement } from '../../../research/claims/claim.ts'
import { supportsSentence } from '../../../research/claims/support/supports-sentence.ts'
import { checkWritten } from '../../../research/writing/check-written.ts'
import type { QuotedClaim } from '../../../research/writing/quoted-claim.ts'

const given = ['Zelda M. Quibbleworth', 'Zelda Mary Quibbleworth']

function claim(statement: Statement, excerpt: string, place: number): QuotedClaim {
  const citation = { sourceId: `src_${place}`, excerpt, start: 0, end: excerpt.length }
  const backing = { confidence: 90, level: 'medium', status: 'supported' } as const
  return { ...statement, ...backing, id: `clm_${place}`, citations: [citation] }
}

type Post = Extract<Statement, { path: 'work.positions' }>['value']

const post = (title: string, organization: string, when: Partial<Post> = {}): Statement => ({
  path: 'work.positions',
  value: { title, organization, from: null, to: null, current: false, ...when },
})
const mention = (text: string): [Statement, string] => [
  { path: 'mentions.items', value: { text } },
  text,
]
const study = (school: string, degree: string | null, field: string): Statement => ({
  path: 'education.items',
  value: { school, degree, field, from: null, to: null },
})
const home = { label: 'Bristol', city: 'Bristol', country: null, countryCode: null }

const stated: [Statement, string][] = [
  [
    post('engineer', 'Tidal Works', { current: true }),
    'Zelda Quibbleworth is an engineer at Tidal Works.',
  ],
  [
    post('research fellow', 'Marine Institute', { from: '2004', to: '2008' }),
    'From 2004 to 2008 she was a research fellow at the Marine Institute.',
  ],
  [post('chief executive', 'Harbour Trust'), 'Former chief executive of Harbour Trust.'],
  [
    post('deputy editor', 'Coastal Review', { from: '2015', current: true }),
    'Deputy editor of the Coastal Review since 2015',
  ],
  [post('board member', 'Alder plc', { current: true }), 'Board member, Alder plc'],
  [post('trustee', 'Birch Foundation', { current: true }), 'Trustee, Birch Foundation'],
  [study('University of Porto', 'BSc', 'optics'), 'BSc in optics, University of Porto'],
  [study('Durham University', null, 'physics'), 'She read physics at Durham University.'],
  [
    { path: 'locations.items', value: { ...home, from: null, to: null, current: true } },
    'She lives in Bristol.',
  ],
  [{ path: 'identity.birthYear', value: { year: 1984 } }, 'Zelda Quibbleworth (born 1984)'],
  [
    { path: 'relatives.items', value: { name: 'Hugo Penhallow', relation: 'spouse' } },
    'Her husband, Hugo Penhallow, is a surgeon.',
  ],
  mention('She won the Golden Lens with her colleague Ottavio Brandt, who founded Lumen Ltd.'),
  mention('She may join the board of Kestrel Group next year, according to reports.'),
  mention('She was interim director of the Svalbard Station until 2013.'),
  [post('associate professor', 'Review', { current: true }), 'Associate professor, Review'],
  mention('In 2016 she was awarded the Lunar Prize for her work on tides.'),
  mention('Zelda Quibbleworth is the author of Salt and Light.'),
]
const names =
  'work past former deputy board trust degree physics home born spouse prize open acting professor award author'
const claims = new Map(
  names.split(' ').flatMap((name, place): [string, QuotedClaim][] => {
    const [statement, excerpt] = stated[place] ?? []
    if (statement === undefined || excerpt === undefined) return []
    return [[name, claim(statement, excerpt, place + 1)]]
  }),
)
const markers = new Map([...claims.values()].map((one, place) => [`c${place + 1}`, one]))

/** Why a sentence is refused; null where it may stand. `[work]` cites the claim of that name. */
function refuse(sentence: string, names = given): string | null {
  const order = [...claims.keys()]
  const raw = sentence.replace(/\[(\w+)\]/g, (_, name: string) => `[c${order.indexOf(name) + 1}]`)
  const checked = checkWritten({
    raw,
    claims: markers,
    check: (text, quotes) => supportsSentence(text, quotes, { given: names }),
    given: names,
  })
  return checked.ok ? null : checked.reason
}

test.each([
  'Zelda Quibbleworth, born in 1984, is an engineer at Tidal Works [born][work].',
  'She is a Bristol-based engineer at Tidal Works [home][work].',
  'From 2004 to 2008, she was a research fellow at the Marine Institute [past].',
  'Previously she worked at the Marine Institute as a research fellow (2004–2008) [past].',
  'She was a research fellow at the Marine Institute and chief executive of Harbour Trust [past][former].',
  'She is a former chief executive of Harbour Trust [former].',
  'She is a board member of Alder plc and a trustee of the Birch Foundation [board][trust].',
  'She serves on the board of Alder plc [board] and as a trustee of the Birch Foundation [trust].',
  'Since 2015 she has been deputy editor of the Coastal Review [deputy].',
  'She earned a BSc in optics at the University of Porto [degree].',
  'She studied physics at Durham University [physics].',
  'Her husband is Hugo Penhallow [spouse].',
  'Her colleague Ottavio Brandt, with whom she won the Golden Lens, founded Lumen Ltd [prize].',
  'According to reports, she may join the board of Kestrel Group next year [open].',
  'Until 2013 she was interim director of the Svalbard Station [acting].',
  '**She** is an engineer at Tidal Works [work].',
  'The engineer Zelda Quibbleworth lives in Bristol [work][home].',
  'The engineer Zelda M. Quibbleworth lives in Bristol [work][home].',
  'Zelda M. Quibbleworth is an engineer based in Bristol [work][home].',
  'Besides her work at Tidal Works [work], she is a trustee of the Birch Foundation [trust].',
  'Her experience includes work as an engineer at Tidal Works [work].',
  'She joined the Marine Institute as a research fellow in 2004 [past].',
  'Her career began at the Marine Institute, where she was a research fellow [past].',
  'Her term as a research fellow at the Marine Institute ended in 2008 [past].',
  'She was appointed deputy editor of the Coastal Review in 2015 [deputy].',
  'She is affiliated with the Coastal Review as deputy editor [deputy].',
  'Her qualifications include a BSc in optics from the University of Porto [degree].',
  'She attended Durham University, where she read physics [physics].',
  'She received the Lunar Prize in 2016 for her work on tides [award].',
  'She received the Golden Lens [prize].',
  'She wrote Salt and Light [author].',
])('a sentence of a model stands where a claim carries each clause: %s', (sentence) => {
  expect(refuse(sentence)).toBeNull()
})

test.each([
  [['Zelda Judge'], 'She is a judge at Tidal Works [work].'],
  [
    ['Zelda Quibbleworth', 'Convicted Fraudster'],
    'She is a Convicted Fraudster and engineer at Tidal Works [work].',
  ],
  [['Zelda Quibbleworth, fired for theft'], 'She was fired from Tidal Works for theft [work].'],
  [
    ['Zelda Quibbleworth', 'Chief Executive Zelda'],
    'She is chief executive of Tidal Works [work].',
  ],
])('no word of a name is a fact: %j %s', (names, sentence) => {
  expect(refuse(sentence, names)).toMatch(/^unsupported|sensitive/)
})

test.each([
  [['Zelda Judge'], 'Zelda Judge is an engineer at Tidal Works [work].'],
  [['Zelda Baker'], 'Baker is an engineer at Tidal Works [work].'],
  [['zquib'], 'zquib is an engineer at Tidal Works [work].'],
  [['Zelda van der Berg'], 'Van der Berg is an engineer at Tidal Works [work].'],
])('a name that is a word as well may be written: %j %s', (names, sentence) => {
  expect(refuse(sentence, names)).toBeNull()
})

test.each([
  ['added', 'She is a dishonest engineer at Tidal Works [work].'],
  ['added', 'She is a lesbian engineer at Tidal Works [work].'],
  ['added', 'She is a g\u0430y engineer at Tidal Works [work].'],
  ['added', 'She is an engineer at Tidal Works, widely disliked by colleagues [work].'],
  ['added', 'She stopped being an engineer at Tidal Works [work].'],
  ['added', 'She was born in Bristol [home].'],
  ['added', 'She graduated from Durham University [physics].'],
  ['added', 'Zelda Quibbleworth founded Lumen Ltd [prize].'],
  ['joined', 'She works as a surgeon [spouse].'],
  ['joined', 'She is a board member of Birch Foundation [board][trust].'],
  ['joined', 'She is an engineer at the Marine Institute [work][past].'],
  ['joined', 'She worked at Tidal Works from 2004 to 2008 [work][past].'],
  ['joined', 'She lives in Porto [home][degree].'],
  ['joined', 'She received a degree in physics [degree][physics].'],
  ['joined', 'She is an engineer at Tidal Works [home] and lives in Bristol [work].'],
  ['tense', 'She is a research fellow at the Marine Institute [past].'],
  ['tense', 'She has been a research fellow at the Marine Institute since 2004 [past].'],
  ['tense', 'She was born in 1984 and is chief executive of Harbour Trust [born][former].'],
  ['tense', 'As chief executive of Harbour Trust she is known [former].'],
  ['tense', 'She is interim director of the Svalbard Station [acting].'],
  ['tense', 'She was deputy editor of the Coastal Review until 2015 [deputy].'],
  ['hedge', 'She will join the board of Kestrel Group next year [open].'],
  ['added', 'She joined Tidal Works as an engineer [work].'],
  ['added', 'She attended Tidal Works [work].'],
  ['added', 'She leads the Coastal Review [deputy].'],
  ['tense', 'She joined the Marine Institute as a research fellow in 2008 [past].'],
  ['tense', 'Her term as a research fellow at the Marine Institute ended in 2004 [past].'],
  ['limit', 'She is associated with the Review as a professor [professor].'],
  ['limit', 'She has been editor of the Coastal Review since 2015 [deputy].'],
])('a sentence of a model is refused as %s: %s', (fault, sentence) => {
  expect(refuse(sentence)).toBe(`unsupported: ${fault}`)
})
