import { z } from 'zod'
import { buildHistory } from '../../research/vin/build-history.ts'
import { items, optionalItems, optionalText } from '../shared/lenient.ts'
import { optionalFlag } from '../shared/optional-fields.ts'
import { defineVehicleSource, isSameVin } from './vehicle-source.ts'

const provider = 'clearvin'
const report = 'clearvin-report'

const common = {
  provider,
  baseUrl: 'https://www.clearvin.com',
  // credentials as a query: user, pass
  key: { name: 'vehicleHistory', need: 'required' },
  limit: { requests: 20, seconds: 10 },
  timeoutMs: 15_000,
  termsUrl: 'https://www.clearvin.com/en/terms/',
  licence: 'by contract; NMVTIS data',
} as const

/** A token for the report. It opens the account, so that it is not kept. */
export const clearvinLogin = defineVehicleSource({
  ...common,
  name: 'clearvin-login',
  accepts: ['vehicle'],
  cacheSeconds: 0,
  absent: [],
  request: ({ kind }, { base, key }) => {
    if (kind !== 'vehicle') return null
    const given = new URLSearchParams(key ?? '')
    const [email, password] = [given.get('user'), given.get('pass')]
    return {
      url: `${base}/rest/vendor/login`,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    }
  },
  body: z.object({ token: z.string().regex(/^[\w.~+/=-]+$/) }),
  evidence: ({ token }, { text: vin }) => ({
    findings: [],
    leads: [{ step: report, text: String(new URLSearchParams({ vin, token })) }],
  }),
})

const Event = z.object({
  date: optionalText,
  state: optionalText,
  description: optionalText,
  reporter: optionalText,
})
const Title = z.object({
  date: optionalText,
  state: optionalText,
  odometer: optionalText,
  odometerUnit: optionalText,
  current: optionalFlag,
})

/** The report: bought once by a job. */
export const clearvinReport = defineVehicleSource({
  ...common,
  name: report,
  accepts: [],
  isBoughtOnce: true,
  request: ({ kind, text }, { base }) => {
    if (kind !== 'id') return null
    const asked = new URLSearchParams(text)
    return {
      url: `${base}/rest/vendor/report?vin=${asked.get('vin')}`,
      headers: { authorization: `Bearer ${asked.get('token')}` },
    }
  },
  body: z.object({
    result: z.object({
      vin: optionalText,
      titles: items(Title),
      brands: optionalItems(Event),
      junkSalvage: optionalItems(Event),
      totalLoss: optionalItems(Event),
      thefts: optionalItems(Event),
      accidents: optionalItems(Event),
    }),
  }),
  evidence: ({ result }, { text }) => {
    if (!isSameVin(result.vin, new URLSearchParams(text).get('vin'))) return null
    return {
      findings: [
        {
          kind: 'history',
          history: buildHistory({
            provider,
            titles: result.titles.map(({ date, state, odometer, current }) => ({
              date,
              state,
              odometer,
              current,
            })),
            brands: result.brands.map(toEvent),
            salvage: [...result.junkSalvage, ...result.totalLoss].map(toEvent),
            thefts: result.thefts.map(toEvent),
            accidents: result.accidents.map(toEvent),
            odometer: result.titles.flatMap(({ date, odometer, odometerUnit: unit }) =>
              odometer === null ? [] : [{ date, value: odometer, unit }],
            ),
          }),
        },
      ],
    }
  },
})

function toEvent({ date, state, description, reporter }: z.infer<typeof Event>) {
  return { date, state, description, by: reporter }
}
