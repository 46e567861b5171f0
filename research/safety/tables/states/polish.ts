import { unwrap } from '../../../text/patterns/unwrap.ts'
import type { StateRows } from './state-rows.ts'

const illness = unwrap`
  rak(?:a|iem)?|nowotw(?:ór|oru|orem)|guz(?:a|em)?|białaczk[aęią]|chłoniak(?:a|iem)?|czerniak(?:a
  |iem)?|HIV
  |AIDS|zapaleni[ea] wątroby|gruźlic[aęąy]|[Cc]ovid\p{Ll}*|cukrzyc[aęąy]|astm[aęąy]|padaczk[aęią]
  |epilepsj[aęią]|migren[aęąy]|artretyzm(?:u|em)?|osteoporoz[aęąy]|łuszczyc[aęąy]|endometrioz[aęąy]
  |chorob[aęąy] (?:Crohna|Parkinsona|Alzheimera|Huntingtona|afektywn\p{Ll}+|psychiczn\p{Ll}+
  |dwubiegunow\p{Ll}+)
  |(?:Crohna|Parkinsona|Alzheimera)|stwardnieni(?:e|a|em) rozsian\p{Ll}+|mukowiscydoz[aęąy]
  |autyzm(?:u|em)?
  |zesp[óo]ł(?:u|em)? (?:Downa|Aspergera)|ADHD|dysleksj[aęią]|depresj[aęią]|lęki|nerwic[aęąy]
  |zaburzeni(?:e|a|ami) (?:dwubiegunow|lękow|odżywiania|psychiczn|osobowości)\p{Ll}*
  |schizofreni[aęią]
  |psychoz[aęąy]|anoreksj[aęią]|bulimi[aęią]|alkoholizm(?:u|em)?|udar(?:u|em)?|zawał(?:u|em)?
  |tętniak(?:a|iem)?|poronieni[ea]|aborcj[aęią]|załamani[ea] nerwow\p{Ll}+`
const treatment = unwrap`
  insulin[ęay]|metadon|leki (?:przeciwdepresyjne|psychotropowe)|antydepresanty|chemioterapi[ęi]
  |radioterapi[ęi]|dializ[ęyo]\p{Ll}*|przeszczep\p{Ll}*|mastektomi[ęi]|amputacj[ęi]|protez[ęy]
  |rozrusznik
  |aparat słuchowy|in vitro|heroin[ęya]|kokain[ęya]|narkotyk(?:ów|i)|alkoholu|picia|odwyk`
const party = unwrap`
  PiS\p{Ll}*|PO|PSL|SLD|Lewic[ęy]|Konfederacj[ęi]|Zielonych|Razem|Polsk[ęi] 2050|Platform[ęy]\p{L}*
  |Koalicj[ęi] Obywatelsk\p{Ll}+|Samoobron[ęy]|PZPR|KORWiN\p{Ll}*|Trzaskowskiego|Dud[ęy]|Tuska
  |Kaczyńskiego`
const kin = unwrap`
  (?:bratem|siostrą|ojcem|matką|rodzicami|synem|córką|rodziną|rodzeństwem|byłym mężem|byłą żoną)`

