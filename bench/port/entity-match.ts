import { z } from 'zod'
import { type CompanyMatch, matchCompanies } from '../../research/companies/match-companies.ts'

const Text = z
  .union([z.string(), z.number().transform(String)])
  .nullish()
  .transform((text) => text ?? undefined)

/** Names come as texts, or with what kind of name each is. */
const Names = z
  .array(z.union([z.string(), z.looseObject({ name: z.string() }).transform(({ name }) => name)]))
  .nullish()
  .transform((names) => names ?? undefined)

/** Addresses come as a text, as lines or in parts. */
const Address = z
  .unknown()
  .optional()
  .transform((address) => listParts(address).join(' ') || undefined)

function listParts(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(listParts)
  return typeof value === 'string' || typeof value === 'number' ? [String(value)] : []
}

/** Characters: names of companies are shorter. */
const maxNameLength = 500

const Facts = z.object({
  name: z.string().transform((name) => name.slice(0, maxNameLength)),
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
export function entityMatch(line: unknown): { ranking: CompanyMatch[] } {
  const { query, candidates } = Line.parse(line)
  return { ranking: matchCompanies(query, candidates) }
}
