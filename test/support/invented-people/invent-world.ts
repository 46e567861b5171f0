import { html } from '../internet/web/web-page.ts'
import { randomFrom } from '../random.ts'
import { type Family, type FamilyParts, families } from './families.ts'
import { type HostileKind, hostileKinds, hostilePage } from './hostile.ts'
import {
  type Choices,
  choicesFrom,
  type InventedPerson,
  inventName,
  inventNamesake,
  inventPerson,
  rareThings,
  type SharedThing,
  sharedThings,
} from './invented-person.ts'
import type { FactName, PageForm, WrittenPage } from './page-form.ts'
import type { Vocabulary } from './vocabulary.ts'

export type InventedPage = {
  url: string
  form: string
  /** Whose page it is; `contradiction`: the person's, with another employer. */
  about: 'person' | 'namesake' | 'contradiction' | 'none'
  /** Whose values the page states. */
  subject: InventedPerson
  says: readonly FactName[]
  title: string
  snippet: string
  /** What a fetch of the page gives. */
  answer: { html: string; status: number } | { fault: 'timeout' | 'too_large' | 'unreachable' }
}

export type InventedWorld = {
  seed: number
  person: InventedPerson
  namesakes: readonly { namesake: InventedPerson; shares: SharedThing }[]
  /** What a caller knows of the person. */
  headline: string
  /** In the order of a search engine. */
  pages: readonly InventedPage[]
}

const pagesOfPerson = 8
const hostilePages = 36

/** A small web about people of one name: the same seed gives the same web. */
export function inventWorld(
  seed: number,
  {
    family = 'first',
    isHostile = false,
    isRare = false,
  }: { family?: Family; isHostile?: boolean; isRare?: boolean } = {},
): InventedWorld {
  const choices = choicesFrom(randomFrom(seed * 7_919 + families[family].offset))
  const { words, contradicting }: FamilyParts = families[family]
  const forms: [string, PageForm][] = Object.entries(families[family].forms)
  const person = inventPerson(choices, words, inventName(choices, words))
  const namesakes = Array.from({ length: choices.between(1, 4) }, () =>
    inventNamesake(choices, words, person, isRare ? rareThings : sharedThings),
  )
  const write = writerOf(choices, words)
  const shuffled = shuffle(choices, forms)
  const own = Array.from({ length: pagesOfPerson }, (_, at) =>
    write('person', person, shuffled[at % shuffled.length]),
  )
  const others = namesakes.flatMap(({ namesake }) =>
    shuffle(choices, forms)
      .slice(0, namesakes.length > 2 ? 1 : 2)
      .map((form) => write('namesake', namesake, form)),
  )
  const wrong = inventPerson(choices, words, person)
  const contradiction = write(
    'contradiction',
    { ...person, employer: wrong.employer, joined: wrong.joined },
    choices.pick(forms.filter(([name]) => contradicting.includes(name))),
  )
  const results = ranked(choices, own, [...others, contradiction])
  const failing = isHostile
    ? Array.from({ length: hostilePages }, () => failingPage(choices, words, person))
    : []
  return {
    seed,
    person,
    namesakes,
    headline: choices.pick([
      `${person.role} at ${person.employer}`,
      `${person.role}, ${person.employer}`,
      `${person.employer} · ${person.role}`,
    ]),
    // the hostile half stands in front of most pages, as the loudest pages of the real web do
    pages: [...results.slice(0, 2), ...failing, ...results.slice(2)],
  }
}

/**
 * The right person leads, as it does in most searches for a name and an employer; namesakes stand
 * in between.
 */
function ranked(
  choices: Choices,
  own: readonly InventedPage[],
  others: readonly InventedPage[],
): InventedPage[] {
  const [first, ...rest] = own
  return first === undefined ? [...others] : [first, ...shuffle(choices, [...rest, ...others])]
}

function writerOf(choices: Choices, words: Vocabulary) {
  return (
    about: InventedPage['about'],
    subject: InventedPerson,
    form: [string, PageForm] | undefined,
  ): InventedPage => {
    const [name, write] = form ?? ['', () => ({ title: '', main: '', says: [] })]
    const others = Array.from({ length: 3 }, () =>
      inventPerson(choices, words, inventName(choices, words)),
    )
    const page: WrittenPage = write(subject, { ...choices, words, others })
    const host =
      `${choices.pick(words.starts)}${choices.pick(words.ends)}${choices.between(1, 999)}`.toLowerCase()
    return {
      url:
        page.host ??
        `https://${host}.example/${choices.pick(['people', 'news', 'about', 'p'])}/${choices.between(1, 9_999)}`,
      form: name,
      about,
      subject,
      says: page.says,
      title: page.title,
      snippet: snippetOf(page.main, subject.name),
      answer: {
        html: html(page.title, page.main, page.head === undefined ? {} : { head: page.head }),
        status: 200,
      },
    }
  }
}

function failingPage(choices: Choices, words: Vocabulary, person: InventedPerson): InventedPage {
  const kind: HostileKind = choices.pick(hostileKinds)
  const host =
    `${choices.pick(words.starts)}${choices.pick(words.ends)}${choices.between(1, 99_999)}`.toLowerCase()
  const title = choices.pick([
    person.name,
    `${person.name} | Profile`,
    `${person.name}, ${person.role}`,
  ])
  return {
    url: `https://${host}.example/${choices.between(1, 9_999)}`,
    form: kind,
    about: 'none',
    subject: person,
    says: [],
    title,
    snippet: `${person.name}, ${person.role} at ${person.employer}. Read more about ${person.name}.`,
    answer: hostilePage(kind, person),
  }
}

const maxSnippetLength = 160

/** What an engine shows of a page: the text around the first place with the name. */
function snippetOf(main: string, name: string): string {
  const text = main
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const at = Math.max(0, text.indexOf(name) - 40)
  return text.slice(at, at + maxSnippetLength)
}

function shuffle<Value>({ random }: Choices, values: readonly Value[]): Value[] {
  return values
    .map((value) => ({ value, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ value }) => value)
}
