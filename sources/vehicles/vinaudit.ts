import { z } from 'zod'
import { parseJson } from '../../research/text/json/parse-json.ts'
import { buildHistory } from '../../research/vin/build-history.ts'
import { items, optionalItems, optionalText } from '../shared/lenient.ts'
import { optionalFlag } from '../shared/optional-fields.ts'
import type { SourceAnswer } from '../shared/source.ts'
import { defineVehicleSource, isSameVin } from './vehicle-source.ts'

const provider = 'vinaudit'
const report = 'vinaudit-report'

const common = {
  provider,
  baseUrl: 'https://api.vinaudit.com',
  // credentials as a query: key, user, pass
  key: { name: 'vehicleHistory', need: 'required' },
  limit: { requests: 20, seconds: 10 },
  timeoutMs: 15_000,
  termsUrl: 'https://www.vinaudit.com/terms',
  licence: 'by contract; NMVTIS data',
} as const

const Status = z.looseObject({ success: optionalFlag, error: optionalText })

function findError({ text }: SourceAnswer): string | null {
  const { success, error } = Status.safeParse(parseJson(text)).data ?? {}
  return success === false ? (error ?? 'unknown') : null
}

/** It says in a good answer that it has no record, and that it refuses. */
const own = {
  isAbsent: (answer: SourceAnswer) => findError(answer) === 'no_records',
  refused: (answer: SourceAnswer) => ![null, 'no_records'].includes(findError(answer)),
}

/** Whether there is a report, which costs nothing to ask. */
export const vinauditQuery = defineVehicleSource({
  ...common,
  ...own,
  name: 'vinaudit-query',
  accepts: ['vehicle'],
  cacheSeconds: 0,
  request: ({ kind, text }, { base, key }) =>
    kind === 'vehicle' ? { url: `${base}/v2/query?vin=${text}&${key}&format=json` } : null,
  body: z.object({ id: z.string().min(1), vin: z.string() }),
  evidence: ({ id, vin }, { text: asked }) => {
    if (!isSameVin(vin, asked)) return null
    const text = String(new URLSearchParams({ id, vin: asked }))
    return { findings: [], leads: [{ step: report, text }] }
  },
})

const Title = z.object({
  vin: optionalText,
  date: optionalText,
  state: optionalText,
  meter: optionalText,
  meter_unit: optionalText,
  current: optionalFlag,
})
const Brand = z.object({
  date: optionalText,
  brander_code: optionalText,
  brander_name: optionalText,
  brand_title: optionalText,
})
const Disposal = z.object({
  date: optionalText,
  record_type: optionalText,
  brander_name: optionalText,
  brander_state: optionalText,
  vehicle_disposition: optionalText,
})
const Other = z.object({
  date: optionalText,
  state: optionalText,
  type: optionalText,
  description: optionalText,
})

/** The report: bought once by a job. Liens and sales are not read: they may name people. */
export const vinauditReport = defineVehicleSource({
  ...common,
  ...own,
  name: report,
  accepts: [],
  isBoughtOnce: true,
  request: ({ kind, text }, { base, key }) =>
    kind === 'id' ? { url: `${base}/v2/pullreport?${text}&${key}&format=json` } : null,
  body: z.object({
    vin: optionalText,
    titles: items(Title),
    checks: optionalItems(Brand),
    jsi: optionalItems(Disposal),
    salvage: optionalItems(Disposal),
    thefts: optionalItems(Other),
    accidents: optionalItems(Other),
  }),
  evidence: ({ vin, titles: all, checks, jsi, salvage, thefts, accidents }, { text }) => {
    const asked = new URLSearchParams(text).get('vin')
    if (!isSameVin(vin, asked)) return null
    const titles = all.filter((title) => isSameVin(title.vin, asked))
    return {
      findings: [
        {
          kind: 'history',
          history: buildHistory({
            provider,
            titles: titles.map(({ date, state, meter, current }) => ({
              date,
              state,
              odometer: meter,
              current,
            })),
            brands: checks.map((row) => ({
              date: row.date,
              state: row.brander_code,
              description: row.brand_title,
              by: row.brander_name,
            })),
            salvage: [...jsi, ...salvage].map((row) => ({
              date: row.date,
              state: row.brander_state,
              description:
                [row.record_type, row.vehicle_disposition].filter(Boolean).join(': ') || null,
              by: row.brander_name,
            })),
            thefts: thefts.map(toEvent),
            accidents: accidents.map(toEvent),
            odometer: titles.flatMap(({ date, meter, meter_unit }) =>
              meter === null ? [] : [{ date, value: meter, unit: units[meter_unit ?? ''] ?? null }],
            ),
          }),
        },
      ],
    }
  },
})

const units: Readonly<Record<string, string>> = { M: 'mi', K: 'km' }

function toEvent({ date, state, type, description }: z.infer<typeof Other>) {
  return { date, state, description: description ?? type, by: null }
}
