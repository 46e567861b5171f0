import type { ClaimValueOf } from '../../claims/claim.ts'
import { buildPlace, chooseRegion, isSamePlace, toPlaceKey } from '../../claims/same-place.ts'
import { toDegreeKey } from '../../claims/to-degree-key.ts'
import { toOrganizationKey } from '../../identity/names/to-organization-key.ts'
import type { AsOf } from '../../records/judge-stages.ts'
import type { Weighed } from './choose-best-form.ts'
import { chooseSpelling, countStated, type PathRule } from './path-rule.ts'
import { areFittingPeriods, joinPeriods, type Period } from './periods.ts'
import { isSameOrganization } from './same-organization.ts'
import { isSameTitle, saysLess, toTitleKey, toTitleWords } from './same-title.ts'

/**
 * "With the firm since 2015" states a date that a mention of the post does not: it stays a separate
 * entry, and is not lost in the post.
 */
function isDatedApart<Value extends Pick<Period, 'from' | 'to'>>(
  hasCore: (value: Value) => boolean,
) {
  const date = ({ from, to }: Value) => `${from ?? ''}/${to ?? ''}`
  return (value: Value, members: readonly Value[]) => {
    const whole = members.filter(hasCore)
    if (hasCore(value) || date(value) === '/' || whole.length === 0) return false
    return whole.every((one) => one.from === null && one.to === null)
  }
}

/**
 * Takes dates only from sources that state the core: "at the institute since 2015" with "director
 * of the institute" does not make "director since 2015".
 */
function period<Value extends Period>(
  whole: Value,
  all: readonly Weighed<Value>[],
  isPartial: PathRule<Value>['isPartial'],
  asOf: AsOf,
) {
  return joinPeriods(
    all.filter(({ value }) => !isPartial(value, whole)),
    asOf,
  )
}

/** Positions, present and past. */
export const position: PathRule<ClaimValueOf<'work.positions'>> = {
  key: ({ title, organization }) =>
    `${title === null ? '' : toTitleKey(title)}|` +
    `${organization === null ? '' : toOrganizationKey(organization)}`,
  detail: ({ from, to, current }) => `${from ?? ''}/${to ?? ''}/${current}`,
  fits: (a, b) =>
    // values that share only a period are not known to be one
    (a.organization === null || b.organization === null
      ? a.organization === b.organization && a.title !== null && b.title !== null
      : isSameOrganization(a.organization, b.organization)) &&
    (a.title === null || b.title === null || isSameTitle(a.title, b.title)) &&
    areFittingPeriods(a, b),
  isApart: isDatedApart(({ title }) => title !== null),
  isPartial: (value, whole) =>
    (whole.title !== null && (value.title === null || saysLess(value.title, whole.title))) ||
    (whole.organization !== null && value.organization === null),
  filled: ({ title, organization, from, to, current }) =>
    10 * countStated(title, organization) +
    (title === null ? 0 : Math.min(4, toTitleWords(title).length)) +
    countStated(from, to, current),
  join: (first, all, asOf) => {
    const whole = {
      ...first,
      title: chooseSpelling(
        all,
        ({ title }) => title,
        (text) => toTitleWords(text).length,
      ),
      organization: chooseSpelling(all, ({ organization }) => organization),
    }
    return { ...whole, ...period(whole, all, position.isPartial, asOf) }
  },
}

/** Places of residence, present and past. */
export const location: PathRule<ClaimValueOf<'locations.items'>> = {
  key: toPlaceKey,
  detail: ({ from, to, current }) => `${from ?? ''}/${to ?? ''}/${current}`,
  fits: (a, b) => isSamePlace(a, b) && areFittingPeriods(a, b),
  isPartial: (value, whole) => buildPlace(whole).city !== '' && buildPlace(value).city === '',
  // "Bristol" in a group of "Bristol, United Kingdom" lies there
  complete: (value, { label, city, country, countryCode }) =>
    namesCityAlone(value) ? { ...value, label, city, country, countryCode } : value,
  // "Cambridge" beside "Cambridge, UK" and "Cambridge, MA"
  isOpen: (value, wholes) =>
    namesCityAlone(value) && wholes.some((one) => wholes.some((other) => !isSamePlace(one, other))),
  filled: (value) => {
    const said = [value.city, value.country, value.countryCode, value.from, value.to]
    return 10 * countCoreFields(value) + countStated(...said)
  },
  join: (first, all, asOf) => ({
    ...first,
    label:
      chooseSpelling(
        all,
        ({ label }) => label,
        (label) => scorePlaceDetail(first, label),
      ) ?? first.label,
    city: chooseSpelling(all, ({ city }) => city),
    country: chooseSpelling(all, ({ country }) => country),
    countryCode: chooseSpelling(all, ({ countryCode }) => countryCode),
    ...period(first, all, location.isPartial, asOf),
  }),
}

function namesCityAlone(value: ClaimValueOf<'locations.items'>): boolean {
  const { city, country, areas } = buildPlace(value)
  return city !== '' && country === null && areas.every((area) => area.country === null)
}

/** A label with city, region and country says most. */
function scorePlaceDetail(place: ClaimValueOf<'locations.items'>, label: string): number {
  return countCoreFields({ ...place, label, city: null, country: null, countryCode: null })
}

function countCoreFields(value: ClaimValueOf<'locations.items'>): number {
  const place = buildPlace(value)
  return Number(place.city !== '') + countStated(place.country, chooseRegion(place))
}

/** Places of study. */
export const study: PathRule<ClaimValueOf<'education.items'>> = {
  key: ({ school, degree }) =>
    `${toOrganizationKey(school)}|${degree === null ? '' : toDegreeKey(degree)}`,
  detail: ({ field, from, to }) =>
    `${field === null ? '' : toTitleKey(field)}/${from ?? ''}/${to ?? ''}`,
  fits: (a, b) =>
    isSameOrganization(a.school, b.school) &&
    (a.degree === null || b.degree === null || toDegreeKey(a.degree) === toDegreeKey(b.degree)) &&
    (a.field === null || b.field === null || isSameTitle(a.field, b.field)) &&
    areFittingPeriods(a, b),
  isApart: isDatedApart(({ degree }) => degree !== null),
  isPartial: (value, whole) =>
    (whole.degree !== null && value.degree === null) ||
    (whole.field !== null && value.field === null),
  filled: ({ degree, field, from, to }) => 10 * countStated(degree, field) + countStated(from, to),
  join: (first, all, asOf) => {
    const whole = {
      ...first,
      school: chooseSpelling(all, ({ school }) => school) ?? first.school,
      degree: chooseSpelling(all, ({ degree }) => degree),
      field: chooseSpelling(
        all,
        ({ field }) => field,
        (text) => toTitleWords(text).length,
      ),
    }
    // the year of a degree is its year, whether its field is named or not
    const exact = all.filter(({ value }) => whole.degree === null || value.degree !== null)
    const { from, to } = joinPeriods(
      exact.map(({ value, weight }) => ({
        value: { from: value.from, to: value.to, current: false },
        weight,
      })),
      asOf,
    )
    return { ...whole, from, to }
  },
}
