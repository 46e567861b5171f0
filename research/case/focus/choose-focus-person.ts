import type {
  Record as FoundRecord,
  People,
} from '../../entity-resolution/people/compose-people.ts'
import type { AskedPerson } from '../../identity/queries/asked-person.ts'
import type { Finding } from '../../records/finding.ts'
import type { PersonProfile } from '../../records/person-profile.ts'
import { chooseFocusGroup, type Focus } from './choose-focus-group.ts'
import { buildProfile } from './person-profile.ts'

/** The person that a run is about, as far as it is known from what was found. */
export type Focused = {
  asked: AskedPerson
  people: People
  /** Records by id. */
  findings: ReadonlyMap<string, Finding>
  records: readonly FoundRecord[]
  /** Null: nothing that was found fits what was asked. */
  focus: Focus | null
  /** The records of the person that is meant. */
  own: Finding[]
  profile: PersonProfile
  /** Addresses of pages that are known to be about this person. */
  known: readonly string[]
  /** Ids of findings that an earlier search held for this person. */
  anchors: ReadonlySet<string>
}

type Given = {
  asked: AskedPerson
  people: People
  records: readonly FoundRecord[]
  /** Ids of findings that an earlier search held for this person. */
  anchors: ReadonlySet<string>
  /** Addresses of pages that are known to be about this person. */
  known: readonly string[]
}

/** Chooses the person that is meant among the people of the name. */
export function chooseFocusPerson({ asked, people, records, anchors, known }: Given): Focused {
  const findings = new Map(records.map(({ id, finding }) => [id, finding]))
  const hints = { ...asked.hints, urls: [...asked.hints.urls, ...known] }
  const best = chooseFocusGroup({ people, findings, asked, hints, anchors })
  // where pages of the person are known, the best hit of the name alone may be a namesake
  const focus = known.length > 0 && best?.matchedOn.length === 0 ? null : best
  const own = (focus?.recordIds ?? []).flatMap((id) => findings.get(id) ?? [])
  return {
    asked,
    people,
    findings,
    records,
    focus,
    own,
    profile: buildProfile(asked, own),
    known,
    anchors,
  }
}
