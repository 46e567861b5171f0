import { possessives, relationNames, selfBeside } from '../claims/patterns/tables/relative-words.ts'
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
    (?!(?:,?\s${name})?,?\s(?:and|und|et|y|e|en)\s${joinAlternatives(selfBeside)}(?!\p{L}))
    (?:,?\s(?<called>${name}))?
    |(?<name>${name}),\s${own}\s(?:\p{Ll}+\s)?(?<behind>${kin}),)`,
  'u',
)

/**
 * Whether sentences say of a relative what a clause says without naming one. "Ilka Morrow, his
 * wife, …" is about the person, and so may be what names the person behind the relative.
 * @param clause with the one in front of it, which may name the relative
 * @param texts the sentences that say most of the clause
 * @param given names of the person
 */
export function isSaidOfKin(
  clause: string,
  texts: readonly string[],
  given: readonly string[],
): boolean {
  const words = new Set(foldWords(clause))
  const firstNames = new Set(given.flatMap((one) => foldWords(one).slice(0, 1)))
  const isOfKin = (text: string) => {
    const { groups, index } = ofKin.exec(text) ?? {}
    if (groups === undefined) return false
    const said = foldWords(text.slice(index).replace(/['’]/g, ' '))
    const called = foldWords(groups.called ?? groups.name ?? '').slice(0, 1)
    const named = [foldText(groups.first ?? groups.behind ?? ''), ...called]
    return !named.some((word) => words.has(word)) && !said.some((word) => firstNames.has(word))
  }
  return texts.length > 0 && texts.every(isOfKin)
}
