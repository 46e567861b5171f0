import { memoizeOnce } from '../memoize-once.ts'
import { adjectiveEndings, adjectivesBehind, declensions } from './tables/declensions.ts'

type Gender = 'm' | 'f' | 'n'
type Noun = { base: string; gender: Gender }

const listNouns = memoizeOnce(
  (): ReadonlyMap<string, ReadonlyMap<string, Noun>> =>
    new Map(Object.entries(declensions).map(([language, text]) => [language, parseNouns(text)])),
)

function parseNouns(text: string): ReadonlyMap<string, Noun> {
  const nouns = new Map<string, Noun>()
  for (const line of text.trim().replaceAll(/\n\s+/g, ' ').split('\n')) {
    const [, said, first = '', others = '', stems = ''] =
      /^([mfn]) (\S+) \/ ([^:]+): (.+)$/u.exec(line) ?? []
    const gender = (['m', 'f', 'n'] as const).find((one) => one === said)
    if (gender === undefined) continue
    for (const stem of stems.split(' ').map(withoutDash)) {
      const base = stem + withoutDash(first)
      for (const ending of others.split(' ')) {
        const form = stem + withoutDash(ending)
        if (!nouns.has(form)) nouns.set(form, { base, gender })
      }
      nouns.set(base, { base, gender })
    }
  }
  return nouns
}

function withoutDash(part: string): string {
  return part === '-' ? '' : part
}

/** @returns null for a word that is in no list */
function findNoun(word: string, language: string): Noun | null {
  return listNouns().get(language)?.get(word.toLowerCase()) ?? null
}

function toAdjective(word: string, gender: Gender, language: string): string | null {
  for (const { form, ...endings } of adjectiveEndings[language] ?? [])
    if (form.test(word)) return word.replace(form, endings[gender])
  return null
}

/**
 * A name or a post with its first noun, and the adjectives beside it, as dictionaries list them:
 * "Томском государственном университете" → "Томский государственный университет". What follows is
 * left: "заведующим кафедрой" → "заведующий кафедрой".
 * @returns null where no noun is known
 */
export function toBaseForm(text: string, language: string): string | null {
  const words = text.split(/(?<=[\s-])|(?=[\s-])/u)
  const at = words.findIndex((word) => findNoun(word, language) !== null)
  const noun = findNoun(words[at] ?? '', language)
  if (noun === null) return null
  words[at] = withCase(noun.base, words[at] ?? '')
  for (const step of adjectivesBehind.has(language) ? [-2, 2] : [-2])
    for (let i = at + step; i >= 0 && i < words.length; i += step) {
      const isBeside = words[i - Math.sign(step)] === ' '
      const adjective = isBeside ? toAdjective(words[i] ?? '', noun.gender, language) : null
      if (adjective === null) break
      words[i] = adjective
    }
  return words.join('')
}

function withCase(base: string, written: string): string {
  const [first = ''] = written
  return first === first.toLowerCase() ? base : `${first}${base.slice(1)}`
}

/** Forms that differ from what dictionaries list, each with its languages. */
const listDeclined = memoizeOnce((): ReadonlyMap<string, readonly string[]> => {
  const declined = new Map<string, string[]>()
  for (const [language, nouns] of listNouns())
    for (const [form, { base }] of nouns)
      if (form !== base) declined.set(form, [...(declined.get(form) ?? []), language])
  return declined
})

/** The forms of a text whose nouns and adjectives dictionaries list; none without such a noun. */
export function listBaseForms(text: string): string[] {
  const words = text.split(/(?<=\P{L})|(?=\P{L})/u)
  const found = new Set(words.flatMap((word) => listDeclined().get(word.toLowerCase()) ?? []))
  if (found.size === 0) return []
  return [...listNouns()].flatMap(([language, nouns]) => {
    if (!found.has(language)) return []
    return (['m', 'f', 'n'] as const).map((gender) =>
      words
        .map((word) => {
          const noun = nouns.get(word.toLowerCase())
          return noun?.base ?? toAdjective(word, gender, language) ?? word
        })
        .join(''),
    )
  })
}
