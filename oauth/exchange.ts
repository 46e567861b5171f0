import { AsyncLocalStorage } from 'node:async_hooks'
import type { KoaContextWithOIDC } from 'oidc-provider'
import { type Db, inTransaction, type Queryable, type Tx } from '../store/database/open.ts'
import { routes } from './routes.ts'

type Exchange = {
  /** Null until it has begun. */
  begun: Promise<Tx> | null
  begin(): Promise<Tx>
  /** Keeps what was written, or takes it back. */
  end(isGood: boolean): Promise<void>
}

const exchanges = new AsyncLocalStorage<Exchange>()

/**
 * A code or a refresh token is used up in the transaction that stores what is given for it: where
 * the database fails in between, or the request is refused after all, it is still good.
 */
export function runExchanges(db: Db) {
  return async (ctx: KoaContextWithOIDC, next: () => Promise<unknown>): Promise<void> => {
    if (ctx.path !== routes.token) {
      await next()
      return
    }
    const exchange = createExchange(db)
    try {
      await exchanges.run(exchange, next)
      await exchange.end(ctx.status < 400)
    } catch (error) {
      await exchange.end(false)
      ctx.status = 500
      ctx.body = { error: 'server_error', error_description: 'the tokens were not stored' }
      ctx.oidc.provider.emit('server_error', ctx, error)
    }
  }
}

/** It begins with its first write: before, the document of a client is fetched from outside. */
function createExchange(db: Db): Exchange {
  const answered = Promise.withResolvers<boolean>()
  let whole: Promise<void> | undefined
  const exchange: Exchange = {
    begun: null,
    begin() {
      exchange.begun ??= new Promise((resolve, reject) => {
        whole = inTransaction(db, async (tx) => {
          resolve(tx)
          if (!(await answered.promise)) throw new ExchangeRefused()
        })
        whole.catch(reject)
      })
      return exchange.begun
    },
    async end(isGood) {
      answered.resolve(isGood)
      await whole?.catch((error: unknown) => {
        if (isGood) throw error
      })
    },
  }
  return exchange
}

class ExchangeRefused extends Error {
  override name = 'ExchangeRefused' as const
}

/** What the authorization server reads from and writes to: within an exchange its transaction. */
export async function findExchange(db: Db): Promise<Queryable> {
  return (await exchanges.getStore()?.begun) ?? db
}

/** The same for the write that an exchange begins with. */
export async function openExchange(db: Db): Promise<Queryable> {
  return (await exchanges.getStore()?.begin()) ?? db
}