export const polish: StateRows = {
  fill: unwrap`
    na|z|ze|od|do|w|przeciw|przeciwko|po|sobie|codziennie|ciężk\p{Ll}+|ostr\p{Ll}+|przewlekł\p{Ll}+
    |zaawansowan\p{Ll}+
    |rzadk\p{Ll}+|nieuleczaln\p{Ll}+|dwa|trzy|kilka|leczeni[eua]|terapi[ęi]|typu|lat|przez|zabieg
    |objaw\p{Ll}*|pomoc\p{Ll}*
    |powodu|wskutek|złotych|na rzecz|swoj\p{Ll}+|uzależnienie`,
  tail: unwrap`
    i|w|we|od|po|na|z|ze|do|przez|ale|oraz|przed|kiedy|gdy|podczas|typu|piersi|prostaty|płuc|jelita
    |mózgu|krwi
    |skóry|trzustki|jajnika|nerki|wątroby|serca|szpiku|biodra|złośliw\p{Ll}+|o|lub|którego|za|że`,
  rows: [
    [
      'health',
      unwrap`
        ma|miał[a]?|że ma|choruje|chorował[a]?|cierpi|cierpiał[a]?|żyje|żył[a]?|pokonał[a]?
        |wygrał[a]?|przeszedł|przeszła|przebył[a]?|dostał[a]?|zmarł[a]?|umarł[a]?|zachorował[a]?
        |zapadł[a]?
        |zaraził[a]? się|leczy się|leczył[a]? się|jest chor[ya]|dokonał[a]?|została? zoperowan[ya]
        |była? operowan[ya]|był operowany|został zoperowany`,
      illness,
    ],
    [
      'health',
      unwrap`
        bierze|brał[a]?|wstrzykuje|wstrzykuje sobie|przyjmuje|przeszedł|przeszła|czeka|nosi|używa
        |ma|jest
        |poddał[a]? się|zaczął|zaczęła|wrócił[a]?|trafił[a]?|uzależnił[a]? się|jest uzależnion[ya]
        |była? uzależnion[ya]`,
      treatment,
    ],
    [
      'health',
      '',
      unwrap`
        (?:jest|był|była|został|została) (?:sparaliżowan[ya]|niewidom[ya]|niesłysząc[ya]|(?:głuch
        |ślep)[ya](?! na)
        |bezpłodn[ya]|ubezwłasnowolnion[ya]|kaleką|inwalidą|anorektyczką|alkoholi(?:kiem|czką)
        |trzeźw[ya] od)
        |poroniła|(?:stracił|straciła) (?:wzrok|słuch|nogę|rękę|dziecko w)|porusza się na wózku`,
    ],
    [
      'belief',
      '',
      unwrap`
        (?:chodzi|chodził|chodziła|uczęszcza)(?: \S+){0,3} (?:na mszę|do kościoła|do meczetu
        |do synagogi|do spowiedzi)
        |(?:odszedł|odeszła|wystąpił|wystąpiła) (?:od Świadków Jehowy|z Kościoła|z kościoła)
        |(?:wstąpił|wstąpiła|należy|należał|należała) do (?:Opus Dei|Świadków Jehowy|Kościoła|zboru
        |masonerii)
        |jest (?:wyznania|wiary) \p{Ll}+|jest (?:świadkiem Jehowy|ewangeli(?:kiem|czką)
        |prawosławn[ya]
        |zielonoświątkowcem|baptyst(?:ą|ką)|protestant(?:em|ką)|agnosty(?:kiem|czką)|wierząc[ya]
        |apostat(?:ą|ką))
        |(?:dokonał|dokonała) apostazji|wierzy w (?:Boga|Allaha)|(?:przestrzega
        |obchodzi) (?:szabatu|szabat|ramadan)
        |je (?:koszernie|tylko koszerne)|(?:stracił|straciła|odnalazł|odnalazła) wiarę(?! w)
        |pości w ramadanie`,
    ],
    [
      'ties',
      unwrap`
        głosuje|głosował[a]?|zawsze głosuje|zagłosował[a]?|wpłacił[a]?(?: [\d ]+ złotych)?|popiera
        |poparł[a]?
        |wspiera|ma legitymację|miał[a]? legitymację|sympatyzuje|należy|należał[a]?|maszerował[a]?`,
      party,
    ],
    [
      'ties',
      '',
      unwrap`
        (?:należy|należał|należała|wstąpił|wstąpiła|zapisał się
        |zapisała się) do (?:związku zawodowego|związków zawodowych
        |Solidarności|„Solidarności”|ZNP|OPZZ)|jest (?:zdeklarowan\p{Ll}+[ ]
        |przekonan\p{Ll}+ )?(?:komunist(?:ą|ką)
        |socjalist(?:ą|ką)|anarchist(?:ą|ką)|faszyst(?:ą|ką)|nacjonalist(?:ą|ką)|lewicow(?:cem|y|a)
        |prawicow(?:cem|y|a))`,
    ],
    [
      'sexuality',
      '',
      unwrap`
        (?:woli|kocha|sypia z) (?:kobiety|mężczyzn|kobietami|mężczyznami)|(?:rozpoczął|rozpoczęła
        |przechodzi|przeszła
        |przeszedł) tranzycję|jest (?:trans kobietą|trans mężczyzną|aseksualn[ya]|panseksualn[ya]
        |impotentem|prostytutką)
        |(?:miał|miała|ma) (?:romans(?= z )|kochankę|kochanka)|(?:zdradził|zdradziła) (?:żonę|męża)
        |i jej (?:dziewczyna|partnerka|była) (?:\p{Lu}\p{L}+ )?(?:rozstał|mieszka|są)
        |i jego (?:chłopak|partner|były) (?:\p{Lu}\p{L}+ )?(?:rozsta|mieszka|są)`,
    ],
    [
      'court',
      '',
      unwrap`
        (?:spędził|spędziła|odsiedział|odsiedziała|przesiedział
        |przesiedziała) (?:\S+ ){0,2}(?:lat[aę]?|rok|miesi\p{Ll}+) (?:za kratami|w więzieniu|w celi)
        |(?:ma|miał|miała|dostał|dostała|odsiaduje) (?:\S+ )?wyrok(?: za \p{L}+|i)?
        |odrabia prace społeczne
        |jest (?:poszukiwan[ya] listem|pod dozorem|tymczasowo aresztowan[ya]|recydywist(?:ą|ką))
        |nosi obrożę elektroniczną`,
    ],
    [
      'circumstances',
      '',
      unwrap`
        (?:ma|miał|miała) (?:\S+ ){0,4}(?:długi|długów|komornika)|jest (?:zadłużon[ya]|bezdomn[ya]
        |bezrobotn[ya]|bez pracy
        |bez środków|uchodźcą|nielegalnym imigrantem|w trakcie rozwodu)|(?:żyje|utrzymuje się
        |utrzymywał\p{Ll}? się) z[ ]
        (?:zasiłku|zasiłków|pomocy społecznej|renty)|(?:pobiera|dostaje) (?:zasiłek
        |świadczenia socjalne)
        |(?:została?|był|była) eksmitowan[ya]|(?:przebywa|mieszka|pracuje)(?: \S+){0,2} nielegalnie
        |(?:wystąpił|wystąpiła|ubiega się|poprosił|poprosiła) o azyl|nie (?:rozmawia
        |utrzymuje kontaktu) z ${kin}
        |(?:pokłócił|pokłóciła) się z ${kin}|jest (?:skłócon[ya]|w konflikcie) z ${kin}
        |nie płaci alimentów`,
    ],
    [
      'sexuality',
      '',
      unwrap`
        (?:został[ao]?|była?) (?:zgwałcon[ya]|wykorzystan[ya] seksualnie|molestowan[ya])
        (?: przez [^.;\n]{1,60})?|(?:jest|była?) ofiarą (?:gwałtu|molestowania)`,
    ],
    ['circumstances', '', '(?:jest|była?|padła?) ofiarą przemocy domowej'],
    ['health', '', 'popełniła? samobójstwo|odebrała? sobie życie'],
  ],
}
