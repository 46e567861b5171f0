import type { CompanyRecord } from '../../../research/companies/company-record.ts'
import type { Companies } from './company-source.ts'

type Part = Companies['finding']
type PartOf<Kind extends Part['kind']> = Extract<Part, { kind: Kind }>

/** What a source says of a company beside its record; what it does not speak of is left out. */
type Details = {
  registration?: Omit<PartOf<'registration'>, 'kind' | 'of'>
  previousNames?: PartOf<'previous_names'>['names']
  industries?: PartOf<'industries'>['industries']
  locations?: PartOf<'locations'>['locations']
  officers?: PartOf<'officers'>['officers']
  figures?: (Partial<Figure> & Pick<Figure, 'measure' | 'concept' | 'value'>)[]
}
type Figure = PartOf<'figures'>['figures'][number]

/** A figure of which nothing is known but what is given. */
const blank = {
  currency: null,
  start: null,
  end: null,
  year: null,
  form: null,
  filed: null,
} satisfies Partial<Figure>

/**
 * The record first, with the previous names of the details where it has none. A sole trader is a
 * person: nothing but the record.
 */
export function buildParts(record: CompanyRecord, details: Details): Part[] {
  if (record.kind === 'sole_trader') return [{ kind: 'record', record }]
  const { id: of } = record
  const { registration, previousNames, industries, locations, officers, figures } = details
  const names = (previousNames ?? []).map(({ name }) => name)
  return [
    {
      kind: 'record',
      record: record.previousNames.length > 0 ? record : { ...record, previousNames: names },
    },
    ...(registration ? [{ kind: 'registration', of, ...registration } as const] : []),
    ...(previousNames?.length
      ? [{ kind: 'previous_names', of, names: previousNames } as const]
      : []),
    ...(industries?.length ? [{ kind: 'industries', of, industries } as const] : []),
    ...(locations?.length ? [{ kind: 'locations', of, locations } as const] : []),
    ...(officers?.length ? [{ kind: 'officers', of, officers } as const] : []),
    ...(figures?.length
      ? [
          {
            kind: 'figures',
            of,
            figures: figures.map((figure) => ({ ...blank, ...figure })),
          } as const,
        ]
      : []),
  ]
}

/** An address of which nothing is known but what is given. */
export function buildLocation(
  kind: PartOf<'locations'>['locations'][number]['kind'],
  given: {
    lines: readonly (string | null | undefined)[]
    city?: string | null | undefined
    region?: string | null | undefined
    postalCode?: string | null | undefined
    country?: string | null | undefined
  },
): PartOf<'locations'>['locations'][number] {
  const { lines, city = null, region = null, postalCode = null, country = null } = given
  return {
    kind,
    lines: lines.flatMap((line) => (line?.trim() ? [line.trim()] : [])),
    city,
    region,
    postalCode,
    country,
  }
}
