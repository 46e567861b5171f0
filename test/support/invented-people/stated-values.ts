import { chooseFocusPerson } from '../../../research/case/focus/choose-focus-person.ts'
import type { ClaimDraft } from '../../../research/claims/claim.ts'
import { buildFoundPage } from '../../../research/dossier/build-found-page.ts'
import { composePeople } from '../../../research/entity-resolution/people/compose-people.ts'
import { parseAskedPerson } from '../../../research/identity/queries/asked-person.ts'
import { parsePage } from '../../../research/pages/parse-page.ts'
import { foldWords } from '../../../research/text/words/fold.ts'
import { readAsOwn } from '../research/read-as-own.ts'
import { degreeDotted, degreeInFull } from './form-words.ts'
import type { FactName } from './page-form.ts'

/** `kinds`: the facts that the value may be. */
type StatedValue = { value: string; kinds: FactName[] }

/** What is stated by rules of the person of that name on one page, asked for by name alone. */
export function findStatedValues(
  page: { url: string; html: string; isOwn: boolean },
  name: string,
): StatedValue[] {
  const asked = parseAskedPerson({ name })
  const people = composePeople(asked.subject, [], (prefix, key) => `${prefix}_${key}`)
  const { profile } = chooseFocusPerson({
    asked,
    people,
    records: [],
    anchors: new Set(),
    known: [],
  })
  const reading = parsePage({ url: page.url, html: page.html, status: 200 })
  const found = buildFoundPage(reading, page.url, profile, new Set())
  return (page.isOwn ? readAsOwn(found, profile) : found.drafts).flatMap(valuesIn)
}

function valuesIn(draft: ClaimDraft): StatedValue[] {
  const said = (value: string | null | undefined, ...kinds: FactName[]) =>
    value == null ? [] : [{ value, kinds }]
  switch (draft.path) {
    case 'work.positions': {
      const { title, organization, from, current } = draft.value
      const [role, employer] = current
        ? (['role', 'employer'] as const)
        : (['pastRole', 'pastEmployer'] as const)
      return [
        ...said(title, role, ...(from === null ? [] : (['role'] as const))),
        ...said(organization, employer, ...(from === null ? [] : (['employer'] as const))),
        ...(organization === null ? [] : said(from?.slice(0, 4), 'joined')),
      ]
    }
    case 'education.items':
      return [
        ...said(draft.value.school, 'university'),
        ...said(draft.value.degree, 'degree'),
        ...said((draft.value.to ?? draft.value.from)?.slice(0, 4), 'degreeYear'),
      ]
    case 'locations.items':
      return draft.value.current ? said(draft.value.label.split(',')[0], 'city') : []
    case 'identity.birthYear':
      return said(String(draft.value.year), 'birthYear')
    case 'social.accounts':
      return said(
        draft.value.username.split('@')[0],
        draft.value.platform === 'github' ? 'github' : 'mastodon',
      )
    default:
      return []
  }
}

/** A degree counts in each of its spellings, with its field or without. */
export function isSameValue(said: string, wanted: string): boolean {
  const value = fold(said)
  const inFull = degreeInFull[wanted]
  if (inFull === undefined) return value === fold(wanted)
  return [wanted, degreeDotted[wanted] ?? wanted, inFull].some((spelling) =>
    `${value} `.startsWith(`${fold(spelling)} `),
  )
}

function fold(text: string): string {
  return foldWords(text.replace(/^(?:the|an?) /i, '')).join(' ')
}
