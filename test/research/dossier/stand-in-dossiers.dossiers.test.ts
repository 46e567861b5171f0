import { describe, expect, test } from 'vitest'
import { answerFromClaims } from '../../../research/chat/answer-from-claims.ts'
import {
  composePeople,
  type Record as FoundRecord,
} from '../../../research/entity-resolution/people/compose-people.ts'
import { parseAskedPerson } from '../../../research/identity/queries/asked-person.ts'
import { interpretSearch } from '../../../research/identity/queries/interpret-search.ts'
import { toPageKey } from '../../../research/text/addresses/page-key.ts'
import { createCitations } from '../../../research/writing/citations.ts'
import { askStandIns } from '../../support/internet/ask-stand-ins.ts'
import {
  dossierPeople,
  perpetua,
  tamsin,
  wendeline,
} from '../../support/internet/dossier-people.ts'
import { people as crowd, zelda } from '../../support/internet/people.ts'
import { nameOf, type Person } from '../../support/internet/person.ts'
import { quillon } from '../../support/internet/quillon.ts'
import type { PageOutcome } from '../../support/internet/web/expectations/expectations.ts'
import { expectations } from '../../support/internet/web/expectations/index.ts'
import { webPages } from '../../support/internet/web/index.ts'
import { createWorld } from '../../support/internet/world.ts'
import { type Run, runDossier } from '../../support/invented-people/run-dossier.ts'
import { idOf } from '../../support/research/people.ts'

const everyone = [...crowd, ...dossierPeople]
const persons = everyone.filter(({ isPerson }) => isPerson)
const world = createWorld(everyone)

/** Pages that a fetch refuses, by address: their body is never read. */
const outcomes = new Map<string, PageOutcome>(
  Object.values(expectations).flatMap(({ pages }) => Object.entries(pages)),
)
const isRead = (url: string) => ['read', 'nothing', undefined].includes(outcomes.get(url))
const web = Object.entries(webPages).map(([url, { body, status = 200, mode }]) => {
  const isText = typeof body === 'string' && mode === undefined && isRead(url)
  return {
    url,
    title: '',
    snippet: '',
    answer: isText ? { html: body, status } : ({ fault: 'unreachable' } as const),
  }
})

type Asked = { person: Record<string, unknown>; seeded: readonly FoundRecord[] }

/** The dossier that the service builds of everything that the world says. */
function dossierOf({ person, seeded }: Asked): Run {
  const found = askStandIns(world, parseAskedPerson(person).questions)
  const further = [...new Map([...found, ...seeded].map((one) => [one.id, one])).values()]
  const anchors = new Set(seeded.map(({ id }) => id))
  return runDossier({ pages: [], linked: web }, { person, anchors, further })
}

/** A hit of a search as a caller passes it on, with the findings that the service begins with. */
function hitOf(kind: 'name' | 'username', query: string, one: Person): Asked {
  const subject = interpretSearch(kind, query, null)
  if ('reason' in subject) throw new Error(subject.reason)
  const found = askStandIns(world, [subject])
  const { hits, groups } = composePeople(subject, found, idOf)
  const hit = hits.find((candidate) => isAbout(one, JSON.stringify(candidate)))
  if (hit === undefined) throw new Error(`no hit of ${query} is about ${one.organization}`)
  const ids = new Set(groups.find(({ hitId }) => hitId === hit.id)?.recordIds)
  return { person: { ...hit, name: nameOf(one) }, seeded: found.filter(({ id }) => ids.has(id)) }
}

function isAbout({ organization, place, accounts, ids, pages }: Person, text: string): boolean {
  const own = [
    organization,
    place,
    ...Object.values(accounts),
    ...Object.values(ids),
    ...pages.map(({ url }) => url),
  ]
  return own.some((value) => text.includes(value))
}

const byName = (one: Person): Asked => ({
  person: { name: nameOf(one), headline: `${one.occupation} · ${one.organization} · ${one.place}` },
  seeded: [],
})

