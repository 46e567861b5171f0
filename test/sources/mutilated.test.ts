import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { CompanyPart } from '../../research/companies/company-part.ts'
import { PicturePart } from '../../research/pictures/picture-part.ts'
import { Finding } from '../../research/records/finding.ts'
import { VehiclePart } from '../../research/vin/vehicle-part.ts'
import { companySources } from '../../sources/companies/index.ts'
import { sources } from '../../sources/index.ts'
import { pictureSources } from '../../sources/pictures/index.ts'
import type { About, AnySource, Question } from '../../sources/shared/source.ts'
import { vehicleSources } from '../../sources/vehicles/index.ts'
import { root } from '../support/code/root.ts'
import { exchanges, questionOf } from '../support/sources/exchanges.ts'
import { mutilate } from '../support/sources/mutilate.ts'
import { loadExchange } from '../support/sources/source-exchanges.ts'

/** Characters. Longer answers repeat the parts of the shorter ones, and would make this slow. */
const longest = 8_000
/** Of one answer; of more changes, every so many is tried. */
const maxChanges = 120

type Answered = { status: number; headers: Record<string, string>; text: string }

/** Texts that a reader would take for a mistake of ours. */
const nothing = /\bundefined\b|\bnull\b|\bNaN\b|\[object \w+\]/

function hasNothing(part: unknown): boolean {
  if (typeof part === 'string') return nothing.test(part)
  return typeof part === 'object' && part !== null && Object.values(part).some(hasNothing)
}

/** @returns what was read that is not whole, with the change of the answer that led to it */
function findBroken<Of extends About>(
  source: AnySource<Of>,
  Found: z.ZodType,
  question: Question<Of>,
  answered: Answered,
): string | null {
  const answer = source.decode?.(answered) ?? JSON.parse(answered.text)
  const every = Math.ceil([...mutilate(answer)].length / maxChanges)
  let count = 0
  for (const change of mutilate(answer)) {
    count += 1
    if (count % every !== 0) continue
    for (const found of source.read(answer, question)?.findings ?? [])
      if (!Found.safeParse(found).success || hasNothing(found))
        return `${change} became ${JSON.stringify(found)}`
  }
  return null
}

const Whole = Finding.refine(({ url }) => /^https?:$/.test(URL.parse(url)?.protocol ?? ''))

function isRead({ status, outcome, text }: Answered & { outcome: string }): boolean {
  return status === 200 && outcome === 'ok' && text.length < longest
}

const answers = exchanges().filter(isRead)

test.each(sources.map((source) => ({ name: source.name, source })))(
  '$name: whatever part of an answer is of another shape, findings are whole or there are none',
  ({ name, source }) => {
    const broken = answers
      .filter((hit) => hit.source === name)
      .map((hit) => findBroken(source, Whole, questionOf(hit), hit))
    expect(broken.length).toBeGreaterThan(0)
    expect(broken.filter((one) => one !== null)).toEqual([])
  },
)

function listParts<Of extends About>(
  folder: string,
  list: readonly AnySource<Of>[],
  Found: z.ZodType,
) {
  return list.map((source) => ({
    name: source.name,
    read: () => {
      const place = path.join(root, 'fixtures', folder, source.name)
      return readdirSync(place)
        .map((one) => loadExchange(path.join(place, one)))
        .filter(isRead)
        .map((hit) => findBroken(source, Found, z.custom<Question<Of>>().parse(hit.question), hit))
    },
  }))
}

test.each([
  ...listParts('companies', companySources, CompanyPart),
  ...listParts('pictures', pictureSources, PicturePart),
  ...listParts('vehicles', vehicleSources, VehiclePart),
])('$name: whatever part of an answer is of another shape, what is read is whole', ({ read }) => {
  expect(read().filter((one) => one !== null)).toEqual([])
})
