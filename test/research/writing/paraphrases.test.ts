import { expect, test } from 'vitest'
import type { Statement } from '../../../research/claims/claim.ts'
import { supportsSentence } from '../../../research/claims/support/supports-sentence.ts'
import { checkWritten } from '../../../research/writing/check-written.ts'
import type { QuotedClaim } from '../../../research/writing/quoted-claim.ts'

const given = ['Orrin Vellacott']

function refuse(sentence: string, [statement, excerpt]: readonly [Statement, string]) {
  const citation = { sourceId: 'src_1', excerpt, start: 0, end: excerpt.length }
  const backing = { confidence: 90, level: 'medium', status: 'supported' } as const
  const claim: QuotedClaim = { ...statement, ...backing, id: 'clm_1', citations: [citation] }
  const checked = checkWritten({
    raw: `${sentence.replace(/\.$/, '')} [c1].`,
    claims: new Map([['c1', claim]]),
    check: supportsSentence,
    given,
  })
  return checked.ok ? null : checked.reason
}

const mention = (text: string) => [{ path: 'mentions.items', value: { text } }, text] as const

const post = (title: string, organization: string, excerpt: string, from: string | null = null) =>
  [
    {
      path: 'work.positions',
      value: { title, organization, from, to: null, current: from !== null },
    },
    excerpt,
  ] as const
const study = (degree: string, field: string, excerpt: string) =>
  [
    {
      path: 'education.items',
      value: { school: 'Carrow University', degree, field, from: null, to: '2008' },
    },
    excerpt,
  ] as const

const downloads = mention(
  'He wrote the library tidegauge, which has been downloaded 400,000 times.',
)
const medal = mention('In 2021 the Lantern Society gave him its Copper Medal for a footbridge.')
const novel = mention('His novel Low Ground was published by Heron House in 2019.')
const funded = mention('His field work on Skerra was funded by the Alder Foundation.')
const bill = mention('He voted against the forestry bill.')
const grandmother = mention('His grandmother worked in a lace mill in Carrow.')
const contracts = mention('His report on the dredging contracts won the Fleet Prize.')
const exhibition = mention('He co-curated the exhibition Thread with Jonas Ferrand.')
const trained = mention('He trained at the Carrow Academy under Hanne Lindqvist.')
const footbridge = mention('He designed the Severn footbridge.')
const kitchen = mention('He oversees a kitchen of twelve at the Saltmarsh Hotel.')
const talk = mention('He spoke about start-ups at the Carrow Summit.')
const youth = mention('Orrin Vellacott grew up in Carrow.')
const jury = mention('He is a member of the jury of the Oban Festival.')
const fair = mention('In 2012 he started the Carrow Fair, which draws 5,000 visitors a year.')
const director = post(
  'director',
  'Pell Institute',
  'He joined the Pell Institute in 2011 and became its director in 2014.',
  '2014',
)
const quoted = mention('He was quoted in the Carrow Herald on the price of paper.')
const mover = [
  {
    path: 'locations.items',
    value: {
      label: 'Inverness',
      city: 'Inverness',
      country: null,
      countryCode: null,
      from: null,
      to: null,
      current: true,
    },
  },
  'Originally from Perth, he now lives in Inverness.',
] as const
const secretary = mention('He is secretary of the Carrow Guild.')
const finance = post('chief financial officer', 'Calder plc', 'Chief Financial Officer', '2016')
const judging = mention('He declined the invitation to judge the Quill Awards.')
const thesis = mention('His thesis was supervised by Rolf Ekberg.')
const promoted = post(
  'creative director',
  'Inkwell',
  'He joined Inkwell as a copywriter in 2011 and became its creative director in 2017.',
  '2017',
)
const lecturer = post('lecturer', 'Carrow University', 'Lecturer, Carrow University', '2012')
const politician = post(
  'Member of Parliament',
  'Westbury',
  'Member of Parliament for Westbury',
  '2015',
)
const nonExecutive = post(
  'non-executive director',
  'Calder plc',
  'Non-executive director, Calder plc, since 2016',
  '2016',
)
const founder = post('founder', 'Looplight', 'Founder of Looplight since 2018', '2018')
const intern = post('intern', 'Orchard Systems', 'Former intern, Orchard Systems')
const degree = study(
  'MEng',
  'civil engineering',
  'MEng in civil engineering, Carrow University, 2008',
)
const founding = mention('He started Calder plc in 2010.')
const hired = mention('He started at Calder plc in 2010.')
const second = mention('He took second place in the Fleet Prize.')
const giver = mention('He gave her the Copper Medal.')
const awarder = mention('He awarded the Copper Medal to Jane Roe.')
const medallist = mention('The Lantern Society gave him the Copper Medal.')
const advert = mention('He created adverts for the Lumen lamp.')
const article = mention('He wrote about the Oban Festival.')
const wasInCharge = mention('He was responsible for Acme.')
const deputy = post('deputy mayor', 'Westbury', 'Deputy mayor of Westbury', '2015')
const member = post('deputy for Lyon', 'National Assembly', 'Deputy for Lyon', '2015')
const viceChair = mention('He is deputy chairman of the Carrow Guild.')
const undergraduate = study('MA student', 'history', 'MA student in history, Carrow University')
const lawyer = study('Doctor of Laws', 'law', 'Doctor of Laws, Carrow University, 2008')
const honours = study('BA (Hons)', 'history', 'BA (Hons) in history, Carrow University, 2008')
const employer = mention('He hired Rolf Ekberg.')
const employee = mention('Rolf Ekberg hired him.')
const noVote = mention('He argued against masts on Skerra at the Carrow Summit.')
const pupil = mention('He was taught by the organist Hanne Lindqvist in Oban.')
const reelected = mention('He was elected mayor of Carrow in 2014 and re-elected in 2020.')
const never = mention('He never exhibited in Leeds, and declined a place at the Oban Show.')
const students = mention('Among his students is the cellist Hanne Lindqvist.')
const cited = mention('His paper on frost was cited 340 times.')
const daughter = [
  { path: 'relatives.items', value: { name: 'Sylvia Vellacott', relation: 'child' } },
  'His daughter, Sylvia Vellacott, runs the foundry.',
] as const

