import { isOpenToEdit } from '../../research/safety/proofs/is-open-to-edit.ts'
import {
  normaliseSuppression,
  type SuppressionInput,
} from '../../research/safety/suppressions/normalise-suppression.ts'
import {
  type FactKind,
  factKinds,
  type Suppression,
} from '../../research/safety/suppressions/suppression.ts'
import type { OptOutKind } from '../../store/opt-outs/requests.ts'

export const kinds = {
  remove: 'Remove me: never research me, and erase what is stored',
  access: 'Show me what is stored about me',
  correct: 'Correct what is stored about me',
  lift: 'Lift an earlier removal',
} as const satisfies Record<OptOutKind, string>

const laws = ['gdpr', 'ccpa'] as const

/** The fields of the form, each with a message of its own. */
const fieldNames = ['profiles', 'email', 'phone', 'username', 'name', 'fact', 'message'] as const
export type FieldName = (typeof fieldNames)[number]

const maxProfiles = 10
const maxLength = { profiles: 8_000, message: 4_000, other: 300 }

type Given = Suppression & { url: string | null }
export type ParsedRequest = {
  kind: OptOutKind
  law: (typeof laws)[number]
  message: string
  identifiers: readonly Given[]
}
type Errors = Partial<Record<FieldName, string>>

/** What the form says, or what is wrong with it by field. */
export function parseRequest(form: URLSearchParams): ParsedRequest | { errors: Errors } {
  const text = (name: string) => (form.get(name) ?? '').trim()
  const errors: Errors = {}
  for (const name of fieldNames) {
    const max = name === 'profiles' || name === 'message' ? maxLength[name] : maxLength.other
    if (text(name).length > max) errors[name] = `At most ${max} characters.`
  }
  if (Object.keys(errors).length > 0) return { errors }

  const identifiers: Given[] = []
  const add = (field: FieldName, input: SuppressionInput, url: string | null = null) => {
    const entry = normaliseSuppression(input)
    if ('reason' in entry) errors[field] ??= toSentence(entry.reason, input.value)
    else if (!identifiers.some((one) => isEqual(one, entry))) identifiers.push({ ...entry, url })
  }
  const profiles = text('profiles').split(/\s+/).filter(Boolean)
  if (profiles.length > maxProfiles) errors.profiles = `At most ${maxProfiles} addresses.`
  for (const value of profiles.slice(0, maxProfiles))
    add('profiles', { kind: 'profile_url', value }, toPageUrl(value))
  if (text('email') !== '') add('email', { kind: 'email', value: text('email') })
  if (text('phone') !== '') add('phone', { kind: 'phone', value: text('phone') })
  if (text('username') !== '') {
    const platform = text('platform') === '' ? undefined : text('platform')
    add('username', { kind: 'username', value: text('username'), platform })
  }
  addName({ name: text('name'), fact: text('fact'), kind: text('fact_kind') }, add, errors)
  if (identifiers.length === 0 && Object.keys(errors).length === 0)
    errors.profiles = 'Give at least one thing that is yours, here or below.'
  if (Object.keys(errors).length > 0) return { errors }
  return {
    kind: parseKind(text('kind')),
    law: laws.find((law) => law === text('law')) ?? 'gdpr',
    message: text('message'),
    identifiers,
  }
}

function parseKind(text: string): OptOutKind {
  switch (text) {
    case 'access':
    case 'correct':
    case 'lift':
      return text
    default:
      return 'remove'
  }
}

function addName(
  { name, fact, kind }: { name: string; fact: string; kind: string },
  add: (field: FieldName, input: SuppressionInput) => void,
  errors: Errors,
): void {
  if (name === '' && fact === '') return
  if (name === '') errors.name = 'Give the name that this belongs to.'
  else if (fact === '') errors.fact = 'Others have this name: give one more fact.'
  else {
    const factKind: FactKind = factKinds.find((known) => known === kind) ?? 'location'
    const input = { kind: 'name', value: name, fact: { kind: factKind, value: fact } } as const
    add(/\p{L}/u.test(name) ? 'fact' : 'name', input)
  }
}

/**
 * Where a code can stand; null where it would prove nothing. Parameters that do not belong to the
 * page's identity are left out: they might lead to what a visitor wrote there.
 */
function toPageUrl(value: string): string | null {
  const url = URL.parse(/^https?:\/\//i.test(value) ? value : `https://${value}`)
  if (url === null || isOpenToEdit(url.href)) return null
  const bare = `${url.origin}${url.pathname}`
  const isSame = toPageId(bare) !== null && toPageId(bare) === toPageId(url.href)
  return isSame ? bare : `${bare}${url.search}`
}

/** What identifies the page at an address, as one text; null for what is no profile. */
export function toPageId(url: string): string | null {
  const entry = normaliseSuppression({ kind: 'profile_url', value: url })
  return 'reason' in entry ? null : JSON.stringify([entry.platform, entry.value])
}

function isEqual(one: Suppression, other: Suppression): boolean {
  return (
    one.kind === other.kind &&
    one.value === other.value &&
    one.platform === other.platform &&
    one.factKind === other.factKind &&
    one.factValue === other.factValue
  )
}

function toSentence(reason: string, value: string): string {
  return reason.replace(/^The value/, value.length > 80 ? 'This' : `“${value}”`)
}
