import { Batcher } from './batcher.ts'
import type { Db } from './open.ts'
import { findVisitors, type Visitor } from './sessions.ts'

/**
 * Reads who signed in for all pages that were asked for while the statement before was under way:
 * one statement for a burst.
 */
export class VisitorReader {
  readonly #batcher: Batcher<Buffer, Visitor | null>

  constructor(db: Db, now: () => Date) {
    this.#batcher = new Batcher((tokens) => findVisitors(db, tokens, now()))
  }

  /** @returns null for a session that has ended */
  async find(tokenSha256: Buffer): Promise<Visitor | null> {
    return await this.#batcher.ask(tokenSha256)
  }
}
