import { unwrap } from '../../../text/patterns/unwrap.ts'
import type { BoundSentence } from '../binding/bound-sentence.ts'
import { bindingConfidence, type WeighedStatement } from '../binding/statement.ts'
import { type FoundGroups, toHome, toPost } from './state-groups.ts'
import {
  turkishAdverbs,
  turkishFormer,
  turkishPostParts,
  turkishPosts,
  turkishServing,
  turkishVerbs as verbs,
} from './tables/turkish-words.ts'

const name = String.raw`\p{Lu}[\p{L}\p{N}.&-]*(?: (?:ve )?\p{Lu}[\p{L}\p{N}.&-]*){0,5}`
const town = String.raw`(?<town>\p{Lu}[\p{L}-]*(?: \p{Lu}[\p{L}-]*)?)`
const firm = `(?<firm>${name})`
/** Endings for "at", "from" and "of", behind a name and an apostrophe. */
const [at, from] = ["['’](?:n?d[ae]|t[ae])", "['’](?:n?d[ae]n|t[ae]n)"]
const of = `['’]n?[ıiuü]n(?! (?:${turkishServing}))`
const inYear = String.raw`\d{4}(?:['’]\p{L}+| yılında)`
const until = String.raw`\d{4}['’]\p{L}+ kadar`
const year = String.raw`(?<year>(?:19|20)\d\d)(?:['’]\p{L}+| yılında)`
const title = `(?<title>(?:(?:${turkishPostParts}) )*(?:${turkishPosts}))`
const held = unwrap`
  (?<title>(?:(?:${turkishPostParts}) )*(?:(?:${turkishPosts}) yardımcısı
  |(?:${turkishPosts})s?[ıiuü]))`
const is = '(?:d[ıiuü]r|t[ıiuü]r)?'
const was = 'yd[ıiuü]'
const ends = String.raw`(?!\p{L})(?=\s*(?:[.,;)]|$))`
const opens = String.raw`^(?:\s*\([^()]{0,60}\))?,?\s(?:(?:${turkishAdverbs}) )?`
const form = (text: string) => new RegExp(text, 'u')

const bornForms = [
  form(`${opens}(?:${year} )?(?:${town}${at} )?(?:${verbs.born})${ends}`),
  form(`${opens}${town}${at} ${year} (?:${verbs.born})${ends}`),
  form(String.raw`^\s\(d\. (?:\d{1,2} \p{L}+ )?(?<year>\d{4})(?:, ${town})?\)`),
  form(String.raw`${opens}(?<year>\d{4}) (?:${town} )?doğumlu(?!\p{L})`),
]
const lives = form(`${opens}${town}${at} (?:${verbs.lives})${ends}`)
const role = `(?:${title} olarak )?`
const postForms = [
  { form: form(`${opens}${firm}${at} ${role}(?:${verbs.works})${ends}`), isCurrent: true },
  { form: form(`${opens}${firm}${at} ${role}(?:${verbs.worked})${ends}`), isCurrent: false },
  { form: form(`${opens}${firm}${at} ${title}${is}${ends}`), isCurrent: true },
  { form: form(`${opens}${firm}(?:${of})? ${held}${is}${ends}`), isCurrent: true },
  { form: form(`${opens}(?:${until} )?${firm}(?:${of})? ${held}${was}${ends}`), isCurrent: false },
  {
    form: form(`${opens}${firm}(?:${of})? (?:${turkishFormer}) ${held}${is}${ends}`),
    isCurrent: false,
  },
  {
    form: form(`${opens}(?:${year} )?${firm} ${held} (?:${verbs.became})${ends}`),
    isCurrent: false,
  },
  {
    form: form(`${opens}(?:${year} )?${firm}['’]y?[ıiuü] (?:${verbs.founded})${ends}`),
    isCurrent: false,
  },
]
const studyForms = [
  form(`${opens}${firm}${from} (?:${inYear} )?(?:${verbs.graduated})${ends}`),
  form(String.raw`${opens}${firm}${at} (?<field>\p{Ll}+(?: \p{Ll}+)?) (?:${verbs.studied})${ends}`),
]
/** "Initech eski genel müdürü NAME", "Initech'in eski genel müdürü NAME" */
const front = form(`^${firm}(?:${of})? (?<former>(?:${turkishFormer}) )?${held} $`)

/**
 * What Turkish sentences state of their subject, by the endings of words: birth, home, school and
 * posts. A denial ends the verb otherwise.
 */
export function parseTurkish(bound: BoundSentence): WeighedStatement[] {
  const { predicate, owned, intro, name, binding } = bound
  if (owned || name === '' || !/[ıiuüae]|\d/u.test(predicate)) return []
  const confidence = bindingConfidence[binding] - 4
  const ahead = front.exec(intro)?.groups
  if (ahead !== undefined) {
    const { former } = ahead
    return [toPost(ahead, former === undefined, bindingConfidence[binding] - 8)]
  }
  if (binding === 'named') return []
  const { town: home } = lives.exec(predicate)?.groups ?? {}
  return [
    ...parseBirth(predicate, confidence),
    ...(home === undefined ? [] : [toHome(home, true, confidence)]),
    ...parsePosts(predicate, confidence),
    ...parseStudies(predicate, confidence),
  ]
}

function parseBirth(text: string, confidence: number): WeighedStatement[] {
  const groups = chooseGroups(bornForms, text)
  const stated: WeighedStatement[] = []
  const { year, town: place } = groups
  if (year !== undefined)
    stated.push({ path: 'identity.birthYear', value: { year: Number(year) }, confidence })
  if (place !== undefined) stated.push(toHome(place, false, confidence))
  return stated
}

function parsePosts(text: string, confidence: number): WeighedStatement[] {
  for (const { form: one, isCurrent } of postForms) {
    const groups = one.exec(text)?.groups
    if (groups !== undefined) return [toPost(groups, isCurrent, confidence)]
  }
  return []
}

function parseStudies(text: string, confidence: number): WeighedStatement[] {
  const { firm: school, field } = chooseGroups(studyForms, text)
  if (school === undefined) return []
  const value = { school, degree: null, field: field ?? null, from: null, to: null }
  return [{ path: 'education.items', value, confidence }]
}

function chooseGroups(forms: readonly RegExp[], text: string): FoundGroups {
  return forms.map((one) => one.exec(text)?.groups).find((groups) => groups !== undefined) ?? {}
}
