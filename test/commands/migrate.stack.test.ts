import { expect, test } from 'vitest'
import { findFreePort } from '../../local/ports.ts'
import { runAsProcess } from '../support/run-command.ts'

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
