import { memoize } from '../text/memoize.ts'
import { holdsPrivate } from './holds-private.ts'
import { isSensitiveText } from './is-sensitive-text.ts'
import { memberships } from './tables/own-statements.ts'
import { standIn } from './to-third-person.ts'

/**
 * Whether to name an organisation as a person's says that they belong to a party, a union or a
 * church, without an office in the one or a post in the other.
 * @param title what the person is there
 */
export function isMembership(organization: string, title: string | null): boolean {
  return listMemberships(organization).some((sentence) =>
    title === null ? true : holdsPrivate('ties', `${sentence}, ${title}.`),
  )
}

/**
 * The sentences that state a belief. The whole name up to "of Valdor" has to be that of the party:
 * "Party City" and "Labour Court" only begin so.
 */
const listMemberships = memoize((organization: string): string[] => {
  const words = organization.split(/\s+/u)
  const tail = words.findIndex((word, at) => at > 0 && !/^\p{Lu}/u.test(word))
  const head = tail < 0 ? words : words.slice(0, tail)
  return Object.values(memberships)
    .flat()
    .flatMap((is) => {
      const isStated = (some: readonly string[]) =>
        isSensitiveText(`${standIn} ${is} ${some.join(' ')}.`)?.kind === 'belief'
      if (!isStated(head)) return []
      const isWhole =
        head.findIndex((_, at) => isStated(head.slice(0, at + 1))) === head.length - 1 ||
        head.some((_, at) => at > 0 && isStated(head.slice(at)))
      return isWhole ? [`${standIn} ${is} ${organization}`] : []
    })
})
