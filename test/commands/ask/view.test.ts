import stringWidth from 'string-width'
import { describe, expect, test } from 'vitest'
import { createPage } from '../../../commands/ask/page.ts'
import { createPaint } from '../../../commands/ask/paint.ts'
import { renderVehicle } from '../../../commands/ask/render-vehicle.ts'
import { createScreen } from '../../../commands/ask/screen.ts'
import { toServiceError } from '../../../commands/ask/service-error.ts'
import { createView } from '../../../commands/ask/view.ts'
import type { OperationName } from '../../../contract/operations/operations.ts'
import chat from '../../../fixtures/sandbox/chat.json' with { type: 'json' }
import dossier from '../../../fixtures/sandbox/dossier.json' with { type: 'json' }
import search from '../../../fixtures/sandbox/search.json' with { type: 'json' }

const ts = '2026-01-01T00:00:00.000Z'
const stamp = (events: readonly object[]) =>
  events.map((event, i) => ({ ...event, seq: i + 1, ts }))
const page = (columns = 80) => createPage(columns, createPaint(false))

function read(
  events: readonly object[],
  {
    columns = 80,
    operation = 'search',
    result = null,
  }: { columns?: number; operation?: OperationName; result?: unknown } = {},
) {
  const view = createView(page(columns), operation)
  const shown = stamp(events).map((event) => view.show(event))
  const lines = [...shown.flatMap((one) => one.lines), ...view.conclude(result)]
  return {
    lines,
    text: lines.join('\n'),
    statuses: shown.flatMap(({ status }) => (status === null ? [] : [status])),
  }
}

const account = (id: string, platform: string, more: object = {}) => ({
  id,
  platform,
  username: 'ada',
  url: `https://${platform}.example/ada`,
  displayName: 'Ada Marlowe',
  bio: null,
  avatarUrl: null,
  state: 'candidate',
  confidence: 55,
  matchedOn: ['username'],
  clusterId: null,
  evidenceIds: [],
  retrievedAt: ts,
  ...more,
})
const hit = (id: string, more: object = {}) => ({
  id,
  name: 'Ada Marlowe',
  headline: 'Tidal-energy engineer',
  initials: 'AM',
  confidence: 92,
  location: 'Halvorsen Bay, US',
  tags: ['tidal energy'],
  ...more,
})
const signals = [
  { feature: 'reciprocal_link', score: 1, weight: 5, stance: 'supports', evidenceId: null },
  { feature: 'some_new_thing', score: 1, weight: 2, stance: 'supports', evidenceId: null },
  { feature: 'same_employer', score: 1, weight: -3, stance: 'contradicts', evidenceId: null },
  { feature: 'findings_agree', score: 0.9, weight: -0.1, stance: 'contradicts', evidenceId: null },
  { feature: 'nothing', score: 0, weight: 0, stance: 'supports', evidenceId: null },
]

