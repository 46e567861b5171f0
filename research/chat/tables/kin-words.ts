import { parseWordSet } from '../../text/patterns/word-set.ts'

const kinds = [
  [
    'spouse',
    `
      married husband wife spouse partner verheiratet ehemann ehefrau marie mariee mari epouse
      casada casado esposo esposa marido sposato sposata moglie marito
    `,
  ],
  [
    'sibling',
    `
      sibling siblings sister sisters brother brothers geschwister schwester bruder soeur frere
      hermana hermano hermanos fratello fratelli sorella sorelle irma irmas irmao irmaos
    `,
  ],
  [
    'parent',
    `
      parent parents mother father eltern mutter vater pere mere padres padre madre genitori mae
      pai
    `,
  ],
] as const

type Relation = (typeof kinds)[number][0]

/** Words of one gender, folded: a relation has none, the words of its source may. */
export const genderedKin = parseWordSet(`
  sister sisters brother brothers mother father schwester schwestern bruder mutter vater soeur
  soeurs frere freres mere pere hermana hermanas hermano hermanos madre padre
`)

const words = kinds.map(([relation, listed]) => [relation, parseWordSet(listed)] as const)

/**
 * Which relatives a question asks for; none where it asks for a family.
 * @param asked folded
 */
export function chooseRelations(asked: readonly string[]): Relation[] {
  return words.flatMap(([relation, known]) =>
    asked.some((word) => known.has(word)) ? [relation] : [],
  )
}
