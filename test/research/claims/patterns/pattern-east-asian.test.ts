import { expect, test } from 'vitest'
import { admitClaim } from '../../../../research/case/focus/admit-claim.ts'
import { draftsOf, saidOf } from '../../../support/research/said-of.ts'

const chinese = '陆承泽'
const japanese = '沢村健吾'
const korean = '탁민준'

test.each([
  [chinese, 'NAME，1968年出生于上海。', ['born | 1968', 'place | 上海']],
  [chinese, 'NAME现任远航科技有限公司董事长。', ['work | 董事长 | 远航科技有限公司']],
  [chinese, 'NAME曾任北京大学校长。', ['past | 校长 | 北京大学']],
  [chinese, '北京大学教授NAME发言。', ['work | 教授 | 北京大学']],
  [chinese, 'NAME现居杭州。', ['place | 杭州']],
  [
    chinese,
    'NAME生于上海，毕业于清华大学，现任北京大学教授。',
    ['place | 上海', 'study | 清华大学', 'work | 教授 | 北京大学'],
  ],
  [japanese, 'NAMEは1971年に大阪で生まれた。', ['born | 1971', 'place | 大阪']],
  [japanese, 'NAMEは東京大学教授である。', ['work | 教授 | 東京大学']],
  [japanese, '東京大学のNAME教授は述べた。', ['work | 教授 | 東京大学']],
  [japanese, 'NAMEは国立科学博物館の館長を務めた。', ['past | 館長 | 国立科学博物館']],
  [japanese, 'NAMEは京都大学を卒業した。', ['study | 京都大学']],
  [korean, 'NAME은 1968년 부산에서 태어났다.', ['born | 1968', 'place | 부산']],
  [korean, 'NAME(1970년생) 기자', ['born | 1970']],
  [korean, 'NAME은 서울대학교 교수이다.', ['work | 교수 | 서울대학교']],
  [korean, '서울대학교 NAME 교수는 말했다.', ['work | 교수 | 서울대학교']],
  [korean, 'NAME은 한국은행 총재를 지냈다.', ['past | 총재 | 한국은행']],
  [korean, 'NAME은 연세대학교를 졸업했다.', ['study | 연세대학교']],
])('a whole clause of an East Asian language is read: %s %s', (name, form, said) => {
  const text = form.replace('NAME', name)
  expect(saidOf(text, false, name)).toEqual(said)
  for (const draft of draftsOf(text, false, name)) expect(admitClaim(draft, text)).toBe(true)
})

test.each([
  [chinese, 'NAME是北京大学教授王伟的学生。'],
  [chinese, 'NAME是北京大学教授吗？'],
  [chinese, 'NAME在电视剧中饰演北京大学教授。'],
  [chinese, 'NAME的哥哥是北京大学教授。'],
  [chinese, 'NAME，其父是北京大学教授。'],
  [japanese, 'NAMEの兄は東京大学教授である。'],
  [japanese, 'NAMEは東京大学教授ではない。'],
  [japanese, 'NAMEは東京大学教授の息子である。'],
  [korean, 'NAME의 형은 서울대학교 교수이다.'],
  [korean, 'NAME은 서울대학교 교수가 아니다.'],
  [korean, 'NAME희는 서울대학교 교수이다.'],
])('an East Asian denial, question, part or relative gives no statement: %s %s', (name, form) =>
  expect(saidOf(form.replace('NAME', name), false, name)).toEqual([]),
)
