import { unwrap } from '../../../../text/patterns/unwrap.ts'
import type { CaseWords } from '../case-words.ts'

const letters = '[ء-يپچژکگی\\u200c]{2,20}'
const notVerbs =
  '(?!(?:است|بود|شد|که|در|از|با|به|را|کار|تحصیل|یا|تا|نیست|نبود|سابق|پیشین|درس|هم)\\s)'
const words = (max: number) => `(?:\\s${notVerbs}${letters}){1,${max}}?`
const kinds = unwrap`
  شرکت|روزنامه|مجله|هفته‌نامه|بانک|بنیاد|موزه|مؤسسه|موسسه|گروه|خبرگزاری|انتشارات|پژوهشگاه
  |بیمارستان|سازمان|وزارت|انجمن|ارکستر|کتابخانه|فرهنگستان`
const firm = `(?<firm>(?:${kinds}|دانشگاه)${words(4)})`
const school = `(?<firm>(?:دانشگاه|دانشکده|دبیرستان|هنرستان)${words(4)})`
const posts = unwrap`
  استاد|استادیار|دانشیار|پژوهشگر|مدرس|مدیرعامل|مدیر|رئیس|معاون|سردبیر|دبیر|دبیرکل|بنیان‌گذار
  |بنیانگذار|مؤسس|مهندس|پزشک|وکیل|عضو هیئت علمی|عضو هیأت علمی|خبرنگار|روزنامه‌نگار|مشاور|سخنگو
  |کارشناس|سرپرست|رهبر`
const fields = unwrap`
  فیزیک|شیمی|تاریخ|حقوق|ریاضیات|ریاضی|فلسفه|اقتصاد|جامعه‌شناسی|زیست‌شناسی|پزشکی|روان‌شناسی|ادبیات
  |ادبیات فارسی|معماری|زبان‌شناسی`
const adjectives = 'ارشد|فنی|مالی|افتخاری|تمام|بازنشسته|اجرایی|عامل|کل'
const title = unwrap`
  (?<title>(?:${posts})(?:\s(?:${adjectives}))?(?:\s(?:${fields}))?)`
const former = '(?<former>سابق|پیشین|اسبق)'
const places = unwrap`
  تهران|مشهد|اصفهان|شیراز|تبریز|کرج|قم|اهواز|کرمانشاه|ارومیه|رشت|زاهدان|همدان|کرمان|یزد|اردبیل
  |بندرعباس|اراک|زنجان|سنندج|قزوین|خرم‌آباد|گرگان|ساری|بجنورد|بوشهر|بیرجند|ایلام|شهرکرد|سمنان
  |یاسوج|کاشان|نیشابور|سبزوار|آبادان|دزفول|بابل|آمل|کابل|هرات|دوشنبه|پاریس|لندن|برلین|نیویورک
  |لس‌آنجلس|تورنتو|استانبول|وین|دبی`
const town = `(?:شهر\\s)?(?<town>${places})`
/** Years of the calendar of Iran are no years of birth here. */
const year = '(?:(?<year>(?:18|19|20|۱۸|۱۹|۲۰)[\\d۰-۹]{2})|1[34]\\d\\d|۱[۳۴][۰-۹]{2})'
const when = unwrap`
  (?:در\s)?(?:[\d۰-۹]{1,2}\s${letters}\s|(?:سال\s))?${year}(?:\sخورشیدی|\sمیلادی)?`
const inYear = `(?:(?:در|از)\\sسال\\s${year}\\s)?`
const born = '(?:به\\sدنیا\\sآمد|متولد\\sشد|زاده\\sشد|چشم\\sبه\\sجهان\\sگشود)'

/** What stands right behind a name, which no capital parts from it. */
export const persianBehind = unwrap`
  (?:در|از|به|با|که|متولد|زاده|ساکن|وزیر|شاعر|نویسنده|هنرمند|هم‌اکنون|اکنون|هرگز|نماینده|مدرک|هم
  |${posts}|${kinds}|دانش‌آموخته(?:ٔ|ی)?|فارغ‌التحصیل|است|بود)(?![پچژکگی\u200c])`
export const persianHonorifics = 'دکتر|مهندس|پروفسور|آقای|خانم|استاد|که'

