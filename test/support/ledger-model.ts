/**
 * What the ledger must come to, as simply as it can be said: lists of what happened and sums over them. It shares no line with the service's own
 * arithmetic.
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

const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

export class LedgerModel {
  readonly runs = new Map<string, ModelRun>()
  readonly allowance: number
  readonly budgets = new Map<string, number>()
  credits = 0

  constructor(allowance: number) {
    this.allowance = allowance
  }

  #of(filter: (run: ModelRun) => boolean): ModelRun[] {
    return [...this.runs.values()].filter(filter)
  }

  week(week: number): { reserved: number; spent: number; charged: number } {
    const runs = this.#of((run) => run.week === week)
    return {
      reserved: total(runs.map((run) => (run.settled === null ? run.included : 0))),
      spent: total(runs.map((run) => run.settled?.included ?? 0)),
      charged: total(runs.map((run) => run.settled?.percentage ?? 0)),
    }
  }

  month(key: string, month: string): { reserved: number; spent: number } {
    const runs = this.#of((run) => run.key === key && run.month === month)
    return {
      reserved: total(runs.map((run) => (run.settled === null ? run.included + run.extra : 0))),
      spent: total(runs.map((run) => (run.settled === null ? 0 : run.settled.included + run.settled.extra))),
    }
  }

  extra(): { left: number; reserved: number } {
    const runs = [...this.runs.values()]
    return {
      left: this.credits - total(runs.map((run) => run.settled?.extra ?? 0)),
      reserved: total(runs.map((run) => (run.settled === null ? run.extra : 0))),
    }
  }

  /** What our own books must say of a month: everything that was bought, and what is set aside. */
  service(month: string): { reserved: number; spent: number } {
    const runs = this.#of((run) => run.month === month)
    return {
      reserved: total(runs.map((run) => (run.settled === null ? run.included + run.extra : 0))),
      spent: total(runs.map((run) => (run.settled === null ? 0 : run.cost))),
    }
  }

  /** How the next request, alone, must be answered. */
  admits(key: string, week: number, month: string, wanted: number): { included: number; extra: number } | string {
    const budget = this.budgets.get(key)
    const used = this.month(key, month)
    const keyLeft = budget === undefined ? wanted : budget - used.reserved - used.spent
    if (keyLeft <= 0) return 'api_key_budget_exceeded'
    const { reserved, spent } = this.week(week)
    const includedLeft = this.allowance - reserved - spent
    const { left, reserved: held } = this.extra()
    if (includedLeft <= 0 && left - held <= 0) return 'usage_exhausted'
    const most = Math.min(wanted, keyLeft)
    const included = Math.min(most, includedLeft)
    return { included, extra: Math.min(most - included, left - held) }
  }

  /** What a run that ends now, alone, must be charged. */
  settles(run: ModelRun): { included: number; extra: number; percentage: number; remaining: number } {
    const charged = Math.min(run.cost, run.included + run.extra)
    const { reserved, spent } = this.week(run.week)
    const included = Math.min(charged, this.allowance - spent - (reserved - run.included))
    const percent = (micro: number) => (this.allowance === 0 ? 100 : Math.floor((100 * micro) / this.allowance))
    return {
      included,
      extra: charged - included,
      percentage: percent(spent + included) - percent(spent),
      remaining: 100 - percent(spent + included),
    }
  }
}
