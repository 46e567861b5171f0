import { birthYearSlip } from '../claims/patterns/binding/parse-seen-page.ts'
import type { QuotedClaim } from '../writing/quoted-claim.ts'

type Material<Document extends { id: string }> = {
  claims: readonly QuotedClaim[]
  documents: readonly Document[]
}

/**
 * Of what a chat has looked up beside a dossier, what can be about the dossier's person. A search
 * of the web alone knows no year of birth: a document that states another one than the dossier is
 * about a namesake, with all that it says.
 */
export function chooseOwnMaterial<Document extends { id: string }>(
  { claims, documents }: Material<Document>,
  dossier: readonly QuotedClaim[],
): Material<Document> {
  const years = listBirthYears(dossier).map(({ year }) => year)
  const namesakes = new Set(
    listBirthYears(claims).flatMap(({ year, sourceIds }) =>
      years.length > 0 && years.every((one) => Math.abs(one - year) > birthYearSlip)
        ? sourceIds
        : [],
    ),
  )
  return {
    claims: claims.flatMap((claim) => {
      const citations = claim.citations.filter(({ sourceId }) => !namesakes.has(sourceId))
      return citations.length === 0 ? [] : [{ ...claim, citations }]
    }),
    documents: documents.filter(({ id }) => !namesakes.has(id)),
  }
}

/** The years of birth that claims state, with the sources that say so. */
export function listBirthYears(
  claims: readonly QuotedClaim[],
): { year: number; sourceIds: string[] }[] {
  return claims.flatMap(({ citations, ...said }) =>
    said.path === 'identity.birthYear'
      ? [{ year: said.value.year, sourceIds: citations.map(({ sourceId }) => sourceId) }]
      : [],
  )
}
