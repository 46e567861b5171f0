import type { ClaimPath, ClaimValueOf } from '../claims/claim.ts'
import { buildEmailFacts } from '../identity/contacts/email-facts.ts'
import { foldHandle } from '../safety/suppressions/identifiers.ts'
import { toPageKey } from '../text/page-key.ts'
import type { Weighed } from './best-form.ts'
import { nameKey } from './name-key.ts'
import { type PathRule, plain, spell } from './path-rule.ts'
import { sameSentence, sentenceKey } from './same-sentence.ts'
import { location, position, study } from './stay-rules.ts'

const name: PathRule<{ value: string }> = plain(
  ({ value }) => nameKey(value),
  (first, all) => ({ value: spell(all, ({ value }) => value) ?? first.value }),
)

const address: PathRule<{ url: string }> = plain(
  ({ url }) => toPageKey(url) ?? url,
  (first, all) => ({ url: spell(all, ({ url }) => url, isSecure) ?? first.url }),
)

/** Of two spellings of an address the one with https is shown. */
function isSecure(url: string): number {
  return Number(url.startsWith('https:'))
}

const headline: PathRule<{ value: string }> = {
  ...plain(
    ({ value }) => sentenceKey(value),
    (first, all) => ({ value: spell(all, ({ value }) => value) ?? first.value }),
  ),
  fits: (a, b) => sameSentence(a.value, b.value),
}

const mention: PathRule<{ text: string }> = {
  ...plain(
    ({ text }) => sentenceKey(text),
    (first, all) => ({ text: spell(all, ({ text }) => text) ?? first.text }),
  ),
  fits: (a, b) => sameSentence(a.text, b.text),
}

/** The kind with the most weight; `unknown` only without any other. */
function kindOf<Kind extends string>(all: readonly Weighed<{ kind: Kind }>[], unknown: Kind): Kind {
  const weights = new Map<Kind, number>()
  for (const { value, weight } of all)
    if (value.kind !== unknown) weights.set(value.kind, (weights.get(value.kind) ?? 0) + weight)
  const [best] = [...weights].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
  return best?.[0] ?? unknown
}

const relative: PathRule<ClaimValueOf<'relatives.items'>> = {
  key: ({ name }) => nameKey(name),
  detail: ({ relation }) => relation,
  fits: (a, b) =>
    nameKey(a.name) === nameKey(b.name) && (a.relation === b.relation || isVague(a) || isVague(b)),
  isPartial: (value, whole) => !isVague(whole) && isVague(value),
  filled: (value) => (value.relation === 'unknown' ? 0 : isVague(value) ? 1 : 2),
  join: (first, all) => ({
    name: spell(all, ({ name }) => name) ?? first.name,
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
  'identity.birthYear': plain(
    ({ year }) => String(year),
    (first) => first,
  ),
  'identity.photo': address,
  'contact.emails': plain(
    ({ value }) => buildEmailFacts(value.trim().toLowerCase()).canonical,
    (first, all) => ({
      value: spell(all, ({ value }) => value) ?? first.value,
      kind: kindOf(all, 'unknown'),
    }),
    ({ kind }) => kind,
  ),
  'contact.phones': plain(
    ({ value }) => value.replace(/[^\d+]/g, ''),
    (first, all) => ({
      value: first.value,
      kind: kindOf(all, 'unknown'),
      country: spell(all, ({ country }) => country),
    }),
    ({ kind }) => kind,
  ),
  'contact.websites': address,
  'locations.items': location,
  'work.positions': position,
  'education.items': study,
  'relatives.items': relative,
  'social.accounts': plain(
    ({ platform, username }) => `${platform.toLowerCase()}:${foldHandle(username)}`,
    (first, all) => ({
      platform: first.platform,
      username: spell(all, ({ username }) => username) ?? first.username,
      url: spell(all, ({ url }) => url, isSecure) ?? first.url,
    }),
  ),
  'mentions.items': mention,
}
