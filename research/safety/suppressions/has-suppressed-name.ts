import { normaliseCompany } from '../../identity/names/legal-forms/company-name.ts'
import { findMentions, parseSoughtName } from '../../identity/names/name-mentions.ts'
import { spellOut } from '../../identity/names/name-tokens.ts'
import { listNameWords, parsePersonName } from '../../identity/names/person-name.ts'
import { scoreCompanies } from '../../identity/names/score-companies.ts'
import { scoreNames } from '../../identity/names/score-names.ts'
import { memoize } from '../../text/memoize.ts'
import { joinAlternatives, unwrap } from '../../text/patterns/unwrap.ts'
import { foldWord } from '../../text/words/fold.ts'
import {
  birthNouns,
  bornBehindYears,
  bornBesideNames,
  bornInitials,
  bornMarks,
  bornWords,
} from '../../text/words/tables/birth-words.ts'
import type { Described } from './described.ts'
import {
  buildEntries,
  buildRuns,
  type NameIndex,
  personalFacts,
  toEmployerWords,
} from './name-index.ts'
import type { Suppression } from './suppression.ts'

/**
 * Of 100 pairs of names that score so, at least 85 are one person's: with a second fact that
 * agrees, the person is meant.
 */
const samePerson = 85
/** A fact that few people share, such as a mail address, needs no more than a part of a name. */
const samePart = 35
const maxKnown = 50_000

/**
 * Whether both the name and the fact of an entry are there. Facts are looked at first, since few
 * agree.
 */
export function hasSuppressedName(
  index: NameIndex,
  described: Described,
  isAsked: (entry: Suppression) => boolean = () => true,
): boolean {
  if (index.size === 0) return false
  const candidates = [...new Set(withFact(index, described))].filter(isAsked)
  if (candidates.length === 0) return false
  // without spaces and hyphens, which names have here and there
  const letters = foldWord(`${described.text} ${spellOut(described.text)}`)
  return candidates.some((entry) => hasName(entry, described, letters))
}

function* withFact(
  index: NameIndex,
  { keys, birthYears, text, locations, organizations }: Described,
): Generator<Suppression> {
  const { byValue, byPlace, byEmployer } = index
  if (byValue.size > 0)
    for (const value of [...keys, ...birthYears.map(String), ...saidBirthYears(text)])
      yield* byValue.get(value) ?? []
  if (byPlace.size === 0 && byEmployer.size === 0) return
  const runs = buildRuns(text)
  for (const run of [...runs, ...locations.flatMap(buildRuns)]) yield* buildEntries(byPlace, run)
  if (byEmployer.size === 0) return
  for (const run of [...runs, ...organizations.flatMap(buildRuns)])
    yield* buildEntries(byEmployer, run)
  for (const name of organizations) yield* sameEmployers(index, name)
}

/** Employers that are written otherwise, or are called by a part of their name. */
function* sameEmployers({ byEmployerWord }: NameIndex, name: string): Generator<Suppression> {
  for (const word of new Set(toEmployerWords(name))) {
    for (const entry of byEmployerWord.get(word) ?? [])
      if (isSameEmployer(name, entry.factValue ?? '')) yield entry
  }
}

function isSameEmployer(name: string, employer: string): boolean {
  if (scoreCompanies(name, employer).score >= samePerson) return true
  const [a, b] = [normaliseCompany(name).core, normaliseCompany(employer).core]
  const [shorter, longer] = a.length < b.length ? [a, b] : [b, a]
  return shorter.includes(' ') && ` ${longer} `.includes(` ${shorter} `)
}

function hasName(
  { value, factKind }: Suppression,
  { names, text, isNamed }: Described,
  letters: string,
): boolean {
  const isPersonal = personalFacts.includes(factKind)
  // a name at birth in brackets is a name as well
  const isSame = (name: string) =>
    isSameName({ name: name.replace(/[()（）]/g, ' '), value, isPersonal })
  if (names.some(isSame)) return true
  if (isNamed) return false
  return (
    listArticleForms(value, text).some((form) =>
      listMentions(text, form, letters).some((name) =>
        isSameName({ name, value: form, isPersonal }),
      ),
    ) || listOtherScriptNames(text, value).some(isSame)
  )
}

function listMentions(text: string, name: string, letters: string): readonly string[] {
  const sought = parseSoughtName(name)
  const isNear =
    sought.form.unspaced.length > 0 || sought.form.family.some((family) => letters.includes(family))
  return isNear ? findMentions(text, sought).asAsked : []
}

