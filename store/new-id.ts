import { monotonicFactory } from 'ulid'

type Prefix = 'job' | 'req' | 'evt' | 'key' | 'acct'

const ulid = monotonicFactory()

/** A sortable id with its kind in front, e.g. `job_01J…` (design §7). */
export function newId<Kind extends Prefix>(kind: Kind): `${Kind}_${string}` {
  return `${kind}_${ulid()}`
}
