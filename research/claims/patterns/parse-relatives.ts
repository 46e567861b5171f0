import { isGivenName } from '../../identity/names/tables/nicknames.ts'
import { joinAlternatives, unwrap } from '../../text/patterns/unwrap.ts'
import { foldWord } from '../../text/words/fold.ts'
import { functionWords } from '../../text/words/stop-words.ts'
import { yearWords } from '../../text/words/tables/year-words.ts'
import type { ClaimValueOf } from '../claim.ts'
import type { BoundSentence } from './binding/bound-sentence.ts'
import { bindingConfidence, type WeighedStatement } from './binding/statement.ts'
import { parseStatedName } from './phrases/parse-stated-name.ts'
import { isRoleWord } from './phrases/roles.ts'
import { titleArticles } from './tables/frame-words.ts'
import {
  childWords,
  marriedTo,
  peopleOrBeliefEnds,
  peoplesAndBeliefs,
  placingWords,
  possessives,
  postLinks,
  relationLinks,
  relationNames,
  relationOpenings,
  relationOrders,
  relationsToOthers,
} from './tables/relative-words.ts'

type Relation = ClaimValueOf<'relatives.items'>['relation']

const relations = ['spouse', 'parent', 'child', 'sibling', 'other'] as const

const names = Object.entries(relationNames).flatMap(([relation, byLanguage]) =>
  Object.values(byLanguage).flatMap((words) =>
    words.split('|').map((word) => ({ word, relation })),
  ),
)
const all = names.map(({ word }) => word).join('|')
const relationOf: ReadonlyMap<string, Relation> = new Map(
  relations.flatMap((relation) =>
    names.filter((name) => name.relation === relation).map(({ word }) => [word, relation] as const),
  ),
)

/** "her husband, Otto": the possessor is the sentence's subject. */
const possessed = new RegExp(
  unwrap`
    \b${joinAlternatives(possessives)} (?:late |former |first |second |then-?)?
    (${all}),? (?=\p{Lu})`,
  'gu',
)
/** "Otto's brother, Carl, and his wife, Anna": behind another's relative "his" means that one. */
const othersKin = new RegExp(String.raw`\p{Lu}\p{Ll}+['’]s (?:${all})(?!\p{L})`, 'u')
/** "Zelda's husband Otto": behind the name; "Her husband, Otto": behind the pronoun. */
const behindOwner = new RegExp(
  `^(?:['’]s?\\s+)?(?:late |former |first |second )?(${all}),? (?:is |was )?(?=\\p{Lu})`,
  'u',
)
/** The last word in front of a relative: behind "wife of the director of" stands a firm. */
const lastInFront = String.raw`(?!${joinAlternatives(postLinks)}\s)[\p{Ll}-]+ `
/** "husband of Globex director Otto Rank" */
const postBehind = /^ (\p{Ll}+) (?=\p{Lu})/u
const married = new RegExp(
  unwrap`
    (?<!\p{L})(?:(?:is|was|am|been|and)\s)?${joinAlternatives(marriedTo)}\s(?!into\b)
    (?:in \d{4} (?:to )?|\d{4} |(?:the |her |his )?(?:fellow )?
    (?:(?:(?!(?:${placingWords})\s)[\p{Ll}-]+ ){0,2}(?!(?:${placingWords})\s)${lastInFront})?)?
    (?=\p{Lu})`,
  'u',
)
const marriedBehind = /\bmit (?=\p{Lu})[^,.;]{3,50} verheiratet\b/u
/**
 * Forms that state the reverse relation: the sentence's subject is the child of the other person.
 */
const isOf = new RegExp(
  unwrap`
    ${joinAlternatives(relationOpenings)}\s+(?:${joinAlternatives(titleArticles)} )?
    (?:${joinAlternatives(relationOrders)} )?
    (${joinAlternatives(relationsToOthers)}) ${joinAlternatives(relationLinks)} ?(?:the )?
    (?:(?:[\p{Ll}-]+ )?${lastInFront})?(?=\p{Lu})`,
  'u',
)

const reverse: Readonly<Record<Relation, Relation>> = {
  spouse: 'spouse',
  parent: 'child',
  child: 'parent',
  sibling: 'sibling',
  other: 'other',
  unknown: 'unknown',
}
const youngAge = new RegExp(
  unwrap`
    \b(?:(?:aged|age) (?:\d|1[0-7])\b|\(?(?:\d|1[0-7])(?:\)|[- ]years?[- ]old|[- ]month)
    |\b${joinAlternatives(childWords)}\b|\b(?:\d|1[0-7]) ${joinAlternatives(yearWords)}\b)`,
  'iu',
)

