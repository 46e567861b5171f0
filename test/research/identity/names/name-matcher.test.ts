import { describe, expect, test } from 'vitest'
import { groupFindings } from '../../../../research/entity-resolution/candidates/group-findings.ts'
import { findMentions, parseSoughtName } from '../../../../research/identity/names/name-mentions.ts'

const shapes = [
  'Ada Marlowe',
  'Jane Featherby-Marsh',
  "Sean O'Brien",
  'Ludwig van Beethoven',
  'María García-López',
  'Omar Al-Hashimi',
  'Kim Min-jun',
  'Nguyễn Văn An',
  '김민준',
  '王小明',
  'J. R. R. Tolkien',
  'Jean-Luc Moreau',
  'Madonna',
  'Иван Петров',
]

describe('the name matcher', () => {
  test('the name matcher gives equal evidence the same confidence whatever the shape of the name', () => {
    const confidences = shapes.map((name) => {
      const page = (n: number, text: string) => ({
        id: `f${n}`,
        url: `https://site${n}.example/page`,
        title: `${name} | Hydrology`,
        snippet: text,
      })
      const [first] = groupFindings(name, [
        page(
          1,
          `${name} is a hydrologist at the Tidewater Institute in Saltport and measures tides.`,
        ),
        page(2, `Interview: ${name} of the Tidewater Institute in Saltport speaks about tides.`),
        page(3, `The hydrologist ${name} has measured tides in Saltport since 2011.`),
      ])
      return {
        name,
        found: first?.findingIds.length,
        confidence: Math.round(first?.confidence ?? 0),
      }
    })
    const [plain] = confidences
    for (const one of confidences) {
      expect(one).toMatchObject({ found: plain?.found })
      expect(
        Math.abs(one.confidence - (plain?.confidence ?? 0)),
        JSON.stringify(confidences),
      ).toBeLessThanOrEqual(3)
    }
  })

  test.each([
    ['another given name', 'Jane Featherby-Marsh', 'Anna Featherby-Marsh', 0],
    ['an exchanged order without a comma', 'Henry James', 'James Henry', 0],
    ['a longer word', 'Kim Min-jun', 'Kim Min-jung', 0],
    ['half of a compound', 'Madonna', 'Madonna-Schmidt', 0],
    ['words in small letters', 'Will Rose', 'that will rose be', 0],
    ['names in different sentences', 'Ada Marlowe', 'It was Ada. Then came the Marlowe', 0],
    ['another particle name', 'Anna Berg', 'Anna Bergmann', 0],
  ])('the name matcher does not take %s for the person: "%s" in "%s"', (_, name, text, count) => {
    expect(findMentions(`Guests: ${text}.`, parseSoughtName(name)).count).toBe(count)
  })

  test.each([
    ['Yves Vauclair fils dirige une école', 'Yves Vauclair', ['junior']],
    ['Yves Vauclair père, médecin', 'Yves Vauclair', ['senior']],
    ['Pilar Larraga hijo', 'Pilar Larraga', ['junior']],
    ['Gerd Dornseiff sen. arbeitet', 'Gerd Dornseiff', ['senior']],
    ['Gerd Dornseiff jun., Lehrer', 'Gerd Dornseiff', ['junior']],
    ['Павел Зубарев-младший', 'Павел Зубарев', ['junior']],
    ['Павел Зубарев старший, врач', 'Павел Зубарев', ['senior']],
    ['Ada Marlowe senior editor at', 'Ada Marlowe', []],
    ['Yves Vauclair, fils de Jean', 'Yves Vauclair', []],
    ['Yves Vauclair fils de Jean', 'Yves Vauclair', []],
    ['Sen. Ada Marlowe', 'Ada Marlowe', []],
    ['Mario Rossi padre di due bambini', 'Mario Rossi', []],
    ['João Silva pai dos gêmeos', 'João Silva', []],
    ['Pilar Larraga hijo predilecto de Sevilla', 'Pilar Larraga', []],
    ["Yves Vauclair fils d'un boulanger", 'Yves Vauclair', []],
    ['Yves Vauclair fils aîné de Jean', 'Yves Vauclair', []],
    ['Yves Vauclair père et fils', 'Yves Vauclair', []],
    ['Павел Зубарев младший научный сотрудник', 'Павел Зубарев', []],
    ['Павел Зубарев младший брат Петра', 'Павел Зубарев', []],
  ])('the name matcher reads generations in small letters: %s', (text, name, generations) => {
    expect([...findMentions(text, parseSoughtName(name)).generation]).toEqual(generations)
  })

  test('the name matcher reads hostile names and texts of any length in bounded processor time', () => {
    const hostile = [
      'Ada '.repeat(50_000),
      'A-'.repeat(100_000),
      "O'".repeat(100_000),
      'van der '.repeat(30_000),
      'Min '.repeat(50_000),
      'a'.repeat(400_000),
      '金'.repeat(100_000),
      'Marlowe, '.repeat(40_000),
    ]
    const started = process.cpuUsage()
    for (const name of ['Ada Marlowe', 'Min-min Min Min van der Min', 'A-'.repeat(100_000)]) {
      const sought = parseSoughtName(name)
      for (const text of hostile) findMentions(text, sought)
    }
    expect(process.cpuUsage(started).user / 1_000).toBeLessThan(15_000)
  }, 60_000)
})
