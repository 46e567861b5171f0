import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { ChatTurn } from '../../../activities/chat/take-turn.ts'
import { buildOutputSchema } from '../../../activities/model/build-output-schema.ts'
import { createPlainDeltas } from '../../../activities/model/create-plain-deltas.ts'
import { ClaimsSchema, ExtractedClaims } from '../../../activities/model/extracted-claims.ts'
import { parseStructured } from '../../../activities/model/parse-structured.ts'
import { toPrice, toPriceEstimate } from '../../../activities/model/tokens.ts'

const Items = z.object({
  about: z.string(),
  items: z.array(z.object({ a: z.string(), b: z.number() })),
})
const whole = '{"about":"x {[\\"]","items":[{"a":"1","b":1},{"a":"2 }","b":2},{"a":"3","b":3}]}'

describe('structured answers', () => {
  test.each([
    ['as asked for', whole],
    ['in a code fence', `\`\`\`json\n${whole}\n\`\`\``],
    ['in words', `Sure [as you wish], here {it} is: ${whole} Anything else?`],
  ])('structured answers are parsed %s', (_, text) => {
    expect(parseStructured(Items, text)?.items).toHaveLength(3)
  })

  test('structured answers that break off keep their complete items, wherever they break off', () => {
    const counts = Array.from(
      { length: whole.length },
      (_, length) => parseStructured(Items, whole.slice(0, length))?.items.length ?? -1,
    )
    expect(counts).toEqual([...counts].sort())
    expect(counts.slice(0, whole.indexOf('[{'))).toEqual(Array(whole.indexOf('[{')).fill(-1))
    expect(new Set(counts)).toEqual(new Set([-1, 0, 1, 2, 3]))
  })

  test.each([
    '',
    'I would rather not.',
    '[',
    '{"about": 3}',
    '{"result": []}',
    '{'.repeat(100_000),
  ])('text without a structured answer is null: %.20s', (text) => {
    expect(parseStructured(Items, text)).toBeNull()
  })

  test('structured answers without nulls, with numbers as text or with other mistakes are parsed as far as possible', () => {
    const text = JSON.stringify({
      about: 'this_person',
      claims: [
        { path: 'identity.birthYear', excerpt: 'born in 1984', value: 1984 },
        { path: 'social.secrets', excerpt: 'x' },
        'nonsense',
        { path: 'work.positions', excerpt: 'works', organization: 'Optics', extra: 1 },
      ],
    })
    const { claims = [] } = parseStructured(ExtractedClaims, text) ?? {}
    expect(
      claims.map(({ path, value, organization, current }) => [path, value, organization, current]),
    ).toEqual([
      ['identity.birthYear', '1984', null, null],
      ['work.positions', null, 'Optics', null],
    ])
    expect(parseStructured(ChatTurn, '{"action":"answer"}')).toEqual({
      action: 'answer',
      query: null,
      sourceIds: [],
    })
  })

  test('what is asked for is read, with the fields of its path only', () => {
    const asked = {
      about: 'this_person',
      claims: [
        { path: 'mentions.items', excerpt: 'She won the medal.' },
        { path: 'identity.birthYear', excerpt: 'born in 1984', value: '1984' },
        { path: 'relatives.items', excerpt: 'her sister Ida', name: 'Ida', relation: 'sibling' },
      ],
    }
    expect(ClaimsSchema.parse(asked)).toEqual(asked)
    expect(ExtractedClaims.parse(asked).claims).toMatchObject(asked.claims)
    const [, year] = asked.claims
    expect(
      ClaimsSchema.safeParse({ ...asked, claims: [{ ...year, path: 'work.positions' }] }),
    ).toMatchObject({ success: false })
  })

  test.each([
    ['claims', ClaimsSchema],
    ['turns', ChatTurn],
  ])('the schema of %s keeps to what strict servers know', (_, schema) => {
    const seen: string[] = []
    const walk = (node: unknown): void => {
      if (typeof node !== 'object' || node === null) return
      if ('properties' in node && typeof node.properties === 'object' && node.properties !== null) {
        expect(node).toMatchObject({
          type: 'object',
          additionalProperties: false,
          required: Object.keys(node.properties),
        })
        for (const of of Object.values(node.properties)) walk(of)
      }
      seen.push(...Object.keys(node))
      if ('items' in node) walk(node.items)
      if ('anyOf' in node && Array.isArray(node.anyOf)) for (const of of node.anyOf) walk(of)
    }
    walk(buildOutputSchema(schema))
    expect(
      [...new Set(seen)].filter(
        (keyword) =>
          ![
            'type',
            'properties',
            'required',
            'additionalProperties',
            'items',
            'anyOf',
            'enum',
          ].includes(keyword),
      ),
    ).toEqual([])
    expect(seen.filter((keyword) => keyword === 'properties').length).toBeGreaterThan(0)
  })
})

describe('pieces of an answer', () => {
  const through = (pieces: readonly string[]) => {
    const plain = createPlainDeltas()
    return [...pieces.map((piece) => plain.push(piece)), plain.end()]
  }

  test('half a sign waits for its other half', () => {
    expect(through(['a\ud83d', '\ude00b', '\ud83d', 'c', '\ud83d'])).toEqual([
      'a',
      '😀b',
      '',
      '\ufffdc',
      '',
      '\ufffd',
    ])
  })

  test.each([
    [['<th', 'ink>hm [c1]</thi', 'nk>\n', '\nShe ', 'works.'], 'She works.'],
    [['  <think></think>She works.'], 'She works.'],
    [['<b', 'old> she'], '<bold> she'],
    [['<think>for ever'], ''],
    [['<thi'], '<thi'],
    [['She <think>thinks</think>.'], 'She <think>thinks</think>.'],
  ])("reasoning before a model's answer is left out: %o", (pieces, text) => {
    expect(through(pieces).join('')).toBe(text)
  })
})

describe('prices', () => {
  const prices = { inputMicroDollarsPerMillion: 250_000, outputMicroDollarsPerMillion: 2_000_000 }

  test('prices of model calls are in micro-dollars, rounded up', () => {
    expect(toPrice({ prices }, { inputTokens: 1_000_000, outputTokens: 1_000_000 })).toBe(2_250_000)
    expect(toPrice({ prices }, { inputTokens: 1, outputTokens: 0 })).toBe(1)
    expect(toPrice({ prices }, { inputTokens: 0, outputTokens: 0 })).toBe(0)
  })

  test('prices of model calls are estimated from the prompt and the longest answer, in any script', () => {
    const ask = (user: string) =>
      toPriceEstimate({ name: 'small', prices }, { system: '', user, maxOutputTokens: 1_000 })
    expect(ask('a'.repeat(40_000))).toBe(
      Math.ceil((10_016 * 250_000 + 1_000 * 2_000_000) / 1_000_000),
    )
    expect(
      toPriceEstimate(
        { name: 'gpt-5-mini', prices },
        { system: '', user: '', maxOutputTokens: 1_000 },
      ),
    ).toBe(10_004)
    expect(ask('я'.repeat(40_000))).toBeGreaterThan(ask('a'.repeat(40_000)))
  })
})
