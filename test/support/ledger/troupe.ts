/** The processes that act on the ledger together, may be killed at any moment, and are replaced. */
import { type Db, openStore } from '../../../store/database/open.ts'
import { eventually } from '../eventually.ts'
import { type Actor, startActor } from './process.ts'

const acting = 3
/** One waits in the wings, since it takes a second to start. */
const started = acting + 1
/** What sessions of actors at the database are called, with a number behind. */
export const troupeName = 'ledger actor'

export class Troupe {
  readonly #url: string
  readonly #db: Db
  readonly #running = new Set<Actor>()
  #ready: Actor[] = []
  #killed: string[] = []
  #numbered = 0
  #failure: Error | null = null
  #isStopping = false
  /** How many were killed so far. */
  deaths = 0

  constructor(databaseUrl: string) {
    this.#url = databaseUrl
    this.#db = openStore(databaseUrl, { max: 1 })
    for (let n = 0; n < started; n += 1) this.#start()
  }

  /** Resolves with the acting ones when there are `size` of them. */
  async cast(size = acting): Promise<readonly Actor[]> {
    const cast = await eventually(() => {
      if (this.#failure === null && this.#ready.length < size)
        throw new Error(`only ${this.#ready.length} of ${size} actors are ready`)
      return this.#ready.slice(0, acting)
    })
    if (this.#failure !== null) throw this.#failure
    return cast
  }

  /**
   * Resolves when the database has noticed who was killed: until then it may still be committing
   * for them.
   */
  async buried(): Promise<void> {
    if (this.#failure !== null) throw this.#failure
    if (this.#killed.length === 0) return
    await eventually(async () => {
      const { rowCount } = await this.#db.query(
        'select from pg_stat_activity where application_name = any ($1) and datname = current_database()',
        [this.#killed],
      )
      if (rowCount !== 0) throw new Error('the killed still have sessions')
    })
    this.#killed = []
  }

  async stop(): Promise<void> {
    this.#isStopping = true
    await Promise.all([...[...this.#running].map((actor) => actor.kill()), this.#db.end()])
  }

  #start(): void {
    this.#numbered += 1
    const actor = startActor(this.#url, `${troupeName} ${this.#numbered}`)
    this.#running.add(actor)
    actor.ready.then(() => this.#ready.push(actor))
    actor.ended.then((end) => {
      this.deaths += 1
      this.#running.delete(actor)
      this.#ready = this.#ready.filter((one) => one !== actor)
      this.#killed.push(actor.name)
      if (end !== 'killed')
        this.#failure = new Error(`${actor.name} ended by itself:\n${end.output}`)
      else if (!this.#isStopping) this.#start()
    })
  }
}
