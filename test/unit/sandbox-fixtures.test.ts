import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { Coverage, outcomes } from '../../contract/coverage.ts'
import { Claim, Dossier, Sections } from '../../contract/dossier.ts'
import { type EventType, StreamEvent } from '../../contract/events.ts'
import { operations } from '../../contract/operations.ts'
import { PersonHit } from '../../contract/person.ts'
import chatFixture from '../../fixtures/sandbox/chat.json' with { type: 'json' }
import dossierFixture from '../../fixtures/sandbox/dossier.json' with { type: 'json' }
import searchFixture from '../../fixtures/sandbox/search.json' with { type: 'json' }

const files = { search: searchFixture, dossier: dossierFixture, chat: chatFixture }

/** The events as a client receives them: numbered and dated, which the files leave out. */
function sent(events: readonly object[]): StreamEvent[] {
  return events.map((event, index) =>
    StreamEvent.parse({ ...event, seq: index + 1, ts: '2026-11-02T09:30:00.000Z' }),
  )
}

const fixtures = {
  search: {
    events: sent(searchFixture.events),
    body: z
      .strictObject({ hits: z.array(PersonHit), coverage: z.array(Coverage) })
      .parse(searchFixture.body),
  },
  dossier: {
    events: sent(dossierFixture.events),
    body: z.strictObject({ cached: z.literal(false), dossier: Dossier }).parse(dossierFixture.body),
  },
  chat: {
    events: sent(chatFixture.events),
    body: z
      .strictObject({ answer: z.string(), related_questions: z.array(z.string()) })
      .parse(chatFixture.body),
  },
}
const { dossier } = fixtures.dossier.body
const sourceIds = dossier.sources.map((source) => source.id)
const claims = new Map(dossier.claims.map((claim) => [claim.id, claim]))

function ofType<Type extends EventType>(events: readonly StreamEvent[], type: Type) {
  return events.filter(
    (event): event is Extract<StreamEvent, { type: Type }> => event.type === type,
  )
}

function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : []
}

/** What a claim's path, such as `work.positions.0`, points at. */
function at(path: string): unknown {
  let value: unknown = dossier.sections
  for (const key of path.split('.'))
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
  return value
}

const Backed = z.looseObject({
  confidence: z.number(),
  sourceIds: z.array(z.string()),
  claimId: z.string().nullable(),
})

function leaves(value: unknown): z.infer<typeof Backed>[] {
  const leaf = Backed.safeParse(value)
  if (leaf.success) return [leaf.data]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : []
}

function citationsOf(text: string): number[] {
  return [...text.matchAll(/\[(\d+)\]/g)].map(([, digits]) => Number(digits))
}

describe.each(['search', 'dossier', 'chat'] as const)('the sandbox events of %s', (name) => {
  test('come in the order that the contract promises', () => {
    expect(fixtures[name].events.map((event) => event.type)).toEqual(operations[name].sandboxEvents)
  })

  test('are neither numbered nor dated in the file', () => {
    for (const event of files[name].events)
      expect(Object.keys(event).filter((key) => key === 'seq' || key === 'ts')).toEqual([])
  })

  test('end with a done that says no more than that', () => {
    expect(fixtures[name].events.at(-1)).toEqual({
      type: 'done',
      seq: fixtures[name].events.length,
      ts: expect.any(String),
    })
  })
})

describe('the events and the JSON body of a sandbox fixture agree', () => {
  test('the hit of the stream is the one hit of the body', () => {
    expect(ofType(fixtures.search.events, 'hit').map((event) => event.hit)).toEqual(
      fixtures.search.body.hits,
    )
    expect(fixtures.search.body.hits).toHaveLength(1)
  })

  test('the summary is its chunks joined', () => {
    expect(
      ofType(fixtures.dossier.events, 'summary')
        .map((event) => event.delta)
        .join(''),
    ).toBe(dossier.summary)
  })

  test('the sources event lists the sources of the dossier', () => {
    expect(ofType(fixtures.dossier.events, 'sources').map((event) => event.sources)).toEqual([
      dossier.sources,
    ])
  })

  test('the section event is the identity section', () => {
    const [section] = ofType(fixtures.dossier.events, 'section')
    expect(section?.key).toBe('identity')
    expect(section?.data).toEqual(dossier.sections.identity)
  })

  test('the answer is its chunks joined, and the related questions are the same', () => {
    expect(
      ofType(fixtures.chat.events, 'text')
        .map((event) => event.delta)
        .join(''),
    ).toBe(fixtures.chat.body.answer)
    expect(ofType(fixtures.chat.events, 'related').map((event) => event.questions)).toEqual([
      fixtures.chat.body.related_questions,
    ])
  })
})