const vowelless = /[\p{Script=Arabic}\p{Script=Hebrew}]/u
/** Two to four words: each with a capital, or in a script that writes few vowels. */
const nameRuns = {
  latin: new RegExp(
    unwrap`
      (?<![\p{L}\p{M}])\p{Lu}[\p{L}\p{M}'’-]{0,40}
      (?: (?:(?:al|el|ben?|bin|ibn) )?\p{Lu}[\p{L}\p{M}'’-]{0,40}){1,3}`,
    'gu',
  ),
  vowelless: new RegExp(
    unwrap`
      (?<![\p{L}\p{M}])(?=([\p{Script=Arabic}\p{Script=Hebrew}]{2,40}
      (?: [\p{Script=Arabic}\p{Script=Hebrew}]{2,40}){1,2}))`,
    'gu',
  ),
}
const maxRuns = 400

/**
 * What may be a name in a text, where either the text or the name is in a script that writes few
 * vowels: its letters say too little to look for.
 */
function listOtherScriptNames(text: string, value: string): string[] {
  if (vowelless.test(value)) return (text.match(nameRuns.latin) ?? []).slice(0, maxRuns)
  if (!vowelless.test(text)) return []
  return [...text.matchAll(nameRuns.vowelless)].slice(0, maxRuns).flatMap(([, run = '']) => {
    const words = run.split(' ')
    return words.length > 2 ? [run, words.slice(0, 2).join(' ')] : [run]
  })
}

/** Memoised, since a search meets the same names often. */
const isSameName = memoize(
  ({ name, value, isPersonal }: { name: string; value: string; isPersonal: boolean }): boolean => {
    const minWords = isPersonal ? 1 : Math.min(2, wordCount(value))
    const minScore = isPersonal ? samePart : samePerson
    if (wordCount(name) < minWords) return false
    return listArticleForms(name, value).some((one) =>
      listArticleForms(value, name).some((other) => scoreNames(one, other).score >= minScore),
    )
  },
  { max: maxKnown, keyOf: ({ name, value, isPersonal }) => `${isPersonal}\n${value}\n${name}` },
)

/** "Alhamdani" may be written "al Hamdani". */
const joinedArticle = /(?<!\p{L})(Al|El)-?(?=([a-z])[a-z]{3,})/gu
const arabic = /\p{Script=Arabic}/u

/**
 * A name as it is written, and with its Arabic article apart where the other text is Arabic or
 * writes it so: "Elwood" is not "Wood".
 */
function listArticleForms(name: string, other: string): string[] {
  const apart = name.replace(joinedArticle, (joined, article: string, next: string) =>
    arabic.test(other) || new RegExp(`(?<!\\p{L})[ae]l[ -]${next}`, 'iu').test(other)
      ? `${article} `
      : joined,
  )
  return apart === name ? [name] : [name, apart]
}

function wordCount(name: string): number {
  return listNameWords(parsePersonName(name)).length
}

const born = joinAlternatives({
  mul: [bornWords, bornMarks, bornBesideNames, birthNouns].map(joinAlternatives),
})
const initial = joinAlternatives(bornInitials)
const behindYear = joinAlternatives(bornBehindYears)
const year = '(?<!\\d)((?:18|19|20)\\d\\d)(?!\\d)'
/** "(Soria, 3 de mayo de 1986)": a place, a day or both, and nothing else. */
const place = String.raw`(?:\p{Lu}[^()（）\d]{1,40}[,;] ?)?(?:\d{1,2}\.? (?:\p{L}{1,12} ){1,3})?`
const births = new RegExp(
  unwrap`
    (?<!\p{L})(?:${born})(?!\p{L})[^\n]{0,30}?${year}|[(（*]\s?(?:${initial}\s?|${place})${year}
    |${year}(?:[^\n.;,\d]{0,40}?(?<!\p{L})${born}(?!\p{L})|\s?${behindYear}(?!\p{L}))
    |${year}\s?(?:年(?:\d+月)?(?:\d+日)?)?(?:生|出生|출생|년생)`,
  'giu',
)

/** "born in May 1986", "(Soria, 1986)", "* 1986", "1986年生まれ"; a year alone may be of anything. */
function saidBirthYears(text: string): string[] {
  return [...text.matchAll(births)].flatMap(([, ...groups]) =>
    groups.filter((group) => group !== undefined),
  )
}