describe('a search as a person reads it', () => {
  test('a search in the terminal shows progress, accounts as they come, then the candidates with reasons and links', () => {
    const { lines, statuses } = read(
      [
        { type: 'status', label: 'Asking 12 sources', stage: 'searching', percent: 20 },
        { type: 'social_account_found', account: account('acc_1', 'github') },
        { type: 'social_account_found', account: account('acc_2', 'x', { displayName: 'ada' }) },
        {
          type: 'account_updated',
          account: account('acc_1', 'github', { state: 'verified' }),
          changed: ['state'],
          reason: 'it links back',
        },
        {
          type: 'cluster_updated',
          cluster: {
            id: 'cl_1',
            hitId: 'hit_1',
            label: 'Ada',
            accountIds: ['acc_1'],
            confidence: 92,
            status: 'open',
            signals,
          },
        },
        {
          type: 'hit',
          hit: hit('hit_1', {
            accountIds: ['acc_1', 'acc_2'],
            urls: ['https://github.example/ada', 'https://ada.example'],
          }),
        },
        {
          type: 'hit',
          hit: hit('hit_2', {
            name: '王小明',
            confidence: 18,
            headline: '',
            location: '',
            tags: [],
          }),
        },
        { type: 'done', jobId: 'job_1' },
      ],
      { columns: 70 },
    )
    expect(statuses).toEqual(['Asking 12 sources (20 %)'])
    expect(lines).toEqual([
      '  + github        ada                  https://github.example/ada  Ad…',
      '  + x             ada                  https://x.example/ada',
      '  ✓ github ada verified: it links back',
      '',
      '  1 Ada Marlowe                                         █████████░  92',
      '    Tidal-energy engineer',
      '    Halvorsen Bay, US · tidal energy',
      '    For: the accounts link to each other; some new thing',
      '    Against: the same employer; few findings agree',
      '    github        https://github.example/ada  verified',
      '    x             https://x.example/ada  55 %',
      '    https://ada.example',
      '',
      '  2 王小明                                              ██░░░░░░░░  18',
    ])
  })

  test('the terminal groups coverage so that not found and could not look are never confused', () => {
    const coverage = [
      { provider: 'github', outcome: 'ok' },
      { provider: 'orcid', outcome: 'ok' },
      { provider: 'wikidata', outcome: 'no_results' },
      { provider: 'a', outcome: 'rate_limited' },
      { provider: 'b', outcome: 'blocked', message: 'A wall of cookies.' },
      { provider: 'c', outcome: 'timeout' },
      { provider: 'd', outcome: 'changed' },
      { provider: 'e', outcome: 'error' },
      { provider: 'sites', outcome: 'skipped', message: 'Only username searches ask these sites.' },
      { provider: 'brave', outcome: 'not_configured', message: 'Set BRAVE_API_KEY to ask it.' },
    ]
    expect(read([{ type: 'done' }], { result: { coverage } }).lines).toEqual([
      '',
      'No matching person was found.',
      'Check the spelling, give the full name, or search by a username, an email',
      'address or a phone number.',
      '',
      'Coverage',
      '  answered       github, orcid',
      '  found nothing  wikidata',
      '  could not look a: its rate limit is spent.',
      '                 b: A wall of cookies.',
      '                 c: it took too long.',
      '                 d: its answers look different now.',
      '                 e: it failed.',
      '  skipped        sites: Only username searches ask these sites.',
      '  not configured brave: Set BRAVE_API_KEY to ask it.',
    ])
  })

  test('a search that reached no source says so, and nothing else about how it ended', () => {
    const events = [{ type: 'done', partial: true, stopReason: 'sources_unavailable' }]
    const coverage = [{ provider: 'github', outcome: 'error' }]
    expect(read(events, { result: { coverage } }).lines).toEqual([
      '',
      'No source could be reached.',
      '',
      'Coverage',
      '  could not look github: it failed.',
    ])
    const message = 'No source that can answer this is configured.'
    expect(read(events, { result: { coverage: [], message } }).lines).toEqual(['', message])
  })

  test('a search in the terminal says that it was cut short, and what it cost', () => {
    const usage = {
      metered: true,
      percentageCharged: 1,
      remainingPercent: 98,
      resetAt: ts,
      source: 'included',
      credits: 2,
      allowanceSource: 'weekly',
    }
    const { lines } = read([
      {
        type: 'usage',
        usage,
        breakdown: [{ kind: 'tool', name: 'brave', percentage: 1 }],
        final: true,
      },
      { type: 'done', partial: true, stopReason: 'deadline_reached' },
    ])
    expect(lines.slice(-2)).toEqual([
      'Cut short: deadline reached.',
      "Cost: 1 % of this week's allowance (brave 1 %); 98 % is left until 2026-01-01 00:00 UTC.",
    ])
  })

  test('an error is printed as its code and message alone', () => {
    const error = {
      type: 'error',
      error: { code: 'provider_unavailable', message: 'Try\x1b[2J later.', retryable: true },
    }
    expect(read([error]).lines).toEqual(['provider_unavailable: Try later.'])
  })

  test('the view of a search ignores unknown events', () => {
    expect(read([{ type: 'confetti' }, { type: 'hit' }, {}]).lines).toEqual([])
  })

  test('nothing that a terminal obeys comes through, wherever it stands, and no line is too long', () => {
    const evil = '\x1b]0;pwned\x07\x1b[2J\u009b1m\r\n\u202e王e\u0301 evil '.repeat(12)
    const events = [
      { type: 'status', label: evil },
      {
        type: 'social_account_found',
        account: account('acc_1', evil, {
          username: evil,
          displayName: evil,
          url: 'https://x.example/\u202e',
        }),
      },
      {
        type: 'account_updated',
        account: account('acc_1', evil, { state: 'rejected', url: 'https://x.example/' }),
        changed: [],
        reason: evil,
      },
      {
        type: 'hit',
        hit: hit('hit_1', {
          name: evil,
          headline: evil,
          location: evil,
          tags: [evil],
          urls: [evil],
          accountIds: ['acc_1'],
          signals: [{ feature: evil, weight: 1, stance: 'supports' }],
        }),
      },
      {
        type: 'section',
        key: evil,
        data: { value: evil, items: [{ value: evil, confidence: 3 }, evil], [evil]: [evil] },
      },
      { type: 'summary', delta: evil },
      {
        type: 'sources',
        sources: [
          { id: 'src_1', position: 1, url: 'https://a.example/', title: evil, domain: evil },
        ],
      },
      { type: 'related', questions: [evil] },
      {
        type: 'usage',
        usage: {
          metered: true,
          percentageCharged: 1,
          remainingPercent: 1,
          resetAt: ts,
          source: 'included',
          credits: 1,
          allowanceSource: 'weekly',
        },
        breakdown: [{ kind: 'tool', name: evil, percentage: 1 }],
        final: true,
      },
      { type: 'error', error: { code: 'internal_error', message: evil, retryable: true } },
    ]
    for (const columns of [40, 80, 120]) {
      const { lines, statuses } = read(events, {
        columns,
        result: { coverage: [{ provider: evil, outcome: 'blocked', message: evil }] },
      })
      expect(lines.length).toBeGreaterThan(20)
      expect([...lines, ...statuses].join('')).not.toMatch(/[\p{Cc}\u202e]/u)
      // a sentence about money is left to the terminal to wrap
      expect(
        Math.max(
          ...lines.filter((line) => !line.startsWith('Cost:')).map((line) => stringWidth(line)),
        ),
      ).toBeLessThanOrEqual(columns)
    }
  })

  test('colours change nothing but colours', () => {
    const view = createView(createPage(80, createPaint(true)), 'search')
    const coloured = [
      ...stamp(search.events).flatMap((event) => view.show(event).lines),
      ...view.conclude(search.body),
    ].join('\n')
    expect(coloured).toContain('\x1b[1mAda Marlowe\x1b[22m')
    const colours = new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, 'g')
    expect(coloured.replace(colours, '')).toBe(read(search.events, { result: search.body }).text)
  })
})

