import { lastOf, reply, type StandIn } from '../stand-in.ts'

/** IANA's file, which names this stand-in as every registry, and the registry itself. */
export const rdap: StandIn = {
  answer: ({ base, path }, world) => {
    if (path === '/rdap/dns.json')
      return reply({ version: '1.0', services: [[['org', 'com', 'net'], [`${base}/`]]] })
    const person = world.owner(lastOf(path))
    if (person === null) return reply({ errorCode: 404, title: 'Not Found', description: [] }, 404)
    const card = [
      ['version', {}, 'text', '4.0'],
      ['kind', {}, 'text', 'org'],
      ['fn', {}, 'text', person.organization],
    ]
    const body = {
      objectClassName: 'domain',
      ldhName: person.email?.replace(/^.*@/, '') ?? lastOf(path),
      events: [{ eventAction: 'registration', eventDate: '2004-05-06T07:08:09Z' }],
      entities: [{ objectClassName: 'entity', roles: ['registrant'], vcardArray: ['vcard', card] }],
    }
    return reply(body, 200, { 'content-type': 'application/rdap+json' })
  },
}
