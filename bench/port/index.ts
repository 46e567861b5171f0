import { readConfig } from '../../config.ts'
import { cluster } from './cluster.ts'
import { contacts } from './contacts.ts'
import { fetchGuard } from './fetch-guard.ts'
import { nameScore } from './name-score.ts'
import { normaliseCompanyLine } from './normalise-company.ts'
import { presence } from './presence.ts'
import { profileUrl } from './profile-url.ts'
import { openVin } from './vin.ts'

/** What stands on a line is checked by the op that reads it. */
type Answer = (line: unknown) => unknown

/** Design §10: op → what answers its lines, opened on first use. */
export const port: Readonly<Record<string, () => Promise<Answer>>> = {
  vin: () => openVin(readConfig().dataDir),
  'fetch-guard': () => Promise.resolve(fetchGuard),
  cluster: () => Promise.resolve(cluster),
  'name-score': () => Promise.resolve(nameScore),
  'normalise-company': () => Promise.resolve(normaliseCompanyLine),
  contacts: () => Promise.resolve(contacts),
  'profile-url': () => Promise.resolve(profileUrl),
  presence: () => Promise.resolve(presence),
}