describe('the fixtures of the sandbox read well', () => {
  test('dossier: the summary in one piece, sections with the numbers of their sources, what contradicts what', () => {
    const { text } = read(dossier.events, { operation: 'dossier', result: dossier.body })
    expect(text).toMatch(
      /^Identity\n {2}Ada Marlowe · Tidal-energy engineer in Halvorsen Bay · born 1986\n {2}also A\. J\. Marlowe {2}81 % \[5\]\n {2}also adamarlowe {2}88 % \[3\]\[6\]$/m,
    )
    expect(text.replaceAll('\n', ' ')).toContain(dossier.body.dossier.summary)
    expect(text).toMatch(/^ {2}\[1\] {2}Ada Marlowe, Lead Tidal Engineer\n {7}https:/m)
    expect(text).toMatch(/^Sources disagree\n {2}work, positions, 1, to: 2021-05 or 2021-09$/m)
    expect(text.replaceAll('\n', ' ')).toContain(dossier.body.dossier.notice)
  })
  test('chat: the answer, then what to ask next', () => {
    const { text } = read(chat.events, { operation: 'chat', result: chat.body })
    expect(text.replaceAll('\n', ' ')).toContain(chat.body.answer)
    expect(text).toContain('\nAsk next\n  ? What did she do before')
  })
})

