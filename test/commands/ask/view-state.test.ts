import { expect, test } from 'vitest'
import { createPage } from '../../../commands/ask/page.ts'
import { createPaint } from '../../../commands/ask/paint.ts'
import {
  firstViewState,
  printSections,
  printText,
  renderLive,
  showEvent,
  type ViewState,
} from '../../../commands/ask/view-state.ts'
import { eventMeanings, type NewEvent, StreamEvent } from '../../../contract/results/events.ts'

type Of<Type> = Extract<NewEvent, { type: Type }>

const page = createPage(40, createPaint(false))
const stamp = (event: NewEvent) =>
  StreamEvent.parse({ ...event, seq: 1, ts: '2026-01-01T00:00:00.000Z' })
const show = (state: ViewState, event: NewEvent) => showEvent(state, stamp(event), page)
const section: NewEvent = { type: 'section', key: 'identity', data: { name: 'Ada Marlowe' } }
const written = (text: string, printed = 0): ViewState => ({
  ...firstViewState,
  written: text,
  printed,
})
const long = 'Ada Marlowe builds tidal turbines in Halvorsen Bay, and she sails.'

const account = {
  id: 'acc_1',
  platform: 'github',
  username: 'ada',
  url: 'https://a.example',
  displayName: null,
  bio: null,
  avatarUrl: null,
  state: 'candidate',
  confidence: 55,
  matchedOn: ['username'],
  clusterId: null,
  evidenceIds: [],
  retrievedAt: '2026-01-01T00:00:00.000Z',
} as const satisfies Of<'social_account_found'>['account']
const withAccount: ViewState = { ...firstViewState, accounts: new Map([['acc_1', account]]) }
const verified = { ...account, state: 'verified' } as const
const rejected = { ...account, state: 'rejected' } as const

const hit: Of<'hit'>['hit'] = {
  id: 'hit_1',
  name: 'Ada Marlowe',
  headline: '',
  initials: 'AM',
  confidence: 92,
  location: '',
  tags: [],
}
const cluster: Of<'cluster_updated'>['cluster'] = {
  id: 'cl_1',
  hitId: 'hit_1',
  label: 'Ada',
  accountIds: ['acc_1'],
  confidence: 92,
  status: 'open',
  signals: [],
}
const merged = { ...cluster, status: 'merged' } as const
const source: Of<'sources'>['sources'][number] = {
  id: 'src_1',
  position: 1,
  url: 'https://a.example/',
  title: 'Ada',
  domain: 'a.example',
}
const usage: Of<'usage'>['usage'] = {
  metered: true,
  percentageCharged: 3,
  remainingPercent: 97,
  resetAt: '2026-01-08T00:00:00.000Z',
  source: 'included',
  credits: 3,
  allowanceSource: 'weekly',
}
const evidence: Of<'evidence'>['evidence'] = {
  id: 'ev_1',
  subject: { kind: 'account', id: 'acc_1' },
  claim: 'It links back.',
  stance: 'supports',
  method: 'page_link',
  source: { id: 'src_1', url: 'https://a.example/', title: 'Ada', domain: 'a.example' },
  excerpt: null,
  confidence: 90,
  retrievedAt: '2026-01-01T00:00:00.000Z',
}
const avatar: Of<'avatar_updated'>['avatar'] = {
  url: 'https://a.example/a.png',
  state: 'verified',
  sha256: 'abc',
  perceptualHash: null,
  reusedBy: [],
  checkedAt: '2026-01-01T00:00:00.000Z',
}

type Case = [string, ViewState, NewEvent, Partial<ViewState>, string[], (string | null)?]

