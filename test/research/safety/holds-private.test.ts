import { describe, expect, test } from 'vitest'
import { isSensitiveText } from '../../../research/safety/is-sensitive-text.ts'

const stated: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  English: [
    ['court', 'Ada Marlowe was convicted of tax fraud in 2014.'],
    ['court', 'Her former partner sued Ada Marlowe for maintenance.'],
    ['court', 'Ada Marlowe was declared bankrupt in 2017.'],
    ['health', 'Ada Marlowe has been in therapy for years.'],
    ['belief', 'Ada Marlowe joined the Conservative Party in 2016.'],
    ['belief', 'Ada Marlowe is a member of the trade union Unite.'],
  ],
}

describe.each(Object.entries(stated))('what a page says of a person in %s', (_, rows) => {
  test.each(rows)('%s is withheld: %s', (kind, text) =>
    expect(isSensitiveText(text)?.kind).toBe(kind),
  )
})

test.each([
  'Die Wumpert Optik GmbH wurde zu einer Geldstrafe verurteilt.',
  'Ada Marlowe is a judge at the court that convicted the bank.',
  'Ada Marlowe was a member of the Labour Party and a Senator.',
  'Ada Marlowe is a physiotherapist and leads a therapy centre.',
])('an office, a profession or a firm is shown: %s', (text) =>
  expect(isSensitiveText(text)).toBeNull(),
)
