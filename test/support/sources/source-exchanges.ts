import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { parseAnswer } from '../../../sources/shared/parse-answer.ts'
import type { About, AnySource, Question } from '../../../sources/shared/source.ts'
import { root } from '../code/root.ts'

const now = new Date('2026-11-22T12:00:00.000Z')

const Exchange = z.strictObject({
  origin: z.string().min(10),
  question: z.unknown(),
  request: z.string(),
  method: z.enum(['GET', 'POST']).default('GET'),
  /** The body of a request, as JSON. */
  sent: z.unknown().optional(),
  status: z.int(),
  headers: z.record(z.string(), z.string()),
  outcome: z.string(),
  waitSeconds: z.number().nullable().default(null),
  findings: z.array(z.record(z.string(), z.unknown())).default([]),
  leads: z.array(z.strictObject({ step: z.string(), text: z.string() })).default([]),
})

type Given<Of extends About> = {
  /** Under `fixtures/`. */
  folder: string
  sources: readonly AnySource<Of>[]
  question: z.ZodType<Question<Of>>
  finding: z.ZodType<Of['finding']>
  /** What a source with a key is asked with. */
  key: string
  /** The question of the run, where a lead of its answer is what is asked. */
  first?: Question<Of>
}

/** Holds every source of one kind of subject to its recorded exchanges. */
export function testExchanges<Of extends About>(given: Given<Of>): void {
  const { sources, question: Asked, finding: Found } = given
  const folder = path.join(root, 'fixtures', given.folder)
  const known = sources.map((source) => ({ name: source.name, source }))

  describe.each(known)('the source $name', ({ name, source }) => {
    const cases = listFolders(path.join(folder, name))

    test('the source has recorded exchanges for a hit, a miss, a throttle and a changed shape', () => {
      expect(cases).toEqual(expect.arrayContaining(['hit', 'miss', 'throttled', 'changed']))
    })

    test.each(cases)('%s: asks as documented and reads what came', (title) => {
      const exchange = loadExchange(path.join(folder, name, title))
      const { status, headers, text } = exchange
      const question = Asked.parse(exchange.question)
      const key = source.key === null ? null : given.key
      const asked = { base: 'https://base.test', key }
      const request = source.request(
        question,
        given.first === undefined ? asked : { ...asked, first: given.first },
      )
      expect(request?.url).toBe(`https://base.test${exchange.request}`)
      expect(request?.method ?? 'GET').toBe(exchange.method)
      if (exchange.sent !== undefined)
        expect(JSON.parse(String(request?.body))).toEqual(exchange.sent)
      const judgement = parseAnswer(source, { status, headers, text }, question, now)
      expect(judgement).toMatchObject({
        outcome: exchange.outcome,
        waitSeconds: exchange.waitSeconds,
      })
      const findings = judgement.evidence?.findings ?? []
      for (const found of findings) expect(Found.safeParse(found).error).toBeUndefined()
      expect(findings).toHaveLength(exchange.findings.length)
      expect(findings).toMatchObject(exchange.findings)
      expect(judgement.evidence?.leads ?? []).toEqual(exchange.leads)
    })
  })

  test(`no exchange of ${given.folder} is left over from a source that is gone`, () => {
    const names = known.map(({ name }) => name)
    expect(listFolders(folder).filter((name) => !names.includes(name))).toEqual([])
  })
}

function listFolders(place: string): string[] {
  if (!existsSync(place)) return []
  return readdirSync(place, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  )
}

/** A recorded exchange in a folder, with the body of its answer. */
export function loadExchange(place: string) {
  const read = (file: string) => readFileSync(path.join(place, file), 'utf8')
  const file = ['body.json', 'body.txt'].find((body) => existsSync(path.join(place, body)))
  return {
    ...Exchange.parse(JSON.parse(read('exchange.json'))),
    text: file === undefined ? '' : read(file),
  }
}
