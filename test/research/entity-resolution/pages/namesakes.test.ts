import { expect, test } from 'vitest'
import { buildHintMarks } from '../../../../research/entity-resolution/pages/build-hint-marks.ts'
import type { CandidatePage } from '../../../../research/entity-resolution/pages/candidate-scene.ts'
import { isOfEither } from '../../../../research/entity-resolution/pages/namesakes.ts'
import {
  buildPortrait,
  type PageStatements,
} from '../../../../research/entity-resolution/pages/portrait.ts'
import type { Mark } from '../../../../research/entity-resolution/pages/weigh-match.ts'
import { toFullName } from '../../../../research/entity-resolution/people/full-name.ts'

const nameWords = new Set(['greta', 'falkaby'])
const hints = buildHintMarks({
  headline: 'Halden Press',
  tags: [],
  location: 'Ulverby',
  usernames: [],
})

function page(text: string, said: Partial<PageStatements> = {}): CandidatePage {
  const portrait = buildPortrait({ passages: text, sentences: text, nameWords, ...said })
  return { id: text, portrait, isGrouped: true, verdict: null }
}

const called = (name: string) => ({ names: [toFullName(name)].filter((one) => one !== null) })
const electrician = page('Greta Falkaby, electrician, Halden Press, Ulverby.')
const elder = page('Greta Falkaby, Halden Press, Ulverby.', { birthYears: [1951] })
const middle = page('Greta Falkaby, Halden Press, Ulverby.', called('Greta Clara Falkaby'))

test.each([
  [
    'that says nothing else fits both',
    page('Greta Falkaby, Halden Press, Ulverby.'),
    electrician,
    true,
  ],
  [
    'of about the same year of birth fits both',
    page('Halden Press', { birthYears: [1952] }),
    elder,
    true,
  ],
  [
    'of the same middle initial fits both',
    page('Halden Press', called('Greta C. Falkaby')),
    middle,
    true,
  ],
  ['of another field fits one', page('Greta Falkaby, surgeon, Halden Press.'), electrician, false],
  [
    'of a year of birth ten years later fits one',
    page('Halden Press', { birthYears: [1961] }),
    elder,
    false,
  ],
  [
    'of another middle initial fits one',
    page('Halden Press', called('Greta B. Falkaby')),
    middle,
    false,
  ],
])('beside a page of a namesake at the same firm, a page %s', (_, one, namesake, isEither) => {
  expect(isOfEither(one, { hints, marks: [] }, [namesake])).toBe(isEither)
})

test('a page that has more of the person than a namesake has is not of either', () => {
  const talk = page('Greta Falkaby, Halden Press, Ulverby.')
  const elsewhere = page('Greta Falkaby, electrician, Halden Press, Quay Mill.')
  expect(isOfEither(talk, { hints, marks: [] }, [elsewhere])).toBe(false)
  expect(isOfEither(talk, { hints, marks: [] }, [])).toBe(false)
})

test.each(['name', 'recurring name'] as const)(
  'a %s in the frame of pages distinguishes no bearer, one beside the bearer does',
  (kind) => {
    const keys = ['latest what', 'ulverby choir']
    const marks = keys.map((key): Mark => ({ kind, key, label: key, weight: 0.9 }))
    const author = page('Greta Falkaby, Halden Press, Ulverby.\nLatest What we print', {
      sentences: 'Greta Falkaby, Halden Press, Ulverby.',
    })
    const singer = page('Greta Falkaby, Halden Press, Ulverby Choir.')
    expect(isOfEither(author, { hints, marks }, [electrician])).toBe(true)
    expect(isOfEither(singer, { hints, marks }, [electrician])).toBe(false)
  },
)

test.each([
  ['of Quay Mill', false],
  ['and Oona Tarn', false],
  ['who sang in the New Ulverby Choir', false],
  ['as Treasurer', true],
])('a page with a name in its sentence, "Greta Falkaby %s", is of either: %s', (said, is) => {
  const keys = ['quay mill', 'oona tarn', 'ulverby choir', 'treasurer']
  const marks = keys.map((key): Mark => ({ kind: 'name', key, label: key, weight: 0.9 }))
  const one = page(`Halden Press. Greta Falkaby ${said}.`)
  expect(isOfEither(one, { hints, marks }, [electrician])).toBe(is)
})
