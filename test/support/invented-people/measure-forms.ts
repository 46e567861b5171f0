/**
 * Measures the rules on single pages: `node test/support/invented-people/measure-forms.ts 1-20
 * third [--verbose]`. Prints for each form which of the facts that it states are read by rules, and
 * what is read wrongly; then for each fact the share of it that is read, where each form counts
 * alike.
 */

import { type Family, families } from './families.ts'
import { type InventedPage, inventWorld } from './invent-world.ts'
import { type FactName, factNames } from './page-form.ts'
import { factValue } from './right-model.ts'
import { findStatedValues, isSameValue } from './stated-values.ts'

const [range = '1-20', ...flags] = process.argv.slice(2)
const [from = 1, to = from] = range.split('-').map(Number)
const isFamily = (flag: string): flag is Family => flag in families
const family = flags.find(isFamily) ?? 'first'
const isVerbose = flags.includes('--verbose')

type Count = { read: number; of: number }
const counts = new Map<string, Map<FactName, Count>>()
const wrong = new Map<string, Map<string, number>>()
let statedValues = 0
let wrongValues = 0

for (let seed = from; seed <= to; seed += 1) {
  const world = inventWorld(seed, { family })
  for (const page of world.pages)
    if (page.about === 'person' || page.about === 'namesake') measurePage(page)
}
for (const [form, facts] of [...counts].sort()) {
  const line = [...facts].map(([fact, { read, of }]) => `${fact} ${read}/${of}`).join(', ')
  process.stdout.write(`${form}: ${line}\n`)
  const errors = [...(wrong.get(form) ?? [])].sort((a, b) => b[1] - a[1])
  for (const [error, times] of errors.slice(0, isVerbose ? 20 : 4))
    process.stdout.write(`    ${times} x ${error}\n`)
}
process.stdout.write(`${sayShares()}\n`)

/** Each form counts alike, however often the seeds choose it. */
function sayShares(): string {
  const shareOf = ({ read, of }: Count) => read / of
  const mean = (shares: readonly number[]) =>
    shares.reduce((sum, share) => sum + share, 0) / shares.length
  const forms = [...counts.values()]
  const shares = factNames.flatMap((fact) => {
    const all = forms.flatMap((facts) => facts.get(fact) ?? []).map(shareOf)
    return all.length === 0 ? [] : `${fact} ${mean(all).toFixed(2)}`
  })
  const whole = mean(forms.flatMap((facts) => [...facts.values()].map(shareOf)))
  return `each form alike: ${shares.join(', ')}, all ${whole.toFixed(3)}; wrong ${wrongValues} of ${statedValues}`
}

function measurePage(page: InventedPage): void {
  if (!('html' in page.answer)) return
  const { subject, form, url } = page
  const isOwn = url === subject.site
  const values = findStatedValues({ url, html: page.answer.html, isOwn }, subject.name)
  const facts = counts.get(form) ?? new Map<FactName, Count>()
  counts.set(form, facts)
  for (const fact of page.says) {
    const count = facts.get(fact) ?? { read: 0, of: 0 }
    facts.set(fact, count)
    count.of += 1
    const wanted = factValue(subject, fact)
    if (values.some(({ value, kinds }) => kinds.includes(fact) && isSameValue(value, wanted)))
      count.read += 1
  }
  const errors = wrong.get(form) ?? new Map<string, number>()
  wrong.set(form, errors)
  for (const { value, kinds } of values) {
    statedValues += 1
    if (kinds.some((fact) => isSameValue(value, factValue(subject, fact)))) continue
    wrongValues += 1
    const shown = Object.entries(subject).reduce(
      (text, [key, known]) =>
        typeof known === 'string' && known.length > 3 ? text.replaceAll(known, `<${key}>`) : text,
      `${kinds[0]}: ${value}`,
    )
    errors.set(shown, (errors.get(shown) ?? 0) + 1)
  }
}
