import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { toCapital } from '../../../research/text/words/to-capital.ts'
import { aDegree, him, his, titled } from '../invented-people/form-words.ts'
import { aOrAn, type FactName, factNames } from '../invented-people/page-form.ts'
import { findStatedValues, isSameValue } from '../invented-people/stated-values.ts'

export const passageSets = [
  'press',
  'firms',
  'learned',
  'own-pages',
  'german',
  'french',
  'iberian',
] as const
type PassageSet = (typeof passageSets)[number]

const Person = z.looseObject({
  set: z.enum(passageSets),
  lang: z.string(),
  name: z.string(),
  pronoun: z.enum(['she', 'he']),
  role: z.string(),
  pastRole: z.string(),
  degree: z.string(),
  field: z.string(),
  birthYear: z.number(),
  site: z.string(),
})
type Person = z.infer<typeof Person>

const Passage = z.strictObject({
  half: z.enum(['open', 'sealed']),
  lang: z.string(),
  kind: z.string(),
  title: z.string(),
  html: z.string(),
  says: z.array(z.enum(factNames)),
})
type Passage = z.infer<typeof Passage>

/** `unsaid`: true of the person, but not what the passage says. */
type PassageScore = {
  read: FactName[]
  lost: FactName[]
  wrong: string[]
  unsaid: string[]
}

/** The passages of one half of a set, each about people of the set in turn. */
export function loadPassages(
  set: PassageSet,
  half: Passage['half'],
): { passage: Passage; at: number }[] {
  return loadLines(`${set}.jsonl`)
    .map((line, at) => ({ passage: Passage.parse(line), at }))
    .filter(({ passage }) => passage.half === half)
}

/** What rules read of a passage about the person at that place of its set. */
export function scorePassage(
  set: PassageSet,
  { passage, at }: { passage: Passage; at: number },
): PassageScore {
  const people = loadLines('people.jsonl')
    .map((line) => Person.parse(line))
    .filter((one) => one.set === set && one.lang === passage.lang)
  const nth = (index: number): Person => {
    const one = people[index % people.length]
    if (one === undefined) throw new Error(`the set ${set} has no people`)
    return one
  }
  const [person, other, third] = [nth(at), nth(at + 3), nth(at + 7)]
  const write = (text: string) => fill(text, { person, other, third })
  const isOwn = isOwnPage(set, passage)
  const html =
    `<html lang="${passage.lang}"><head><title>${write(passage.title)}</title></head>` +
    `<body><main>${write(passage.html)}</main></body></html>`
  const url = isOwn ? person.site : `https://pages.example/${at}`
  const values = findStatedValues({ url, html, isOwn }, person.name)
  const isFact = (value: string, fact: FactName) => isSameValue(value, String(person[fact]))
  const [read, lost] = [true, false].map((wanted) =>
    passage.says.filter(
      (fact) =>
        values.some(({ value, kinds }) => kinds.includes(fact) && isFact(value, fact)) === wanted,
    ),
  )
  const others = values.filter(
    ({ value, kinds }) => !kinds.some((kind) => passage.says.includes(kind) && isFact(value, kind)),
  )
  const isTrue = ({ value, kinds }: (typeof others)[number]) =>
    kinds.some((kind) => isFact(value, kind)) || value === String(person.pastFrom)
  const say = ({ value, kinds }: (typeof others)[number]) => `${kinds[0]}: ${value}`
  return {
    read: read ?? [],
    lost: lost ?? [],
    wrong: others.filter((one) => !isTrue(one)).map(say),
    unsaid: others.filter(isTrue).map(say),
  }
}

/** The first person in a text under the person's own name; articles of the press quote it. */
function isOwnPage(set: PassageSet, { title, html }: Passage): boolean {
  const isQuoting = set === 'press' || set === 'firms' || set === 'learned'
  const speaks = /(?<!\p{L})(?:I|my|ich|mein|je|mon|soy|mi|sou|meu|minha)(?!\p{L})/iu
  return !isQuoting && title.includes('{name}') && speaks.test(html.replace(/<[^>]*>/g, ' '))
}

/** `{she|Sie|Er}` is by the person's pronoun, `{other.city}` of another person. */
function fill(text: string, people: Record<'person' | 'other' | 'third', Person>): string {
  return text.replace(
    /\{(?:(other|third)\.)?(?:she\|([^|{}]*)\|([^{}]*)|([^{}]+))\}/g,
    (whole, whose: 'other' | 'third' | undefined, she, he, key) => {
      const one = people[whose ?? 'person']
      if (key === undefined) return one.pronoun === 'she' ? she : he
      const value = { ...one, ...buildForms(one) }[key as string]
      if (value === undefined) throw new Error(`no word for ${whole}`)
      return String(value)
    },
  )
}

function buildForms(one: Person): Record<string, string | number> {
  const { pronoun, role, pastRole, degree, field, birthYear } = one
  const titleOf = one.lang === 'en' ? titled : toCapital
  return {
    he: pronoun,
    He: toCapital(pronoun),
    his: his[pronoun],
    His: toCapital(his[pronoun]),
    him: him[pronoun],
    Role: titleOf(role),
    PastRole: titleOf(pastRole),
    Field: titleOf(field),
    'a role': aOrAn(role),
    'a pastRole': aOrAn(pastRole),
    'a degree': aDegree(degree),
    age: 2026 - birthYear,
  }
}

const loaded = new Map<string, readonly unknown[]>()

function loadLines(file: string): readonly unknown[] {
  const known = loaded.get(file)
  if (known !== undefined) return known
  const text = readFileSync(path.join(import.meta.dirname, file), 'utf8')
  const lines = text
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line))
  loaded.set(file, lines)
  return lines
}
