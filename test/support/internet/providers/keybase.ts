import { nameOf } from '../person.ts'
import { reply, type StandIn } from '../stand-in.ts'

/** Its status words stand inside an answer with HTTP status 200. */
export const keybase: StandIn = {
  answer: ({ query }, world) => {
    const person = world.holder('keybase', query.get('usernames') ?? '')
    const status = { code: 0, name: 'OK' }
    if (person === null) return reply({ status, them: [null] })
    const { github, keybase: username } = person.accounts
    const proofs =
      github === undefined
        ? []
        : [
            {
              proof_type: 'github',
              nametag: github,
              state: 1,
              service_url: `https://github.com/${github}`,
            },
          ]
    const profile = { full_name: nameOf(person), location: person.place, bio: person.bio }
    return reply({
      status,
      them: [{ id: '1', basics: { username }, profile, proofs_summary: { all: proofs } }],
    })
  },
  throttled: () => reply({ status: { code: 210, name: 'THROTTLE_CONTROL' } }),
}
