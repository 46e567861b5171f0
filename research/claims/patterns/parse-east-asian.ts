import { joinAlternatives, unwrap } from '../../text/unwrap.ts'
import type { BoundSentence } from './bind-sentences.ts'
import { toLocation } from './parse-location.ts'
import { bindingConfidence, type WeighedStatement } from './statement.ts'
import {
  organizationEnds,
  pastWords,
  postEnds,
  posts,
  presentWords,
} from './tables/east-asian-words.ts'

const han = '[\\p{Script=Han}\\p{Script=Katakana}\\p{Script=Hiragana}A-Za-z]'
const graduates = [
  new RegExp(`^[（(，,、は\\s]*(?:\\d{4}年)?毕业于(${han}{2,12}?(?:大学|学院))`, 'u'),
  new RegExp(
    unwrap`
      ^[（(，,、は\s]*(?:\d{4}年[、に]?)?([\p{Script=Han}\p{Script=Katakana}]{2,12}?大学)
      (?:[\p{Script=Han}]{0,8})?(?:を)?卒業`,
    'u',
  ),
  /^(?:은|는|이|가|,|\s)*(?:\d{4}년\s*)?([\p{Script=Hangul}]{2,10}대학교)(?:를|을)?\s*(?:졸업)/u,
]
const works = [
  new RegExp(
    unwrap`
      ^[，,、は\s]*${joinAlternatives(presentWords)}(${han}{2,16}?(?:${organizationEnds.zh}))
      (${posts.zh})`,
    'u',
  ),
  new RegExp(
    unwrap`
      ^[，,、は\s]*([\p{Script=Han}\p{Script=Katakana}]{2,16}?(?:${organizationEnds.ja}))
      (${posts.ja})(?:${postEnds.ja}|$)`,
    'u',
  ),
  new RegExp(
    unwrap`
      ^(?:은|는|이|가|,|\s)*([\p{Script=Hangul}]{2,12}(?:${organizationEnds.ko}))\s?
      (?:[\p{Script=Hangul}]{2,8}\s)?(${posts.ko})(?:${postEnds.ko}|$|\.)`,
    'u',
  ),
]
const once = new RegExp(`^(?:은|는|이|가)?[，,、は\\s]*${joinAlternatives(pastWords)}`, 'u')
const lives = /^[，,、は\s]*([\p{Script=Han}]{2,4})在住/u

/** A few forms of Chinese, Japanese and Korean that allow only one reading. */
export function parseEastAsian({ binding, predicate, owned }: BoundSentence): WeighedStatement[] {
  if (owned || binding === 'named' || !/[\p{Script=Han}\p{Script=Hangul}]/u.test(predicate))
    return []
  // "NAME的父亲", NAME's father
  if (/^[的之の]/u.test(predicate)) return []
  const confidence = bindingConfidence[binding] - 5
  const text = predicate.replace(/^[（(][^（()）]{0,60}[)）]/u, '')
  const stated: WeighedStatement[] = []
  const school = chooseFirst(graduates, text)?.[1]
  if (school !== undefined)
    stated.push({
      path: 'education.items',
      value: { school, degree: null, field: null, from: null, to: null },
      confidence,
    })
  const isOver = once.test(text)
  const [, organization, title] = chooseFirst(works, text.replace(once, '')) ?? []
  if (organization !== undefined && title !== undefined) {
    stated.push({
      path: 'work.positions',
      value: { title, organization, from: null, to: null, current: !isOver },
      confidence,
    })
  }
  const place = lives.exec(text)?.[1]
  if (place !== undefined)
    stated.push({
      path: 'locations.items',
      value: { ...toLocation(place), from: null, to: null, current: true },
      confidence,
    })
  return stated
}

function chooseFirst(forms: readonly RegExp[], text: string): RegExpExecArray | null {
  for (const form of forms) {
    const found = form.exec(text)
    if (found !== null) return found
  }
  return null
}
