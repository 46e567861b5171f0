import { unwrap } from '../../text/patterns/unwrap.ts'

const pattern = (source: string) => new RegExp(source, 'u')
const ends = String.raw`(?=\s*(?:[.,;!)\n،؛。]|$))`
const twoNames = String.raw`\p{Lu}[\p{L}'’-]{1,30} \p{Lu}[\p{L}'’-]{1,30}`

/** Nouns that an adjective of belief belongs to, by the languages whose names have no capitals. */
const persianNouns = unwrap`
  کشوری?|شهری?|جامعه|جامعه‌ای|دین|موزه|تاریخ|الهیات|مدرسه|مردم|ملتی?|اکثریت|نویسنده|استاد|هنر
  |فرهنگ|انجمن|دانشگاه|کلیسای?|آکادمی|جشنواره|ادبیات|فلسفه|عرفان|بنیاد|فقه|گروهی?|خانواده‌ای`
const arabicNouns = unwrap`
  تاريخ|فكر|أستاذ|باحث|مدير|مفكر|كاتب|حزب|مركز|دين|بلد|مجتمع|رئيس|قس|تراث|فن|موقع|معهد|مؤرخ
  |فيلسوف|شاعر`
const hebrewNouns = unwrap`
  מדינה|כפר|ישוב|יישוב|רוב|סופר|סופרת|הוגה|פילוסוף|מוזיאון|מרכז|בית|זרם|נושא|עיתון|משורר|ספר
  |מנהג|חג|תלמוד|כומר`
/** A clause of a few words from the start of a sentence on, none of them such a noun. */
const buildClause = (nouns: string, letters: string) =>
  `(?:^|[.!؟?\\n]\\s{0,2})(?:(?!(?:${nouns}) )[${letters}'"־-]{2,20} ){2,5}`