/** All that a caller reads: sections, claims, summary, and the answers of a chat about it. */
function saidBy(run: Run): string {
  const { sections, claims, documents, summary, profile } = run
  const answers = questions.map((question) => {
    const citations = createCitations()
    return answerFromClaims({
      question,
      history: [],
      person: profile,
      claims,
      documents,
      context: '',
      citations,
    }).sentences
  })
  const said = JSON.stringify([sections, claims.map(({ value }) => value), summary, answers])
  return said.replace(/\b(?:acc|clm|src)_\w+/g, '')
}

const questions = [
  'Who is this?',
  'What does this person do for a living?',
  'Where did they work before?',
  'Where did they study?',
  'When were they born?',
  'Where do they live?',
  'How can I contact them?',
  'Which accounts do they have?',
  'What have they published or won?',
]

const expected = {
  [nameOf(zelda)]: zelda,
  [nameOf(quillon)]: quillon,
  [nameOf(tamsin)]: tamsin,
  [nameOf(perpetua)]: perpetua,
  [nameOf(wendeline)]: wendeline,
}

/** What the expectations of a person exclude; of a minor everything. */
function excludedOf(one: Person): string[] {
  const known = Object.values(expectations).filter(({ name }) => expected[name] === one)
  return known.flatMap(({ never }) => never.map(({ text }) => text))
}

/** What only other people of the world have. */
function othersFacts(one: Person): string[] {
  const own = JSON.stringify(one)
  const facts = everyone
    .filter((other) => other !== one)
    .flatMap(
      ({ organization, place, bio, email, phone, site, accounts, works, birthYear, ...other }) => [
        ...[organization, place, bio, email, phone?.national, phone?.international, site],
        ...[...Object.values(accounts), ...works.map(({ title }) => title)],
        // a year alone may be of anything
        ...(nameOf({ ...one, ...other }) === nameOf(one) ? [String(birthYear)] : []),
      ],
    )
    .flatMap((fact) => fact ?? [])
  return [...new Set(facts)].filter((fact) => !own.includes(fact))
}

const handlesOf = ({ accounts }: Person) =>
  [...new Set(Object.values(accounts))].filter((handle) => /^[a-z]\w+$/.test(handle))

const byHandle = (handle: string): ['username', string] => ['username', handle]

describe.each(persons.map((one) => [nameOf(one), one.organization, one] as const))(
  'a dossier of %s of %s',
  (name, _, one) => {
    const plain = dossierOf(byName(one))
    const excluded = [...othersFacts(one), ...excludedOf(one)]
    const statedBy = (run: Run) => {
      const said = saidBy(run)
      return excluded.filter((fact) => said.includes(fact))
    }

    test('a dossier by name and headline states nothing of another person', () => {
      expect(statedBy(plain)).toEqual([])
    })

    const hits: [kind: 'name' | 'username', query: string][] = [
      ['name', name],
      ...handlesOf(one).map(byHandle),
    ]
    test.each(hits)(
      'a dossier by the whole hit of a %s search for %s states nothing of another person',
      (kind, query) => {
        const asked = hitOf(kind, query, one)
        const run = dossierOf(asked)
        expect(statedBy(run)).toEqual([])
        expect(addedBy(run, plain, asked)).toEqual([])
      },
    )
  },
)

/**
 * Claims that the dossier of a hit has beyond the plain one, and that no account with the hit's
 * username and no finding of the hit supports.
 */
function addedBy({ claims, documents }: Run, plain: Run, { person, seeded }: Asked): string[] {
  const keyOf = ({ path, value }: Run['claims'][number]) => JSON.stringify([path, value])
  const known = new Set(plain.claims.map(keyOf))
  const own = new Set(seeded.map(({ finding }) => toPageKey(finding.url)))
  // some platforms write each name with a capital
  const username = String(person.primaryUsername).toLowerCase()
  const isOwn = (url: string) => own.has(toPageKey(url)) || url.toLowerCase().includes(username)
  const supporting = new Set(documents.flatMap(({ id, url }) => (isOwn(url) ? [id] : [])))
  return claims
    .filter(
      (claim) =>
        !known.has(keyOf(claim)) &&
        !claim.citations.some(({ sourceId }) => supporting.has(sourceId)),
    )
    .map(keyOf)
}
