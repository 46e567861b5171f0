import { z } from 'zod'
import { formsOfAddress } from '../../research/identity/names/tables/titles.ts'
import { toWrittenName } from '../../research/identity/queries/to-written-name.ts'
import { buildFinding, buildStage, type LifeStage } from '../../research/records/finding.ts'
import { parseWordSet } from '../../research/text/patterns/word-set.ts'
import { foldWord } from '../../research/text/words/fold.ts'
import { isFittingQuestion } from '../shared/is-fitting-name.ts'
import { items, optionalText } from '../shared/lenient.ts'
import { parsePictureUrl } from '../shared/links.ts'
import { defineSource } from '../shared/source.ts'
import { parseWorkYear } from '../works/years.ts'

const Member = z.object({
  id: z.int(),
  nameDisplayAs: z.string().min(1),
  nameFullTitle: optionalText,
  thumbnailUrl: optionalText,
  latestParty: z.object({ name: optionalText }).nullish().catch(null),
  latestHouseMembership: z
    .object({
      membershipFrom: optionalText,
      house: z.int().nullish().catch(null),
      membershipStartDate: optionalText,
      membershipEndDate: optionalText,
    })
    .nullish()
    .catch(null),
})

type Membership = z.infer<typeof Member>['latestHouseMembership']

const houses: Readonly<Record<number, string>> = { 1: 'House of Commons', 2: 'House of Lords' }
/** What members are styled beside forms of address; other titles are given names, too (`Dean`). */
const styles: ReadonlySet<string> = new Set([
  ...formsOfAddress,
  ...parseWordSet('the rt hon lord lady baroness baron viscount'),
])

/** Members of both houses of the United Kingdom's parliament, past ones as well. */
export const ukParliament = defineSource({
  name: 'uk-parliament',
  provider: 'uk_parliament',
  baseUrl: 'https://members-api.parliament.uk',
  accepts: ['name'],
  limit: { requests: 5, seconds: 1 },
  cacheSeconds: 86_400,
  termsUrl:
    'https://www.parliament.uk/site-information/copyright-parliament/open-parliament-licence/',
  licence: 'Open Parliament Licence v3.0',
  request: (question, { base }) => {
    const name = question.kind === 'name' ? toWrittenName(question.text) : ''
    if (name === '') return null
    return { url: `${base}/api/Members/Search?${new URLSearchParams({ Name: name, take: '10' })}` }
  },
  body: z.object({ items: items(z.object({ value: Member })) }),
  evidence: (answer, question) => ({
    findings: answer.items.flatMap(({ value: member }) => {
      const name = withoutTitles(member.nameDisplayAs)
      if (!isFittingQuestion([name], question)) return []
      const { membershipFrom: seat = null, house = null } = member.latestHouseMembership ?? {}
      const years = formatYears(member.latestHouseMembership)
      const chamber = house === null ? null : (houses[house] ?? null)
      return buildFinding({
        kind: 'person',
        url: `https://members.parliament.uk/member/${member.id}`,
        title: member.nameFullTitle ?? member.nameDisplayAs,
        snippet: [chamber, member.latestParty?.name ?? null, seat, years]
          .filter((part) => part !== null)
          .join(' · '),
        method: 'registry',
        matchedOn: ['name'],
        name,
        // a constituency is no place to live in: it stands in the snippet alone
        occupations:
          chamber === null ? [] : [isSitting(member) ? 'Member of Parliament' : 'politician'],
        organizations: chamber === null ? [] : [chamber],
        stages: toStages(member.latestHouseMembership, chamber),
        avatarUrl: parsePictureUrl(member.thumbnailUrl),
        ids: { uk_parliament: String(member.id) },
        trust: 85,
      })
    }),
  }),
})

/** Peers sit in Parliament, too, but are not called Members of it. */
function isSitting({ latestHouseMembership }: z.infer<typeof Member>): boolean {
  return latestHouseMembership?.house === 1 && latestHouseMembership.membershipEndDate === null
}

function toStages(membership: Membership, chamber: string | null): LifeStage[] {
  if (!membership || chamber === null) return []
  const end = membership.membershipEndDate
  return [
    buildStage({
      kind: 'post',
      title: membership.house === 1 ? 'Member of Parliament' : 'member',
      at: chamber,
      from: parseWorkYear(membership.membershipStartDate?.slice(0, 4)),
      to: parseWorkYear(end?.slice(0, 4)),
      isOver: end !== null,
    }),
  ]
}

/** `since 2015`, `2015–2019` */
function formatYears(membership: Membership): string | null {
  const from = membership?.membershipStartDate?.slice(0, 4)
  const to = membership?.membershipEndDate?.slice(0, 4)
  if (from === undefined) return null
  return to === undefined ? `since ${from}` : `${from}–${to}`
}

function withoutTitles(name: string): string {
  const words = name.split(' ')
  const first = words.map(foldWord).findIndex((word) => !styles.has(word))
  return words.slice(Math.max(0, first)).join(' ')
}
