import { expect, test } from 'vitest'
import { recordDocument } from '../../research/claims/structured/record-document.ts'
import { parsePersonName } from '../../research/identity/names/person-name.ts'
import { secOwnership } from '../../sources/registers/sec-ownership.ts'
import { secPeople } from '../../sources/registers/sec-people.ts'

function read(person: string, company: string, asked: string) {
  const display_names = [`${person}  (CIK 0001999003)`, `${company}  (CIK 0001999004)`]
  const hit = { _source: { display_names, file_date: '2025-03-04' } }
  const question = { kind: 'name', text: asked, name: parsePersonName(asked) } as const
  const evidence = secPeople.read({ hits: { hits: [hit] } }, question)
  return evidence?.findings.map(({ name, organizations }) => [name, ...organizations])
}

test.each([
  ['SAMPLE ADAM B III', 'Adam Sample', 'Adam B Sample III'],
  ['SAMPLE ADAM JR', 'Adam Sample', 'Adam Sample Jr.'],
  ['SAMPLE ADAM MD', 'Adam Sample', 'Adam Sample'],
  ['SAMPLE MD', 'Md Sample', 'Md Sample'],
])('a filed name is written as its bearer does: %s', (filed, asked, name) => {
  expect(read(filed, 'BXW & Q INSTRUMENTS CORP', asked)).toEqual([
    [name, 'BXW & Q Instruments Corp'],
  ])
})

test.each([
  ['CVS HEALTH CORP /DE/', 'CVS Health Corp'],
  ['BIG SUN OF LYON INC \\NEW\\', 'Big Sun Of Lyon Inc'],
  ['Brackwater Instruments, Inc.', 'Brackwater Instruments, Inc.'],
])('the company of a filing has the name without what EDGAR adds: %s', (filed, company) => {
  expect(read('SAMPLE ADAM', filed, 'Adam Sample')).toEqual([['Adam Sample', company]])
})

test('an ownership report makes its person a reporting owner of the company, no employee', () => {
  const display_names = ['SAMPLE ADAM  (CIK 0001999003)', 'Brackwater, Inc.  (CIK 0001999004)']
  const question = { kind: 'name', text: 'Adam Sample', name: parsePersonName('Adam Sample') }
  const evidence = secPeople.read(
    { hits: { hits: [{ _source: { display_names, file_date: '2025-03-04' } }] } },
    { ...question, kind: 'name' },
  )
  const posts = (evidence?.findings ?? [])
    .flatMap((finding) => recordDocument(finding, 2026).claims)
    .flatMap((claim) => (claim.path === 'work.positions' ? claim.value : []))
  expect(posts).toEqual([
    {
      ...{ title: 'reporting owner', organization: 'Brackwater, Inc.' },
      ...{ from: null, to: null, current: false },
    },
  ])
})

test('an ownership report is kept without addresses, also where it is cut in one', () => {
  const [before, address, behind] = [
    '<rptOwnerName>SAMPLE ADAM</rptOwnerName>',
    '<reportingOwnerAddress><rptOwnerStreet1>1 Low Street</rptOwnerStreet1>',
    '</reportingOwnerAddress><isDirector>1</isDirector>',
  ]
  expect(secOwnership.toKept?.(before + address + behind)).toBe(
    `${before}<isDirector>1</isDirector>`,
  )
  expect(secOwnership.toKept?.(before + address)).toBe(before)
})
