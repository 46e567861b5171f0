import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Db, openStore } from '../../../store/database/open.ts'
import { buildJsonTexts, prepare } from '../../../store/database/statement.ts'
import { useStack } from '../../support/stack/use-stack.ts'

describe('a statement', () => {
  let db: Db
  beforeAll(() => {
    db = openStore(useStack().databaseUrl, { max: 1 })
  })
  afterAll(() => db.end())

  const load = (given: unknown) => prepare('test-echo')`select ${given}::text as given_back`

  test('a statement returns its columns in camelCase and leaves the inside of JSON as it is', async () => {
    const { rows } = await db.query(sql`
      select 1 as key_id, 2 as sha256_of_it, 3 as "alreadyCamel", ${{ a_b: { c_d: 1 } }}::json as body_json
    `)
    expect(rows).toEqual([
      { keyId: 1, sha256OfIt: 2, alreadyCamel: 3, bodyJson: { a_b: { c_d: 1 } } },
    ])
  })

  test('a statement sends values beside its text, however they look', async () => {
    const { rows } = await db.query(load(`'; drop table jobs; --`))
    expect(rows).toEqual([{ givenBack: `'; drop table jobs; --` }])
  })

  test('a statement is prepared once under its name and runs again with other values', async () => {
    for (const given of ['one', 'two']) {
      expect((await db.query(load(given))).rows).toEqual([{ givenBack: given }])
    }
    const { rows } = await db.query(
      sql`select name, parameter_types::text from pg_prepared_statements where name = 'test-echo'`,
    )
    expect(rows).toEqual([{ name: 'test-echo', parameterTypes: '{text}' }])
  })

  test('a statement whose name stands for another text is refused', async () => {
    await expect(db.query(prepare('test-echo')`select 1 as other`)).rejects.toThrow(/unique/)
  })

  test('texts of JSON arrive one by one as they were sent, whatever characters they hold', async () => {
    const characters = Array.from({ length: 0x7f }, (_, code) => String.fromCharCode(code + 1))
    const texts = [[], [''], ['null'], characters, ['{"a", b}', '\\"', 'é 🜚']].map((value) =>
      JSON.stringify(value),
    )
    const load = (sent: readonly string[]) =>
      db.query(sql`
        select text, n::integer from unnest(${buildJsonTexts(sent)}) with ordinality as sent (text, n)
        order by n
      `)
    expect((await load(texts)).rows).toEqual(texts.map((text, n) => ({ text, n: n + 1 })))
    expect((await load([])).rows).toEqual([])
  })
})
