import { createReadStream, createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { formatUtcDay } from '../../research/text/formats/format-time.ts'
import { buildSigns } from '../../research/vin/keys.ts'

/**
 * What decoding reads, in the shape in which it reads it. The shipped file holds 800,000 pattern
 * rows behind an index that decoding cannot use; here each schema is one row with its patterns as
 * text (see `Schema` in research/vin/tables.ts).
 */
const layout = `
  create table meta (key text primary key, value text not null) without rowid;
  create table coded (element integer primary key);
  create table meaning (element integer, attribute text, name text not null, primary key (element,
    attribute)) without rowid;
  create table conversion (id integer primary key, "from" integer not null, "to" integer not null,
    operator text not null, factor real not null);
  create table wmi (code text primary key, manufacturer text, makes text not null,
    vehicle_type_id integer, vehicle_type text, light_truck integer not null,
    public_from text) without rowid;
  create table span (wmi text, year_from integer, year_to integer, schema integer,
    primary key (wmi, schema, year_from)) without rowid;
  create table schema (id integer primary key, patterns text not null, signs text not null);
  create table model (id text primary key, name text not null, make text not null) without rowid;
  create table engine (name text, element integer, attribute text not null,
    changed integer not null);
`

const changed = (table: string) =>
  `cast(round(1000 * unixepoch(coalesce(${table}.UpdatedOn, ${table}.CreatedOn), 'subsec'))
    as integer)`

/**
 * Private elements are not decoded; community patterns write the side of the steering wheel into
 * the element for restraints.
 */
const schemaRows = `
  select p.VinSchemaId as schema, max(${changed('p')}) as newest, group_concat(
      upper(p.Keys) || char(9) || p.ElementId || char(9) || ${changed('p')} || char(9) || p.Id
        || char(9) ||
      replace(replace(replace(p.AttributeId, char(9), ' '), char(10), ' '), char(13), ' '),
        char(10)) as patterns
  from vpic.Pattern p join vpic.VinSchema s on s.Id = p.VinSchemaId
    join vpic.Element e on e.Id = p.ElementId
  where coalesce(s.TobeQCed, 0) = 0 and e.Decode is not null and coalesce(e.IsPrivate, 0) = 0
    and p.ElementId not in (26, 27, 29, 39)
    and not (p.ElementId = 121 and coalesce(s.Notes, '') = 'Community contribution')
  group by p.VinSchemaId`

const copies = `
  insert into model select cast(m.Id as text), m.Name, k.Name from vpic.Model m
    join vpic.Make_Model mm on mm.ModelId = m.Id join vpic.Make k on k.Id = mm.MakeId;
  insert or ignore into span select w.Wmi, ws.YearFrom, ws.YearTo, ws.VinSchemaId
    from vpic.Wmi_VinSchema ws join vpic.Wmi w on w.Id = ws.WmiId;
  create temp table makes as select wm.WmiId as wmi,
    json_group_array(distinct k.Name) as names from vpic.Wmi_Make wm
    join vpic.Make k on k.Id = wm.MakeId group by 1;
  create index temp.makes_wmi on makes (wmi);
  insert or ignore into wmi select w.Wmi, m.Name, coalesce(k.names, '[]'), w.VehicleTypeId, t.Name,
    coalesce(w.VehicleTypeId = 3 and w.TruckTypeId = 1, 0), date(w.PublicAvailabilityDate)
    from vpic.Wmi w left join vpic.Manufacturer m on m.Id = w.ManufacturerId
      left join vpic.VehicleType t on t.Id = w.VehicleTypeId left join makes k on k.wmi = w.Id;
  insert into engine select lower(trim(m.Name)), p.ElementId, p.AttributeId, ${changed('p')}
    from vpic.EngineModelPattern p join vpic.EngineModel m on m.Id = p.EngineModelId;
  create index engine_name on engine (name);
`

/**
 * Makes the prepared file in `folder`, which must be empty and is the caller's to remove.
 * @returns the file, on disk to its last byte.
 */
export async function buildVehicleDataset(
  shipped: string,
  folder: string,
  key: string,
): Promise<string> {
  const unpacked = path.join(folder, 'shipped.sqlite')
  const file = path.join(folder, 'prepared.sqlite')
  await pipeline(createReadStream(shipped), createGunzip(), createWriteStream(unpacked))
  fill(file, unpacked, key)
  await using handle = await open(file, 'r+')
  await handle.sync()
  return file
}

function fill(file: string, unpacked: string, key: string): void {
  using db = new DatabaseSync(file)
  // the file is published only when complete: a journal would protect nothing
  db.exec('pragma journal_mode = off; pragma synchronous = off; pragma temp_store = memory')
  db.prepare('attach ? as vpic').run(unpacked)
  db.exec(layout)
  db.exec('begin')
  db.exec(copies)
  copyMeanings(db)
  copyConversions(db)
  const newest = copySchemas(db)
  db.prepare("insert into meta values ('version', ?)").run(
    `vpic-${formatUtcDay(new Date(newest))}-${key}`,
  )
  db.exec('commit')
}

function copyMeanings(db: DatabaseSync): void {
  const tables = new Set(
    db
      .prepare("select name from vpic.sqlite_master where type = 'table'")
      .all()
      .map(({ name }) => toText(name)),
  )
  const insert = db.prepare('insert into coded values (?)')
  for (const { Id, LookupTable } of db
    .prepare('select Id, LookupTable from vpic.Element where LookupTable is not null')
    .all()) {
    const table = toText(LookupTable)
    insert.run(Number(Id))
    // makes, models and makers have tables of their own here; a table that the file lacks leaves
    // its codes unexplained
    if (tables.has(table) && !['Make', 'Model', 'Manufacturer', 'VehicleType'].includes(table)) {
      db.exec(
        `insert or ignore into meaning select ${Number(Id)}, cast(Id as text), Name
         from vpic."${table}"`,
      )
    }
  }
}

function copyConversions(db: DatabaseSync): void {
  const insert = db.prepare('insert into conversion values (?, ?, ?, ?, ?)')
  for (const { Id, FromElementId, ToElementId, Formula } of db
    .prepare('select * from vpic.Conversion order by Id')
    .all()) {
    const [, operator = '', factor = ''] =
      /^#x#\s*([*/])\s*([\d.]+)\s*$/.exec(toText(Formula)) ?? []
    if (operator)
      insert.run(Number(Id), Number(FromElementId), Number(ToElementId), operator, Number(factor))
  }
}

/** @returns the newest change in ms since 1970. */
function copySchemas(db: DatabaseSync): number {
  const insert = db.prepare('insert into schema values (?, ?, ?)')
  let newest = 0
  for (const row of db.prepare(schemaRows).iterate()) {
    const patterns = toText(row.patterns)
    insert.run(Number(row.schema), patterns, groupSigns(patterns))
    newest = Math.max(newest, Number(row.newest))
  }
  return newest
}

function groupSigns(patterns: string): string {
  const keys = new Set(patterns.split('\n').map((line) => line.slice(0, line.indexOf('\t'))))
  const places = Map.groupBy([...keys].flatMap(buildSigns), ({ position }) => position)
  return JSON.stringify(
    Object.fromEntries(
      Array.from(places, ([position, named]) => [
        position,
        distinct(named.map(({ signs }) => signs).join('')),
      ]),
    ),
  )
}

const distinct = (signs: string) => [...new Set(signs)].sort().join('')

function toText(value: SQLOutputValue | undefined): string {
  return value === null || value === undefined ? '' : String(value)
}