describe('the citations hold', () => {
  test('sources are numbered from 1 and named after their number', () => {
    expect(dossier.sources.length).toBeGreaterThanOrEqual(6)
    dossier.sources.forEach((source, index) => {
      expect(source).toMatchObject({
        id: `src_${index + 1}`,
        position: index + 1,
        domain: new URL(source.url).hostname,
      })
    })
  })

  test.each([
    ['summary', dossier.summary],
    ['answer', fixtures.chat.body.answer],
  ])('every sentence of the %s cites sources that exist', (_, text) => {
    for (const sentence of text.trim().split(/(?<=[.!?])\s+/)) {
      expect(citationsOf(sentence), sentence).not.toEqual([])
      for (const position of citationsOf(sentence)) expect(sourceIds).toContain(`src_${position}`)
    }
  })

  test('every claim quotes sources that exist, at offsets as long as the excerpt', () => {
    expect(dossier.claims.length).toBeGreaterThanOrEqual(10)
    expect(claims.size).toBe(dossier.claims.length)
    for (const { id, citations } of dossier.claims) {
      expect(citations, id).not.toEqual([])
      for (const { sourceId, excerpt, start, end } of citations) {
        expect(sourceIds).toContain(sourceId)
        expect(end - start, excerpt).toBe(excerpt.length)
      }
    }
  })

  test('excerpts of one page never disagree about its text', () => {
    const pages = new Map<string, string>()
    for (const { sourceId, excerpt, start } of dossier.claims.flatMap((claim) => claim.citations)) {
      for (let index = 0; index < excerpt.length; index += 1) {
        const place = `${sourceId}:${start + index}`
        expect(pages.get(place) ?? excerpt[index], `${place} in "${excerpt}"`).toBe(excerpt[index])
        pages.set(place, excerpt.charAt(index))
      }
    }
  })

  test('every source is quoted by a claim', () => {
    const quoted = dossier.claims.flatMap((claim) =>
      claim.citations.map((citation) => citation.sourceId),
    )
    expect([...new Set(quoted)].sort()).toEqual([...sourceIds].sort())
  })

  test('every claim points at something in the sections', () => {
    for (const claim of dossier.claims) expect(at(claim.path), claim.path).toBeDefined()
  })

  test('every item of a section names sources that exist and the claim that points back at it', () => {
    const items = leaves(dossier.sections)
    expect(items.length).toBeGreaterThanOrEqual(15)
    for (const item of items) {
      expect(sourceIds).toEqual(expect.arrayContaining(item.sourceIds))
      if (item.claimId === null) continue
      const claim = Claim.parse(claims.get(item.claimId))
      expect(at(claim.path)).toEqual(item)
      expect(claim.confidence).toBe(item.confidence)
      expect([...new Set(claim.citations.map((citation) => citation.sourceId))]).toEqual(
        item.sourceIds,
      )
    }
  })

  test('a high level needs two domains that agree and no contradiction', () => {
    for (const { id, level, status, citations } of dossier.claims) {
      const domains = new Set(
        citations.map(
          ({ sourceId }) => dossier.sources.find((source) => source.id === sourceId)?.domain,
        ),
      )
      if (level === 'high') expect(domains.size, id).toBeGreaterThanOrEqual(2)
      expect(status === 'supported', id).toBe(level !== 'low')
    }
  })

  test('a mention repeats its source', () => {
    for (const { sourceId, title, url, domain } of dossier.sections.mentions?.items ?? []) {
      expect(dossier.sources).toContainEqual(
        expect.objectContaining({ id: sourceId, title, url, domain }),
      )
    }
  })
})

