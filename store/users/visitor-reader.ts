import { Batcher } from '../database/batcher.ts'
import type { Db } from '../database/open.ts'
import { findVisitors, type Visitor, type VisitorQuestion } from './sessions.ts'

/**
 * Reads who signed in, and what they may do in an account, for all pages that were asked for while
 * the statement before was under way: one statement for a burst.
 */
export class VisitorReader {
  readonly #batcher: Batcher<VisitorQuestion, Visitor | null>

  constructor(db: Db, now: () => Date) {
    this.#batcher = new Batcher((asked) => findVisitors(db, asked, now()))
  }

  /** @returns null for a session that has ended */
  async find(asked: VisitorQuestion): Promise<Visitor | null> {
    return await this.#batcher.ask(asked)
  }
}
