import { dropDuplicates } from '../../../text/order.ts'
import { foldCompany } from './fold-company.ts'
import { type IsoForm, isoForms } from './iso-forms.ts'
import { ownForms } from './own-forms.ts'

/**
 * @property core the name without its legal form, folded to ASCII in lower case
 * @property country ISO 3166-1 alpha-2
 */
type CompanyName = {
  core: string
  legalForm: string | null
  legalClass: string | null
  /** All classes that the form's spelling may be of: `a.s.` is Norwegian and Czech. */
  legalClasses: readonly string[]
  country: string | null
}

type Form = {
  name: string
  kind: string
  classes: readonly string[]
  countries: readonly string[]
}

/** @property isFirst nothing was taken yet, so that a form of ISO 20275 may be */
type Asked = { isFirst: boolean; isEveryForm: boolean; country: string | undefined }

type Found = Form & { rest: readonly string[] }

/** Words of the longest form there is. */
const maxFormWords = 24
const maxNameLength = 400

/**
 * Takes a company's name apart: the core without legal forms at either end, the form, and the
 * country that the form speaks for. A form that only ISO 20275 lists is taken once; names may end
 * in one after the other of ours.
 * @param country ISO 3166-1 alpha-2, where it is known: decides between countries that share a form
 * @param isEveryForm whether words that are a form by the list alone are one, such as "Foundation"
 */
export function normaliseCompany(name: string, country?: string, isEveryForm = false): CompanyName {
  const known = country?.toUpperCase()
  let words: readonly string[] = foldCompany(name.slice(0, maxNameLength))
  const found: Found[] = []
  for (;;) {
    const taken = findForm(words, { isFirst: found.length === 0, isEveryForm, country: known })
    if (taken === null) break
    words = taken.rest
    found.push(taken)
  }
  words = trimSmall(words)
  const main = found.find(({ kind }) => kind !== 'co') ?? found[0]
  const [only, ...more] = main?.countries ?? []
  return {
    core: words.join(' '),
    legalForm: main?.name ?? null,
    legalClass: main?.kind ?? null,
    legalClasses: main?.classes ?? [],
    country: known ?? (more.length === 0 ? (only ?? null) : null),
  }
}

function trimSmall(all: readonly string[]): string[] {
  let words = [...all]
  while (words.length > 1 && (words.at(-1) === 'and' || words.at(-1) === 'the'))
    words = words.slice(0, -1)
  return words.length > 1 && words[0] === 'the' ? words.slice(1) : words
}

/**
 * The longest form at either end. A form may take all but one word: "Company" alone is a name.
 */
function findForm(words: readonly string[], asked: Asked): Found | null {
  for (let length = Math.min(maxFormWords, words.length - 1); length > 0; length -= 1) {
    const [end, start] = [words.slice(-length), words.slice(0, length)]
    const atEnd = parseForm(end, asked)
    if (atEnd !== null) return { ...atEnd, rest: words.slice(0, -length) }
    const inFront = mayStandInFront(start) ? parseForm(start, asked) : null
    if (inFront !== null) return { ...inFront, rest: words.slice(length) }
  }
  return null
}

function parseForm(words: readonly string[], { isFirst, isEveryForm, country }: Asked) {
  const spelling = words.join(' ')
  const own = ownForms().get(spelling)
  const iso = isoForms().get(spelling)
  if (own !== undefined) {
    const form = own.find(({ countries }) => countries.includes(country ?? '')) ?? own[0]
    return {
      name: form?.name ?? spelling,
      kind: form?.class ?? spelling,
      classes: dropDuplicates([...own.map((one) => one.class), ...listRows(iso)]),
      countries: dropDuplicates(own.flatMap(({ countries }) => countries)),
    }
  }
  if (!isFirst || iso === undefined || (iso.rows.size === 0 && !isEveryForm)) return null
  const kind = `iso ${spelling}`
  const [first = spelling] = iso.names.values()
  return {
    name: iso.names.get(country ?? '') ?? first,
    kind,
    classes: [kind, ...listRows(iso)],
    countries: [...iso.names.keys()],
  }
}

const inFront = new Set(
  'ooo oao zao pao ao nao pt uab sia llc jsc ojsc cjsc pjsc tov prat pat too ab oy sarl srl'.split(
    ' ',
  ),
)

/** Forms of one row are one form in two spellings. */
function listRows(form: IsoForm | undefined): string[] {
  return [...(form?.rows ?? [])].map((row) => `row ${row}`)
}

/** In front, one or two letters are too little to go by, but for those used so. */
function mayStandInFront(form: readonly string[]): boolean {
  return form.length > 1 || inFront.has(form[0] ?? '') || (form[0]?.length ?? 0) > 7
}
