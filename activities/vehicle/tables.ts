import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import type { VpicTables } from '../../research/vin/tables.ts'

const MetaRow = z.object({ value: z.string() })
const CodedRow = z.object({ element: z.int() })
const MeaningRow = z.object({ element: z.int(), attribute: z.string(), name: z.string() })
const ConversionRow = z.object({
  from: z.int(),
  to: z.int(),
  operator: z.enum(['*', '/']),
  factor: z.number(),
})
const WmiRow = z.object({
  code: z.string(),
  manufacturer: z.string().nullable(),
  makes: z.string().transform((text) => z.array(z.string()).parse(JSON.parse(text))),
  vehicleTypeId: z.int().nullable(),
  vehicleType: z.string().nullable(),
  lightTruck: z.int().transform(Boolean),
  publicFrom: z.string().nullable(),
})
const SchemaRow = z.object({ yearFrom: z.int(), patterns: z.string(), signs: z.string() })
const EngineRow = z.object({ element: z.int(), attribute: z.string(), changed: z.int() })
const ModelRow = z.object({ name: z.string(), make: z.string() })

/** The tables over a prepared file: small ones in memory, the rest by prepared statements. */
export function createVehicleTables(db: DatabaseSync): VpicTables {
  const { value: version } = MetaRow.parse(
    db.prepare("select value from meta where key = 'version'").get(),
  )
  const coded = new Set(
    db
      .prepare('select element from coded')
      .all()
      .map((row) => CodedRow.parse(row).element),
  )
  const meanings = new Map(
    db
      .prepare('select element, attribute, name from meaning')
      .all()
      .map((row) => MeaningRow.parse(row))
      .map((row) => [`${row.element}:${row.attribute}`, row.name]),
  )
  const wmi = db.prepare(
    `select code, manufacturer, makes, vehicle_type_id as vehicleTypeId,
       vehicle_type as vehicleType, light_truck as lightTruck, public_from as publicFrom
     from wmi where code = ?`,
  )
  const schemas = db.prepare(
    `select year_from as yearFrom, patterns, signs from span join schema on schema.id = span.schema
     where wmi = ?1 and (?2 is null or ?2 between year_from and coalesce(year_to, 2999))`,
  )
  const covers = db.prepare(
    'select 1 from span where wmi = ? and ? between year_from and coalesce(year_to, 2999) limit 1',
  )
  const engine = db.prepare('select element, attribute, changed from engine where name = ?')
  const model = db.prepare('select name, make from model where id = ?')
  return {
    version,
    conversions: db
      .prepare('select "from", "to", operator, factor from conversion order by id')
      .all()
      .map((row) => ConversionRow.parse(row)),
    wmi: (code) => WmiRow.nullable().parse(wmi.get(code) ?? null),
    schemas: (code, year) => schemas.all(code, year).map((row) => SchemaRow.parse(row)),
    covers: (code, year) => covers.get(code, year) !== undefined,
    engine: (name) => engine.all(name.trim().toLowerCase()).map((row) => EngineRow.parse(row)),
    model: (id) => ModelRow.nullable().parse(model.get(id) ?? null),
    valueOf: (element, attribute) =>
      coded.has(element) ? (meanings.get(`${element}:${attribute}`) ?? null) : attribute,
  }
}
