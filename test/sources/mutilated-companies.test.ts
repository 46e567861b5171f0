import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { CompanyPart } from '../../research/companies/company-part.ts'
import { companySources } from '../../sources/companies/index.ts'
import type { Companies } from '../../sources/companies/shared/company-source.ts'
import type { Question } from '../../sources/shared/source.ts'
import { root } from '../support/code/root.ts'
import { mutilate } from '../support/sources/mutilate.ts'

const folder = path.join(root, 'fixtures', 'companies')
const Asked = z.object({ outcome: z.string(), question: z.custom<Question<Companies>>() })
const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

/** Characters. Longer answers repeat the parts of the shorter ones, and would make this slow. */
const longest = 8_000

test.each(companySources.map((source) => ({ name: source.name, source })))(
  '$name: whatever part of an answer is of another shape, what is read is whole',
  ({ name, source }) => {
    const places = readdirSync(path.join(folder, name)).map((one) => path.join(folder, name, one))
    for (const place of places) {
      const body = path.join(place, 'body.json')
      const { outcome, question } = Asked.parse(read(path.join(place, 'exchange.json')))
      if (outcome !== 'ok' || !existsSync(body)) continue
      const answer = read(body)
      if (JSON.stringify(answer).length > longest) continue
      for (const change of mutilate(answer))
        for (const part of source.read(answer, question)?.findings ?? [])
          if (!CompanyPart.safeParse(part).success)
            expect.fail(`${place}: ${change} became ${JSON.stringify(part)}`)
    }
  },
)
