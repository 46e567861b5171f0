/** The running totals that the service keeps beside its ledger, against the model's sums. */
import { expect } from 'vitest'
import type { Db } from '../../../store/database/open.ts'
import { accountOf } from '../rows/accounts.ts'
import type { LedgerModel } from './model.ts'
import { monthsOf, serviceMonths, weeksOf } from './rows.ts'

type Watched = { id: string; keys: readonly string[]; model: LedgerModel }

/** An account's extra credits, its weeks, and its keys' months. */
export async function compareTotals(db: Db, { id, keys, model }: Watched): Promise<void> {
  const account = await accountOf(db, id)
  const { left, reserved } = model.extra()
  expect({ left: account.extraMicroDollars, reserved: account.extraReservedMicroDollars }).toEqual({
    left,
    reserved,
  })
  expect(left - reserved).toBeGreaterThanOrEqual(0)
  const weeks = await weeksOf(db, id)
  for (const week of new Set([
    ...weeks.keys(),
    ...[...model.runs.values()].map((run) => run.week),
  ])) {
    const { charged, ...sums } = model.week(week)
    expect(weeks.get(week) ?? { reserved: 0, spent: 0 }).toEqual(sums)
    // remaining is never negative, and what was charged adds up to what no longer remains
    expect(sums.reserved + sums.spent).toBeLessThanOrEqual(model.allowance)
    if (model.allowance > 0) expect(charged).toBe(Math.floor((100 * sums.spent) / model.allowance))
  }
  const months = await monthsOf(db, keys)
  const wanted = new Set(
    [...model.runs.values()]
      .filter((run) => run.included + run.extra > 0)
      .map(({ key, month }) => `${key} ${month}`),
  )
  expect(new Set(months.map(({ key, month }) => `${key} ${month}`))).toEqual(wanted)
  for (const { key, month, ...sums } of months) {
    expect(sums).toEqual(model.month(key, month))
    const budget = model.budgets.get(key)
    if (budget !== undefined) expect(sums.reserved + sums.spent).toBeLessThanOrEqual(budget)
  }
}

/** The service's books of a year against all accounts that were opened in it. */
export async function compareService(
  db: Db,
  year: number,
  accounts: readonly Pick<Watched, 'model'>[],
): Promise<void> {
  for (const [month, total] of await serviceMonths(db, year)) {
    const parts = accounts.map(({ model }) => model.service(month))
    const sum = (of: (part: (typeof parts)[number]) => number) =>
      parts.reduce((all, part) => all + of(part), 0)
    expect(total).toEqual({
      reserved: sum(({ reserved }) => reserved),
      spent: sum(({ spent }) => spent),
    })
    const cap = accounts[0]?.model.cap ?? null
    if (cap !== null) expect(sum(({ reserved, paid }) => reserved + paid)).toBeLessThanOrEqual(cap)
  }
}
