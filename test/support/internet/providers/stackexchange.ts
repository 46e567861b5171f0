import { nameOf } from '../person.ts'
import { reply, type StandIn } from '../stand-in.ts'

export const stackexchange: StandIn = {
  answer: ({ query }, world) => {
    const items = world.named(query.get('inname') ?? '').flatMap((person) => {
      const id = person.accounts.stackexchange
      if (id === undefined) return []
      return {
        user_id: Number(id),
        account_id: Number(id) + 1,
        display_name: nameOf(person),
        location: person.place,
        website_url: person.site,
        profile_image: null,
      }
    })
    return reply({ items, has_more: false, quota_max: 300, quota_remaining: 271 })
  },
  throttled: () =>
    reply(
      {
        error_id: 502,
        error_name: 'throttle_violation',
        error_message: 'too many requests, more requests available in 40 seconds',
      },
      400,
    ),
}
