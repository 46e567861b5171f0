import { nameOf } from '../person.ts'
import { reply, type StandIn } from '../stand-in.ts'

export const huggingface: StandIn = {
  answer: ({ path }, world) => {
    const person = world.holder(
      'huggingface',
      /^\/api\/users\/([^/]+)\/overview$/.exec(path)?.[1] ?? '',
    )
    // organisations have a place of their own there
    if (person === null || !person.isPerson)
      return reply({ error: 'This user does not exist' }, 404)
    return reply({
      user: person.accounts.huggingface,
      fullname: nameOf(person),
      details: person.bio,
      avatarUrl: '/avatars/1.svg',
      type: 'user',
      orgs: [{ id: '1', name: 'org', fullname: person.organization }],
    })
  },
}
