import { foldWords } from '../../text/fold.ts'
import { type LegalForm, legalForms } from './tables/legal-forms.ts'

/**
 * @property core the name without its legal form, folded to ASCII in lower case; @property country
 * ISO 3166-1 alpha-2
 */
type CompanyName = {
  core: string
  legalForm: string | null
  legalClass: string | null
  /** All classes that the form's spelling may be of: `a.s.` is Norwegian and Czech. */
  legalClasses: readonly string[]
  country: string | null
}

/** @property countries all that a form of this spelling may be of */
type Found = { form: LegalForm; classes: readonly string[]; countries: readonly string[] }

type Spelling = { words: readonly string[]; form: LegalForm }

/** Longest first, so that `gmbh & co kg` is not read as `kg`. */
const spellings: readonly Spelling[] = legalForms
  .flatMap((form) =>
    form.spellings.map((spelling) => ({ words: joinLetters(spelling.split(' ')), form })),
  )
  .sort((a, b) => b.words.length - a.words.length)

/**
 * Takes a company's name apart: the core without legal forms at either end, the form, and the
 * country that the form speaks for.
 * @param country ISO 3166-1 alpha-2, where it is known: decides between countries that share a form
 */
export function normaliseCompany(name: string, country?: string): CompanyName {
  const known = country?.toUpperCase()
  let words = joinLetters(
    foldWords(
      name
        .replace(/\bA\/S\b/gi, 'aktieselskab')
        .replace(/[&+]/g, ' and ')
        .replace(/(?<=[\p{L}])[./](?=[\p{L}])/gu, ' '),
    ),
  )
  const found: Found[] = []
  for (;;) {
    const fitting = spellings.filter(
      (spelling) => fits(words, spelling, 'end') || fits(words, spelling, 'start'),
    )
    const longest = fitting.filter((spelling) => spelling.words.length === fitting[0]?.words.length)
    const taken =
      longest.find(({ form }) => known !== undefined && form.countries.includes(known)) ??
      longest[0]
    if (taken === undefined) break
    words = fits(words, taken, 'end')
      ? words.slice(0, -taken.words.length)
      : words.slice(taken.words.length)
    found.push({
      form: taken.form,
      classes: [...new Set(longest.map(({ form }) => form.class))],
      countries: [...new Set(longest.flatMap(({ form }) => form.countries))],
    })
  }
  while (words.length > 1 && (words.at(-1) === 'and' || words.at(-1) === 'the'))
    words = words.slice(0, -1)
  if (words.length > 1 && words[0] === 'the') words = words.slice(1)
  const main = found.find(({ form }) => form.class !== 'co') ?? found[0]
  const [only, ...more] = main?.countries ?? []
  return {
    core: words.join(' '),
    legalForm: main?.form.name ?? null,
    legalClass: main?.form.class ?? null,
    legalClasses: main?.classes ?? [],
    country: known ?? (more.length === 0 ? (only ?? null) : null),
  }
}

const inFront = new Set(
  'ooo oao zao pao ao nao pt uab sia llc jsc ojsc cjsc pjsc tov prat pat too ab oy sarl srl'.split(
    ' ',
  ),
)

/**
 * A form may take all but one word: "Company" alone is a name. In front, one or two letters are too
 * little to go by, but for those used so.
 */
function fits(
  words: readonly string[],
  { words: form }: Spelling,
  where: 'start' | 'end',
): boolean {
  if (words.length <= form.length) return false
  if (where === 'end')
    return form.every((word, i) => words[words.length - form.length + i] === word)
  return (
    (form.length > 1 || inFront.has(form[0] ?? '')) && form.every((word, i) => words[i] === word)
  )
}

/** `L.X.C.` → `lxc`: letters that stand alone, side by side, are one word. */
export function joinLetters(words: readonly string[]): string[] {
  const joined: string[] = []
  let letters = ''
  for (const word of words) {
    if (word.length === 1 && /[a-z]/.test(word)) {
      letters += word
      continue
    }
    if (letters !== '') joined.push(letters)
    letters = ''
    joined.push(word)
  }
  return letters === '' ? joined : [...joined, letters]
}
