/** What cached answers are measured against: a bare Koa handler that does one indexed select. */
import Koa from 'koa'
import pg from 'pg'
import { readConfig } from '../../config/read-config.ts'

const { databaseUrl, port, databasePoolSize } = readConfig()
const db = new pg.Pool({ connectionString: databaseUrl ?? '', max: databasePoolSize })
const [operation, cacheKey] = process.argv.slice(2)
const app = new Koa()
app.use(async (ctx) => {
  const { rows } = await db.query({
    name: 'one',
    text: 'select result from cache where operation = $1 and cache_key = $2',
    values: [operation, cacheKey],
  })
  ctx.type = 'application/json'
  ctx.body = rows[0].result
})
app.listen(port, '127.0.0.1', () => process.send?.({ ready: true }))
process.on('disconnect', () => process.exit(0))