describe('a client meets every case in the dossier', () => {
  test('all sections are filled', () => {
    const { identity, contact, social, locations, work, education, relatives, mentions } =
      Sections.parse(dossier.sections)
    expect(identity).toMatchObject({ name: 'Ada Marlowe', age: null })
    const lists = [
      identity?.aliases,
      contact?.emails,
      contact?.phones,
      contact?.websites,
      locations?.items,
      education?.items,
      relatives?.items,
      mentions?.items,
    ]
    for (const list of lists) expect(list?.length).toBeGreaterThanOrEqual(1)
    expect(social?.accounts.length).toBeGreaterThanOrEqual(3)
    expect(work?.positions).toHaveLength(3)
    expect(locations?.items).toContainEqual(locations?.current)
    expect(work?.positions).toContainEqual(work?.current)
  })

  test('claims have every level and status, accounts every state, coverage every outcome', () => {
    expect(new Set(dossier.claims.map((claim) => claim.level))).toEqual(
      new Set(Claim.shape.level.options),
    )
    expect(new Set(dossier.claims.map((claim) => claim.status))).toEqual(
      new Set(Claim.shape.status.options),
    )
    expect(new Set(dossier.sections.social?.accounts.map((account) => account.state))).toEqual(
      new Set(['verified', 'candidate', 'rejected']),
    )
    expect(new Set(dossier.coverage.map((row) => row.outcome))).toEqual(new Set(outcomes))
  })

  test('a conflict shows both values and the contested claims behind them', () => {
    expect(dossier.conflicts).toHaveLength(1)
    for (const { path, values } of dossier.conflicts) {
      expect(values).toHaveLength(2)
      for (const { value, claimIds } of values) {
        for (const id of claimIds)
          expect(claims.get(id)).toMatchObject({
            path,
            value,
            status: 'contradicted',
            level: 'low',
          })
      }
    }
  })

  test('the notice names its limits and the build time is fixed to the millisecond', () => {
    expect(dossier.notice).toMatch(
      /public sources only.*not a consumer report.*eligibility decisions.*sources and the confidence.*human/,
    )
    expect(dossier.builtAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  })
})

describe('nothing in the fixtures is real', () => {
  const everything = texts([searchFixture, dossierFixture, chatFixture])
  const reserved = /(^|\.)(example|test|example\.(com|net|org))$/

  test('every host is of a reserved domain', () => {
    const urls = everything
      .filter((text) => URL.canParse(text) && text.includes('://'))
      .map((text) => new URL(text).hostname)
    const mailboxes = everything.flatMap((text) =>
      [...text.matchAll(/[\w.+-]+@([\w-]+(?:\.[\w-]+)+)/g)].map(([, host = '']) => host),
    )
    const written = everything.flatMap((text) =>
      [...text.matchAll(/\b(?:[a-z\d-]+\.)+[a-z]{3,}\b/g)].map(([host]) => host),
    )
    const hosts = [...urls, ...mailboxes, ...dossier.sources.map((source) => source.domain)]
    expect(hosts.length).toBeGreaterThan(20)
    expect(hosts.filter((host) => !reserved.test(host))).toEqual([])
    expect(written.filter((host) => !reserved.test(host) && !isPathOrFile(host))).toEqual([])
  })

  test('every phone number is of the range kept for fiction', () => {
    const phones = dossier.sections.contact?.phones.map((phone) => phone.value) ?? []
    for (const phone of phones) expect(phone).toMatch(/^\+1\d{3}55501\d\d$/)
    for (const text of everything.join('\n').match(/\+?\d[\d -]{8,}\d/g) ?? []) {
      if (!/^\d{4}-\d\d-\d\d/.test(text))
        expect(text.replace(/\D/g, '')).toMatch(/^1?\d{3}55501\d\d$/)
    }
  })

  /**
   * Dotted words of the files that are no hosts: paths of claims, names of pictures and of
   * mailboxes.
   */
  function isPathOrFile(word: string): boolean {
    return (
      Object.hasOwn(dossier.sections, word.split('.')[0] ?? '') ||
      /\.(jpg|png)$/.test(word) ||
      ['ada.marlowe', 'marlowe.ada'].includes(word)
    )
  }
})