/** Where no space parts words, the verb stands behind, or nothing stands for "is". */
export const intimateElsewhere = {
  sexuality: [
    pattern(
      unwrap`
        (?:是|为)(?:公开的)?(?:同性恋者?|双性恋者?|同性戀者?)(?=[。，,]|$)
        |(?:同性愛者|両性愛者|ゲイ|レズビアン)(?:である|です|だった|だ。|であること)
        |(?:동성애자|양성애자|게이|레즈비언)(?:이다|다|입니다|임을)
        |(?<!\p{L})(?:eşcinsel|biseksüel|lezbiyen)(?:dir|di|tir)?(?=\s*(?:[.,;!]|$))`,
    ),
    pattern(
      unwrap`
        [ ](?:nyíltan )?(?:meleg|homoszexuális|biszexuális|leszbikus|transznemű)(?: volt)?${ends}
        (?<=(?:${twoNames}|(?<!\p{L})Ő) (?:nyíltan )?\p{Ll}+(?: volt)?)`,
    ),
    pattern(
      unwrap`
        (?<!\p{L})(?:هم‌?جنس‌?گرا|دو‌?جنس‌?گرا|تراجنسیتی|گی|لزبین)(?: (?:است|بود)|ست)(?!\p{L})
        |(?<!\p{L})(?:مثلي|مثلية|ثنائي|ثنائية) (?:الجنس|الميول|جنسيا)${ends}
        |(?<!\p{L})(?:הוא|היא|היה|הייתה) (?:הומו|לסבית|ביסקסואלית?|טרנסג['׳]נדרית?)(?!\p{L})
        |(?<!\p{L})הומוסקסואלי?ת?${ends}`,
    ),
  ],
  belief: [
    pattern(
      unwrap`
        (?:是|为)(?:一[名位个])?(?:虔诚的)?
        (?:穆斯林|基督徒|天主教徒|佛教徒|犹太教徒|新教徒|无神论者)(?=[。，,]|$)
        |皈依了?(?:佛教|伊斯兰教|基督教|天主教|犹太教)
        |(?:イスラム教徒|キリスト教徒|カトリック教徒|仏教徒|ユダヤ教徒|無神論者|クリスチャン)
        (?:である|です|だった|だ。)|(?:イスラム|キリスト|ユダヤ|仏)教に改宗
        |(?:이슬람교도|무슬림|기독교인|천주교\s?신자|불교\s?신자|무신론자)(?:이다|다|입니다)
        |(?:이슬람|기독|천주|불|유대)교로 개종`,
    ),
    pattern(
      unwrap`
        [ ](?:muszlim|katolikus|református|evangélikus|zsidó|buddhista|ateista|keresztény)
        (?: vallású| hitű)?(?: volt)?${ends}
        (?<=(?:${twoNames}|(?<!\p{L})Ő) (?:hívő |vallásos |gyakorló )?\p{Ll}+(?: vallású| hitű)?
        (?: volt)?)
        |(?<!\p{L})(?:áttért|megtért) (?:az? )?(?:iszlám|zsidó|katoliku|kereszté|buddhiz)\p{L}*`,
    ),
    pattern(
      unwrap`
        [ ](?:Müslüman|Hristiyan|H[ıi]ristiyan|Yahudi|Alevi|Sünni|Katolik|[Aa]teist|Budist|[Dd]eist)
        (?:['’]?[dt][ıi]r|['’]?y?d[ıi])?${ends}
        (?<=(?:${twoNames}|(?<!\p{L})O) (?:bir |dindar )?[\p{L}'’]+)
        |(?<!\p{L})(?:İslam|Hristiyanl[ıi][ğk]|H[ıi]ristiyanl[ıi][ğk]|Yahudili[ğk])
        ['’]?\p{Ll}{1,2} (?:seçti|kabul etti|geçti)`,
    ),
    pattern(
      unwrap`
        (?<!(?<!\p{L})(?:${persianNouns}) )(?<!\p{L})
        (?:مسلمان|مسیحی|یهودی|بهائی|بهایی|زرتشتی|شیعه|سنی|بی‌خدا|خداناباور|آتئیست)
        (?: معتقد| مؤمن)? (?:است|بود|شد)(?!\p{L})
        |(?<!\p{L})به (?:اسلام|مسیحیت|یهودیت|بهائیت|آیین بهائی) (?:گروید|ایمان آورد|پیوست)`,
    ),
    pattern(
      unwrap`
        ${buildClause(arabicNouns, 'ء-ي')}
        (?:مسيحية?|مسلمة?|يهودية?|درزية?|شيعية?|سنية?|علوية?|ملحدة?|بهائية?|كاثوليكية?)
        (?: (?:شيعية?|سنية?|متدينة?|ملتزمة?))?${ends}
        |(?<!\p{L})و?اعتنقت? (?:[ء-ي]{2,20} ){0,4}(?:الإسلام|المسيحية|اليهودية|البوذية)(?!\p{L})`,
    ),
    pattern(
      unwrap`
        ${buildClause(hebrewNouns, 'א-ת')}
        (?:מוסלמית?|נוצרי(?:יה|ה)?|יהודי(?:יה|ה)?|אתאיסטי?ת?|בודהיסטי?ת?|דרוזית?|קתולית?)
        (?: (?:דתית?|אדוקה?|חילונית?|מאמינה?))?${ends}
        |(?<!\p{L})(?:התאסל(?:ם|מה)|התנצרה?|התגיירה?|המיר את דתו|המירה את דתה)(?!\p{L})`,
    ),
    // votes
    pattern(
      unwrap`
        投票给[^。，]{0,8}党|把票投给|票投给了|党(?:の候補者?)?に(?:一票を)?(?:投票し|投じ|入れた)
        |(?:당|국민의힘)(?:에|에게|을|를) (?:투표|찍)
        |${twoNames} (?:(?:az? )?\p{Lu}[\p{L}-]{1,30}r[ae] szavazott(?!\p{L})
        |(?:meggyőződéses|elkötelezett) (?:kommunista|liberális|szocialista|konzervatív)${ends})
        |(?<!\p{L})به (?:حزب [^\s.،]+|اصلاح‌طلبان|اصولگرایان|جمهوری‌خواهان|دموکرات‌ها) ر[أا]ی داد`,
    ),
  ],
} as const
