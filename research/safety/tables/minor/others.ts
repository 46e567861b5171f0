import { unwrap } from '../../../text/patterns/unwrap.ts'
import type { Wording } from './wording.ts'

const polishStems = `
  trzy cztero pięcio sześcio siedmio ośmio dziewięcio dziesięcio jedenasto dwunasto trzynasto
  czternasto piętnasto szesnasto siedemnasto`

export const polish: Wording = {
  numbers: `
    trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście trzynaście
    czternaście piętnaście szesnaście siedemnaście`,
  ordinals: polishStems,
  ages: [
    `{n}[- ]?letni(?:a|ą|ej|ego|emu)?`,
    `{n}[- ]?latka?`,
    `{o}letni(?:a|ą)?`,
    `{o}latek|{o}latka`,
    `ma (?:zaledwie |dopiero )?{n} lat`,
    `[,(] ?{n} (?:lat|l\\.)(?=[,.;)]|$)`,
    `(?:obchodzi\\w*|świętowa\\w*|świętuje) (?:swoje )?{n}\\.? urodziny`,
    `mając (?:zaledwie |tylko )?{n} lat, [^.;]{1,60}? jest naj\\p{L}{1,15}`,
  ],
  school: [
    `(?:uczennic[aąęy]|uczeń|uczniem|licealist(?:a|ka|ką|ą)|gimnazjalist(?:a|ka)|przedszkolak)`,
    unwrap`
      (?:chodzi|uczęszcza) do (?:[\p{L}]{1,15} ){0,2}(?:klasy|liceum|podstawówki|szkoły podstawowej
      |technikum)`,
    `(?:z )?klas[ay] (?:[1-8])\\s?[a-f](?!\\p{L})`,
    `(?:gra|występuje|trenuje) w [^.;]{0,30}?(?:trampkarzy|młodzików|żaków|orlików|skrzatów)`,
    `(?:jest )?(?:niepełnoletni[ae]?|nieletni[ae]?)(?= |[.,])|(?:ta |ten )nastolat(?:ka|ek)`,
  ],
  before: unwrap`
    uczy|uczył\w*|trener(?:ka|em|ką)?|trenuje|nauczyciel\w*|opiekuje|matk[aąi]|ojc\w*|ojciec
    |rodzic\w*|ciotk\w*|wuj\w*|syn\w*|córk\w*|dzieci\w*|(?:w wieku|od|przez|z|o) $
    |(?:gdy|kiedy) (?:[\p{L}]{1,15} ){0,4}$|była|był|dawn\w*|dyrektor\w*|powieść|książk\w*|film
    |napisał\w*|autor\w*|bada|badał\w*|spędził\w*|prac\w*`,
  after: `(?:go|emu|ego|ej)? (?:syn\\w*|córk\\w*|dzieck\\w*)|ków|w\\b`,
  adult: unwrap`
    profesor\w*|doktor\w*|dyrektor\w*|inżynier\w*|adwokat\w*|prawni\w*|lekar\w*|pielęgniar\w*
    |nauczyciel\w*|konsultant\w*|założyciel\w*|minist\w*|senator\w*|pos(?:eł|łanka)|burmistrz\w*
    |sędzi\w*|architekt\w*|naukow\w*|emeryt\w*|pracuje|żonat\w*|zamężna|rozwiedzion\w*|wdow\w*
    |prowadzi`,
  childOf: '(?:[Cc]órk[aiąę]|[Ss]yn(?:a|em)?)',
}

const russianStems = `
  трех|трёх четырех|четырёх пяти шести семи восьми девяти десяти одиннадцати двенадцати
  тринадцати четырнадцати пятнадцати шестнадцати семнадцати`

