import type { BoundSentence } from './binding/bound-sentence.ts'
import type { WeighedStatement } from './binding/statement.ts'
import { parseAppointment } from './parse-appointment.ts'
import { parseApposition } from './parse-apposition.ts'
import { parseAside } from './parse-aside.ts'
import { parseEntry } from './parse-entry.ts'
import { parseFrontPost } from './parse-front-post.ts'
import { parseFrontRole } from './parse-front-role.ts'

/**
 * "NAME, farrier, resident in Halifax, employed by Grenmere Museum": the role beside the name goes
 * with the one employer.
 */
export function withTitle(
  verbs: readonly WeighedStatement[],
  bound: BoundSentence,
): readonly WeighedStatement[] {
  const posts = verbs.flatMap((one) => (one.path === 'work.positions' ? [one] : []))
  const [post] = posts
  if (post === undefined || posts.length > 1 || post.value.title !== null || !post.value.current)
    return verbs
  const [apposed] = parseApposition(bound)
  if (apposed?.path !== 'work.positions' || apposed.value.organization !== null) return verbs
  const whole = { ...post, value: { ...post.value, title: apposed.value.title } }
  return verbs.map((one) => (one === post ? whole : one))
}

/**
 * A post that no verb states: in an entry, in front of the name, in brackets or commas behind it.
 */
export function parsePost(bound: BoundSentence): WeighedStatement[] {
  for (const read of [parseEntry, parseAppointment]) {
    const stated = read(bound)
    if (stated.length > 0) return stated
  }
  const aside = parseAside(bound)
  if (aside.some((one) => one.path === 'work.positions' && one.value.title !== null)) return aside
  const post = parseFrontPost(bound)
  const role = parseFrontRole(bound)
  const front = post.length > 0 ? post : role
  const beside = parseApposition(bound)
  const [first] = front
  if (first?.path !== 'work.positions') return beside
  // "stage manager NAME (Ravstone Opera)": one post, half of it on either side
  const isHalf = (one: WeighedStatement) =>
    one.path === 'work.positions' && one.value.title === null
  if (first.value.organization !== null || !beside.some(isHalf)) return front
  const { title } = first.value
  return beside.map((one) =>
    one.path === 'work.positions' && one.value.title === null
      ? { ...one, value: { ...one.value, title } }
      : one,
  )
}