test.each([
  ['Orrin Vellacott wrote tidegauge, a library with 400,000 downloads.', downloads],
  ['In 2021 he was honoured with the Copper Medal for a footbridge.', medal],
  ['The Lantern Society awarded him its Copper Medal in 2021.', medal],
  ['He is the author of the novel Low Ground, which Heron House published in 2019.', novel],
  ['The Alder Foundation supported his fieldwork on Skerra.', funded],
  ['The forestry bill was opposed by him.', bill],
  ['Together with Jonas Ferrand, he curated the exhibition Thread.', exhibition],
  ['He trained with Hanne Lindqvist at the Carrow Academy.', trained],
  ['At the Saltmarsh Hotel he is in charge of a kitchen of twelve.', kitchen],
  ['At the Carrow Summit, he gave a talk on start-ups.', talk],
  ['He was raised in Carrow.', youth],
  ['He sits on the jury of the Oban Festival.', jury],
  ['A source writes: "He was quoted in the Carrow Herald on the price of paper".', quoted],
  ['He serves as secretary of the Carrow Guild.', secretary],
  ['He is the CFO of Calder plc.', finance],
  ['He launched the Carrow Fair, which attracts 5,000 visitors annually.', fair],
  ['He took office as director of Pell Institute in 2014, having joined it in 2011.', director],
  ['He has taught at Carrow University as a lecturer since 2012.', lecturer],
  ['He represents Westbury as its Member of Parliament.', politician],
  ['He interned at Orchard Systems.', intern],
  ['He has a Master of Engineering in civil engineering from Carrow University.', degree],
  ["He completed a master's degree in civil engineering at Carrow University in 2008.", degree],
  ['His daughter is Sylvia Vellacott, who runs the foundry.', daughter],
  ['He was hired by Rolf Ekberg.', employee],
  ['Rolf Ekberg was hired by him.', employer],
  ['He launched Calder plc in 2010.', founding],
  ['He started at Calder plc in 2010.', hired],
  ['He was given the Copper Medal.', medallist],
  ['He represents Lyon in the National Assembly.', member],
  ['He was responsible for Acme.', wasInCharge],
  ['At the Carrow Summit he spoke against masts on Skerra.', noVote],
  ['In Oban he studied under the organist Hanne Lindqvist.', pupil],
  ['He was taught by the organist Hanne Lindqvist.', pupil],
  ['The organist Hanne Lindqvist taught him in Oban.', pupil],
  ['He was taught by Hanne Lindqvist.', mention('He studied music under Hanne Lindqvist.')],
  ['He won re-election as mayor of Carrow in 2020.', reelected],
  ['He turned down the invitation to judge the Quill Awards.', judging],
  ['He has never exhibited in Leeds.', never],
  ['The cellist Hanne Lindqvist is one of his students.', students],
  ['His paper on frost has been cited 340 times.', cited],
  ["He holds a bachelor's degree in history from Carrow University.", honours],
] as const)('a sentence that says the same in other words stands: %s', (sentence, claim) => {
  expect(refuse(sentence, claim)).toBeNull()
})

test.each([
  ['He voted for the forestry bill.', bill],
  ['He supported the forestry bill.', bill],
  ['He worked in a lace mill in Carrow.', grandmother],
  ['He won the dredging contracts.', contracts],
  ['He designed the Severn footbridge while at Calder plc.', footbridge],
  ['He curated the exhibition Thread.', exhibition],
  ['He is the executive director of Calder plc.', nonExecutive],
  ['He is an intern at Orchard Systems.', intern],
  ['He founded Carrow University in 2012.', lecturer],
  ['He is a professor at Carrow University.', lecturer],
  ['He is the head of Calder plc.', nonExecutive],
  [
    'He funded the field work of the Alder Foundation.',
    mention('The Alder Foundation supported it.'),
  ],
  [
    'He studied at Carrow University.',
    post('research fellow', 'Carrow University', 'Research fellow, Carrow University'),
  ],
  ['He is the author of a novel about Heron House.', founder],
  ['He runs the foundry.', daughter],
  ['He judged the Quill Awards.', judging],
  ['He supervised the thesis of Rolf Ekberg.', thesis],
  ['He joined Inkwell as creative director in 2011.', promoted],
  ['He lives in Perth.', mover],
  ['He writes for the Carrow Herald.', quoted],
  ['He was hired by Rolf Ekberg.', employer],
  ['He launched Calder plc in 2010.', hired],
  ['He won the Fleet Prize.', second],
  ['He was awarded the Copper Medal.', giver],
  ['He received the Copper Medal.', awarder],
  ['He is the inventor of the Lumen lamp.', advert],
  ['He created the Oban Festival.', article],
  ['He oversees Acme.', wasInCharge],
  ['He represents Westbury.', deputy],
  ['He chairs the Carrow Guild.', viceChair],
  ['He had a place at the Oban Show.', never],
  ['He argued for masts on Skerra at the Carrow Summit.', noVote],
  ['He taught the organist Hanne Lindqvist in Oban.', pupil],
  ['He holds a Master of Arts from Carrow University.', undergraduate],
  ['He holds a Doctor of Philosophy from Carrow University.', lawyer],
] as const)('a sentence that says something else is refused: %s', (sentence, claim) => {
  expect(refuse(sentence, claim)).not.toBeNull()
})
