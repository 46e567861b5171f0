import { describe, expect, test } from 'vitest'
import { parsePersonName } from '../../../../research/identity/names/person-name.ts'
import { scoreNames } from '../../../../research/identity/names/score-names.ts'
import { detectScript } from '../../../../research/text/signs/script.ts'

describe('reading a personal name', () => {
  test.each([
    ['Ada Quirine Example', ['ada', 'quirine'], ['example']],
    ['Example, Ada Q.', ['ada', 'q'], ['example']],
    ['Prof. Dr. Ada Example, PhD', ['ada'], ['example']],
    ['Ludwig van Probeholm', ['ludwig'], ['probeholm']],
    ['Dean King', ['dean'], ['king']],
    ['Wang Xiaoming', ['xiaoming'], ['wang']],
    ['PROBEHOLM Erika', ['erika'], ['probeholm']],
    ['王小明', ['xiao', 'ming'], ['wang']],
    ['Sinéad O’Testor', ['sinead'], ['otestor']],
    ['J.R. Example', ['j', 'r'], ['example']],
    ['Ada', [], ['ada']],
    ['AI Weiwei', ['weiwei'], ['ai']],
    ['OH Sadaharu', ['sadaharu'], ['oh']],
    ['NG Wai', ['wai'], ['ng']],
    ['AJ Testerman', ['a', 'j'], ['testerman']],
  ])('a personal name is split into its parts: %s', (text, given, family) => {
    expect(parsePersonName(text)).toMatchObject({ given, family })
  })

  test('reading a personal name keeps titles and the generation apart', () => {
    expect(parsePersonName('Rev. Robert Testerman Jr.')).toMatchObject({
      given: ['robert'],
      family: ['testerman'],
      titles: ['rev'],
      generation: 'junior',
    })
  })

  test.each([
    ['Ada', 'latin'],
    ['Иван', 'cyrillic'],
    ['محمد', 'arabic'],
    ['王', 'han'],
    ['さくら', 'kana'],
    ['민수', 'hangul'],
    ['', 'latin'],
  ])('the script of %s is recognised', (text, script) => {
    expect(detectScript(text)).toBe(script)
  })
})

test('only the beginning of an endless personal name is read', () => {
  const started = process.cpuUsage()
  expect(parsePersonName('('.repeat(200_000)).family).toEqual([])
  expect(parsePersonName('王'.repeat(2_000_000)).given).toHaveLength(199)
  expect(process.cpuUsage(started).user / 1_000).toBeLessThan(500)
})

