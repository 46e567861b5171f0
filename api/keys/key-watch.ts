import type { Listener } from '../../store/database/listen.ts'

type OnRevoked = () => void

/** How soon a database that did not answer is asked again. */
const retryMs = 1_000

/**
 * What uses a key for longer than a request takes, and ends with it. PostgreSQL announces each
 * change of a key; after a lost connection all that are watched are looked at.
 */
export class KeyWatch {
  readonly #isRevoked: (id: string) => Promise<boolean>
  readonly #watched = new Map<string, Set<OnRevoked>>()

  constructor(listener: Listener, isRevoked: (id: string) => Promise<boolean>) {
    this.#isRevoked = isRevoked
    listener.on('api_keys', (id) => this.look(id))
    listener.on('connected', () => {
      for (const id of this.#watched.keys()) this.look(id)
    })
  }

  /** @returns ends the watch */
  watch(id: string, onRevoked: OnRevoked): () => void {
    const all = this.#watched.get(id) ?? new Set()
    this.#watched.set(id, all.add(onRevoked))
    return () => {
      all.delete(onRevoked)
      if (all.size === 0 && this.#watched.get(id) === all) this.#watched.delete(id)
    }
  }

  /**
   * Ends what uses a key, if it is revoked. A database that is away ends nothing, and is asked
   * again: no further announcement need follow.
   */
  look(id: string): void {
    if (!this.#watched.has(id)) return
    this.#isRevoked(id).then(
      (isRevoked) => {
        if (isRevoked) for (const onRevoked of this.#watched.get(id) ?? []) onRevoked()
      },
      () => void setTimeout(() => this.look(id), retryMs).unref(),
    )
  }
}