describe('a dossier while it is built', () => {
  const section = (key: string, data: object) => ({ type: 'section', key, data, seq: 1, ts })
  const identity = (aliases: readonly string[]) =>
    section('identity', {
      name: 'Ada',
      aliases: aliases.map((value) => ({ value, confidence: 80, sourceIds: ['src_1'] })),
    })
  const sources = {
    type: 'sources',
    sources: [
      { id: 'src_1', position: 1, url: 'https://a.example/', title: 'A', domain: 'a.example' },
    ],
    seq: 1,
    ts,
  }

  test('a section that comes again replaces the one before, and is printed once, with its sources', () => {
    const view = createView(page(60), 'dossier')
    expect(view.show(identity([]))).toMatchObject({
      lines: [],
      live: ['', '  Identity     Ada', ''],
    })
    expect(view.show(section('work', { current: null, positions: [] })).live.at(-2)).toBe(
      '  Work         nothing yet',
    )
    expect(view.show(identity(['A. M.', 'Addie']))).toMatchObject({
      lines: [],
      live: ['', '  Identity     Ada, 2 aliases', '  Work         nothing yet', ''],
    })
    const last = view.show(sources)
    expect(last.live).toEqual([])
    expect(last.lines).toEqual([
      '',
      'Identity',
      '  Ada',
      '  also A. M.  80 % [1]',
      '  also Addie  80 % [1]',
      '',
      'Nothing found: work',
      '',
      'Sources',
      '  [1]  A',
      '       https://a.example/',
    ])
    expect(view.conclude(null)).toEqual([])
  })

  test('the summary stands line by line as it is written, whatever comes in between', () => {
    const view = createView(page(40), 'dossier')
    const say = (delta: string) => view.show({ type: 'summary', delta, seq: 1, ts })
    expect(say('Ada Marlowe builds turbines in Halvorsen')).toEqual({
      lines: [],
      status: null,
      live: ['Ada Marlowe builds turbines in Halvorsen'],
    })
    expect(say(' Bay [1].')).toMatchObject({
      lines: ['', 'Ada Marlowe builds turbines in Halvorsen'],
      live: ['Bay [1].'],
    })
    expect(
      view.show({ type: 'status', label: 'Writing', stage: 'writing', seq: 1, ts }),
    ).toMatchObject({ lines: [], status: 'Writing' })
    expect(view.show(identity([]))).toMatchObject({
      lines: [],
      live: ['Bay [1].', '', '  Identity     Ada', ''],
    })
    expect(say(' She swims.')).toMatchObject({ lines: [] })
    expect(view.show(sources).lines.slice(0, 4)).toEqual([
      'Bay [1]. She swims.',
      '',
      'Identity',
      '  Ada',
    ])
  })

  test('a dossier stream that ends without sources keeps the lines already shown', () => {
    const view = createView(page(60), 'dossier')
    view.show(identity(['Addie']))
    expect(view.conclude(null)).toEqual(['', 'Identity', '  Ada', '  also Addie  80 %'])
  })

  test('the view of a dossier shows what is new since the last one, which namesakes were left out, and why nothing is shown', () => {
    const changes = {
      since: '2026-01-02T03:04:05.000Z',
      added: [
        {
          path: 'work.positions',
          value: { title: 'Engineer', organization: 'Kelpline', from: '2020' },
          claimId: 'clm_1',
        },
      ],
      removed: [{ path: 'contact.websites', value: { url: 'https://old.example/' } }],
      changed: [{ path: 'identity.birthYear', from: { year: 1985 }, to: { year: 1986 } }],
    }
    const focus = {
      name: 'Ada Marlowe',
      headline: 'engineer',
      confidence: 91.6,
      matchedOn: ['name'],
      namesakes: 2,
    }
    const said = (dossierOf: object) =>
      read([], { operation: 'dossier', result: { dossier: dossierOf } }).lines
    expect(said({ changes, focus, conflicts: [], notice: '' })).toEqual([
      '',
      'This is Ada Marlowe, engineer (92 %). 2 other people of that name were left out',
      '(use --headline to choose another one).',
      '',
      'Changed since 2026-01-02 03:04 UTC',
      '  + work, positions: Engineer, Kelpline · from 2020',
      '  ~ identity, birth year: 1985 → 1986',
      '  - contact, websites: https://old.example/',
    ])
    expect(said({ withheld: 'minor' })).toEqual(['', 'Withheld: minor.'])
    expect(said({ conflicts: 'none', changes: 7, focus: [] })).toEqual([])
  })

  test('a question that is declined says why', () => {
    const { lines } = read([], {
      operation: 'chat',
      result: { declined: 'private_data', notice: 'Not for decisions.' },
    })
    expect(lines).toEqual(['', 'Not answered: private data.', '', 'Not for decisions.'])
  })
})

