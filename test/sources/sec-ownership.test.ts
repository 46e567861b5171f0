import { expect, test } from 'vitest'
import { secOwnership } from '../../sources/registers/sec-ownership.ts'

test.each([
  ['Chief Executive Officer', 'Chief Executive Officer'],
  ['EVP &amp; CFO', 'EVP & CFO'],
  ['None of the Above Division Head', 'None of the Above Division Head'],
  ['See Remarks', 'officer'],
  ['(1)', 'officer'],
  ['*', 'officer'],
  ['N/A', 'officer'],
  ['None', 'officer'],
  ['', 'officer'],
])('the title of an officer in an ownership report is a title: "%s"', (written, title) => {
  const text = `<ownershipDocument><issuerName>Brackwater, Inc.</issuerName><reportingOwner>
    <rptOwnerCik>0001999003</rptOwnerCik><rptOwnerName>SAMPLE ADAM</rptOwnerName>
    <isOfficer>1</isOfficer><officerTitle>${written}</officerTitle></reportingOwner>
    </ownershipDocument>`
  const report = secOwnership.decode?.({ status: 200, text, headers: {} })
  const question = { kind: 'id', text: '1999003/0001999001-26-000001/form4.xml' } as const
  const posts = secOwnership.read(report, question)?.findings.flatMap(({ stages }) => stages)
  expect(posts?.map((post) => post.title)).toEqual([title])
})
