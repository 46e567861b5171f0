import { unwrap } from '../../../text/patterns/unwrap.ts'
import { things } from './germanic.ts'

/** What is so old without being the owner of a profile. */
const aged = `(?:${things}|whiske?y|scotch|rum|bourbon|brand|codebase|son|daughter)`

/**
 * How profiles state their owner's age in few words, as parts of regular expressions that ignore
 * case; `{n}` stands for the age, `{en}` for the age in English words as well. `parts` fill what
 * bars, dots and lines part, `said` are sentences.
 */
export const ownAges = {
  parts: [
    '(?:age|alter|wiek|возраст|edad|età|idade|âge) ?:? ?{n}',
    String.raw`{n}(?:, ?| )\(?(?:s?he|they|him|her)(?:\/\p{L}+){0,2}\)?`,
    String.raw`{n}(?:, ?| [–—] )\(?(?:s?he|they|him|her)(?:\/\p{L}+){1,2}\)?(?:,| [–—]).*`,
    String.raw`{n} ?(?:yo|y\/o|y\.o\.)(?: (?!${aged}s?(?!\p{L}))\p{L}+| from \p{L}+)?`,
    '{en} ?(?:yrs?|years?) (?:old|young)',
    '{de} jahre alt',
    '{n} ?(?:añitos|aninhos)|{n}enne',
    '(?:高校生|中学生|小学生|고등학생|중학생|초등학생)?,? ?{n} ?[歳才岁歲살세]',
  ],
  /** They may count shirts, years of work or children as well. */
  lone: ['{n}', '{n} ?(?:yrs?|years?|jahre?|ans|años|anni|anos|lat|лет)'],
  /** The whole text of a profile, or what stands before all else of it. */
  first: ['{n} ?(?:ans|años|anni|anos|jaar|jahre jung|lat|лет)'],
  /** What is said of oneself: beside it, what may mean something else does not. */
  pronouns: String.raw`\(?(?:s?he|they|him|her)(?:\/\p{L}+){1,2}\)?|any(?:\/all| pronouns)|minor`,
  said: [
    "i(?:['’]?m| am) {en}(?: (?:years old|yrs? old|y/?o))?{end}",
    '(?:ich )?bin {de}(?: jahre alt)?{end}',
    'ik ben {n}(?: jaar(?: oud)?)?{end}',
    "j['’]ai {fr} ans{end}",
    '(?:tengo {es} años|tenho {pt} anos|ho {it} anni){end}',
    'mam {pl} lat{end}',
    'мне {ru}(?: лет)?{end}',
  ],
  /** Of a pupil, without a number that is an age. */
  pupils: [
    '(?:year|yr|y) ?(?:[789]|1[0-3]) (?:student|pupil)',
    '(?:gcse|a[- ]?level|sixth[- ]form) student',
    '(?:doing|taking|sitting) (?:my )?(?:gcses|a[- ]?levels)',
    'sixth[- ]former',
    '(?:hs|home[- ]?schooled) (?:freshman|sophomore|junior|senior)',
    '(?:not yet (?:18|an adult)|not (?:18|an adult) yet|still (?:under 18|a minor))(?: so .*)?',
    'liceale',
  ],
  /** A pupil's, or those of a teacher. Adults are in their eleventh year at a firm. */
  classes: [
    unwrap`
      (?:year|yr|y) ?(?:[789]|1[0-3]) at (?:.* (?:high|grammar|secondary)(?: school)?
      |st\.? \p{L}+['’]s)`,
    String.raw`(?:prima|seconda|terza|quarta|quinta|[1-5][°ªa]?) liceo(?: \p{L}+)?`,
    '(?:prima|seconda|terza) media',
    'grade (?:9|1[0-2])',
    'brugklas(?:ser)?',
    '[1-4]º de (?:la )?eso',
    '[1-6] ?(?:vwo|havo|vmbo)|(?:vwo|havo|vmbo) ?[1-6]',
  ],
  /** What those write who teach or advise pupils. */
  teaches: unwrap`
    teach|tutor|prof|docent|lehr|leraar|insegnant|maestr|enseign|naucz|korepet|mentor|coach
    |advis[eo]r|sponsor|exam|nachhilfe|vorbereitung|pr[ée]pa|przygotow|cours|clases|lezioni`,
  /** What is played or sung at a school. */
  schoolTeams: unwrap`
    track|xc|cross country|soccer|football|basketball|baseball|softball|volleyball|lacrosse|hockey
    |tennis|golf|swim(?:ming)?|wrestling|cheer|band|choir|debate|drama|theat(?:er|re)`,
  /** A pupil's beside pronouns; else of teachers, studies and music. */
  lonePupils: ['minor', '(?:year|yr|y) ?(?:[789]|1[0-3])', 'grade [5-8]'],
  /** Beside it, a number alone is that of a shirt, an address, a count or a result. */
  counted: unwrap`
    \d|[#№°⚽🏀🏈⚾🏐🏒🏉🎾]|(?:[fr]c|afc|club|team|guard|forward|wing(?:er)?|[dm]id|def|gk
    |goalie|point|center|centre|pitcher|catcher|quarterback|varsity|jersey|basketball|football
    |soccer|hockey|volleyball|baseball|rugby|street|rue|road|avenue|years?|jahre|ans|años|anni
    |anos|lat|лет|countries|books|awards|patents|published|papers|goals
    |fan (?:page|club|account)|(?:type|product) design|marketing|finance|consult\p{L}*
    |freelanc\p{L}*)(?!\p{L})`,
  /** What a number right in front of it counts or measures: "12 | months of code". */
  units: unwrap`
    (?:\p{L}+ ){0,2}\p{L}+s (?:\p{L}+ed|built|made|written|run|won|shot|so far|and counting)
    |(?:a|per|each|every) (?:day|week|month|year)|daily|months?|weeks?|days?|hours?|minutes?
    |seconds?
    |things|mm|cm|k?m|kg|bits?|volts?|watts?|strings?|steps?|inch(?:es)?|times?|miles?
    |languages|marathons|tattoos
    |bars?|karats?|carats?|grands? prix|(?:podcast )?episodes|albums|songs|volumes|chapters|films
    |(?:mo(?:nate?|is)|wochen?|tage?|stunden?|uhr|minuten?)|(?:semaines?|jours?|heures?|livres)
    |(?:mes(?:es|i)|semanas?|d[ií]as?|horas?|libros|livros)|(?:settimane|giorni|ore|libri|romanzi)
    |(?:jaar|maanden|weken|dagen|uur|boeken)|(?:år|månader|veckor|dagar|böcker|bücher|romane)
    |(?:miesięcy|tygodni|dni|godzin|książek)|(?:месяц|недел|дн|час|книг|романов)\p{L}*`,
  /** The numbers of those who write this are their children's, their team's or of their work. */
  others: unwrap`
    m[uo]mm?y?|dad|father|mother|wife|husband|married|parent|uncle|aunt|grand\p{L}+
    |kids|coach|striker|goalkeeper|midfielder|defender|sober|veteran|owner|founder
    |dentist|doctor|barrister|critic|trainer|therapist|psychologist|journalist\p{L}*|translator
    |realtor|periodista|giornalista|dziennikarz|журналист\p{L}*
    |mama|papa|mamma|maman|mamá|madre|padre|mutter|vater|mère|père|мама
    |папа|tata`,
} as const
