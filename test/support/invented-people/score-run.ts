import { toPageAddress } from '../../../research/text/addresses/page-key.ts'
import { foldWords } from '../../../research/text/words/fold.ts'
import type { InventedWorld } from './invent-world.ts'
import { type FactName, factNames } from './page-form.ts'
import { factValue } from './right-model.ts'
import type { Run } from './run-dossier.ts'

export type Score = {
  /** Values that the sections state, and those of them that are true of the person. */
  stated: number
  right: number
  /** Wrong values, for a reader. */
  wrong: string[]
  /** Facts that pages about the person state, and those of them that the sections have. */
  facts: readonly FactName[]
  found: readonly FactName[]
  /** What only a namesake's pages say, anywhere in the dossier. */
  namesakeFacts: string[]
  /** Pages of namesakes that the dossier cites. */
  namesakeCitations: string[]
}

/** Holds a dossier against the world that it was built from. */
export function scoreRun(world: InventedWorld, run: Run): Score {
  const { person } = world
  const { work, education, locations, identity, social } = run.sections
  const contradicted = world.pages
    .filter(({ about }) => about === 'contradiction')
    .map(({ subject }) => subject)
  const values: { what: FactName; value: string; isRight: boolean }[] = []
  const add = (what: FactName, value: string | null, allowed: readonly string[]) => {
    if (value !== null)
      values.push({ what, value, isRight: allowed.some((one) => isSame(one, value)) })
  }
  // a contradicting page is about the person: what it says may stand beside the rest, and only
  // there
  const employers = [
    person.employer,
    person.pastEmployer,
    ...contradicted.map(({ employer }) => employer),
  ]
  for (const { title, organization, from } of work?.positions ?? []) {
    add('role', title, [person.role, person.pastRole])
    add('employer', organization, employers)
    add(
      'joined',
      from?.slice(0, 4) ?? null,
      [person.joined, person.pastFrom, ...contradicted.map(({ joined }) => joined)].map(String),
    )
  }
  for (const { school, degree, to, from } of education?.items ?? []) {
    add('university', school, [person.university])
    add('degree', degree, [
      person.degree,
      `${person.degree} in ${person.field}`,
      `${person.degree} ${person.field}`,
    ])
    add('degreeYear', (to ?? from)?.slice(0, 4) ?? null, [String(person.degreeYear)])
  }
  for (const { label } of locations?.items ?? [])
    add('city', label.split(',')[0] ?? '', [person.city])
  if (identity?.birthYear != null)
    add('birthYear', String(identity.birthYear), [String(person.birthYear)])
  for (const { username } of social?.accounts ?? [])
    add(
      'github',
      handleOf(username),
      person.accounts.map((one) => handleOf(one.username)),
    )
  const current = work?.current ?? null
  if (
    current?.organization != null &&
    contradicted.some(({ employer }) => isSame(employer, current.organization ?? ''))
  )
    values.push({ what: 'employer', value: `current: ${current.organization}`, isRight: false })
  const facts = factNames.filter((fact) =>
    world.pages.some(({ about, says }) => about === 'person' && says.includes(fact)),
  )
  return {
    stated: values.length,
    right: values.filter(({ isRight }) => isRight).length,
    wrong: values.filter(({ isRight }) => !isRight).map(({ what, value }) => `${what}: ${value}`),
    facts,
    found: facts.filter((fact) => isStated(run, world, fact)),
    ...namesakesIn(world, run),
  }
}

function isStated(run: Run, { person }: InventedWorld, fact: FactName): boolean {
  const { work, education, locations, identity, social } = run.sections
  const wanted = factValue(person, fact)
  switch (fact) {
    case 'role':
    case 'pastRole':
      return (work?.positions ?? []).some(({ title }) => isSame(wanted, title ?? ''))
    case 'employer':
    case 'pastEmployer':
      return (work?.positions ?? []).some(({ organization }) => isSame(wanted, organization ?? ''))
    case 'joined':
      return (work?.positions ?? []).some(
        ({ from, organization }) =>
          from?.startsWith(wanted) === true && isSame(person.employer, organization ?? ''),
      )
    case 'city':
      return (locations?.items ?? []).some(({ label }) => isSame(wanted, label.split(',')[0] ?? ''))
    case 'university':
      return (education?.items ?? []).some(({ school }) => isSame(wanted, school))
    case 'degree':
      return (education?.items ?? []).some(
        ({ degree }) => foldWords(degree ?? '')[0] === foldWords(wanted)[0],
      )
    case 'degreeYear':
      return (education?.items ?? []).some(
        ({ to, from }) => (to ?? from)?.startsWith(wanted) === true,
      )
    case 'birthYear':
      return String(identity?.birthYear) === wanted
    case 'github':
    case 'mastodon':
      return (social?.accounts ?? []).some(
        ({ username, platform }) =>
          handleOf(username) === wanted && platform.toLowerCase() === fact,
      )
  }
}

function namesakesIn(
  world: InventedWorld,
  run: Run,
): Pick<Score, 'namesakeFacts' | 'namesakeCitations'> {
  const { person } = world
  const contradicted = world.pages
    .filter(({ about }) => about === 'contradiction')
    .map(({ subject }) => subject)
  const own = new Set(
    [person, ...contradicted].flatMap((one) =>
      factNames.map((fact) => factValue(one, fact).toLowerCase()),
    ),
  )
  const text = JSON.stringify([
    run.summary,
    run.sections,
    run.claims.map(({ value }) => value),
  ]).toLowerCase()
  const theirs = world.pages.filter(({ about }) => about === 'namesake')
  const said = new Set(
    theirs.flatMap(({ subject, says }) =>
      says.map((fact) => factValue(subject, fact).toLowerCase()),
    ),
  )
  // what a page about the person says of their neighbours is not the namesake's, though it may be
  // the same town
  const beside = world.pages
    .flatMap(({ about, answer }) =>
      about !== 'namesake' && 'html' in answer ? answer.html.toLowerCase() : [],
    )
    .join('\n')
  const spoken = [...said].filter(
    (value) =>
      !own.has(value) && !beside.includes(value) && !/^(?:(?:19|20)\d\d|\p{L}{2,3})$/u.test(value),
  )
  // the bare number may stand for another year: only a year of birth is a namesake's for certain
  const years = theirs
    .map(({ subject }) => subject.birthYear)
    .filter((year) =>
      run.claims.some(
        ({ path, value }) =>
          path === 'identity.birthYear' &&
          'year' in value &&
          value.year === year &&
          year !== person.birthYear,
      ),
    )
  const cited = new Set(
    run.documents
      .filter(({ id }) =>
        run.claims.some(({ citations }) => citations.some(({ sourceId }) => sourceId === id)),
      )
      .map(({ url }) => url),
  )
  return {
    namesakeFacts: [
      ...spoken.filter((value) => text.includes(value)),
      ...new Set(years.map((year) => `born ${year}`)),
    ],
    namesakeCitations: theirs
      .filter(({ url }) => cited.has(toPageAddress(url) ?? url))
      .map(({ form, url }) => `${form} ${url}`),
  }
}

function handleOf(username: string): string {
  return username.replace(/^@/, '').split('@')[0]?.toLowerCase() ?? ''
}

/**
 * Whether two texts are the same but for case, articles and what stands around in a longer form of
 * it.
 */
function isSame(wanted: string, said: string): boolean {
  const [a, b] = [wanted, said].map((text) =>
    foldWords(text)
      .filter((word) => !['the', 'a', 'an'].includes(word))
      .join(' '),
  )
  return a !== '' && a === b
}