test('the terminal shows no vehicle for the result of another operation', () => {
  expect(renderVehicle({ object: 'search_result' }, page())).toEqual([])
})

describe('a refusal', () => {
  test('a refusal in the terminal is code, message, what helps and where, and when to try again', () => {
    const error = {
      code: 'usage_exhausted',
      message: 'All\x1b[31m used up.',
      request_id: 'req_1',
      retryable: false,
      action: 'add_credits',
      url: 'http://x.example/portal',
    }
    expect(toServiceError(402, JSON.stringify({ error }), '30').lines).toEqual([
      'usage_exhausted (402): All used up.',
      'What helps: add credits: http://x.example/portal',
      'Try again in 30 s.',
      'Request req_1',
    ])
  })

  test('a refusal in the terminal says once when to try again, in words', () => {
    const message = 'The service has reached its spending cap for now: try again later.'
    const error = { code: 'spend_cap_reached', message, request_id: 'req_1', retryable: true }
    expect(toServiceError(503, JSON.stringify({ error }), '85360').lines).toEqual([
      'spend_cap_reached (503): The service has reached its spending cap for now.',
      'Try again in 23 h 43 min.',
      'Request req_1',
    ])
  })

  test('a refusal by another server says that it is not of the service', () => {
    expect(toServiceError(502, '<html>', null).lines).toEqual([
      '502: this is not an answer of the service. Is --url right?',
    ])
  })
})

describe('the terminal', () => {
  const record = (isTTY: boolean) => {
    const texts: string[] = []
    return { isTTY, columns: 20, texts, write: (text: string) => texts.push(text) }
  }
  test('progress stays out of a piped answer, and is a line for each change', () => {
    const [out, aside] = [record(false), record(false)]
    const screen = createScreen(out, aside)
    for (const text of ['a', 'a', 'b', null]) screen.status(text)
    screen.print('line')
    screen.close()
    expect(out.texts.join('')).toBe('line\n')
    expect(aside.texts.join('')).toBe('a\nb\n')
  })
  test('a terminal shows progress on one line that is never wider than it', () => {
    const [out, aside] = [record(true), record(true)]
    const screen = createScreen(out, aside)
    screen.status('a label that is far too long')
    screen.print('line')
    screen.close()
    expect(out.texts.join('')).toBe('line\n')
    expect(aside.texts[0]).toBe('\r\x1b[K⠋ a label that is…')
    expect(aside.texts.at(-1)).toBe('\r\x1b[K')
    expect(aside.texts.join('')).not.toContain('\n')
  })
  test('the terminal view replaces its own lines, and shows none beyond the height of the terminal', () => {
    const [out, aside] = [record(true), record(true)]
    const screen = createScreen(out, { ...aside, rows: 5 })
    screen.status('busy')
    screen.live(['one', 'two'])
    expect(aside.texts.at(-1)).toBe('\r\x1b[Kone\ntwo\n\r\x1b[K⠋ busy')
    screen.live(['three'])
    expect(aside.texts.slice(-2)).toEqual([
      '\r\x1b[K\x1b[2A\r\x1b[J',
      '\r\x1b[Kthree\n\r\x1b[K⠋ busy',
    ])
    screen.live(Array.from({ length: 9 }, () => 'line'))
    expect(aside.texts.slice(-2)).toEqual(['\r\x1b[K\x1b[1A\r\x1b[J', '\r\x1b[K\r\x1b[K⠋ busy'])
    screen.close()
    const piped = record(false)
    createScreen(piped, piped).live(['one'])
    expect(piped.texts).toEqual([])
  })
})
