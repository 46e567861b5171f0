import { unwrap } from '../../../text/patterns/unwrap.ts'
import type { PrivateStatements } from './private-statements.ts'

const accused = unwrap`
  (?:skazan[ya]|aresztowan[ya]|zatrzyman[ya](?! w (?:drużynie|klubie))|oskarżon[ya]|podejrzan[ya]
  |uznan[ya] za
  winn|karan[ya])`
const party = unwrap`
  (?:Prawa i Sprawiedliwości|PiS|Platform[ya] Obywatelskiej|PO|PSL|SLD|Lewicy|Konfederacji|Razem
  |Polski 2050|PZPR|partii|związk(?:u|ów) zawodow\p{Ll}+|„?Solidarności|OPZZ|ZNP)END`
const link = '(?:do |na |w |się )*'

export const polish: PrivateStatements = {
  adverbs: unwrap`
    we?|na|za|po|od|do|przed|przez|podczas|również|także|już|jeszcze|znów|znowu|nigdy|nie|dziś
    |potem|później|raz|\p{L}+krotnie|\p{L}+ie|\p{L}+ razy`,
  health: {
    words: unwrap`
      terap|lecz|psychiatr|odwyk|szpital|diagnoz|niepełnospraw|rencist|rencie|wózku|samobój|życie
      |odwyk|hor[ya] na|dwubieg|stwardn|cukrzyc|padaczk|depresj`,
    frames: [
      unwrap`
        PERSONFEW (?:leczy się|leczył[a]? się|chodzi|chodził[a]?|trafił[a]?|przeszedł|przeszła
        |poddał[a]? się)
        (?:FEW| )(?:psychiatr|odwyk|chemioterap|psychoterap|depresj|terapi|szpitala psych)`,
      unwrap`PERSON (?:porusza|jeździ)FEW wózku`,
      unwrap`PERSON jest(?: \p{Ll}+)? (?:niepełnosprawn[ya]|na rencie)END`,
      unwrap`
        PERSON (?:próbował[a]?|usiłował[a]?) (?:popełnić samobójstwo|odebrać sobie życie)END`,
      unwrap`PERSON (?:był[a]?|trafił[a]?|poszedł|poszła) na odwyku?ENDROLE`,
      unwrap`START[Cc]hor[ya] na (?:raka|nowotwór|cukrzycę|białaczkę|depresję|padaczkę
        |stwardnienie|AIDS) NAMEEND`,
      unwrap`PERSON ma (?:chorobę dwubiegunową|stwardnienie rozsiane|cukrzycę|padaczkę)ENDROLE`,
    ],
  },
  belief: {
    words: unwrap`
      katoli|chrześcij|protest|muzułm|żyd|buddys|buddyzm|judaizm|ateis|islam|[Śś]wiad|wierząc
      |praktykuj
      |modli`,
    frames: [
      unwrap`
        PERSON (?:jest|był[a]?) (?:praktykując|wierząc|gorliw|żarliw)\p{Ll}{1,3} (?:katoli|chrześcij
        |protest|muzułm|żyd|buddys|ateis)`,
      unwrap`PERSON (?:nawrócił[a]? się|przeszedł|przeszła) na (?:islam|judaizm|katolicyzm
        |chrześcijaństwo|buddyzm)`,
      unwrap`
        PERSON (?:jest|był[a]?) (?:[Śś]wiadkiem Jehowy|(?:osobą )?(?:\p{Ll}+ )?wierząc[ayą])END`,
      unwrap`PERSON modli sięFEW (?:meczecie|synagodze)ENDROLE`,
    ],
  },
  ties: {
    words: 'należ|wstąpił|zapisał|przystąpił|członk|głosow|związk|legitymacj',
    frames: [
      unwrap`PERSON ma legitymację ${party}`,
      unwrap`
        PERSON (?:należy|należał[a]?|wstąpił[a]?|zapisał[a]? się|przystąpił[a]?) ${link}${party}`,
      unwrap`
        PERSON (?:jest|był[a]?|został[a]?)FEW (?:członkiem|członkinią) ${party}`,
    ],
  },
  offices: unwrap`
    prasow
    |minist|posł|poseł|senator|burmistrz|prezydent|premier|radn[ya]|kandyd|przewodnicz|sekretarz
    |rzeczni|lider|wójt|starost|marszał|europos|polity[kc]`,
  court: {
    words: unwrap`
      skaza|areszt|zatrzym|oskarż|podejrz|pozwa|więzien|upadłość|winn|karan|wyrok|proces|prokurat
      |przyznał|sądem|śledztw|zawiadomienie|niewypłac|[Ss]kazan|orderc|szust|[Ww]ięź|zarzut
      |uniewinn|deport|areszc|olicja|rokuratur|ięzienie|yrok|Areszt|rzywna|Kara|roces|toczy się
      |prowadzon|wszczęto|upadłości|sprawa (?:przeciw|wobec)|więzień`,
    frames: [
      `PERSON (?:został[a]?|jest|był[a]?)ASIDEWHEN ${accused}(?!ch)`,
      `HUMAN (?:został[a]?|jest|był[a]?)WHEN (?:pozwan[ya]|niewypłacaln[ya]|ukaran[ya])(?!ch)`,
      unwrap`
        (?:START(?:Został|Był)|(?:gdy|kiedy|ponieważ|bo|że) (?:został
        |był))[a]?WHEN ${accused}(?!ch)`,
      unwrap`PERSON przyznał[a]? się do`,
      unwrap`PERSON (?:dostał[a]?|otrzymał[a]?|usłyszał[a]?)FEW wyrok`,
      unwrap`PERSON (?:stanie|stanął|stanęła) przed sądem`,
      unwrap`PERSON wyszedł z więzienia`,
      unwrap`
        PERSON wyszła z więzienia`,
      unwrap`(?:Wobec|Przeciwko) NAME (?:toczy się|prowadzon|wszczęto)|
        zawiadomienie (?:przeciwko|na) NAME`,
      `TITLE,?WHEN ${accused}(?!ch)`,
      unwrap`
        (?:skazał[a]?|aresztował[a]?|zatrzymał[a]?|oskarżył[a]?|pozwał[a]?) NAMEENDOWN`,
      unwrap`
        PERSON (?:spędził[a]?|odsiedział[a]?|trafił[a]?|siedzi
        |siedział[a]?)FEW więzieni(?!.{0,20} jako )`,
      unwrap`upadłoś(?:ć|ci) konsumenck(?:ą|iej)(?::| (?:wobec|dla|w sprawie))? ?NAME`,
      unwrap`HUMAN (?:ogłosił[a]?|złożył[a]?)FEW upadłoś(?:ć|ci)(?: konsumenck(?:ą|iej))?END`,
      unwrap`(?:[Pp]roces|[Ss]prawa|[Śś]ledztwo|[Ww]yrok) (?:przeciwko|przeciw|wobec) NAMEEND`,
      unwrap`START(?:[Ss]kazan|[Aa]resztowan|[Oo]skarżon)[aey] (?!klub|fabryk|drużyn|firm|bank
        |spółk|pociąg|statek)\p{Ll}+ NAMEEND`,
      unwrap`
        START(?:[Bb]ył[ay] )?(?:[Ww]ięźniarka|[Ww]ięzień|[Mm]orderc(?:a|zyni)
        |[Oo]szust(?:ka)?) NAMEEND`,
      unwrap`PERSON usłyszał[a]? zarzut`,
      unwrap`PERSON (?:został[a]?)FEW (?:uniewinnion|deportowan)[ya]END`,
      unwrap`PERSON (?:przebywa|siedzi|siedział[a]?)FEW areszcieENDROLE`,
      unwrap`[Pp]olicja (?:poszukuje|zatrzymała) NAMEEND`,
      unwrap`[Pp]rokuratura (?:oskarża|ściga) NAMEEND`,
      unwrap`(?:Więzienie|Wyrok(?: w zawieszeniu)?|Areszt) dla NAMEEND`,
      unwrap`[Pp]roces NAME o \p{Ll}+END`,
    ],
  },
  home: {
    words: 'mieszk|zameldow|domowy',
    frames: [
      unwrap`
        (?:mieszka|mieszkał[a]?|zamieszkał[aey]?|zameldowan[ya])(?: przy| w [^.;\n]{2,30}? przy
        | na)?[ ]
        (?:ul\.|ulicy|al\.|alei|pl\.|placu|os\.|osiedlu) [^.;\n]{1,40}?\d{1,4}`,
      unwrap`[Aa]dres (?:zamieszkania|zameldowania|domowy)(?: NAME)? ?:[^\n]{0,60}\d`,
      unwrap`
        zamieszkuje (?:przy|na) (?:ul\.|ulicy|al\.|alei|placu|osiedlu) [^.;\n]{1,40}?\d{1,4}`,
    ],
  },
}