export const russian: Wording = {
  numbers: `
    три четыре пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать
    четырнадцать пятнадцать шестнадцать семнадцать`,
  ordinals: russianStems,
  ages: [
    `{n}-?летн(?:яя|ий|юю|ей|его|ему|им)`,
    `{o}летн(?:яя|ий|юю)`,
    `(?:ей|ему|сейчас|пока|всего|лишь|только) {n} (?:лет|года)(?=[.,;!]|$)`,
    `[,(] ?{n} (?:лет|года)(?=[,.;)]|$)`,
    `исполнилось {n}(?: лет)?`,
    `(?:отме\\p{L}*|праздн\\p{L}*) (?:свое |своё )?(?:{n}|{o})-?летие`,
  ],
  school: [
    unwrap`
      (?:школьниц[аы]|школьник|ученица|ученик|гимназист(?:ка)?|лицеист(?:ка)?|дошкольни(?:к|ца))
      (?= |[.,]|$)`,
    `(?:из )?(?:[1-9]|1[01])(?:-?го)? ?(?:[«"„][а-е][»"“]|[а-е]) класса`,
    `(?:учится|ходит|пошла|пошел) в (?:[1-9]|1[01])(?:-?м|-?й)?(?: [«"]?[а-д][»"]?)? класс[е]?`,
    unwrap`
      (?:перво|второ|третье|четверо|пяти|шести|семи|восьми|девяти|десяти|одиннадцати)классни(?:к
      |ца)`,
    `(?:этот |эта )?подросток(?= )|несовершеннолетн(?:яя|ий)`,
  ],
  before: unwrap`
    учит|учила?|учитель\p{L}*|тренирует|тренер\p{L}*|преподает|преподавал\p{L}*|мать|матери|отец
    |отца|родител\p{L}*|тетя|дядя|сын\p{L}*|дочь|дочери|дет(?:и|ей|ьми|ям)|(?:в|с|от|о|в течение
    |около) $|когда (?:[\p{L}]{1,15} ){0,4}$|была?|были|бывш\p{L}*|директор\p{L}*|роман|книг\p{L}*
    |фильм|написал\p{L}*|автор|изуча\p{L}*|исследу\p{L}*|провел\p{L}*|работа\p{L}*|училась|учился`,
  after: unwrap` (?:сын\p{L}*|дочер\p{L}*|ребен\p{L}*|девушк\p{L}*|мальчик\p{L}*)|х\b
    | (?:в|на) \p{Lu}`,
  adult: unwrap`
    профессор\p{L}*|доцент|доктор наук|директор\p{L}*|инженер\p{L}*|адвокат\p{L}*|юрист|врач\p{L}*
    |медсестра|учител\p{L}*|консультант|основател\p{L}*|министр|сенатор|депутат\p{L}*|мэр|судья
    |архитектор|учен(?:ый|ая)|пенсионер\p{L}*|работает|замужем|женат|разведен\p{L}*|вдов\p{L}*`,
  childOf: '(?:[Дд]очь|[Дд]очери|[Сс]ын|[Сс]ына)',
}

export const turkish: Wording = {
  numbers: unwrap`
    üç dört beş altı yedi sekiz dokuz on on\s?bir on\s?iki on\s?üç on\s?dört on\s?beş on\s?altı on
    \s?yedi`,
  ordinals: ``,
  ages: [
    `{n} yaşındaki(?!ler)`,
    `{n} yaşında(?=[.,;!]|$)`,
    `{n}\\.? yaş gününü kutla\\p{L}*`,
    `{n} yaşına girdi`,
  ],
  school: [
    `(?:lise|ortaokul|ilkokul|(?:[1-9]|1[0-2])\\. sınıf) öğrencisi(?!ydi)`,
    unwrap`
      (?:birinci|ikinci|üçüncü|dördüncü|beşinci|altıncı|yedinci|sekizinci|dokuzuncu|onuncu|[1-9]\.
      |1[0-2]\.) sınıf(?:a|ta) (?:gidiyor|okuyor)`,
    `(?:henüz )?reşit değil|liseli (?=\\p{Lu})`,
  ],
  before: `eski|öğretmeni?|müdürü|yazar\\p{L}*`,
  after: unwrap`
    .{0,60}(?:antrenör\p{L}*|öğretmen\p{L}*|hoca\p{L}*|ders ver\p{L}*|eğit\p{L}*|çalıştır\p{L}*
    |annesi|babası|roman\p{L}*|kitap\p{L}*|film\p{L}*|hakkında|başladı|oğl\p{L}*|kızı\p{L}*
    |çocuk\p{L}*|müdür\p{L}*)|ken\p{L}*|ydi`,
  adult: unwrap`
    profesör\p{L}*|doçent|doktor(?:u)?|müdür\p{L}*|mühendis\p{L}*|avukat\p{L}*|hekim|hemşire\p{L}*
    |öğretmen(?:i)?|danışman\p{L}*|kurucu\p{L}*|bakan(?:ı)?|milletvekili|başkanı|yargıç|hâkim
    |mimar\p{L}*|bilim insanı|emekli|çalışıyor|işletiyor|evli|boşandı|dul`,
  childOf: '(?!)',
}

