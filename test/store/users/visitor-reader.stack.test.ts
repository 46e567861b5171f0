import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { findOrCreateUser } from '../../../commands/find-or-create-user.ts'
import { findAccountByName } from '../../../store/accounts/accounts.ts'
import { deleteSession, insertSession } from '../../../store/users/sessions.ts'
import { VisitorReader } from '../../../store/users/visitor-reader.ts'
import type { SharedService } from '../../support/service/service.ts'
import { useApi } from '../../support/service/use-service.ts'

let service: SharedService
beforeAll(async () => {
  service = await useApi()
})
afterAll(() => service.stop())

const hash = (token: string) => createHash('sha256').update(token).digest()

test('pages of several users at once share a statement, and each finds its own', async () => {
  const { db } = service
  const now = new Date()
  const names = ['ada', 'olga', 'otto']
  for (const name of names) {
    const userId = await findOrCreateUser(db, { name, account: 'tester', email: null, now })
    await insertSession(db, { tokenSha256: hash(name), userId, now })
  }
  const reader = new VisitorReader(db, () => now)
  const find = async (name: string, accountId: string | null = null) =>
    await reader.find({ tokenSha256: hash(name), accountId })
  const accountId = await findAccountByName(db, 'tester')
  const query = vi.spyOn(db, 'query')
  const asked = [...names, 'stranger'].map((name) => find(name))
  asked.push(find('ada', accountId), find('ada', 'acct_unknown'), find('stranger', accountId))
  const found = await Promise.all(asked)
  expect(query).toHaveBeenCalledTimes(1)
  query.mockRestore()
  const seen = [...names, null, 'ada', 'ada', null]
  expect(found.map((one) => one?.userName ?? null)).toEqual(seen)
  const access = { accountId, accountName: 'tester', role: 'owner' }
  expect(found.map((one) => one?.access?.accountId ?? null)).toEqual(
    seen.map((_, at) => (at === 4 ? accountId : null)),
  )
  expect(found[4]?.access).toMatchObject({ ...access, anchorAt: expect.any(Date) })
  await deleteSession(db, hash('olga'))
  expect(await find('olga')).toBeNull()
})
