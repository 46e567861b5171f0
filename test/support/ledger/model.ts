/**
 * What the ledger must come to, as simply as it can be said: lists of what happened and sums over
 * them. It shares no line with the service's own arithmetic.
 */
export type ModelRun = {
  week: number
  month: string
  key: string
  included: number
  extra: number
  cost: number
  /** What it was charged, once it has ended. */
  settled: { included: number; extra: number; percentage: number; remaining: number } | null
}

type Total = { reserved: number; spent: number }
type Asked = { key: string; at: Date; wanted: number; maxPercentage: number | null }

const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)
const charge = ({ settled }: ModelRun) => (settled === null ? 0 : settled.included + settled.extra)
const setAside = ({ settled, included, extra }: ModelRun) =>
  settled === null ? included + extra : 0

export class LedgerModel {
  readonly runs = new Map<string, ModelRun>()
  readonly anchor: Date
  readonly allowance: number
  /** What the service may spend in a month. */
  readonly cap: number | null
  /** By key, in micro-dollars. */
  readonly budgets = new Map<string, number>()
  credits = 0

  constructor({ anchor, allowance, cap }: { anchor: Date; allowance: number; cap: number | null }) {
    this.anchor = anchor
    this.allowance = allowance
    this.cap = cap
  }

  #of(filter: (run: ModelRun) => boolean): ModelRun[] {
    return [...this.runs.values()].filter(filter)
  }

  /** When the week began that this lies in: found by turning the pages of the calendar. */
  weekAt(at: Date): number {
    const start = new Date(this.anchor)
    for (;;) {
      const next = new Date(start)
      next.setUTCDate(start.getUTCDate() + 7)
      if (next > at) return start.getTime()
      start.setTime(next.getTime())
    }
  }

  week(week: number): Total & { charged: number } {
    const runs = this.#of((run) => run.week === week)
    return {
      reserved: total(runs.map((run) => (run.settled === null ? run.included : 0))),
      spent: total(runs.map((run) => run.settled?.included ?? 0)),
      charged: total(runs.map((run) => run.settled?.percentage ?? 0)),
    }
  }

  month(key: string, month: string): Total {
    const runs = this.#of((run) => run.key === key && run.month === month)
    return { reserved: total(runs.map(setAside)), spent: total(runs.map(charge)) }
  }

  extra(): { left: number; reserved: number } {
    const runs = [...this.runs.values()]
    return {
      left: this.credits - total(runs.map((run) => run.settled?.extra ?? 0)),
      reserved: total(runs.map((run) => (run.settled === null ? run.extra : 0))),
    }
  }

  /**
   * What our own books must say of a month: everything that was bought, what of it was paid for,
   * and what is set aside.
   */
  service(month: string): Total & { paid: number } {
    const runs = this.#of((run) => run.month === month)
    return {
      reserved: total(runs.map(setAside)),
      spent: total(runs.map((run) => (run.settled === null ? 0 : run.cost))),
      paid: total(runs.map(charge)),
    }
  }

  /** How the next request, alone, must be answered. */
  admits({ key, at, wanted, maxPercentage }: Asked): { included: number; extra: number } | string {
    const month = at.toISOString().slice(0, 7)
    const budget = this.budgets.get(key)
    const used = this.month(key, month)
    const keyLeft = budget === undefined ? wanted : budget - used.reserved - used.spent
    if (keyLeft <= 0) return 'api_key_budget_exceeded'
    const { reserved, spent } = this.week(this.weekAt(at))
    const includedLeft = this.allowance - reserved - spent
    const { left, reserved: held } = this.extra()
    if (includedLeft <= 0 && left - held <= 0) return 'usage_exhausted'
    const ceiling =
      maxPercentage === null ? wanted : Math.floor((this.allowance * maxPercentage) / 100)
    const most = Math.min(wanted, keyLeft, ceiling)
    const included = Math.min(most, includedLeft)
    const extra = Math.min(most - included, left - held)
    const service = this.service(month)
    const isTooMuch =
      this.cap !== null && service.reserved + service.spent + included + extra > this.cap
    return isTooMuch && included + extra > 0 ? 'spend_cap_reached' : { included, extra }
  }

  /** What a run that ends now, alone, must be charged. */
  settles(run: ModelRun): {
    included: number
    extra: number
    percentage: number
    remaining: number
  } {
    const charged = Math.min(run.cost, run.included + run.extra)
    const { reserved, spent } = this.week(run.week)
    const included = Math.min(charged, this.allowance - spent - (reserved - run.included))
    const percent = (micro: number) =>
      this.allowance === 0 ? 100 : Math.floor((100 * micro) / this.allowance)
    return {
      included,
      extra: charged - included,
      percentage: percent(spent + included) - percent(spent),
      remaining: 100 - percent(spent + included),
    }
  }
}
