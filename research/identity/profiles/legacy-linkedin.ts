import type { Profile, ProfileAddress } from './profile-address.ts'

/**
 * `/pub/ada-example/12/345/678` of old links is `/in/ada-example-67834512` today: the groups in
 * reverse, the later two padded.
 */
export function parseLegacyLinkedin({ path }: ProfileAddress): Profile | null {
  const [pub = '', name = '', a = '', b = '', c = ''] = path.map((segment) => segment.toLowerCase())
  const groups = [a, b, c]
  if (
    pub !== 'pub' ||
    path.length !== 5 ||
    !/^[\p{L}\p{N}-]+$/u.test(name) ||
    !groups.every((group) => /^[0-9a-z]{1,3}$/.test(group))
  )
    return null
  return { platform: 'linkedin', handle: `${name}-${c.padStart(3, '0')}${b.padStart(3, '0')}${a}` }
}
