import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { parseAnswer } from '../../../activities/sources/parse-answer.ts'
import { vehicleSources } from '../../../activities/sources/vehicles/index.ts'
import { VehiclePart } from '../../../research/vin/vehicle-part.ts'
import { root } from '../../support/root.ts'

const folder = path.join(root, 'fixtures', 'vehicles')
const now = new Date('2026-11-22T12:00:00.000Z')

const Exchange = z.strictObject({
  origin: z.string().min(10),
  question: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('vehicle'),
      text: z.string(),
      year: z.int(),
      make: z.string(),
      model: z.string(),
    }),
    z.strictObject({ kind: z.literal('id'), text: z.string() }),
  ]),
  request: z.string(),
  status: z.int(),
  headers: z.record(z.string(), z.string()),
  outcome: z.string(),
  waitSeconds: z.number().nullable().default(null),
  findings: z.array(z.record(z.string(), z.unknown())).default([]),
  leads: z.array(z.strictObject({ step: z.string(), text: z.string() })).default([]),
})

function loadExchange(source: string, name: string) {
  const place = path.join(folder, source, name)
  const read = (file: string) => readFileSync(path.join(place, file), 'utf8')
  const file = ['body.json', 'body.txt'].find((body) => existsSync(path.join(place, body)))
  return {
    ...Exchange.parse(JSON.parse(read('exchange.json'))),
    text: file === undefined ? '' : read(file),
  }
}

const listFolders = (place: string) =>
  readdirSync(place, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  )

describe.each(vehicleSources.map((source) => ({ name: source.name, source })))(
  'the vehicle source $name',
  ({ name, source }) => {
    const cases = existsSync(path.join(folder, name)) ? listFolders(path.join(folder, name)) : []

    test('has recorded exchanges for a hit, a miss, a throttle and a changed shape', () => {
      expect(cases).toEqual(expect.arrayContaining(['hit', 'miss', 'throttled', 'changed']))
    })

    test.each(cases)('%s: asks as documented and reads what came', (title) => {
      const exchange = loadExchange(name, title)
      const { question, status, headers, text } = exchange
      const request = source.request(question, {
        base: 'https://base.test',
        key: source.key === null ? null : 'key=k&user=u&pass=p',
      })
      expect(request?.url).toBe(`https://base.test${exchange.request}`)
      const judgement = parseAnswer(source, { status, headers, text }, question, now)
      expect(judgement).toMatchObject({
        outcome: exchange.outcome,
        waitSeconds: exchange.waitSeconds,
      })
      const findings = judgement.evidence?.findings ?? []
      for (const found of findings) expect(VehiclePart.safeParse(found).error).toBeUndefined()
      expect(findings).toHaveLength(exchange.findings.length)
      expect(findings).toMatchObject(exchange.findings)
      expect(judgement.evidence?.leads ?? []).toEqual(exchange.leads)
    })
  },
)

test('no exchange is left over from a vehicle source that is gone', () => {
  const known = vehicleSources.map(({ name }) => name)
  expect(listFolders(folder).filter((name) => !known.includes(name))).toEqual([])
})
