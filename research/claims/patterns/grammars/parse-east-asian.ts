import { memoizeOnce } from '../../../text/memoize-once.ts'
import { unwrap } from '../../../text/patterns/unwrap.ts'
import type { BoundSentence } from '../binding/bound-sentence.ts'
import type { WeighedStatement } from '../binding/statement.ts'
import { type ClauseGrammar, parseForms, toForm } from './parse-forms.ts'
import { chinese, japanese, korean } from './tables/east-asian-words.ts'

const year = String.raw`(?<year>(?:18|19|20)\d\d)年(?:\d{1,2}月)?(?:\d{1,2}日)?`
const bracket = '(?:[（(][^（）()]{0,80}[)）])'
const noName = /(?!)/

/** "（1971年5月12日－）", with nothing behind the dash. */
const born = new RegExp(
  unwrap`
    ^[（(][^（）()\d]{0,40}(?<year>(?:18|19|20)\d\d)[年년]\s?(?:\d{1,2}[月월]\s?)?(?:\d{1,2}[日일])?\s?
    (?:出?生|[-－–—~～]\s?[)）])`,
  'u',
)

function buildChinese(): ClauseGrammar {
  const { letter, organizations, schools, posts, now, once, others, towns, lives } = chinese
  const firm = `(?<firm>(?!${others})${letter}{2,24}(?:${organizations}))`
  const school = `(?<firm>${letter}{2,14}?(?:${schools}))(?!附|出版)`
  const title = `(?<title>${posts})`
  const ends = '(?=[，。；,;、（(]|$|[兼并])'
  const town = `${towns}(?<town>\\p{Script=Han}{2,8})${ends}`
  const opens = `^${bracket}?[，,]?`
  const who = `${opens}(?:[男女]，)?(?:\\p{Script=Han}{1,4}族，)?`
  const when = '(?:于?\\d{4}年)?'
  const posted = `${firm}的?${title}${ends}`
  return {
    intro: new RegExp(`^(?:\\d{4}年，?|${firm}${title})?$`, 'u'),
    doubt: new RegExp(chinese.doubt, 'u'),
    notInName: noName,
    aside: born,
    forms: [
      toForm('birth', `${who}(?:于)?${year}(?:出?生[于於])${town}`),
      toForm('birth', `${who}出?生[于於]${year}(?:[，,]|。|$)`),
      toForm('birth', `${who}${year}出?生[，,](?<town>\\p{Script=Han}{2,8})人`),
      toForm('birth', `${who}${year}出?生${ends}`),
      toForm('birth', `${who}出?生[于於]${town}`),
      toForm('study', `${opens}${when}(?:本科|硕士|博士)?(?:[毕畢][业業][于於])${school}`),
      toForm('study', `${opens}${when}[获獲]得?${school}${letter}{0,8}(?:学士|硕士|博士)学位`),
      toForm('study', `${opens}${when}在${school}[获獲]得?${letter}{0,8}(?:学士|硕士|博士)学位`),
      toForm('home', `${opens}(?:${lives})${town}`, true),
      toForm('post', `${opens}${when}(?:${once})${posted}`),
      toForm('post', `${opens}(?:原(?!子)|前)${posted}`),
      toForm('post', `${opens}(?:${now})${posted}`, true),
      toForm('post', `^(?:${bracket}[，,]?|[，,])${posted}`, true),
      toForm('post', `^${bracket}?[，,]${letter}{2,10}[，,]${posted}`, true),
      toForm('post', `${opens}(?:${chinese.works})${firm}${ends}`, true),
      toForm('post', `${opens}${when}(?:${chinese.founded})${firm}${ends}`),
    ],
  }
}

function buildJapanese(): ClauseGrammar {
  const { letter, organizations, schools, posts, now, once, former } = japanese
  const firm = unwrap`
    (?<firm>株式会社${letter}{2,14}|${letter}{2,20}(?:${organizations})(?:大学院)?
    (?:\p{Script=Han}{1,10}(?:研究科|学部|学科|研究室))?|${letter}{2,14}株式会社)`
  const school = `(?<firm>${letter}{2,14}?(?:${schools}))`
  const title = `(?<title>${posts})`
  const opens = `^${bracket}?(?:[はが])?[、，]?(?:現在[、，]?)?`
  const subject = `^${bracket}?(?:[はが])[、，]?(?:現在[、，]?)?`
  const ends = '(?=[。、，]|$)'
  const town = '(?<town>(?!\\d)\\p{Script=Han}{2,6}?)'
  const when = '(?:\\d{4}年(?:まで|に)?[、，]?)?'
  const post = `${firm}の?${title}`
  const isNow = `(?:(?:${now})|${ends})`
  return {
    intro: new RegExp(`^(?:\\d{4}年[、，]|${firm}の|${firm}${title}の)?$`, 'u'),
    doubt: new RegExp(japanese.doubt, 'u'),
    notInName: noName,
    aside: born,
    forms: [
      toForm('birth', `${opens}${year}に?[、，]?${town}(?:で)?[生産]まれ`),
      toForm('birth', `${opens}${year}に?[生産]まれ`),
      toForm('birth', `${subject}${town}(?:出身|生まれ)(?:である|です)?${ends}`),
      toForm(
        'study',
        `${subject}${when}${school}\\p{Script=Han}{0,12}を?(?:卒業|修了)(?:した|し|。|、|$)`,
      ),
      toForm('study', `${subject}${when}${school}で${letter}{1,10}を(?:学んだ|専攻|取得した)`),
      toForm('home', `${opens}${town}(?:に?在住|に住んでいる|に住む)(?:である|です)?${ends}`, true),
      toForm('post', `${subject}${when}(?:${former})${post}(?:${now})?${ends}`),
      toForm('post', `${subject}${when}${post}(?:${once})`),
      toForm('post', `${subject}(?!元|旧)${post}${isNow}`, true),
      toForm('post', `^${bracket}?[、，]${post}${isNow}`, true),
      toForm('post', `${subject}${firm}に(?:勤務|在籍|所属)(?:している|する|し、)`, true),
      toForm('post', `${subject}${firm}で${title}として(?:働いている|勤務している)`, true),
      toForm('post', `${subject}${when}${firm}を(?:設立|創業|創立)(?:した|し)`),
      toForm('post', `^${title}(?:[はがも])`, true),
    ],
  }
}