const transitions: Case[] = [
  [
    'a status shows what is going on and changes nothing',
    written('Ada '),
    { type: 'status', label: 'Reading', stage: 'reading', percent: 20 },
    {},
    [],
    'Reading (20 %)',
  ],
  [
    'a text that fills no line is kept',
    firstViewState,
    { type: 'text', delta: 'Ada ' },
    {
      written: 'Ada ',
    },
    [],
  ],
  [
    'a text prints its whole lines',
    firstViewState,
    { type: 'text', delta: long },
    { written: long, printed: 1 },
    ['', 'Ada Marlowe builds tidal turbines in'],
  ],
  [
    'a text that goes on prints no line twice',
    written(long, 1),
    { type: 'text', delta: ' Often.' },
    { written: `${long} Often.`, printed: 1 },
    [],
  ],
  [
    'another event ends the text',
    written(long, 1),
    { type: 'related', questions: [] },
    { written: '', printed: 0 },
    ['Halvorsen Bay, and she sails.'],
  ],
  [
    'a section interrupts no text',
    written('Ada '),
    section,
    {
      sections: new Map([['identity', { name: 'Ada Marlowe' }]]),
    },
    [],
  ],
  [
    'a stream that was cut short says so in the end',
    { ...firstViewState, ending: ['usage'] },
    { type: 'done', jobId: 'job_1', partial: true, stopReason: 'deadline_reached' },
    { name: 'done', ending: ['Cut short: deadline reached.', 'usage'] },
    [],
  ],
  [
    'a stream without an answering source is unreached',
    firstViewState,
    { type: 'done', jobId: 'job_1', partial: true, stopReason: 'sources_unavailable' },
    { name: 'unreached' },
    [],
  ],
  [
    'a stream that has all ends without a word',
    firstViewState,
    { type: 'done', jobId: 'job_1' },
    { name: 'done' },
    [],
  ],
  [
    'a stream that was cut short without a reason says what is missing',
    firstViewState,
    { type: 'done', jobId: 'job_1', partial: true },
    { name: 'done', ending: ['Cut short: not everything could be asked.'] },
    [],
  ],
  [
    'an account is printed when it is found',
    firstViewState,
    { type: 'social_account_found', account },
    { accounts: withAccount.accounts },
    ['  + github        ada                  …'],
  ],
  [
    'a verified account is news',
    withAccount,
    { type: 'account_updated', account: verified, changed: ['state'], reason: 'it links back' },
    { accounts: new Map([['acc_1', verified]]) },
    ['  ✓ github ada verified: it links back'],
  ],
  [
    'a rejected account is news',
    withAccount,
    { type: 'account_updated', account: rejected, changed: ['state'], reason: 'a namesake' },
    { accounts: new Map([['acc_1', rejected]]) },
    ['  ✗ github ada rejected: a namesake'],
  ],
  [
    'a verdict that stays is no news',
    { ...firstViewState, accounts: new Map([['acc_1', verified]]) },
    { type: 'account_updated', account: verified, changed: ['bio'], reason: 'it has a text' },
    {},
    [],
  ],
  [
    'more of an account that stays a candidate is no news',
    withAccount,
    { type: 'account_updated', account, changed: ['bio'], reason: 'it has a text' },
    {},
    [],
  ],
  [
    'an error is printed as the last word',
    firstViewState,
    { type: 'error', error: { code: 'internal_error', message: 'Broken.', retryable: true } },
    {},
    ['internal_error: Broken.'],
  ],
  [
    'an error behind results says that they stand',
    firstViewState,
    {
      type: 'error',
      error: { code: 'internal_error', message: 'Broken.', retryable: true },
      partial: true,
    },
    {},
    ['internal_error: Broken.', 'What was found until then stands above.'],
  ],
  ['an erased event changes nothing', firstViewState, { type: 'redacted' }, {}, []],
  ['a candidate is kept for the end', firstViewState, { type: 'hit', hit }, { hits: [hit] }, []],
  [
    'a cluster is kept for the candidate that it belongs to',
    firstViewState,
    { type: 'cluster_updated', cluster },
    { clusters: new Map([['cl_1', cluster]]) },
    [],
  ],
  [
    'a cluster that comes again replaces the one before',
    { ...firstViewState, clusters: new Map([['cl_1', cluster]]) },
    { type: 'cluster_updated', cluster: merged },
    { clusters: new Map([['cl_1', merged]]) },
    [],
  ],
  [
    'a summary prints its whole lines',
    firstViewState,
    { type: 'summary', delta: long },
    { written: long, printed: 1 },
    ['', 'Ada Marlowe builds tidal turbines in'],
  ],
  [
    'sources print the sections with the numbers of their sources',
    { ...firstViewState, sections: new Map([['identity', { name: 'Ada Marlowe' }]]) },
    { type: 'sources', sources: [source] },
    { sections: new Map(), numbers: new Map([['src_1', 1]]) },
    ['', 'Identity', '  Ada Marlowe', '', 'Sources', '  [1]  Ada', '       https://a.example/'],
  ],
  [
    'questions to ask next are printed',
    firstViewState,
    { type: 'related', questions: ['Where does she sail?'] },
    {},
    ['', 'Ask next', '  ? Where does she sail?'],
  ],
  [
    'the cost is said at the end',
    firstViewState,
    { type: 'usage', usage, breakdown: [], final: true },
    { ending: ["Cost: 3 % of this week's allowance; 97 % is left until 2026-01-08 00:00 UTC."] },
    [],
  ],
  [
    'what backs an account is left to the JSON',
    withAccount,
    { type: 'evidence', evidence },
    {},
    [],
  ],
  [
    'a checked picture of an account changes nothing',
    withAccount,
    { type: 'avatar_updated', accountId: 'acc_1', avatar },
    {},
    [],
  ],
]

test.each(transitions)('%s', (_, state, event, changed, lines, status = null) => {
  expect(show(state, event)).toEqual({ state: { ...state, ...changed }, lines, status })
})

test('each event that a stream may hold is shown by a tested transition', () => {
  const tested = new Set(transitions.map(([, , { type }]) => type))
  expect([...tested].sort()).toEqual(Object.keys(eventMeanings).sort())
})

test('sources print the sections, which are then forgotten', () => {
  const { state } = show(firstViewState, section)
  expect(renderLive(state, page)).not.toEqual([])
  const next = show(state, { type: 'sources', sources: [] })
  expect(next.lines.join('\n')).toContain('Ada Marlowe')
  expect(next.state.sections).toEqual(new Map())
  expect(printSections(next.state, page).lines).toEqual([])
})

test('a flushed text begins anew', () => {
  const { state, lines } = printText(written('Ada.'), page)
  expect([lines, state]).toEqual([['', 'Ada.'], firstViewState])
})

test('an event leaves the state before it as it was', () => {
  const before = JSON.stringify([...firstViewState.sections])
  show(firstViewState, section)
  expect(JSON.stringify([...firstViewState.sections])).toBe(before)
})
