import { possessives, relationNames } from '../claims/patterns/tables/relative-words.ts'
import { relatedPeople } from '../claims/patterns/tables/subject-words.ts'
import { joinAlternatives, unwrap } from '../text/patterns/unwrap.ts'
import { foldText, foldWords } from '../text/words/fold.ts'

const kin = joinAlternatives({
  ...relatedPeople,
  names: Object.values(relationNames).map(joinAlternatives).join('|'),
})
const own = joinAlternatives(possessives)
const name = String.raw`\p{Lu}[\p{L}\p{M}'’-]+(?:\s\p{Lu}[\p{L}\p{M}'’-]+)*`

/** A sentence about a relative: "Her late brother …", "Silas Wray, her husband, …". */
const ofKin = new RegExp(
  unwrap`
    (?:^|[:"“] ?)
    (?:${own}\s(?:late\s)?(?:(?!and\b)\p{Ll}+\s)?(?<first>${kin})(?![\p{L}])
    |${name},\s${own}\s(?:\p{Ll}+\s)?(?<behind>${kin}),)`,
  'u',
)

/**
 * Whether sentences say of a relative what a clause says without naming one.
 * @param texts the sentences that say most of the clause
 */
export function isSaidOfKin(clause: string, texts: readonly string[]): boolean {
  const words = new Set(foldWords(clause))
  const relatives = texts.map((text) => {
    const { first, behind } = ofKin.exec(text)?.groups ?? {}
    return first ?? behind
  })
  return (
    relatives.length > 0 &&
    relatives.every((word) => word !== undefined && !words.has(foldText(word)))
  )
}
