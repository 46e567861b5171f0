import pg from 'pg'
import { expect, test } from 'vitest'
import { findFreePort } from '../../local/ports.ts'
import { runAsProcess } from '../support/processes/run-command.ts'
import { useStack } from '../support/stack/use-stack.ts'

test('npm run migrate says in one sentence that the database cannot be reached', async () => {
  const port = await findFreePort()
  const ran = await runAsProcess('migrate.ts', [], {
    DATABASE_URL: `postgresql://user:password@localhost:${port}/people`,
    TEMPORAL_ADDRESS: `localhost:${port}`,
  })
  expect(ran.stderr).toMatch(
    new RegExp(`^The database cannot be reached: connect ECONNREFUSED \\S+:${port}\\n$`),
  )
  expect(ran).toMatchObject({ status: 1, stdout: '' })
})

test('npm run migrate says in one sentence what its role may not do', async () => {
  const url = new URL(await useStack().createTestDatabase('migrate_rights'))
  const owner = new pg.Client({ connectionString: url.href })
  await owner.connect()
  await owner.query("create role migrate_reader login password 'reader'")
  url.username = 'migrate_reader'
  url.password = 'reader'
  const ran = await runAsProcess('migrate.ts', [], {
    DATABASE_URL: url.href,
    TEMPORAL_ADDRESS: 'localhost:9',
  })
  expect(ran).toEqual({
    status: 1,
    stdout: '',
    stderr:
      'The database refuses: permission denied for schema public; ' +
      'name a role in DATABASE_URL that may do this.\n',
  })
  await owner.end()
})

test('npm run migrate says in one sentence what Temporal refuses', async () => {
  const ran = await runAsProcess('migrate.ts', [], {
    DATABASE_URL: await useStack().createTestDatabase('migrate_namespace'),
    TEMPORAL_ADDRESS: useStack().temporalAddress,
    TEMPORAL_NAMESPACE: 'nowhere',
  })
  expect(ran).toEqual({
    status: 1,
    stdout: 'The database is up to date.\n',
    stderr:
      `The Temporal namespace nowhere at ${useStack().temporalAddress} ` +
      'cannot be brought up to date: Namespace nowhere is not found.\n',
  })
})

test('npm run migrate of an older version says that the database is of a newer one', async () => {
  const databaseUrl = await useStack().createTestDatabase('migrate_newer')
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query("insert into migrations (name, run_on) values ('9999_later', now())")
  await client.end()
  const ran = await runAsProcess('migrate.ts', [], {
    DATABASE_URL: databaseUrl,
    TEMPORAL_ADDRESS: useStack().temporalAddress,
  })
  expect(ran).toMatchObject({ status: 0, stderr: '' })
  expect(ran.stdout).toMatch(
    /^The database is of a newer version: it has the migration 9999_later\.\n/,
  )
})
