import { lastOf, reply, type StandIn } from '../stand-in.ts'
import type { World } from '../world.ts'

/** Numbers with a page in this world have a carrier. */
function findCarrier(world: World, number: string): string | null {
  const [, digits = ''] = /^\+\d{2,3}(\d{9})$/.exec(number) ?? []
  const national = digits.replace(/(\d{3})(?=\d)/g, '$1 ')
  const isKnown = world.isLying || world.pages(`"${national}"`).length > 0
  return isKnown ? 'Improbable Wireless' : null
}

/** The places of work of those who have a number; a lying map shows one with another number. */
export const openstreetmap: StandIn = {
  answer: ({ query }, world) => {
    const [, asked = ''] = /"phone"="([^"]+)"/.exec(query.get('data') ?? '') ?? []
    const person = world.called(asked)
    const elements = (person === null ? [] : [person]).map(({ birthYear, organization }) => ({
      type: 'node',
      id: birthYear,
      tags: {
        name: organization,
        office: 'yes',
        phone: world.isLying ? '+44 00 0000 0000' : asked,
      },
    }))
    return reply({ version: 0.6, generator: 'Overpass API', osm3s: {}, elements })
  },
}

export const twilio: StandIn = {
  answer: ({ path }, world) => {
    const carrier = findCarrier(world, lastOf(path))
    const said = carrier === null ? null : { carrier_name: carrier, type: 'mobile' }
    const phone_number = world.isLying ? '+440000000000' : lastOf(path)
    return reply({ phone_number, valid: carrier !== null, line_type_intelligence: said })
  },
}

export const numverify: StandIn = {
  answer: ({ query }, world) => {
    const carrier = findCarrier(world, query.get('number') ?? '')
    const international_format = world.isLying ? '+440000000000' : query.get('number')
    const said = { carrier: carrier ?? '', line_type: 'mobile' }
    return reply({ valid: carrier !== null, international_format, ...said })
  },
}
