import type { CompanyCandidate, CompanyQuery } from '../../../research/companies/match-companies.ts'
import { randomFrom } from '../random.ts'
import type { Vocabulary } from './vocabulary.ts'

export type MatchCase = {
  query: CompanyQuery
  candidates: CompanyCandidate[]
  /** The company that is asked for; null where it is not among the candidates. */
  right: string | null
}

type Kind = 'spelled otherwise' | 'slip of the pen' | 'missing'

/** Questions with 60 candidates each that look like what is asked for. */
export function inventCases(
  vocabulary: Vocabulary,
  { kind, count, seed }: { kind: Kind; count: number; seed: number },
): MatchCase[] {
  const random = randomFrom(seed)
  return Array.from({ length: count }, () => inventCase(vocabulary, kind, random))
}

type Company = { head: string; rest: string; form: number; number: string; jurisdiction: string }

function inventCase(vocabulary: Vocabulary, kind: Kind, random: () => number): MatchCase {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T
  const number = () => String(Math.floor(random() * 9e7) + 1e6).padStart(8, '0')
  const form = Math.floor(random() * vocabulary.forms.length)
  const suffix = pick(['', '', '', ' II', ' First', ' One', ` ${pick(vocabulary.places)}`])
  const company: Company = {
    head:
      random() < 0.3
        ? `${pick(vocabulary.heads)} ${pick(vocabulary.heads)}`
        : pick(vocabulary.heads),
    rest: pick(vocabulary.trades) + suffix,
    form,
    number: number(),
    jurisdiction: vocabulary.forms[form]?.[0] ?? 'GB',
  }
  const write = ({ head, rest, form: at }: Company) =>
    `${head} ${rest} ${pick(vocabulary.forms[at]?.[1] ?? [''])}`.replace(' ,', ',')
  const similar = new Map<string, Company>()
  while (similar.size < 60) {
    const other = { ...company, ...change(company, vocabulary, pick), number: number() }
    const key = `${other.head} ${other.rest} ${other.form}`.toLowerCase()
    if (key !== `${company.head} ${company.rest} ${company.form}`.toLowerCase())
      similar.set(key, other)
  }
  const entry = (one: Company, id: string): CompanyCandidate => ({
    id,
    name: write(one),
    jurisdiction: one.jurisdiction,
    number: one.number,
    status: random() < 0.8 ? 'active' : 'dissolved',
  })
  const candidates = [...similar.values()].map((one, i) => entry(one, `other-${i}`))
  if (kind !== 'missing')
    candidates.splice(Math.floor(random() * 60), 1, {
      ...entry(company, 'right'),
      status: 'active',
    })
  const plain = respell(write(company), pick)
  const name = kind === 'slip of the pen' ? slip(plain, random) : plain
  const query: CompanyQuery = { name }
  if (random() < 0.5) query.jurisdiction = company.jurisdiction
  if (random() < 0.15) query.number = company.number.replace(/^0+/, '')
  return { query, candidates, right: kind === 'missing' ? null : 'right' }
}

/** Another company whose name resembles this one's. */
function change(
  { head, rest, form }: Company,
  vocabulary: Vocabulary,
  pick: <T>(from: readonly T[]) => T,
): Partial<Company> {
  const forms = vocabulary.forms.map((_, at) => at).filter((at) => at !== form)
  const otherForm = pick(forms)
  const trade = pick(vocabulary.trades)
  const bare = rest.replace(/ (?:II|First|One)$/, '')
  return pick<Partial<Company>>([
    { rest: trade },
    { rest: trade },
    { rest: `${bare} ${pick(vocabulary.places)}` },
    { rest: `${bare} ${pick(['III', 'IV', 'V', '4', '7', 'First', 'One', 'Second'])}` },
    { rest: `${rest} ${pick(['Holdings', 'Group', 'Services', 'International', 'Finance'])}` },
    { head: `${pick(['New', 'United', 'Royal', 'Great', 'First'])} ${head}` },
    { head: pick(vocabulary.heads) },
    { head: `${head} ${pick(vocabulary.heads)}` },
    { head: head.split(' ').length > 1 ? (head.split(' ')[0] ?? head) : `${head} & Sons` },
    { form: otherForm, jurisdiction: vocabulary.forms[otherForm]?.[0] ?? 'GB' },
    { head: `${head.slice(0, -2)}${pick(['ia', 'on', 'um', 'en', 'al', 'is'])}`, rest: trade },
  ])
}

/** The same name as another hand writes it. */
function respell(name: string, pick: <T>(from: readonly T[]) => T): string {
  return pick<(text: string) => string>([
    (text) => text,
    (text) => text.toUpperCase(),
    (text) => text.toLowerCase().replace(/[.,]/g, ''),
    (text) => text.replace('International', 'Intl').replace('Holdings', 'Hldgs'),
    (text) => `${text} /NEW/`,
    (text) => text.replace(/ & /g, ' and ').normalize('NFD').replace(/\p{M}/gu, ''),
  ])(name)
}

/** One letter left out, doubled, exchanged or mistaken, in the name's first words. */
function slip(name: string, random: () => number): string {
  const end = Math.max(4, name.indexOf(' '))
  const at = 1 + Math.floor(random() * (end - 2))
  const letter = 'abcdefghijklmnopqrstuvwxyz'[Math.floor(random() * 26)]
  const [before, here, next, after] = [
    name.slice(0, at),
    name[at] ?? '',
    name[at + 1] ?? '',
    name.slice(at + 2),
  ]
  const slips = [
    before + next + after,
    before + here + here + next + after,
    before + next + here + after,
    before + letter + next + after,
  ]
  const slipped = slips[Math.floor(random() * slips.length)] ?? name
  return slipped.toLowerCase() === name.toLowerCase() ? slip(name, random) : slipped
}
