import { spawn } from 'node:child_process'
import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  truncate,
  utimes,
  writeFile,
} from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openVehicleDataset } from '../../../activities/vehicle/dataset.ts'
import { toDatasetError } from '../../../activities/vehicle/dataset-error.ts'
import { buildVehicle } from '../../../research/vin/vin.ts'
import { root } from '../../support/code/root.ts'

/** A shipped file in small: the columns of vPIC that are read, and one maker with one model. */
const vpic = `
  create table Element (Id, Name, Code, LookupTable, IsPrivate, Decode, weight);
  insert into Element values (28, 'Model', 'Model', 'Model', 0, 'Pattern', 99), (5, 'Body Class', 'BodyClass', 'BodyStyle', 0, 'Pattern', 99), (13, '', '', null, 0, 'Pattern', null), (11, '', '', null, 0, 'Pattern', null), (96, '', '', null, 1, 'Pattern', null);
  create table BodyStyle (Id, Name);
  insert into BodyStyle values (13, 'Sedan/Saloon');
  create table Conversion (Id, FromElementId, ToElementId, Formula);
  insert into Conversion values (3, 11, 13, '#x# / 1000.');
  create table Make (Id, Name);
  insert into Make values (1, 'Examplar'), (2, 'Otherly');
  create table Model (Id, Name);
  insert into Model values (7, 'One');
  create table Make_Model (Id, MakeId, ModelId);
  insert into Make_Model values (1, 1, 7);
  create table Manufacturer (Id, Name);
  insert into Manufacturer values (1, 'Examplar Motors');
  create table VehicleType (Id, Name);
  insert into VehicleType values (2, 'Passenger Car');
  create table Wmi (Id, Wmi, ManufacturerId, MakeId, VehicleTypeId, PublicAvailabilityDate, TruckTypeId);
  insert into Wmi values (1, '1EX', 1, null, 2, '2015-01-01 00:00:00', null), (2, '2EX', 1, null, 2, '2040-01-01 00:00:00', null);
  create table Wmi_Make (WmiId, MakeId);
  insert into Wmi_Make values (1, 1), (1, 2);
  create table VinSchema (Id, Name, TobeQCed, Notes);
  insert into VinSchema values (1, 'schema', null, null), (2, 'unchecked', 1, null);
  create table Wmi_VinSchema (Id, WmiId, VinSchemaId, YearFrom, YearTo);
  insert into Wmi_VinSchema values (1, 1, 1, 2010, null), (2, 1, 2, 2010, null);
  create table Pattern (Id, VinSchemaId, Keys, ElementId, AttributeId, CreatedOn, UpdatedOn);
  insert into Pattern values
    (1, 1, 'AB', 28, '7', '2020-01-01 00:00:00', null),
    (2, 1, 'A[AB]C', 5, '13', '2020-01-01 00:00:00', '2021-02-03T04:05:06.007Z'),
    (3, 1, 'AB', 11, '1998', '2020-01-01 00:00:00', null),
    (4, 1, 'AB', 96, 'private', '2020-01-01 00:00:00', null),
    (5, 2, 'AB', 28, '8', '2025-01-01 00:00:00', null);
  create table EngineModel (Id, Name);
  create table EngineModelPattern (Id, EngineModelId, ElementId, AttributeId, CreatedOn, UpdatedOn);
`
const vin = '1EXABCDE0LA000001'

let folder: string
let dataDir: string
let shipped: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'vin-dataset-'))
  dataDir = path.join(folder, 'data')
  shipped = path.join(folder, 'vpic.db.gz')
  const file = path.join(folder, 'vpic.db')
  const db = new DatabaseSync(file)
  db.exec(vpic)
  db.close()
  await writeFile(shipped, gzipSync(await readFile(file)))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function headline() {
  const dataset = await openVehicleDataset(dataDir, shipped)
  const vehicle = buildVehicle(dataset, vin, new Date('2026-11-21'))
  dataset.close()
  return vehicle.headline
}

