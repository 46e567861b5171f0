import { nameOf, type Person } from '../person.ts'
import { lastOf, reply, type StandIn } from '../stand-in.ts'

/** The server of a domain, which names the fediverse account of its owner. */
export const webfinger: StandIn = {
  answer: ({ query }, world) => {
    const resource = query.get('resource') ?? ''
    const person = world.reached(resource.replace('acct:', ''))
    if (person === null) return reply('', 404, { 'content-type': 'text/plain' })
    const href = `https://mastodon.social/@${person.accounts.mastodon}`
    const links = [{ rel: 'http://webfinger.net/rel/profile-page', type: 'text/html', href }]
    return reply({ subject: `acct:${person.email}`, aliases: [href], links }, 200, {
      'content-type': 'application/jrd+json',
    })
  },
}

export const openpgpKeys: StandIn = {
  answer: ({ path }, world) => {
    const person = world.reached(lastOf(path))
    if (person === null) return reply('No key found', 404, { 'content-type': 'text/plain' })
    return reply(armorKey([toUserId(person)]), 200, { 'content-type': 'application/pgp-keys' })
  },
}

export const mailvelope: StandIn = {
  answer: ({ query }, world) => {
    const person = world.reached(query.get('email') ?? '')
    if (person === null) return reply('Not Found', 404, { 'content-type': 'text/plain' })
    const userIds = [{ name: nameOf(person), email: person.email, verified: true }]
    return reply({ keyId: '00000000deadbeef', fingerprint: '00'.repeat(20), userIds })
  },
}

const toUserId = (person: Person) => `${nameOf(person)} <${person.email}>`

/** An OpenPGP key of nothing but user ids, each a packet of its own (RFC 9580). */
function armorKey(userIds: readonly string[]): string {
  const packets = userIds.map((userId) => {
    const bytes = Buffer.from(userId)
    const length = Buffer.alloc(4)
    length.writeUInt32BE(bytes.length)
    return Buffer.concat([Buffer.from([0xcd, 0xff]), length, bytes])
  })
  const lines = Buffer.concat(packets).toString('base64').replace(/.{64}/g, '$&\n')
  const [begin, end] = ['BEGIN', 'END'].map((word) => `-----${word} PGP PUBLIC KEY BLOCK-----`)
  return `${begin}\n\n${lines}\n=AAAA\n${end}\n`
}
