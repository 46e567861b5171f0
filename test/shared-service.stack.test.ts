import { afterEach, describe, expect, test } from 'vitest'
import { makeAccount, makeJob } from './support/rows/jobs.ts'
import { expectNoLeaks } from './support/service/expect-no-leaks.ts'
import type { SharedService } from './support/service/service.ts'
import { useApi } from './support/service/use-service.ts'

describe('the service that test files share', () => {
  let service: SharedService | undefined
  afterEach(() => service?.stop())

  test('the service that test files share has empty tables for each file, in one database', async () => {
    const first = await useApi()
    await makeJob(first.db, { accountId: await makeAccount(first.db) })
    await first.stop()
    service = await useApi()
    expect(service.databaseUrl).toBe(first.databaseUrl)
    const { rows } = await service.db.query('select from jobs')
    expect(rows).toEqual([])
  })

  test('the service that test files share is refused to a file while the one before still has it', async () => {
    service = await useApi()
    await expect(useApi()).rejects.toThrow('has not stopped its service')
  })

  test('the service that test files share names a transaction that a file leaves open', async () => {
    service = await useApi()
    const client = await service.db.connect()
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock(7)')
    await expect(expectNoLeaks(service, 100)).rejects.toThrow(
      /a transaction: .*an advisory lock: 7/,
    )
    await client.query('rollback')
    client.release()
    await expectNoLeaks(service, 1_000)
  })
})
