import { describe, expect, test } from 'vitest'
import { Finding } from '../../research/records/finding.ts'
import { sources } from '../../sources/index.ts'
import { parseAnswer } from '../../sources/shared/parse-answer.ts'
import { exchanges, questionOf } from '../support/sources/exchanges.ts'

const all = exchanges()
/** The day of the recordings: what a provider says of times is measured from here. */
const now = new Date('2026-11-21T12:00:00.000Z')

describe.each(sources.map((source) => ({ name: source.name, source })))(
  '$name',
  ({ name, source }) => {
    const own = all.filter((exchange) => exchange.source === name)

    test('each source has recorded exchanges for a hit, a miss, a throttle and a changed shape', () => {
      expect(own.map((exchange) => exchange.case)).toEqual(
        expect.arrayContaining(['hit', 'miss', 'throttled', 'changed']),
      )
    })

    test.each(own.map((exchange) => ({ title: exchange.case, exchange })))(
      '$title: asks as documented and reads what came',
      ({ exchange }) => {
        const question = questionOf(exchange)
        const request = source.request(question, { base: 'https://base.test', key: exchange.key })
        if (request === null) throw new Error('nothing is asked')
        expect(request.method ?? 'GET').toBe(exchange.request.method)
        expect(request.url.replace('https://base.test', '')).toBe(exchange.request.url)
        expect(request.headers ?? {}).toMatchObject(exchange.request.headers)
        if (exchange.request.body !== undefined)
          expect(JSON.parse(String(request.body ?? null))).toEqual(
            JSON.parse(exchange.request.body),
          )

        const judgement = parseAnswer(
          source,
          { status: exchange.status, headers: exchange.headers, text: exchange.text },
          question,
          now,
        )
        expect(judgement).toMatchObject({
          outcome: exchange.outcome,
          waitSeconds: exchange.waitSeconds,
        })
        const findings = judgement.evidence?.findings ?? []
        for (const found of findings) expect(Finding.safeParse(found).error).toBeUndefined()
        expect(findings).toHaveLength(exchange.findings.length)
        expect(findings).toMatchObject(exchange.findings)
        expect(judgement.evidence?.leads ?? []).toEqual(exchange.leads)
      },
    )
  },
)

test('no exchange is left over from a source that is gone', () => {
  const known = sources.map(({ name }) => name)
  expect(all.map(({ source }) => source).filter((source) => !known.includes(source))).toEqual([])
})
