import { unwrap } from '../../../text/patterns/unwrap.ts'
import { creedEnd } from './frame-words.ts'
import type { PrivateStatements } from './private-statements.ts'

const street = unwrap`
  (?:\p{Lu}[\p{L}-]{1,30}(?:straße|strasse|str\.|weg|platz|allee|gasse|ring|damm|ufer|hof)
  |\p{Lu}\p{L}{1,20} (?:Straße|Strasse|Weg|Platz|Allee|Gasse)
  |(?:Am|An de[rmn]|Im|Auf de[rm]|Zum|Zur) \p{Lu}[\p{L}-]{1,30}) \d{1,4}`
const accused = unwrap`
  (?:verurteilt|angeklagt|verhaftet|festgenommen|inhaftiert|vorbestraft|beschuldigt|verdächtigt
  |schuldig gesprochen|aus der Haft entlassen)`
const penalty = unwrap`
  (?:Gefängnis|Haft|Untersuchungshaft|(?:Haft|Freiheits|Geld|Bewährungs|Jugend)strafe|JVA)`

export const german: PrivateStatements = {
  adverbs: unwrap`
    wegen|im|in|am|an|vo[mn]|seit|nach|vor|zu[mr]?|durch|bereits|schon|auch|dann|später|zuletzt
    |erneut|wieder|\p{L}+(?:mals?|fach)|nie|nicht|noch|derzeit|aktuell|zurzeit|jetzt|nun|heute|des
    |der|eine[rs]|mit|aus|auf|unter|bei|für|über|Anfang|Ende|Mitte|selbst|sogar|dafür|deshalb
    |daher|\p{L}+(?:lich|weise)|Mitglied|eine?`,
  health: {
    words: unwrap`
      [Tt]herap|[Bb]ehandl|[Kk]lini|[Ee]ntzug|[Pp]sychiatr|[Dd]iagnos|[Kk]rank|[Bb]ehindert
      |Rollstuhl|krank|patient|Leben|[Ss]uizid|Selbstmord|umzubringen|umbringen|Entziehung|unfähig`,
    frames: [
      unwrap`
        PERSON (?:(?:ist|war)WHEN|(?:befindet sich|befand sich|begab sich|kam|musste|ging|machte?
        |unterzog sich|unterzieht sich)FEW) (?:in|zur|einer|eine|zu einer
        |in eine) (?:\p{Ll}{3,30}e[rn]? ){0,2}
        (?:Psychotherapie|Therapie|Chemotherapie|Entziehungskur
        |Entzugsklinik|Suchtklinik|Psychiatrie|Nervenklinik
        |Behandlung)END(?! von \p{Lu}\p{L}+en| zum| zur)`,
      unwrap`
        PERSON (?:wurde|ist|war)FEW (?:in die Psychiatrie|in eine (?:\p{Ll}+ )?(?:Klinik
        |Nervenklinik
        |Suchtklinik))FEW eingewiesen`,
      unwrap`PERSON (?:erhielt|bekam)FEW (?:die|eine) Diagnose \p{Lu}`,
      unwrap`PERSON (?:sitzt|saß|ist)FEW Rollstuhl(?! \p{Lu})END`,
      unwrap`PERSON (?:mach\p{L}+|war)FEW EntzugEND`,
      unwrap`
        PERSON (?:ist|war) (?:seit \S+ |dauerhaft |schwer )?(?:arbeitsunfähig|
        schwerbehindert|berufsunfähig|krankgeschrieben)END`,
      unwrap`
        START(?:(?:[Dd]er|[Dd]ie) )?(?:\p{L}\p{Ll}+krank(?:e|er)
        |[Kk]rebspatient(?:in)?) NAMEEND`,
      unwrap`
        PERSON (?:beging (?:Suizid|Selbstmord)|(?:wollte
        |versuchte)FEW (?:sich das Leben (?:zu )?nehmen
        |sich umzubringen|sich umbringen))END`,
    ],
  },
  belief: {
    words: unwrap`
      [Kk]atholi|[Cc]hrist|[Pp]rotestant|[Mm]uslim|[Jj]ud|[Jj]üd|[Bb]uddhis|[Aa]theis|[Ii]slam
      |Zeug|Kirche|[Gg]laub|[Kk]onfession|[Gg]läubig|[Rr]eligi|betet|Hindu|evangel
      |bezeichnet|bekennend|agnostiker`,
    frames: [
      unwrap`
        PERSON (?:ist|war|wurde|bleibt|blieb) (?:(?:ein|eine|einer) )?(?:(?:sehr|tief|streng
        |bekennend
        |überzeugt|praktizierend|gläubig|fromm|konvertiert)(?:e[rn]?)? )+(?:Muslim|Katholik|Christ
        |Protestant|Jude|Jüdin|Buddhist|Hindu|Atheist|katholisch|evangelisch|religiös|gläubig)`,
      unwrap`
        PERSON (?:konvertierte|trat|bekehrte sich|wechselte|bekannte sich|bekennt sich)FEW
        (?:zum (?:Islam|Judentum|Christentum|Katholizismus|Protestantismus|Buddhismus
        |katholischen Glauben|evangelischen Glauben|jüdischen Glauben))`,
      unwrap`
        PERSON (?:ist|war|gehört|gehörte)WHEN (?:den )?(?:\p{Ll}+ )?Zeug(?:en|e|in) Jehovas`,
      unwrap`
        PERSON (?:ist|trat|war)FEW aus der (?:\p{Ll}+ )?Kirche (?:aus|ausgetreten)END`,
      unwrap`PERSON betetFEW (?:Moschee|Synagoge)END(?! vor)`,
      unwrap`
        PERSON (?:bezeichnet|bezeichnete|sieht
        |versteht) sich (?:selbst )?als (?:\p{Ll}+ )?(?:Jude|Jüdin|gläubig|(?:Atheist
        |Agnostiker|Christ|Katholik|Protestant|Muslim|Buddhist)(?:in)?)${creedEnd}`,
    ],
  },
  ties: {
    words: unwrap`
      [Mm]itglied|[Pp]artei|SPD|CDU|CSU|FDP|AfD|Grüne|Linke|[Gg]ewerkschaft|ver\.di|IG |ÖVP|SPÖ
      |FPÖ|SVP|Neos|NPD|KPD|-Parteibuch|organisiert`,
    frames: [
      unwrap`
        PERSON (?:ist|war|wurde)FEW (?:Partei)?[Mm]itglied (?:der|bei der|bei|von|in der
        |bei den) (?:SPD|CDU|CSU|FDP|AfD|Grünen|Linken|Linkspartei|ÖVP|SPÖ|FPÖ|SVP|SP|Neos|NPD|KPD
        |DKP|Piraten|(?:\p{Lu}\p{L}+[ -])?Partei|IG \p{Lu}|ver\.di|
        (?:\p{Lu}\p{L}*)?[Gg]ewerkschaft)`,
      unwrap`
        PERSON tratFEW (?:(?:in die|in der) (?:SPD|CDU|CSU|FDP|AfD|Linke|ÖVP|SPÖ|FPÖ|SVP|NPD|KPD
        |(?:\p{Lu}\p{L}+ )?Partei|(?:\p{Lu}\p{L}*)?[Gg]ewerkschaft)(?: \S+){0,3} ein
        |(?:der|den) (?:SPD|CDU|CSU|FDP|AfD|Grünen|Linken|ÖVP|SPÖ|FPÖ|SVP|IG \p{Lu}\S+
        |(?:\p{Lu}\p{L}*)?[Gg]ewerkschaft(?: \S+)?|Partei) bei)END`,
      unwrap`PERSON (?:wählt|wählte) (?:die |den )?(?:SPD|CDU|CSU|FDP|AfD|Grünen|Linke|NPD)END`,
      unwrap`PERSON (?:ist|war)FEW (?:gewerkschaftlich organisiert|Gewerkschaftsmitglied)END`,
      unwrap`PERSON (?:hat|hatte|besitzt)FEW Parteibuch`,
      unwrap`
        PERSON (?:gehört|gehörte) (?:der|den)[ ](?:SPD|CDU|CSU|FDP|AfD|Grünen|Linken|ÖVP|
        SPÖ|FPÖ|SVP|NPD)END(?!-)`,
      unwrap`PERSON (?:hat|hatte|besitzt) (?:ein |das )?\p{L}+-Parteibuch`,
      unwrap`PERSON (?:ist|war)FEW bei (?:der )?(?:[Vv]er\.?di|IG \p{Lu}\p{L}+) organisiertEND`,
    ],
  },
  offices: unwrap`
    [Pp]resse(?:refer|stelle|chef|arbeit)|[Ss]precher
    |[Mm]inister|[Aa]bgeordnet|[Bb]ürgermeister|[Ss]enator|Kanzler|Landrat|Landrätin
    |[Ss]tadtr[aä]t
    |[Gg]emeinder[aä]t|Bundestag|Landtag|Parlament|Kandidat|kandidier|Spitzen|[Vv]orsitz|Fraktion
    |[Gg]eneralsekretär|Präsident|Staatssekretär|MdB|MdL|MdEP|Politiker|Nationalr[aä]t`,
  court: {
    words: unwrap`
      verurteilt|[Aa]ngeklagt|[Aa]nklage|ermittel|Ermittlung|[Hh]aft|Gefängnis|vorbestraft
      |festgenommen|verhaftet|nahm|verklagt|nsolven|strafe|Bewährung|gestand|gesteht|vorgeworfen
      |vor Gericht|beschuldigt|verdächtig|schuldig|Prozess|Verfahren|Klage|pleite|zahlungsunfähig
      |JVA|[Vv]erurteilt|nhaftiert|orbestraft|Freispruch|örder|etrüger|freigesprochen|abgeschoben
      |[Vv]erdacht|[Bb]ußgeld
      |Polizei|Haft|Fahrverbot|Strafbefehl|Urteil gegen
      |orwürfe|nschuldigungen|verantworten|Geldbuße|Führerschein`,
    frames: [
      `PERSON (?:wurde|wird|ist|war|sei|steht|stand)WHEN ${accused}END`,
      `(?:wurde|wird|ist|war|hat) NAMEFEW ${accused}END`,
      unwrap`(?:weil|dass|nachdem|bevor) (?:er|sie|NAME)FEW ${accused} (?:wurde|worden|war)END`,
      `(?:nahm|nahmen) NAMEFEW festEND`,
      unwrap`
        PERSON (?:(?:gestand|gesteht)FEW (?:Diebstahl|Betrug|Tat|Mord|Raub)
        |bekannte sichFEW schuldig
        |(?:wird|wurde)FEW (?:schuldig|vorgeworfen))END`,
      `PERSON (?:erhielt|bekam|steht)FEW (?:auf Bewährung|Bewährungsstrafe|vor Gericht)END`,
      unwrap`
        TITLE,?(?:WHEN| zu [^.;:\n]{3,40}) (?:verurteilt|angeklagt|verhaftet|festgenommen
        |beschuldigt
        |schuldig gesprochen)(?= (?:wegen|zu|in)(?!\p{L})|[.,;:|–—\n]|$)`,
      `HUMAN (?:wurde|wird|ist)WHEN verklagtEND`,
      `PERSON,? (?:der|die)FEW ${accused} (?:wurde|worden|ist|war)END`,
      unwrap`
        (?:verurteilte?|beschuldigte?|verklagte?|verhaftete)[ ]
        (?:Herrn |Frau )?NAMEEND(?! (?:den|die|das|dies))`,
      unwrap`
        (?:[Gg]egen (?:NAME|ihn|sie) (?:ermittel\p{Ll}+|wird|wurde|läuft|lief|liegt|erging|erhob)FEW
        (?: ?(?:ermittel|Staatsanwaltschaft|Anklage|Haftbefehl|Verfahren|Ermittlung|Strafbefehl)))`,
      unwrap`
        (?:[Aa]nklage|Ermittlungen|Haftbefehl|Strafverfahren|[Pp]rozess|Verfahren|Klage|Urteil)[ ]
        gegen (?:Herrn |Frau |den \p{Lu}\p{Ll}+ )?NAMEEND`,
      `PERSON (?:saß|sitzt|verbüßte?|kam|musste|erhielt|bekam)FEW ${penalty}END(?!.{0,30} als )`,
      unwrap`Vermögen (?:von|des|der)(?: Herrn| Frau)? NAMEFEW \p{L}*[Ii]nsolvenz`,
      unwrap`
        HUMAN (?:(?:ist|war)(?:WHEN| privat)|(?:meldete|musste|ging|geriet
        |stellte)FEW) (?:Privatinsolvenz
        |Verbraucherinsolvenz|insolvent|zahlungsunfähig|pleite)END`,
      unwrap`Privatinsolvenz (?:von|über das Vermögen von) NAMEEND`,
      unwrap`
        START(?:(?:[Dd]er|[Dd]ie) )?(?:(?:[Vv]erurteilt|[Vv]orbestraft|[Ii]nhaftiert
        |[Aa]ngeklagt)e[rn]? \p{L}+|[Mm]örder(?:in)?|[Bb]etrüger(?:in)?) NAMEEND`,
      unwrap`PERSON (?:wurdeFEW (?:freigesprochen|abgeschoben)|istFEW freigesprochen worden)END`,
      unwrap`PERSON (?:stand|steht|geriet) (?:unter|in) VerdachtEND(?!,? (?:das|den|die|ein) )`,
      unwrap`PERSON (?:zahlte|zahlt|muss)(?! über| als)FEW (?:Geldstrafe
        |Bußgeld)(?: zahlen)?END(?! (?:für|ent|prüf))`,
      unwrap`PERSON (?:muss|ging|geht)(?: für \p{L}+ (?:Jahre?|Monate?))? ins GefängnisEND(?! und
        |:)ROLE`,
      unwrap`[Pp]olizei (?:fahndet nach|verhaftet|fasst) NAMEEND`,
      unwrap`
        (?:Haftstrafe|Bewährung(?:sstrafe)?|Haft|Gefängnis
        |Freispruch) für NAMEEND`,
      unwrap`
        (?:[Vv]orwürfe|[Aa]nschuldigungen) gegen NAMEFEW (?:fallen|zurückgezogen|eingestellt
        |haltlos)`,
      unwrap`
        PERSON (?:muss|musste) sichFEW vor (?:\p{L}+ )?\p{L}*(?:[Gg]ericht|[Rr]ichter)FEW
        verantwortenEND`,
      unwrap`
        PERSON (?:zahlte|zahlt)FEW (?:Strafe|Geldbuße) wegen (?:Trunkenheit|Fahrens
        |Steuer|Betrug)`,
      unwrap`
        PERSON (?:verlor|verliert)FEW FührerscheinEND`,
    ],
  },
  home: {
    words: '[Ww]ohn|lebt|[Pp]rivata|[Ww]ohna|rivata',
    frames: [
      `(?:wohnt|wohnte|lebt|lebte|wohnhaft)(?! und arbeitet)FEW ${street}`,
      unwrap`(?:[Pp]rivat(?:anschrift|adresse)|[Ww]ohn(?:anschrift|adresse|sitz)):[^\n]{0,60}\d`,
      unwrap`[Pp]rivat(?:anschrift|adresse) von NAME ?:[^\n]{0,60}\d`,
    ],
  },
}