export const arabic: Wording = {
  numbers: ``,
  ordinals: unwrap`
    الثالثة عشرة|الرابعة عشرة|الخامسة عشرة|السادسة عشرة|السابعة عشرة|الثانية عشرة|الحادية عشرة
    |العاشرة|التاسعة|الثامنة|السابعة|السادسة`,
  ages: [
    `البالغ(?:ة)?(?: من العمر)? {n} (?:عام|سن|عاما|سنة|سنوات|أعوام)\\p{L}*`,
    `عمر(?:ها|ه)? (?:[\\p{L}]{1,15} ){0,3}{n} (?:عام|سن|أعوام)\\p{L}*`,
    `[(،,] ?{n} (?:عام|سن|أعوام)\\p{L}*\\p{M}*\\p{L}*(?=[)،,.]|$)`,
    unwrap`
      في (?:الثالثة عشرة|الرابعة عشرة|الخامسة عشرة|السادسة عشرة|السابعة عشرة|الثانية عشرة
      |الحادية عشرة|العاشرة|التاسعة) من (?:عمرها|عمره|العمر)`,
    unwrap`
      عيد ميلاد(?:ها|ه) (?:العاشر|الحادي عشر|الثاني عشر|الثالث عشر|الرابع عشر|الخامس عشر
      |السادس عشر|السابع عشر)`,
  ],
  school: [
    unwrap`
      (?:طالب|طالبة|تلميذ|تلميذة|الطالب|الطالبة|التلميذ|التلميذة) (?:في|ب)\s?(?:الصف
      |المرحلة (?:الابتدائية|الإعدادية|المتوسطة|الثانوية)|المدرسة|مدرسة)`,
    `(?:منتخب|فريق)(?: \\p{L}{1,12})? تحت (?:[6-9]|1[0-7]) (?:سنة|عام)\\p{L}*`,
    `(?:المراهق|المراهقة|القاصر)(?= )`,
  ],
  before: unwrap`
    تدرّ?س|يدرّ?س|درّ?ست?|مدرب|مدربة|تدرب|يدرب|معلم|معلمة|أم|أب|والدة|والد|لطفل|أطفال|أطفالا
    |أطفالًا|طفل|ابن|ابنة|عندما|منذ|في سن|كان|كانت|مدير|مديرة|رواية|كتاب|فيلم|كتبت|كتب|مؤلف|أمضت
    |أمضى|لمدة|عن`,
  after: `(?!)`,
  adult: unwrap`
    أستاذ|أستاذة|دكتور|دكتورة|مدير|مديرة|مهندس|مهندسة|محام|محامية|طبيب|طبيبة|ممرضة|معلم|معلمة
    |مستشار|مؤسس|وزير|وزيرة|نائب|رئيس|قاض|قاضية|عالم|عالمة|باحث|باحثة|متقاعد|تعمل|يعمل|متزوج
    |متزوجة|مطلق|أرمل|أرملة|تدير`,
  childOf: '(?:ابنة|ابن|نجل)',
}

export const chinese: Wording = {
  numbers: `三 四 五 六 七 八 九 十 十一 十二 十三 十四 十五 十六 十七`,
  ordinals: ``,
  ages: [`{n} ?岁(?!时|那年|的?(?:时候|儿子|女儿|孩子|女孩|男孩|学生|以上|以下))`, `{n} ?岁生日`],
  school: [
    `(?:小学|初中|高中|中学)(?:[一二三四五六]年级)?生`,
    `(?:初|高)[一二三](?:年级)?(?:的)?(?:学生|女生|男生|就读|在读)`,
    `(?:就读于?|在读|念|上|读)(?:[\\p{L}]{0,10}?)(?:[一二三四五六七八九]年级|初[一二三]|高[一二三]|幼儿园)`,
    `[一二三四五六七八九]年级(?:的)?(?:学生|女生|男生)`,
    `未成年(?!人保护|人问题)`,
  ],
  before: `教(?!练|育)|辅导|训练|教过|带过|当年|曾|小说|书|研究|关于|母亲|父亲|有一个|有个|儿子|女儿|到|至|从`,
  after: `[\\p{L}]{0,4}(?:教练|老师|儿子|女儿|校长|的孩子)`,
  adult: unwrap`
    教授|博士|讲师|总裁|经理|工程师|律师|医生|护士|老师|教师|顾问|创始人|部长|议员|市长|法官|建筑师|科学家|研究员|退休|工作|任职|经营|已婚|结婚|离婚|校长|教练`,
  childOf: '(?!)',
}
