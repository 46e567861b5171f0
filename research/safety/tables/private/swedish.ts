import { unwrap } from '../../../text/patterns/unwrap.ts'
import type { PrivateStatements } from './private-statements.ts'

const street = unwrap`
  \p{Lu}[\p{L} -]{0,30}?(?:gatan|gata|vägen|väg|gränd|torget|torg|allén|stigen|plan|backen)[ ]
  \d{1,4}`
const accused = unwrap`
  (?:dömd|gripen|anhållen|häktad|åtalad|misstänkt|anklagad|stämd|fälld|arresterad|polisanmäld)`
const party = unwrap`
  (?:Socialdemokraterna|Moderaterna|Sverigedemokraterna|Centerpartiet|Vänsterpartiet|Miljöpartiet
  |Liberalerna|Folkpartiet|Kristdemokraterna|\p{L}*[Pp]artiet|fack(?:förbundet|föreningen|et)
  |facklig\p{Ll}*|IF Metall|Kommunal|Unionen|LO|TCO|Saco|SD|KD)`

export const swedish: PrivateStatements = {
  adverbs: unwrap`
    i|på|för|av|från|efter|före|under|sedan|också|även|redan|åter|igen|aldrig|inte|nu|då|själv
    |en gång
    |\p{L}+ gånger|\p{L}+(?:igen|vis|ligt)|misstänkt`,
  health: {
    words: 'terapi|behandling|psyk|klinik|avgift|missbruk|diagnos|sjukskriven|funktionsned',
    frames: [
      unwrap`
        PERSON (?:går|gick|får|fick|genomgår|genomgick)FEW (?:terapi|psykoterapi|cellgiftsbehandling
        |behandling (?:för|mot) \p{Ll}+)END(?! av)`,
      unwrap`
        PERSON (?:lades in|togs in|vårdades|vårdas|tvångsvårdades)FEW (?:behandlingshem|psyk|klinik
        |missbruk|avgiftning)`,
      unwrap`PERSON (?:fick|har fått)FEW diagnosen `,
      unwrap`PERSON (?:är|var) (?:långtids)?(?:sjukskriven|funktionsnedsatt)END`,
    ],
  },
  belief: {
    words: 'katoli|krist|protest|muslim|jud|buddhis|ateis|islam|[Vv]ittne|troende|religiös',
    frames: [
      unwrap`
        PERSON (?:är|var|blev) (?:en )?(?:(?:djupt|starkt|praktiserande|troende|övertygad
        |hängiven)[ ]
        )+(?:katolik|kristen|protestant|muslim|jude|buddhist|ateist|religiös|troende)`,
      unwrap`
        PERSON (?:har )?konvertera(?:de|t) till (?:islam|judendomen|kristendomen|katolicismen
        |buddhismen)`,
      unwrap`PERSON (?:är|var)FEW Jehovas vittne`,
      unwrap`PERSON är (?:djupt )?troendeEND`,
    ],
  },
  ties: {
    words: 'medlem|g(?:ick|ått) (?:med|in)|ansluten|organiserad|röst|partibok|facklig',
    frames: [
      unwrap`PERSON (?:är|var|blev|har varit)FEW (?:parti)?medlem (?:i|av|hos) (?:det )?${party}`,
      unwrap`PERSON (?:gick|gått) (?:med|in) i (?:det )?${party}`,
      unwrap`
        PERSON (?:är|var)FEW (?:fackligt (?:ansluten|organiserad)END|(?:ansluten
        |organiserad) (?:till|i) ${party})`,
    ],
  },
  offices: unwrap`
    minister|riksdag|kommunalråd|borgarråd|partiledare|gruppledare|ordförande|kandid|sekreterare
    |ledamot|statssekreterare|talman|landshövding|politiker|EU-parlament|regionråd`,
  court: {
    words: unwrap`
      döm|grip|anh[åö]ll|häkta|åtal|misstänk|anklag|stäm|fängelse|konkurs|skuldsaner|polisanm|fälld
      |rättegång|arrest|greps|häkte|målet mot|utredningen mot`,
    frames: [
      `PERSON (?:är|var|blev|har blivit|blir)WHEN ${accused}(?: för|END)`,
      `TITLE,?WHEN ${accused}END`,
      unwrap`
        PERSON (?:dömdes|döms|åtalades|åtalas|greps|grips|anhölls|häktades|anklagas|anklagades
        |misstänks|misstänktes|stämdes|fälldes)END`,
      unwrap`(?:dömde|dömer|stämde|stämmer|åtalade|åtalar|häktade|fällde|polisanmälde) NAMEEND`,
      `PERSON (?:satt|sitter|avtjänade?|avtjänar|fick|hamnade)FEW (?:fängelse|häkte)`,
      unwrap`
        PERSON (?:försattes|gick|har försatts|fick|beviljades)FEW (?:personlig )?
        (?:konkurs|skuldsanering)END`,
      unwrap`(?:[Rr]ättegången|[Åå]talet|[Mm]ålet|[Uu]tredningen) mot NAMEEND`,
    ],
  },
  home: {
    words: 'bor |bodde|bosatt|[Hh]emadress|[Bb]ostadsadress',
    frames: [
      `(?:bor|bodde|bosatt)(?: på| i| vid)? ${street}`,
      unwrap`(?:[Hh]emadress|[Bb]ostadsadress) ?:[^\n]{0,60}\d`,
    ],
  },
}
