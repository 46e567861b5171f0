import { afterAll, beforeAll, test } from 'vitest'
import { type Db, openStore } from '../../store/database/open.ts'
import { Troupe } from '../support/ledger/troupe.ts'
import { live } from '../support/ledger/world.ts'
import { useStack } from '../support/stack/use-stack.ts'
import { soak } from './soak.ts'

let db: Db
let troupe: Troupe
beforeAll(async () => {
  const databaseUrl = await useStack().createTestDatabase('soak_ledger')
  db = openStore(databaseUrl, { max: 4 })
  troupe = new Troupe(databaseUrl)
})
afterAll(() => Promise.all([troupe.stop(), db.end()]))

test('three processes on one ledger: it adds up whatever they do, with one killed meanwhile', async () => {
  // each life in a year of its own: the service's books of it are then that account's
  let year = 2031
  await soak(async (random) => {
    await live(Math.floor(random() * 1_000_000), year, troupe, db)
    year += 1
  })
})
