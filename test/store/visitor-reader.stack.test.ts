import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { findOrCreateUser } from '../../commands/find-or-create-user.ts'
import { deleteSession, insertSession } from '../../store/sessions.ts'
import { VisitorReader } from '../../store/visitor-reader.ts'
import type { SharedService } from '../support/service.ts'
import { useApi } from '../support/use-service.ts'

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
  const query = vi.spyOn(db, 'query')
  const asked = [...names, 'stranger', 'ada'].map((name) => reader.find(hash(name)))
  const found = await Promise.all(asked)
  expect(query).toHaveBeenCalledTimes(1)
  query.mockRestore()
  expect(found.map((one) => one?.userName ?? null)).toEqual([...names, null, 'ada'])
  await deleteSession(db, hash('olga'))
  expect(await reader.find(hash('olga'))).toBeNull()
})
