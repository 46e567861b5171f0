/** What portal pages are measured against: a bare Koa handler with one select and a page. */
import Koa from 'koa'
import pg from 'pg'
import { readConfig } from '../../config/read-config.ts'

const { databaseUrl, port, databasePoolSize } = readConfig()
const db = new pg.Pool({ connectionString: databaseUrl ?? '', max: databasePoolSize })
const text = '<p>text</p>'.repeat(Number(process.argv[2]) / 11)
const page = `<!doctype html><title>Page</title>${text}`
const app = new Koa()
app.use(async (ctx) => {
  await db.query({ name: 'one', text: 'select user_id from sessions limit 1' })
  ctx.type = 'text/html'
  ctx.body = page
})
app.listen(port, '127.0.0.1', () => process.send?.({ ready: true }))
process.on('disconnect', () => process.exit(0))