/** "Her mother is Irish": a people or a belief. Many given names have such an end as well. */
const peopleOrBelief = new RegExp(
  unwrap`
    ^(?:\p{Lu}\p{Ll}+${joinAlternatives(peopleOrBeliefEnds)}
    |${joinAlternatives(peoplesAndBeliefs)})$`,
  'u',
)
/** Behind the relation itself stands a name: "his brother Florian", "her husband, Damian". */
const behindVerbOrArticle = /\s(?:is|was|an?|the|fellow)\s$/u
/** "son of Irish immigrants", "married to Italian farrier NAME" */
const behindLink = /\s(?:of|to|from)\s$/u

/** "NAME as Antiope, the sister of Zelda": of a part. */
const asPart = /^\sas\s\p{Lu}/u

/**
 * Relatives that the sentence names. Of children only those with a full name, and none where a
 * child's age is said.
 */
export function parseRelatives(bound: BoundSentence): WeighedStatement[] {
  const { predicate, sentence, binding, owned } = bound
  if (asPart.test(predicate)) return []
  const found: { name: string; relation: Relation }[] = []
  const nameEnds = new Set<number>()
  const add = (relation: Relation | undefined, at: number) => {
    const stated = parseStatedName(predicate, at)
    const name = stated?.value
    if (name === undefined || relation === undefined || found.some((one) => one.name === name))
      return
    // "the registrar married Anna Bell and Carl Cox"
    if (relation === 'spouse' && /^ and \p{Lu}/u.test(predicate.slice(stated?.end))) return
    if (relation === 'child' && !name.includes(' ')) return
    if (isPeopleOrBelief(name, predicate.slice(0, at), predicate.slice(stated?.end))) return
    if (bound.name !== '' && name === bound.name) return
    const [, post = ''] = postBehind.exec(predicate.slice(stated?.end)) ?? []
    if (!name.includes(' ') && isRoleWord(post)) return
    found.push({ name, relation })
    if (stated !== null) nameEnds.add(stated.end)
  }
  const isFreeTo = (at: number) => !bound.others.some((place) => place >= 0 && place < at)
  if (owned) {
    const match = behindOwner.exec(predicate)
    if (match !== null) add(relationOf.get(plainRelation(match[1])), match[0].length)
  } else if (binding !== 'named') {
    for (const match of predicate.matchAll(possessed)) {
      if (isFreeTo(match.index) && !othersKin.test(predicate.slice(0, match.index)))
        add(relationOf.get(plainRelation(match[1])), match.index + match[0].length)
    }
    const wed = married.exec(predicate) ?? marriedBehind.exec(predicate)
    if (wed !== null && isFreeTo(wed.index) && wed.index < 120) {
      add('spouse', wed.index + (wed[0].startsWith('mit ') ? 4 : wed[0].length))
    }
    const of = isOf.exec(predicate)
    const relation =
      of === null ? undefined : relationOf.get((of[1] ?? '').replace(/^widow(?:er)?$/, 'wife'))
    // "married Sarah, daughter of Otto Rank": hers
    const isOfRelative = of !== null && nameEnds.has(of.index)
    if (of !== null && relation !== undefined && isFreeTo(of.index) && !isOfRelative)
      add(reverse[relation], of.index + of[0].length)
  }
  if (found.length > 0 && youngAge.test(sentence.text)) return []
  return found.map((value) => ({
    path: 'relatives.items',
    value,
    confidence: bindingConfidence[binding] - 4,
  }))
}

function isPeopleOrBelief(name: string, before: string, behind: string): boolean {
  if (!peopleOrBelief.test(name)) return false
  const [, noun = ''] = /^ (\p{Ll}+)/u.exec(behind) ?? []
  const isOfPeople = behindLink.test(before) && noun !== '' && !functionWords.has(foldWord(noun))
  return isOfPeople || (behindVerbOrArticle.test(before) && !isGivenName(foldWord(name)))
}

function plainRelation(written: string | undefined): string {
  return (written ?? '').replace(/^(?:twin|older|younger|elder|big|little) /, '')
}