test('the first start prepares the data, the next ones only open it', async () => {
  expect(await headline()).toBe('2020 Examplar One')
  const [file, ...more] = await readdir(dataDir)
  expect(file).toMatch(/^vehicles-[0-9a-f]{8}-\d+\.sqlite$/)
  expect(more).toEqual([])
  await rm(shipped.replace('.gz', ''))
  expect(await headline()).toBe('2020 Examplar One')
})

test('the version of the dataset names the newest change and the content', async () => {
  const dataset = await openVehicleDataset(dataDir, shipped)
  expect(dataset.version).toMatch(/^vpic-2021-02-03-[0-9a-f]{8}$/)
  expect(buildVehicle(dataset, vin, new Date('2026-11-21'))).toMatchObject({
    make: 'EXAMPLAR',
    bodyClass: 'Sedan/Saloon',
    manufacturer: 'EXAMPLAR MOTORS',
    engine: { displacementCC: '1998', displacementL: '1.998' },
    decode: { datasetVersion: dataset.version },
  })
  dataset.close()
})

test('a maker that the agency has not published yet is unknown', async () => {
  const dataset = await openVehicleDataset(dataDir, shipped)
  expect(buildVehicle(dataset, '2EXABCDE0LA000001', new Date('2026-11-21')).make).toBeNull()
  dataset.close()
})

test('starts that race all get the data and leave nothing else behind', async () => {
  expect(new Set(await Promise.all([headline(), headline(), headline()]))).toEqual(
    new Set(['2020 Examplar One']),
  )
  expect(await readdir(dataDir)).toHaveLength(1)
})

test('what a killed start left behind blocks nothing and is removed when it is old', async () => {
  const old = path.join(dataDir, 'vehicles-tmp-killed')
  const recent = path.join(dataDir, 'vehicles-tmp-running')
  await mkdir(old, { recursive: true })
  await mkdir(recent)
  await utimes(old, 0, 0)
  expect(await headline()).toBe('2020 Examplar One')
  expect(await readdir(dataDir)).toEqual(expect.not.arrayContaining(['vehicles-tmp-killed']))
  expect(await readdir(dataDir)).toContain('vehicles-tmp-running')
})

test('a prepared file that was cut off is made anew', async () => {
  await headline()
  const [file = ''] = await readdir(dataDir)
  await truncate(path.join(dataDir, file), 5_000)
  expect(await headline()).toBe('2020 Examplar One')
})

test.each([
  ['cut off', (whole: Buffer) => whole.subarray(0, whole.length / 2)],
  ['empty', () => Buffer.alloc(0)],
  ['no gzip', () => Buffer.from('not a gzip file, but long enough to look at')],
  ['not the data', () => gzipSync('this is no database')],
])('a shipped file that is %s stops the start with one sentence', async (_, damage) => {
  await writeFile(shipped, damage(await readFile(shipped)))
  await expect(headline()).rejects.toThrow(/^[^\n]+$/)
  await expect(headline()).rejects.toMatchObject({ name: 'VehicleDatasetError' })
  expect(await readdir(dataDir).catch(() => [])).toEqual([])
})

test('a full disk is called a full disk', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
  })
  const { message } = toDatasetError('The vehicle dataset cannot be prepared in /data', full)
  expect(message).toBe(
    'The vehicle dataset cannot be prepared in /data: the disk is full (about 200 MB are needed while it is prepared).',
  )
  const sqlite = Object.assign(new Error('database or disk is full'), {
    code: 'ERR_SQLITE_ERROR',
    errcode: 13,
  })
  expect(toDatasetError('x', sqlite).message).toContain('the disk is full')
})

test('nothing reaches the terminal while the dataset is opened', async () => {
  const script = `import { openVehicleDataset } from './activities/vehicle/dataset.ts'; (await openVehicleDataset(...process.argv.slice(-2))).close()`
  const child = spawn(
    process.execPath,
    ['--input-type=module', '--eval', script, '--', dataDir, shipped],
    {
      cwd: root,
      env: { PATH: process.env.PATH },
    },
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const code = await new Promise((resolve) => child.on('close', resolve))
  expect([code, output]).toEqual([0, ''])
})