/** Persian, with its verbs last. */
export const persian: CaseWords = {
  sign: /[پچژگکی]/u,
  language: undefined,
  intro: '(?:دکتر|مهندس|پروفسور|آقای|خانم|استاد)\\s',
  doubt: unwrap`
    هرگز|شاید|ممکن|شایعه|ظاهراً|ظاهرا|احتمالاً|احتمالا|اگر|نیست|نبود|نشد|نمی[\p{L}\u200c]+|خواهد
    |می‌خواهد|می‌خواست|آرزو|نامزد|نقش|فیلم|سریال|برادرش|پدرش|همسرش|مادرش|پسر|دختر|پسرش|دخترش
    |دیدار|گویا|گفته\sمی‌شود|رد\sکرد|قرار\sاست|می‌شود|نپذیرفت|همسر|برادر|خواهر`,
  bornAside: new RegExp(
    unwrap`
      ^\s*\((?:زاده(?:ٔ|ی)?|متولد|تولد)\s(?:[\d۰-۹]{1,2}\s${letters}\s)?${year}
      (?:[،,]?\s(?:در\s)?${town})?[^()]{0,10}\)`,
    'u',
  ),
  who: '(?:که|هم‌اکنون|اکنون|امروز)\\s',
  stops: 'و|که',
  until: '(?:در|از|تا|بین)\\s',
  forms: [
    { kind: 'post', text: `(?<=[،,]\\s)${title}\\s${firm}(?=،)`, isCurrent: true },
    { kind: 'birth', text: `${when}[،,]?\\s(?:در\\s)?${town}\\s${born}` },
    { kind: 'birth', text: `در\\s${town}\\s${born}` },
    { kind: 'birth', text: `${when}\\s${born}` },
    { kind: 'birth', text: `متولد\\s(?:${when}\\s(?:در\\s)?)?${town}(?:\\sاست)?` },
    { kind: 'birth', text: `متولد\\s${when}(?:\\sاست)?` },
    {
      kind: 'home',
      text: `(?:ساکن\\s${town}\\sاست|در\\s${town}\\sزندگی\\sمی‌کند)`,
      isCurrent: true,
    },
    { kind: 'home', text: `در\\s${town}\\sزندگی\\s(?:می‌کرد|کرد)`, isPast: true },
    { kind: 'post', text: `${title}\\s${firm}\\sاست`, isCurrent: true },
    { kind: 'post', text: `${title}\\s${former}\\s${firm}(?:\\s(?:است|بود))?` },
    { kind: 'post', text: `${title}\\s${firm}\\sبود(?:ه\\sاست)?` },
    { kind: 'post', text: `${inYear}(?:به\\s(?:عنوان|سمت)\\s)?${title}\\s${firm}\\sشد` },
    { kind: 'post', text: `از\\s(?:سمت\\s)?(?:${title})\\s${firm}\\sاستعفا\\s(?:داد|کرد)` },
    {
      kind: 'post',
      text: unwrap`
        (?<title>وزیر)\s${former}\s(?:[\u200cء-یگکپچ]+\s)?(?:است|بود)`,
    },
    {
      kind: 'post',
      text: `(?:به\\sعنوان\\s${title}\\s)?در\\s${firm}\\s(?:کار|تدریس|فعالیت)\\sمی‌کند`,
      isCurrent: true,
    },
    {
      kind: 'post',
      text: unwrap`
        (?:به\sعنوان\s${title}\s)?در\s${firm}\s
        (?:(?:کار|تدریس|فعالیت)\s(?:می‌کرد|کرد|کرده\sاست)|مشغول\s(?:بود|به\sکار\sبود))`,
      isPast: true,
    },
    {
      kind: 'post',
      text: unwrap`
        ${inYear}${firm}\sرا\s(?:در\sسال\s[\d۰-۹]{4}\s)?
        (?:بنیان\sگذاشت|تأسیس\sکرد|بنیان\sنهاد)`,
    },
    {
      kind: 'study',
      text: `${inYear}از\\s${school}\\s(?:فارغ‌التحصیل|دانش‌آموخته)\\sشد(?:ه\\sاست)?`,
    },
    {
      kind: 'study',
      text: unwrap`
        در\s(?:رشته\s)?(?:رشتهٔ\s)?(?:(?<field>${fields})\s(?:را\s)?در\s)?${school}\s
        (?:تحصیل\s(?:کرد|کرده\sاست)|درس\sخواند)`,
    },
    {
      kind: 'study',
      text: unwrap`
        مدرک\s${letters}(?:\sخود)?(?:\sرا)?\s(?:در\s(?<field>${fields})\s)?از\s${school}\s
        (?:گرفت|دریافت\sکرد|اخذ\sکرد)`,
    },
    { kind: 'study', text: `(?:فارغ‌التحصیل|دانش‌آموخته(?:ٔ|ی)?)\\s${school}\\sاست` },
  ],
}
