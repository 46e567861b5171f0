import { expect, test } from 'vitest'
import { buildWebhookRules } from '../../../activities/webhooks/rules.ts'
import { readConfig } from '../../../config/read-config.ts'

test('endpoints of one account that all hang leave turns of a worker to other accounts', () => {
  const { takeTurn } = buildWebhookRules(readConfig({}))
  const take = (accountId: string, endpointId: string) => takeTurn({ accountId, endpointId })
  const of = (accountId: string) =>
    Array.from({ length: 160 }, (_, n) => take(accountId, `${accountId}${n % 16}`))
  const taken = of('hangs').filter((end) => end !== null)
  expect(taken).toHaveLength(40)
  expect(of('other').filter((end) => end !== null)).toHaveLength(40)
  for (const end of taken.slice(0, 9)) end()
  const alone = Array.from({ length: 9 }, () => take('hangs', 'alone'))
  expect(alone.map((end) => end !== null)).toEqual([...Array(8).fill(true), false])
  // the refused one has kept no turn of the account
  expect(take('hangs', 'further')).not.toBeNull()
  expect(take('hangs', 'further')).toBeNull()
})
