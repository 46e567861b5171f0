import type { ExtractedClaim, ExtractedClaims } from '../../../activities/model/extracted-claims.ts'
import { toDrafts } from '../../../activities/model/to-drafts.ts'
import type { StoredClaim } from '../../../research/case/build-dossier.ts'
import { toVerdictRow } from '../../../research/case/focus/page-verdict.ts'
import type { Document } from '../../../research/records/document.ts'
import { toPageAddress } from '../../../research/text/addresses/page-key.ts'
import { locateSentences } from '../../../research/text/sentences/locate-excerpt.ts'
import { emptyClaim } from '../openai/extract.ts'
import type { Material } from '../openai/material.ts'
import type { InventedPage, InventedWorld } from './invent-world.ts'
import type { FactName } from './page-form.ts'

/**
 * What a model that reads every page rightly makes of a document of the world, as drafts under the
 * name that the page's claims have.
 */
export function readRightly(
  world: InventedWorld,
  document: Document,
  documentKey: string | null,
): StoredClaim[] {
  const page = world.pages.find(({ url }) => (toPageAddress(url) ?? url) === document.url)
  if (page === undefined || documentKey === null) return []
  const answer = answerFor(page, document.text)
  const drafts = toDrafts(answer, document, locateSentences)
  return [toVerdictRow(answer.about), ...drafts].map((draft) => ({ documentKey, draft }))
}

/**
 * For the stand-in server (`script`): answers `extract-claims` about pages of the world, and leaves
 * everything else to the stand-in.
 */
export function rightModel(world: InventedWorld): (material: Material) => string | null {
  return ({ task, blocks }) => {
    const text = blocks.find(({ id }) => id.startsWith('src_'))?.text
    if (task !== 'extract-claims' || text === undefined) return null
    const holds = ({ title, subject, says }: InventedPage) =>
      text.startsWith(title) ||
      (says.length > 0 && says.every((fact) => text.includes(factValue(subject, fact))))
    const [page] = world.pages
      .filter((one) => one.about !== 'none' && holds(one))
      .sort((a, b) => b.says.length - a.says.length)
    return page === undefined ? null : JSON.stringify(answerFor(page, text))
  }
}

/**
 * The answer to `buildExtractPrompt`: what the page says, each with the shortest passage that says
 * it.
 */
function answerFor(page: InventedPage, text: string): ExtractedClaims {
  if (page.about === 'namesake' || page.about === 'none')
    return { about: 'someone_else', claims: [] }
  const { subject } = page
  const passages = passagesOf(text)
  const has = (fact: FactName) => page.says.includes(fact)
  const claim = (
    path: ExtractedClaim['path'],
    facts: readonly FactName[],
    fields: Partial<ExtractedClaim>,
  ): ExtractedClaim[] => {
    const values = facts.map((fact) => factValue(subject, fact).toLowerCase())
    const excerpt = passages.find((passage) =>
      values.every((value) => passage.toLowerCase().includes(value)),
    )
    return excerpt === undefined || !facts.every(has)
      ? []
      : [{ path, excerpt, ...emptyClaim, ...fields }]
  }
  const first = (...options: readonly ExtractedClaim[][]) =>
    options.find((one) => one.length > 0) ?? []
  const post = { title: subject.role, organization: subject.employer, current: true } as const
  const study = {
    school: subject.university,
    degree: subject.degree,
    to: String(subject.degreeYear),
  } as const
  return {
    about: 'this_person',
    claims: [
      ...first(
        claim('work.positions', ['role', 'employer', 'joined'], {
          ...post,
          from: String(subject.joined),
        }),
        claim('work.positions', ['role', 'employer'], post),
        claim('work.positions', ['employer', 'joined'], {
          ...post,
          title: null,
          from: String(subject.joined),
        }),
        claim('work.positions', ['employer'], { ...post, title: null }),
      ),
      ...first(
        claim('work.positions', ['role', 'employer'], post),
        claim('work.positions', ['role'], { ...post, organization: null }),
      ),
      ...claim('work.positions', ['employer', 'joined'], {
        ...post,
        title: null,
        from: String(subject.joined),
      }),
      ...first(
        claim('work.positions', ['pastRole', 'pastEmployer'], {
          title: subject.pastRole,
          organization: subject.pastEmployer,
          current: false,
        }),
        claim('work.positions', ['pastEmployer'], {
          organization: subject.pastEmployer,
          current: false,
        }),
      ),
      ...first(
        claim('education.items', ['university', 'degree', 'degreeYear'], study),
        claim('education.items', ['university', 'degree'], { ...study, to: null }),
        claim('education.items', ['university'], { school: subject.university }),
      ),
      ...claim('locations.items', ['city'], {
        label: subject.city,
        city: subject.city,
        current: true,
      }),
      ...accountClaims(subject, passages, page.says),
      ...claim('identity.birthYear', ['birthYear'], { value: String(subject.birthYear) }),
    ],
  }
}

/** An account counts where one passage has its handle and its platform, by name or by address. */
function accountClaims(
  { accounts }: InventedPage['subject'],
  passages: readonly string[],
  says: readonly FactName[],
): ExtractedClaim[] {
  return accounts.flatMap(({ platform, label, username, url }): ExtractedClaim[] => {
    const [handle = ''] = username.split('@')
    if (!says.some((fact) => fact === platform)) return []
    const named = passages.find((passage) => passage.includes(handle) && passage.includes(label))
    const linked = passages.find((passage) => passage.includes(url))
    const excerpt = linked ?? named
    if (excerpt === undefined) return []
    const value = excerpt.includes(username) ? username : handle
    return [
      {
        path: 'social.accounts',
        excerpt,
        ...emptyClaim,
        name: label,
        value,
        url: linked === undefined ? null : url,
      },
    ]
  })
}

/** Sentences, lines, and two of either that follow each other, the shortest first. */
function passagesOf(text: string): string[] {
  const lines = text.split('\n')
  const sentences = lines.flatMap((line) => line.split(/(?<=[.!?])\s+/))
  const pairs = (parts: readonly string[], joint: string) =>
    parts.slice(1).map((part, at) => `${parts[at]}${joint}${part}`)
  const inLines = lines.flatMap((line) => pairs(line.split(/(?<=[.!?])\s+/), ' '))
  return [...sentences, ...lines, ...inLines, ...pairs(lines, '\n')]
    .map((one) => one.trim())
    .sort((a, b) => a.length - b.length)
}

export function factValue(person: InventedPage['subject'], fact: FactName): string {
  switch (fact) {
    case 'github':
    case 'mastodon':
      return person.accounts.find(({ platform }) => platform === fact)?.username.split('@')[0] ?? ''
    default:
      return String(person[fact])
  }
}
