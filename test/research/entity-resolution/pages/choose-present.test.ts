import { expect, test } from 'vitest'
import { buildHintMarks } from '../../../../research/entity-resolution/pages/build-hint-marks.ts'
import type { CandidatePage } from '../../../../research/entity-resolution/pages/candidate-scene.ts'
import { choosePresent } from '../../../../research/entity-resolution/pages/choose-present.ts'
import { judgeCandidatePages } from '../../../../research/entity-resolution/pages/judge-candidate-pages.ts'
import { buildPortrait } from '../../../../research/entity-resolution/pages/portrait.ts'

const nameWords = new Set(['greta', 'falkaby'])

function page(id: string, text: string, isPast = false): CandidatePage {
  const portrait = buildPortrait({ passages: text, sentences: text, nameWords })
  return { id, portrait, isGrouped: true, verdict: null, isPast }
}

const say = (headline: string | null, ...usernames: string[]) =>
  buildHintMarks({ headline, tags: [], location: null, usernames })

const founder = page('founder', 'Greta Falkaby, editor at Halden Press, was born in 1931.', true)
const editor = page('editor', 'Greta Falkaby is an editor at Halden Press.')
const baker = page('baker', 'Greta Falkaby is a baker in Ulverby.')

test.each([
  ['the working one of two who fit it', 'editor, Halden Press', [founder, editor], 'editor'],
  ['one past working age who alone fits it', 'editor, Halden Press', [founder, baker], 'founder'],
  ['one past working age who fits more of it', 'editor', [founder, baker, editor], 'editor'],
  ['one past working age where it is a former one', 'former editor', [founder, editor], 'founder'],
])('a post that the caller gives is that of %s', (_, headline, pages, expected) => {
  const fitting = pages.map((one) => ({ one }))
  expect(choosePresent(fitting, say(headline))?.one.id).toBe(expected)
})

test('where the caller gives nothing, pages of the dead come in their order', () => {
  expect(choosePresent([{ one: founder }, { one: editor }], [])?.one.id).toBe('founder')
})

test('a father who is asked for as "Sr." comes before a working son', () => {
  const fitting = [{ ...founder, nameFit: 1 }, editor].map((one) => ({ one }))
  expect(choosePresent(fitting, say('editor, Halden Press'))?.one.id).toBe('founder')
})

test('an emeritus comes first by the chair that the caller gives, before a working namesake', () => {
  const emeritus = page('emeritus', 'Greta Falkaby, professor of ethics, Halden University.', true)
  const lecturer = page('lecturer', 'Greta Falkaby, a lecturer at Halden University.')
  const hints = say('professor of ethics, Halden University')
  const fitting = [emeritus, lecturer].map((one) => ({ one }))
  expect(choosePresent(fitting, hints)?.one.id).toBe('emeritus')
})

test('a dead author is found by that word alone when no living namesake is one', () => {
  const author = page('author', 'Greta Falkaby, author, 1901–1970, wrote on looms.', true)
  expect(judge([author, baker], say('author'))).toEqual(['author'])
})

test('the pages of a founder are left out beside those of a grandchild of the firm', () => {
  const heir = page('heir', 'Greta Falkaby, born in 1985, is an editor at Halden Press.')
  const hints = say('editor, Halden Press')
  expect(judge([founder, heir], hints)).toEqual(['heir'])
  expect(judge([{ ...founder, isPast: false }, heir], hints)).toEqual(['founder'])
})

test('beside an account that the caller gives, a working bearer comes before a dead one', () => {
  const fitting = [founder, editor].map((one) => ({ one }))
  expect(choosePresent(fitting, say(null, 'greta77'))?.one.id).toBe('editor')
})

function judge(pages: CandidatePage[], hints: ReturnType<typeof say>): string[] {
  const known = { hints, leanings: [], records: [], sure: new Set<string>() }
  return judgeCandidatePages(pages, known).flatMap(({ id, isAbout }) => (isAbout ? id : []))
}
