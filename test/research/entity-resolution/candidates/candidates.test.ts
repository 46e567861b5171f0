import { describe, expect, test } from 'vitest'
import { cluster } from '../../../../bench/port/cluster.ts'
import { parseInitials } from '../../../../research/entity-resolution/candidates/describe-group.ts'
import { groupByLikelihood } from '../../../../research/entity-resolution/candidates/group-by-likelihood.ts'
import { groupFindings } from '../../../../research/entity-resolution/candidates/group-findings.ts'

const cellist = [
  [
    'Ada Example, cellist',
    'https://music.example/artists/ada',
    'Ada Example is a cellist. Her album with the Probeholm Orchestra won a prize. Concert dates and recordings.',
  ],
  [
    'Probeholm Orchestra: soloists',
    'https://orchestra.example/soloists',
    'Cello concert with the soloist Ada Example. Orchestra, album, symphony recordings.',
  ],
  [
    'New album by Ada Example',
    'https://records.example/new',
    'The cellist Ada Example plays with the Probeholm Orchestra in Vienna. Album, concert, cello.',
  ],
]
const chemist = [
  [
    'Professor Ada Example',
    'https://chem.sample.edu/people/example',
    'Professor of chemistry at Sample University. Catalysis laboratory, research publications on zeolite.',
  ],
  [
    'Zeolite catalysis: publications',
    'https://journal.example/zeolite',
    'A. Smith, Ada Example: zeolite catalysis, Sample University. Chemistry journal research papers.',
  ],
  [
    'Sample University chemistry department',
    'https://www.sample.edu/chemistry',
    'Ada Example leads the catalysis laboratory. Chemistry research on zeolite at Sample University.',
  ],
]
const findings = [...cellist, ...chemist].map(([title = '', url = '', snippet = ''], i) => ({
  id: `f${i}`,
  title,
  url,
  snippet,
}))
const groups = (candidates: readonly { findingIds: string[] }[]) =>
  candidates.map(({ findingIds }) => findingIds).sort()

describe('findings for one name', () => {
  test('findings for one name are divided into the people they are about, each described', () => {
    const candidates = groupFindings('Ada Example', findings)
    expect(groups(candidates)).toEqual([
      ['f0', 'f1', 'f2'],
      ['f3', 'f4', 'f5'],
    ])
    const musician = candidates.find(({ findingIds }) => findingIds.includes('f0'))
    expect(musician).toMatchObject({ name: 'Ada Example', initials: 'AE', location: 'Vienna' })
    expect(musician?.tags).toContain('music')
    const professor = candidates.find(({ findingIds }) => findingIds.includes('f3'))
    expect(professor?.headline).toBe('Professor · Sample University')
    for (const { confidence, signals } of candidates) {
      expect(confidence).toBeGreaterThan(40)
      expect(confidence).toBeLessThanOrEqual(100)
      expect(signals.map(({ signal }) => signal)).toContain('findings_agree')
    }
  })

  test('findings for one name are grouped and ranked the same in whatever order they come', () => {
    const turned = groupFindings('Ada Example', findings.toReversed()).map((one) => ({
      ...one,
      findingIds: one.findingIds.toSorted(),
    }))
    expect(turned).toEqual(groupFindings('Ada Example', findings))
  })

  test('a different middle name keeps two findings of one trade apart', () => {
    const lawyer = (middle: string) => ({
      id: middle,
      title: `Ada ${middle}. Example, attorney`,
      url: `https://law.example/${middle}`,
      snippet: `Ada ${middle}. Example, attorney at law, litigation counsel.`,
    })
    const candidates = groupFindings('Ada Example', [lawyer('B'), lawyer('C'), ...findings])
    expect(
      candidates.some(({ findingIds }) => findingIds.includes('B') && findingIds.includes('C')),
    ).toBe(false)
  })

  test('findings for one name may be none, one, or without words', () => {
    expect(groupFindings('Ada Example', [])).toEqual([])
    expect(groupFindings('Ada Example', findings.slice(0, 1))).toHaveLength(1)
    const bare = ['a', 'b'].map((id) => ({ id, title: '', url: 'not a url', snippet: '' }))
    expect(
      groupFindings('', bare)
        .flatMap(({ findingIds }) => findingIds)
        .sort(),
    ).toEqual(['a', 'b'])
  })

  test('findings for one name may be in a script without spaces', () => {
    const docs = [
      ['化学系 王小明教授', '王小明，样本大学化学系教授，研究催化与沸石。'],
      ['样本大学催化实验室', '实验室主任王小明教授，化学系，沸石催化研究。'],
      ['大提琴家王小明', '王小明是大提琴家，与交响乐团合作录制专辑，举办音乐会。'],
      ['交响乐团音乐会', '大提琴家王小明与交响乐团的音乐会，新专辑。'],
    ].map(([title = '', snippet = ''], i) => ({
      id: `f${i}`,
      title,
      url: `https://site${i}.example/`,
      snippet,
    }))
    const candidates = groupFindings('王小明', docs)
    expect(groups(candidates)).toEqual([
      ['f0', 'f1'],
      ['f2', 'f3'],
    ])
    expect(candidates[0]).toMatchObject({ name: '王小明', initials: '王' })
  })

  test('findings for one name may be in several scripts', () => {
    const docs = [
      {
        id: '1',
        title: '王小明 教授 - 北京样本大学',
        url: 'https://a.example/1',
        snippet: '王小明，北京样本大学化学系教授，研究催化。',
      },
      {
        id: '2',
        title: 'Иван Примеров — футболист',
        url: 'https://b.example/2',
        snippet: 'Иван Примеров, футболист, нападающий.',
      },
    ]
    expect(
      groupFindings('王小明', docs)
        .flatMap(({ findingIds }) => findingIds)
        .sort(),
    ).toEqual(['1', '2'])
  })
})