describe('two personal names', () => {
  test.each([
    ['Ada Example', 'Example, Ada'],
    ['Bob Testerman', 'Robert J. Testerman'],
    ['R. Testerman', 'Robert Testerman'],
    ['RJ Testerman', 'Robert J. Testerman'],
    ['JRR Testerman', 'John Ronald Reuel Testerman'],
    ['Steffi Example', 'Stefanie Example'],
    ['Müller, Jürgen', 'Juergen Mueller'],
    ['Dr. José Prueba Muestra', 'Jose Prueba'],
    ['Иван Примеров', 'Ivan Primerov'],
    ['Sergej Primerov', 'Сергей Иванович Примеров'],
    ['王小明', 'Wang Xiaoming'],
    ['Xiaoming Wang', 'WANG Xiao-Ming'],
    ['محمد علي', 'Mohammed Ali'],
    ['משה כהן', 'Moshe Cohen'],
    ['अमित शर्मा', 'Amit Sharma'],
    ['김민수', 'Kim Min-su'],
    ['Ελένη Παπαδοπούλου', 'Eleni Papadopoulou'],
    ['AdaMaria Example', 'Ada Maria Example'],
    ['Ludwig van Probeholm', 'Ludwig Probeholm'],
    ['Xiaoming Wang', '王小明'],
    ['Wang Tse-tung', 'Wang Zedong'],
    ['Abdelkarim Eltestawi', 'Abdel Karim el-Testawi'],
    ['Wang Hsiao-ming', '王小明'],
    ['Park Ji-woo', '박지우'],
    ['Lee Min-ho', '이민호'],
    ['Stephanie Hathaway', '스테파니 해서웨이'],
    ['Alberto Ravelli', 'アルベルト・ラヴェッリ'],
    ['Christopher Lindgren', '克里斯托弗·林德格伦'],
    ['Hugo Vandenberg', 'هوغو فاندنبرغ'],
    ['Yitzhak Perelman', 'יצחק פרלמן'],
    ['Rahima Khatun', 'রহিমা খাতুন'],
    ['Sok Dara', 'សុខ ដារ៉ា'],
    ['Tesfaye Bekele', 'ተስፋዬ በቀለ'],
    ['Emma Kellerman', '엠마 켈러먼'],
    ['Johanna Kunnert', '约翰娜·昆纳特'],
    ['Bella Thibault', 'Белла Тибо'],
    ['Ivo Roux', 'Иво Ру'],
    ['Nina Nanos', 'נינה ננוס'],
    ['Mamdani Tata', 'ממדני טטה'],
    ['Sato Michiko', 'Сато Митико'],
    ['Lothar Bredow', 'לותר ברדוב'],
    ['Mitchell Fox', 'מיטשל פוקס'],
    ['Patxi Otxoa', 'Пачи Очоа'],
    ['Ада Примерова', 'Ada Ivanovna Primerova'],
    ['José Fictício', 'Jose Ficticio'],
  ])('two personal names: %s and %s can be one person', (a, b) => {
    expect(scoreNames(a, b).score).toBeGreaterThanOrEqual(70)
    expect(scoreNames(b, a).score).toBe(scoreNames(a, b).score)
  })

  test.each([
    ['RJ Testerman', 'Mary Testerman'],
    ['HE Ming', 'Hans Egon Ming'],
    ['Ana García Márquez', 'Gabriel García Márquez'],
    ['Robert A. Testerman', 'Robert B. Testerman'],
    ['Robert Testerman Jr.', 'Robert Testerman Sr.'],
    ['Peter Example', 'Petra Example'],
    ['Daniel Example', 'Danielle Example'],
    ['Wei Zhang', 'Wei Zhao'],
    ['Ada Example', 'Ada Examination'],
    ['Juan Carlos Prueba Muestra', 'Juan Prueba Ensayo'],
    ['Ada', 'Grace'],
    ['Ada', 'Ada Example'],
    ['Mario Prueba', 'Maria Prueba'],
    ['Carla Probo', 'Carla Probenez'],
    ['Karim Hasan Testawi', 'Karim Salih Testawi'],
    ['Karim bin Salih Testawi', 'Salih bin Karim Testawi'],
    ['王小明', '王小红'],
    ['王小明', '王晓明'],
    ['이재훈', '이재형'],
    ['Wang Xiaoming', '王小红'],
    ['Park Ji-woo', '박서준'],
    ['Stephanie Hathaway', '스테파니 톰슨'],
    ['Alberto Ravelli', 'アルベルト・コスタ'],
    ['Christopher Lindgren', '克里斯托弗·巴恩斯'],
    ['Hugo Vandenberg', 'هوغو مارتينيز'],
    ['Yitzhak Perelman', 'יצחק רוזנברג'],
    ['Sven Bin', 'Свен Коваленко'],
    ['Tove Imam', '토베 사파르'],
    ['Ada Bar-Am', 'אדה פופר'],
    ['Adolph Kern', 'אדולף פון מנצל'],
    ['', 'Ada Example'],
  ])('two personal names: %s and %s are two', (a, b) => {
    expect(scoreNames(a, b).score).toBeLessThan(50)
  })

  test.each([
    ['Ada Example', 'Иван Коваленко'],
    ['Berta Mueller', '贝尔塔·塞拉'],
    ['Park Ji-woo', '박서준'],
  ])('names in two scripts that sound otherwise are hardly ever the same: %s, %s', (a, b) => {
    expect(scoreNames(a, b).score).toBeLessThan(3)
  })

  test.each([
    ['Коваленко', 'Ivan Kovalenko'],
    ['지우', 'Park Ji-woo'],
    ['יצחק', 'Yitzhak Perelman'],
  ])('one word of a name in another script leaves the pair open: %s, %s', (a, b) => {
    expect(scoreNames(a, b).score).toBeGreaterThan(35)
    expect(scoreNames(a, b).score).toBeLessThan(80)
  })

  test('the signals name what speaks against a pair', () => {
    expect(scoreNames('Robert Testerman Jr.', 'Robert Testerman Sr.').signals).toContainEqual({
      signal: 'different_generation',
      weight: -7,
      detail: 'junior / senior',
    })
  })
})

test.each([
  ['letters', 'a'.repeat(65_536), 'b'.repeat(65_536)],
  ['Chinese signs', '王'.repeat(65_536), 'wang '.repeat(13_000)],
  ['syllables', '박'.repeat(65_536), 'park '.repeat(13_000)],
  ['words', 'a b c '.repeat(10_000), 'c b a '.repeat(10_000)],
])('only the beginning of two endless names is compared: %s', (_, a, b) => {
  const beginning = (name: string) => name.slice(0, 200)
  expect(scoreNames(a, b)).toEqual(scoreNames(beginning(a), beginning(b)))
})
