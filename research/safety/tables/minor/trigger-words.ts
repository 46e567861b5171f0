import { unwrap } from '../../../text/patterns/unwrap.ts'

/** Parts of words without which no text shows a minor, by language; `mul` holds digits. */
export const triggerWords = {
  mul: unwrap`\d`,
  en: unwrap`
    teen|school|grade|pupil|student|sophomore|fresh|junior|senior|minor|under|year|birthday`,
  de: 'klass|klässler|schül|gymnas|jährig|alt|geburtstag|jugend|junior|jahren',
  fr: 'lycé|coll[éè]g|écol|élève|adolesc|ans|minime|benjamin|cadet|poussin',
  es: 'alumn|primaria|secundaria|estud|cursa|colegial|menor|años|infantil|alev|cadete',
  pt: 'alun|frequent|anos|iniciad|infantis|juvenis',
  it: 'liceal|scolar|ann[io]|enne|alunn|student|giovaniss|esordient|pulcin|alliev',
  nl: 'schol|leerling|groep|tiener|jarig|jaar|verjaardag',
  pl: 'ucz|klas|letni|lat|trampk|młodzik|orlik',
  sv: 'klass|elev|studerande|år',
  ru: 'урод|школ|учен|учит|класс|лет|подрост',
  tr: 'öğrenci|sınıf|yaş|lise',
  ar: 'طالب|تلميذ|راهق|عمر|ميلاد|قاصر',
  zh: '岁|生|年级|初|高|未成年',
}