describe('what is known of findings beside their texts', () => {
  const nothing = { together: [], extra: () => 0, apart: () => false }

  test('extra facts beside the texts of findings change nothing where there are none', () => {
    expect(groupFindings('Ada Example', findings, nothing)).toEqual(
      groupFindings('Ada Example', findings),
    )
  })

  test('extra facts keep together the findings that are certainly one person, whatever their texts say', () => {
    const candidates = groupFindings('Ada Example', findings, {
      ...nothing,
      together: [['f0', 'f3']],
    })
    expect(
      candidates.some(({ findingIds }) => findingIds.includes('f0') && findingIds.includes('f3')),
    ).toBe(true)
  })

  test('extra facts keep apart the findings that are certainly two people, and what is joined with either', () => {
    const apart = (a: string, b: string) => [a, b].sort().join() === 'f0,f1'
    for (const together of [[], [['f1', 'f2']]]) {
      const candidates = groupFindings('Ada Example', findings, { ...nothing, together, apart })
      const home = (id: string) => candidates.findIndex(({ findingIds }) => findingIds.includes(id))
      expect(home('f0')).not.toBe(home('f1'))
      if (together.length > 0) expect(home('f2')).toBe(home('f1'))
    }
  })

  test('signals beside the texts join a pair that they speak for, and part one that they speak against', () => {
    const pair = (weight: number, ...ids: string[]) => ({
      ...nothing,
      extra: (a: string, b: string) => (ids.includes(a) && ids.includes(b) ? weight : 0),
    })
    expect(
      groups(groupFindings('Ada Example', findings, pair(-9, 'f0', 'f1', 'f2'))),
    ).toContainEqual(['f0'])
    const bridged = groupFindings(
      'Ada Example',
      findings,
      pair(9, 'f0', 'f1', 'f2', 'f3', 'f4', 'f5'),
    )
    expect(groups(bridged)).toEqual([['f0', 'f1', 'f2', 'f3', 'f4', 'f5']])
  })
})

test('that two findings are of family trees does not make their bearers of the name one person', () => {
  const tree = (id: string, words: string) => ({
    id,
    title: 'Ada Example family tree',
    url: `https://${id}.example/`,
    snippet: `Ada Example, born, married, children, buried in the parish cemetery. ${words}`,
  })
  const trees = [tree('north', 'Farmer of Oldmoor.'), tree('south', 'Midwife at Saltquay.')]
  expect(groups(groupFindings('Ada Example', trees))).toEqual([['north'], ['south']])
})

test('pages that came with long texts about other things are not joined by the length of these', () => {
  const filler =
    'The council met on the harbour plan, the ferry timetable, the new library, the road works.'
  const long = findings.map((finding, k) => ({
    ...finding,
    text: `${finding.snippet} ${filler} ${k % 2 === 0 ? filler : 'Weather, markets, letters.'}`,
  }))
  expect(groups(groupFindings('Ada Example', long))).toEqual(
    groups(groupFindings('Ada Example', findings)),
  )
})

