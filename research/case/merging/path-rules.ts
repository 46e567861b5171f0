import type { ClaimPath, ClaimValueOf } from '../../claims/claim.ts'
import { buildEmailFacts } from '../../identity/contacts/build-email-facts.ts'
import { foldHandle } from '../../safety/suppressions/identifiers.ts'
import { toPageKey } from '../../text/addresses/page-key.ts'
import type { Weighed } from './choose-best-form.ts'
import { buildPlainRule, chooseSpelling, type PathRule } from './path-rule.ts'
import { isSameSentence, toSentenceKey } from './same-sentence.ts'
import { location, position, study } from './stay-rules.ts'
import { toNameKey } from './to-name-key.ts'

const name: PathRule<{ value: string }> = buildPlainRule(
  ({ value }) => toNameKey(value),
  (first, all) => ({ value: chooseSpelling(all, ({ value }) => value) ?? first.value }),
)

const address: PathRule<{ url: string }> = buildPlainRule(
  ({ url }) => toPageKey(url) ?? url,
  (first, all) => ({ url: chooseSpelling(all, ({ url }) => url, isSecure) ?? first.url }),
)

/** Of two spellings of an address the one with https is shown. */
function isSecure(url: string): number {
  return Number(url.startsWith('https:'))
}

const headline: PathRule<{ value: string }> = {
  ...buildPlainRule(
    ({ value }) => toSentenceKey(value),
    (first, all) => ({ value: chooseSpelling(all, ({ value }) => value) ?? first.value }),
  ),
  fits: (a, b) => isSameSentence(a.value, b.value),
}

const mention: PathRule<{ text: string }> = {
  ...buildPlainRule(
    ({ text }) => toSentenceKey(text),
    (first, all) => ({ text: chooseSpelling(all, ({ text }) => text) ?? first.text }),
  ),
  fits: (a, b) => isSameSentence(a.text, b.text),
}

const year: PathRule<{ year: number }> = buildPlainRule(
  ({ year }) => String(year),
  (first) => first,
)

/** The kind with the most weight; `unknown` only without any other. */
function chooseKind<Kind extends string>(
  all: readonly Weighed<{ kind: Kind }>[],
  unknown: Kind,
): Kind {
  const weights = new Map<Kind, number>()
  for (const { value, weight } of all)
    if (value.kind !== unknown) weights.set(value.kind, (weights.get(value.kind) ?? 0) + weight)
  const [best] = [...weights].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
  return best?.[0] ?? unknown
}

const relative: PathRule<ClaimValueOf<'relatives.items'>> = {
  key: ({ name }) => toNameKey(name),
  detail: ({ relation }) => relation,
  fits: (a, b) =>
    toNameKey(a.name) === toNameKey(b.name) &&
    (a.relation === b.relation || isVague(a) || isVague(b)),
  isPartial: (value, whole) => !isVague(whole) && isVague(value),
  filled: (value) => (value.relation === 'unknown' ? 0 : isVague(value) ? 1 : 2),
  join: (first, all) => ({
    name: chooseSpelling(all, ({ name }) => name) ?? first.name,
    relation: first.relation,
  }),
}

function isVague({ relation }: ClaimValueOf<'relatives.items'>): boolean {
  return relation === 'unknown' || relation === 'other'
}

/** How each path's values are compared and merged. */
export const pathRules: { readonly [Path in ClaimPath]: PathRule<ClaimValueOf<Path>> } = {
  'identity.name': name,
  'identity.aliases': name,
  'identity.headline': headline,
  'identity.birthYear': year,
  'identity.deathYear': year,
  'identity.photo': address,
  'contact.emails': buildPlainRule(
    ({ value }) => buildEmailFacts(value.trim().toLowerCase()).canonical,
    (first, all) => ({
      value: chooseSpelling(all, ({ value }) => value) ?? first.value,
      kind: chooseKind(all, 'unknown'),
    }),
    ({ kind }) => kind,
  ),
  'contact.phones': buildPlainRule(
    ({ value }) => value.replace(/[^\d+]/g, ''),
    (first, all) => ({
      value: first.value,
      kind: chooseKind(all, 'unknown'),
      country: chooseSpelling(all, ({ country }) => country),
    }),
    ({ kind }) => kind,
  ),
  'contact.websites': address,
  'locations.items': location,
  'work.positions': position,
  'education.items': study,
  'relatives.items': relative,
  'social.accounts': buildPlainRule(
    ({ platform, username }) => `${platform.toLowerCase()}:${foldHandle(username)}`,
    (first, all) => ({
      platform: first.platform,
      username: chooseSpelling(all, ({ username }) => username) ?? first.username,
      url: chooseSpelling(all, ({ url }) => url, isSecure) ?? first.url,
    }),
  ),
  'mentions.items': mention,
}
