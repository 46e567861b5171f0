import { findOrCreateUser } from '../../commands/find-or-create-user.ts'
import { hashSecret } from '../../research/api-key.ts'
import { loadKeysByToken, recordGrant } from '../../store/accounts/keys.ts'
import { createId } from '../../store/database/new-id.ts'
import type { BenchService } from '../service.ts'
import { buildRow, computeMedian, computePercentile, type Row } from '../statistics.ts'

const tokens = 50_000
const warmUp = 500
const samples = 3_000

/** From an access token to the key that it leads to, among as many as a busy service holds. */
export async function measureTokenLookup(
  service: Pick<BenchService, 'db' | 'accountId'>,
): Promise<Row[]> {
  await fillTokens(service)
  const times: number[] = []
  for (let n = 0; n < warmUp + samples; n += 1) {
    const tokenSha256 = hashSecret(`token ${(n * 7_919) % tokens}`)
    const begun = performance.now()
    const [key] = await loadKeysByToken(service.db, [{ tokenSha256, now: new Date() }])
    if (!key) throw new Error('a token is unknown')
    if (n >= warmUp) times.push(performance.now() - begun)
  }
  const [p50, p99] = [computeMedian(times), computePercentile(times, 0.99)]
  return [
    buildRow(
      `access token → its key, of ${tokens}`,
      `p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms`,
      'p50 ≤ 1 ms',
      p50 <= 1,
    ),
  ]
}

async function fillTokens({ db, accountId }: Pick<BenchService, 'db' | 'accountId'>) {
  const now = new Date()
  const userId = await findOrCreateUser(db, { name: 'bench', account: 'bench', email: null, now })
  const id = createId('key')
  const grant = { id, accountId, name: 'bench', secretSha256: hashSecret(id) }
  await recordGrant(db, { ...grant, scopes: ['search'], userId, clientId: 'client_bench', now })
  await db.query(
    `insert into oauth_records (kind, id_sha256, payload, grant_id, created_at, expires_at)
     select 'AccessToken', sha256(convert_to('token ' || n, 'UTF8')),
       '{"aud": "http://service.test/api/mcp", "scope": "search"}', $1, now(),
       now() + interval '1 hour'
     from generate_series(0, $2::integer - 1) n`,
    [id, tokens],
  )
  await db.query('vacuum (analyze) oauth_records')
}
