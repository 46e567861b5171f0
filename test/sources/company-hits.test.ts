import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { buildHits } from '../../research/companies/build-hits.ts'
import type { CompanyPart } from '../../research/companies/company-part.ts'
import { listCompanyIds, parseCompanyId } from '../../research/companies/company-record.ts'
import { listRecords } from '../../research/companies/list-records.ts'
import { mergeRecords } from '../../research/companies/merge-records.ts'
import { dropMinorOfficers } from '../../research/safety/drop-minor-officers.ts'
import { companySources } from '../../sources/companies/index.ts'
import type { Companies } from '../../sources/companies/shared/company-source.ts'
import type { AnySource, Question } from '../../sources/shared/source.ts'
import { root } from '../support/code/root.ts'
import { askCompanyStandIns } from '../support/internet/ask-company-stand-ins.ts'

const folder = path.join(root, 'fixtures', 'companies')
const Asked = z.object({ question: z.custom<Question<Companies>>() })

/** What every source makes of all the answers that were recorded of it. */
function readFixtures(): CompanyPart[] {
  return companySources.flatMap((source) =>
    readdirSync(path.join(folder, source.name)).flatMap((name) => readFixture(source, name)),
  )
}

function readFixture(source: AnySource<Companies>, name: string): CompanyPart[] {
  const place = path.join(folder, source.name, name)
  const body = path.join(place, 'body.json')
  if (!existsSync(body)) return []
  const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
  const { question } = Asked.parse(read(path.join(place, 'exchange.json')))
  return source.read(read(body), question)?.findings ?? []
}

test('of all that was recorded, each company becomes one hit and each id is of one hit', () => {
  const records = listRecords(readFixtures())
  expect(records.length).toBeGreaterThan(40)
  const groups = mergeRecords(records)
  const owners = Map.groupBy(
    groups.flatMap((group) => [...new Set(group.flatMap(listCompanyIds))]),
    (id) => id,
  )
  expect([...owners].filter(([, all]) => all.length > 1).map(([id]) => id)).toEqual([])
  for (const record of records) {
    const { name, jurisdiction, numbers, lei } = record
    const hits = buildHits(
      {
        name,
        jurisdiction: jurisdiction ?? undefined,
        lei: lei ?? undefined,
        number: numbers[0]?.number,
      },
      records,
    )
    const own = hits.filter(({ ids }) => listCompanyIds(record).some((id) => ids.includes(id)))
    expect(own, record.id).toHaveLength(1)
    expect(hits[0]?.id, record.id).toBe(own[0]?.id)
  }
})

const none = { jurisdiction: null, lei: null, number: null, ticker: null }
const named = (name: string) => ({ kind: 'company' as const, text: name, name, ...none })
/** Every id of a company is asked for, and the ids that come of it, as a profile does. */
function follow(id: string): CompanyPart[] {
  const asked = new Set([id])
  let parts: CompanyPart[] = []
  for (let size = 0; size < asked.size; ) {
    size = asked.size
    const questions = [...asked].flatMap((text) => {
      const marks = parseCompanyId(text)
      return marks === null ? [] : [{ kind: 'company_id' as const, text, ...marks }]
    })
    parts = askCompanyStandIns(questions)
    for (const known of listRecords(parts).flatMap(listCompanyIds)) asked.add(known)
  }
  return parts
}

test('what the LEI list, the registers and a collector say of a company is one hit', () => {
  const records = listRecords(askCompanyStandIns([named('Halvorsen Tidal Energy')]))
  expect(records.map(({ id }) => id).sort()).toEqual([
    'brreg:923609016',
    'companies_house:08957400',
    'gleif:9845EXAMPLEHALV0GB82',
    'gleif:9845EXAMPLEHALV0NO77',
    'gleif:9845EXAMPLEHALVOLD56',
    'opencorporates:gb:08957400',
  ])
  const hits = buildHits({ name: 'Halvorsen Tidal Energy ASA' }, records)
  expect(hits.map(({ ids }) => ids)).toEqual([
    ['lei:9845EXAMPLEHALV0NO77', 'no:923609016'],
    ['lei:9845EXAMPLEHALV0GB82', 'gb:08957400'],
    ['lei:9845EXAMPLEHALVOLD56', 'ie:123456'],
  ])
})

test.each([
  ['lei:9845EXAMPLEHALV0NO77', 'brreg:923609016'],
  ['lei:9845EXAMPLEHALV0GB82', 'companies_house:08957400'],
  ['lei:9845EXAMPLETREVFR012', 'recherche_entreprises:123456782'],
  ['lei:9845EXAMPLEBRZOPL059', 'krs:0000028861'],
  ['lei:9845EXAMPLECORRGB146', 'companies_house:09999991'],
  ['fi:0112233-4', 'prh:0112233-4'],
  ['cz:12345679', 'ares:12345679'],
  ['sk:31322899', 'rpo:31322899'],
  ['ee:12345670', 'ariregister:12345670'],
  ['cik:1999001', 'gleif:9845EXAMPLEBRACUS094'],
  ['lei:9845EXAMPLEBRACUS094', 'sec:1999001'],
])('%s leads to %s, which is the same company', (id, reached) => {
  const records = listRecords(follow(id))
  const group = mergeRecords(records).find((some) => some.some((one) => one.id === reached))
  expect(group?.flatMap(listCompanyIds)).toContain(id)
})

test("a neighbour's entry that a register gives for a number is another company", () => {
  const groups = mergeRecords(listRecords(follow('lei:9845EXAMPLEFERRNO004')))
  const names = groups.map((group) => group.map(({ name }) => name))
  expect(names).toEqual([['NABOLAGET SNEKKERI AS'], ['Ullvik Sails AS']])
})

test('a register that disagrees with the LEI list decides about the status', () => {
  const records = listRecords(follow('lei:9845EXAMPLEHAVNNO065'))
  expect(records.map(({ status }) => status)).toEqual(['active', 'insolvent'])
  expect(buildHits({ name: 'Stormvik Havn AS' }, records)[0]?.status).toBe('insolvent')
})

test('nothing that a register says of the life of its people is kept', () => {
  const leis = ['HALV0NO77', 'HALV0GB82', 'TREVFR012', 'BRZOPL059']
  const found = leis.flatMap((end) => follow(`lei:9845EXAMPLE${end}`))
  const said = JSON.stringify(found.map((part) => dropMinorOfficers(part, 2026)))
  expect(said).toContain('Sigrid')
  expect(said).not.toContain('Ungdom')
  expect(said).not.toMatch(/1970|birth|fodsel|naissance|national|norwegian|française|pesel/i)
})

test('the day of an entry in the Norwegian register is not that of the founding', () => {
  const source = companySources.find(({ name }) => name === 'brreg-company')
  const place = path.join(folder, 'brreg-company', 'hit')
  const read = (file: string) => JSON.parse(readFileSync(path.join(place, file), 'utf8'))
  const { question } = Asked.parse(read('exchange.json'))
  const { stiftelsesdato, ...unit } = read('body.json')
  const tell = (body: object) =>
    source?.read(body, question)?.findings.find(({ kind }) => kind === 'registration')
  expect(tell({ ...unit, stiftelsesdato })).toMatchObject({ incorporationDate: stiftelsesdato })
  expect(unit.registreringsdatoEnhetsregisteret).toBe('1995-03-12')
  expect(tell(unit)).toMatchObject({ incorporationDate: null })
})