test('whole pages about other things that name a person in passing change no group', () => {
  const subjects = ['harbour ferry quay', 'weather snow wind', 'market price wool', 'road bridge']
  const paged = findings.map((finding, k) => ({
    ...finding,
    text: `${`${subjects[k % subjects.length]} council. `.repeat(60)} ${finding.snippet}
      ${`${subjects[(k + 1) % subjects.length]} letters. `.repeat(60)}`,
  }))
  expect(groups(groupFindings('Ada Example', paged))).toEqual(
    groups(groupFindings('Ada Example', findings)),
  )
})

test('findings that the search says little of are grouped by sentences of their pages', () => {
  const said = [
    'The cellist Ada Example plays with the Probeholm Orchestra in Vienna.',
    'Soloist of the Probeholm Orchestra in Vienna was Ada Example with her cello.',
    'Ada Example leads the zeolite laboratory at Sample University.',
    'At Sample University Ada Example won the zeolite medal for her laboratory.',
  ]
  const paged = said.map((sentence, k) => ({
    id: `${k}`,
    url: `https://site${k}.example/`,
    title: 'Ada Example',
    snippet: 'Ada Example.',
    text: `${`Council letter of ward ${k}. `.repeat(60)}${sentence} ${'Ferry times. '.repeat(60)}`,
  }))
  expect(groups(groupFindings('Ada Example', paged))).toEqual([
    ['0', '1'],
    ['2', '3'],
  ])
})

test.each(['<', 'A'])('a title of nothing but %s takes no longer to read than another', (sign) => {
  const started = process.cpuUsage()
  const title = sign.repeat(60_000)
  groupFindings('Ada Example', [{ id: '1', title, url: '', snippet: '' }])
  expect(process.cpuUsage(started).user / 1_000).toBeLessThan(1_000)
})

test('a search of long texts reads no more of them than counts', () => {
  const started = process.cpuUsage()
  const long = findings.map((finding, k) => ({
    ...finding,
    snippet: `${finding.snippet} ${`Ferry ${k}, harbour ${k}, letters of ward ${k}. `.repeat(120)}`,
  }))
  const longer = long.map((finding, k) => ({
    ...finding,
    snippet: `${finding.snippet} ${`Cello ${k}, zeolite ${k}. `.repeat(60_000)}`,
  }))
  expect(groupFindings('Ada Example', longer)).toEqual(groupFindings('Ada Example', long))
  expect(process.cpuUsage(started).user / 1_000).toBeLessThan(1_000)
})

test('a group that grows by one finding after the other is not weighed anew each time', () => {
  const n = 1_600
  const started = process.cpuUsage()
  expect(groupByLikelihood({ n, at: new Float64Array(n * n).fill(0.9) })).toHaveLength(1)
  expect(process.cpuUsage(started).user / 1_000).toBeLessThan(800)
})

test('the bench port answers with every document in one candidate', () => {
  const { candidates } = cluster({ query: 'Ada Example', docs: findings })
  expect(candidates.flatMap(({ docIds }) => docIds).sort()).toEqual([
    'f0',
    'f1',
    'f2',
    'f3',
    'f4',
    'f5',
  ])
})

test.each([
  ['Ada Example', 'AE'],
  ['Ada Q. Example-Sample', 'AE'],
  ['Élodie', 'É'],
  ['王小明', '王'],
  ['', ''],
])('the initials of "%s" are "%s"', (name, initials) => {
  expect(parseInitials(name)).toBe(initials)
})

test('a long title in a search of many findings is shown without half of a sign', () => {
  // of two that begin at an odd and at an even place, one is cut inside a sign
  const starts = ['Ada Example ', 'Ada Example: ']
  const many = Array.from({ length: 1_000 }, (_, k) => ({
    id: `f${k}`,
    title: k < starts.length ? starts[k] + '😀'.repeat(200) : `Ada Example ${k}`,
    url: `https://example.com/${k}`,
    snippet: '',
  }))
  const shown = groupFindings('Ada Example', many).map(({ headline }) => headline)
  expect(shown.filter((headline) => !headline.isWellFormed())).toEqual([])
  expect(shown.filter((headline) => headline.includes('😀'))).not.toEqual([])
})
