/**
 * What happens next to an account's runs: chosen at random, and the same for the same seed and the
 * same runs.
 */
import { operations } from '../../../contract/operations/operations.ts'
import { randomFrom } from '../random.ts'
import type { LedgerAccount } from './account.ts'
import { type Act, EndingName } from './messages.ts'

export const estimate = operations.search.reserveMicroDollars
const endings = EndingName.options

export class Choices {
  readonly chance: () => number

  constructor(seed: number) {
    this.chance = randomFrom(seed)
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.chance() * items.length)]
    if (item === undefined) throw new Error('nothing to pick from')
    return item
  }

  start({ keys }: LedgerAccount): Act & { do: 'start' } {
    return {
      do: 'start',
      key: this.pick(keys),
      maxPercentage: this.pick([null, null, null, 1, 4, 100]),
    }
  }

  end(job: string): Act {
    return { do: 'end', job, ending: this.pick(endings) }
  }

  /** A run that is open, if any is. */
  run({ model }: LedgerAccount): string {
    if (model.runs.size === 0) return 'job_of_nobody'
    const open = [...model.runs].flatMap(([id, { settled }]) => (settled === null ? [id] : []))
    return this.pick(open.length > 0 ? open : [...model.runs.keys()])
  }

  /** What one of many callers, workers and operators does; a retry is two acts. */
  acts(account: LedgerAccount): Act[] {
    const known = [...account.model.runs.keys()]
    const dice = this.chance()
    if (dice < 0.4 || known.length === 0) return [this.start(account)]
    const job = this.pick(known)
    if (dice < 0.55)
      return [
        {
          do: 'buy',
          job: this.run(account),
          microDollars: this.pick([0, 1, 9_999, estimate, 3 * estimate]),
        },
      ]
    if (dice < 0.6) return [{ do: 'cancel', job }]
    if (dice < 0.65) return [{ do: 'settle again', job }]
    if (dice < 0.75) return [{ do: 'crash while settling', job, how: 'throw' }]
    // a retried activity, perhaps on another machine, perhaps with another idea of the end
    return [this.end(job), this.end(job)]
  }
}
