import { expect, test } from 'vitest'
import { createPage } from '../../../commands/ask/page.ts'
import { createPaint } from '../../../commands/ask/paint.ts'
import { renderCompanies } from '../../../commands/ask/render-companies.ts'

const page = createPage(100, createPaint(false))
const answer = (companies: readonly object[]) => ({
  object: 'entity_search_result',
  request_id: 'req_1',
  interpretation: { type: 'name', value: 'Halvorsen', jurisdiction: null },
  companies,
  coverage: [],
})
const hit = {
  kind: 'company',
  id: 'no:1',
  ids: ['no:1'],
  name: 'Halvorsen Tidal Energy ASA',
  legalName: 'Halvorsen Tidal Energy ASA',
  headline: '',
  initials: 'HT',
  confidence: 1,
  jurisdiction: 'NO',
  status: 'active',
  tags: [],
  signals: [
    { signal: 'words_agree', weight: 5 },
    { signal: 'further_words', weight: -5.2, detail: 'havkraft' },
    { signal: 'former_name', weight: -1.8, detail: 'HALVORSEN HAVKRAFT AS' },
    { signal: 'form_missing', weight: -0.5, detail: '– / as' },
  ],
}

test('a company in the terminal says in words what speaks for it or against it', () => {
  expect(renderCompanies(answer([hit]), page).slice(2)).toEqual([
    '    For: the words of the name agree',
    '    Against: the name goes on: havkraft; it is a former name of it: HALVORSEN HAVKRAFT AS; only one',
    '    of the names has a legal form',
    '    no:1',
  ])
})

test('a search in the terminal that finds no company says what to try', () => {
  expect(renderCompanies(answer([]), page).join(' ')).toMatch(
    /^No matching company was found\. Check the spelling, or search by an LEI, a register number/,
  )
})
