import type { Sections } from '../../../contract/operations/dossier.ts'
import type { Account } from '../../../contract/results/social.ts'
import type { ClaimPath, ClaimValueOf } from '../../claims/claim.ts'
import type { Document } from '../../records/document.ts'
import type { PersonProfile } from '../../records/person-profile.ts'
import { compareText } from '../../text/order.ts'
import { findNearCopies } from '../merging/independent-groups.ts'
import type { BackedClaim } from '../merging/merged-claim.ts'
import { isSameTitle } from '../merging/same-title.ts'
import { composeAccounts } from './compose-accounts.ts'
import { composeIdentity } from './compose-identity.ts'
import { composeMentions } from './compose-mentions.ts'
import {
  type Backed,
  type BackedValue,
  buildItem,
  buildItemsAt,
  chooseClearBest,
  collectShownAt,
} from './section-items.ts'
import { type SectionKey, sectionKeys } from './section-keys.ts'

type Composing = {
  claims: readonly BackedClaim[]
  documents: readonly Document[]
  /** Accounts of all people; those of the person are selected. */
  accounts: readonly Account[]
  /** Sections that something was asked for. */
  attempted: ReadonlySet<SectionKey>
  person: PersonProfile
  /** The current year. */
  year: number
  /** Where records say so that no claim is made of. */
  isDead?: boolean
  /** Document id → id of its text; reckoned from the texts if left out. */
  copies?: ReadonlyMap<string, string>
  /** Without it, accounts that only claims mention are left out. */
  idOf?: (prefix: 'acc', key: string) => string
}

/**
 * The sections of a dossier: each leaf with its confidence, sources and claim. A
 * section that was attempted and is empty has empty lists; one that was not is absent. What is less
 * sure than 25 stays in the claims. Of two that contradict each other, `current` and `birthYear`
 * show the one that is clearly surer, or null.
 */
export function composeSections({
  claims,
  documents,
  accounts,
  attempted,
  person,
  year,
  ...further
}: Composing): Sections {
  const copies = () =>
    further.copies ?? findNearCopies(documents.filter(({ kind }) => kind === 'page'))
  const compose: { [Key in SectionKey]: () => NonNullable<Sections[Key]> } = {
    identity: () => composeIdentity(claims, person, year, further.isDead ?? false),
    contact: () => ({
      emails: buildItemsAt(claims, 'contact.emails'),
      phones: buildItemsAt(claims, 'contact.phones'),
      websites: buildItemsAt(claims, 'contact.websites').filter(({ url }) => URL.canParse(url)),
    }),
    social: () => ({
      accounts: composeAccounts(claims, accounts, documents, person, further.idOf ?? null),
    }),
    locations: () => {
      const shown = collectShownAt(claims, 'locations.items')
      return {
        current: orNull(chooseClearBest(shown.filter(({ value }) => value.current))),
        items: shown.map((one) => buildItem(one)).sort(byTime),
      }
    },
    work: () => {
      const shown = withoutBareTitles(collectShownAt(claims, 'work.positions'))
      // sources that disagree on when a post began agree on who holds it
      return {
        current: orNull(shown.find(({ value }) => value.current) ?? null),
        positions: shown.map((one) => buildItem(one)).sort(byTime),
      }
    },
    education: () => ({ items: buildItemsAt(claims, 'education.items').sort(byTime) }),
    relatives: () => ({ items: buildItemsAt(claims, 'relatives.items') }),
    mentions: () => ({ items: composeMentions(claims, documents, copies(), person) }),
  }
  const sections: Sections = {}
  for (const key of sectionKeys)
    if (attempted.has(key)) Object.assign(sections, { [key]: compose[key]() })
  return sections
}

/** A title that stands with an employer as well is shown there only. */
function withoutBareTitles(
  shown: readonly BackedValue<'work.positions'>[],
): BackedValue<'work.positions'>[] {
  return shown.filter(
    ({ value: { title, organization } }) =>
      title === null ||
      organization !== null ||
      !shown.some(
        ({ value }) =>
          value.organization !== null && value.title !== null && isSameTitle(title, value.title),
      ),
  )
}

/**
 * Current first, then the newest; what is of one time stays in the order of its confidence, what
 * has no dates comes last.
 */
function byTime(
  a: { from: string | null; to: string | null; current?: boolean },
  b: typeof a,
): number {
  return (
    Number(b.current ?? false) - Number(a.current ?? false) ||
    compareText(b.to ?? b.from ?? '', a.to ?? a.from ?? '')
  )
}

function orNull<Path extends ClaimPath>(
  stated: BackedValue<Path> | null,
): (ClaimValueOf<Path> & Backed) | null {
  return stated === null ? null : buildItem(stated)
}
