import { z } from 'zod'
import { type CompanyMatch, matchCompanies } from '../../research/companies/match-companies.ts'

/** Characters: names of companies are shorter. */
const maxNameLength = 500
/** Characters: no more of another text is compared. */
const maxTextLength = 2_000

const Name = z.string().transform((name) => name.slice(0, maxNameLength))
const Text = z
  .union([z.string(), z.number().transform(String)])
  .nullish()
  .transform((text) => text?.slice(0, maxTextLength))

/** Names come as texts, or with what kind of name each is. */
const Names = z
  .array(z.union([Name, z.looseObject({ name: Name }).transform(({ name }) => name)]))
  .nullish()
  .transform((names) => names ?? undefined)

/** Addresses come as a text, as lines or in parts. */
const Address = z
  .unknown()
  .optional()
  .transform((address) => listParts(address).join(' ').slice(0, maxTextLength) || undefined)

function listParts(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(listParts)
  return typeof value === 'string' || typeof value === 'number' ? [String(value)] : []
}

const Facts = z.object({
  name: Name,
  jurisdiction: Text,
  lei: Text,
  number: Text,
  address: Address,
})

const Line = z.object({
  query: Facts,
  candidates: z.array(
    Facts.extend({
      id: z.union([z.string(), z.number().transform(String)]),
      otherNames: Names,
      previousNames: Names,
      status: Text,
      kind: Text,
    }),
  ),
})

/** Op `entity-match` of the bench port: which of these companies is the one that is asked for. */
export function answerEntityMatch(line: unknown): { ranking: CompanyMatch[] } {
  const { query, candidates } = Line.parse(line)
  return { ranking: matchCompanies(query, candidates) }
}