function buildKorean(): ClauseGrammar {
  const { organizations, schools, alone, posts, now, once, works, worked, lives } = korean
  const firm = unwrap`
    (?<firm>(?:주식회사\s)?[가-힣A-Za-z]{1,14}(?:${organizations})(?:\s주식회사)?|주식회사\s[가-힣]{2,8}
    |${alone})`
  const school = `(?<firm>[가-힣]{1,10}(?:${schools})|${alone})`
  const title = `(?<title>${posts})`
  const topic = '^(?:\\([^()]{0,60}\\))?(?:은|는|이|가),?\\s'
  const when = '(?:\\d{4}년(?:에|부터)?\\s)?'
  const subject = `${topic}(?:현재\\s)?${when}`
  const unit = '(?:\\s[가-힣]{1,8}(?:학과|학부|과|대학|대학원))?'
  const post = `${firm}(?:의)?${unit}\\s${title}`
  const ends = '(?=\\s*(?:[.,]|$))'
  const [town, day] = ['(?<town>[가-힣]{2,6})', '(?:\\s\\d{1,2}월)?(?:\\s\\d{1,2}일)?']
  const birth = `(?<year>(?:18|19|20)\\d\\d)년${day}`
  const degree = `[가-힣\\s]{0,16}?(?:전공했다|전공하였다|학위를\\s받았다|공부했다|학위를\\s취득했다)`
  return {
    intro: new RegExp(`^(?:\\d{4}년\\s|${firm}\\s|${firm}${unit}\\s${title}\\s)?$`, 'u'),
    doubt: new RegExp(korean.doubt, 'u'),
    notInName: noName,
    aside: born,
    forms: [
      toForm('birth', `${topic}${birth}(?:에)?\\s${town}에서\\s(?:태어났다|출생했다|태어나)`),
      toForm('birth', `${topic}${birth}(?:생이다|생|에\\s태어났다)${ends}`),
      toForm('birth', `${topic}${town}(?:에서\\s태어났다|\\s출생이다|\\s출신이다)${ends}`),
      toForm('study', `${subject}${school}[을를]?${unit}[을를]?\\s졸업(?:했다|하였다|하고)`),
      toForm('study', `${subject}${school}에서\\s${degree}`),
      toForm('home', `${topic}(?:현재\\s)?${town}에\\s${lives}${ends}`, true),
      toForm('post', `${subject}(?:전|前)\\s${post}(?:이다|다)${ends}`),
      toForm('post', `${subject}${post}(?:${once})${ends}`),
      toForm('post', `${topic}(?:현재\\s)?${post}(?:${now})${ends}`, true),
      toForm(
        'post',
        `${topic}(?:현재\\s)?${firm}에서\\s(?:${title}으?로\\s)?${works}${ends}`,
        true,
      ),
      toForm('post', `${subject}${firm}에서\\s(?:${title}으?로\\s)?${worked}${ends}`),
      toForm('post', `${subject}${firm}[을를]\\s(?:설립|창업|창립)(?:했다|하였다)`),
      toForm('post', `^\\s(?:전\\s(?<former>))?${post}(?:은|는|이|가)\\s`, true),
      toForm('post', `^\\s${title}(?:은|는|이|가)\\s`, true),
    ],
  }
}

const zh = memoizeOnce(buildChinese)
const ja = memoizeOnce(buildJapanese)
const ko = memoizeOnce(buildKorean)

/** A Japanese headline may have no kana, but it has none of these. */
const onlyChinese = /[是的任于，]/u

/** What Chinese, Japanese and Korean sentences state of their subject, by whole clauses. */
export function parseEastAsian(bound: BoundSentence): WeighedStatement[] {
  const { text } = bound.sentence
  if (/\p{Script=Hangul}/u.test(text)) return parseForms(bound, ko())
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return parseForms(bound, ja())
  if (!/\p{Script=Han}/u.test(text)) return []
  const stated = parseForms(bound, zh())
  return stated.length > 0 || onlyChinese.test(text) ? stated : parseForms(bound, ja())
}
