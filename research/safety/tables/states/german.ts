import { unwrap } from '../../../text/patterns/unwrap.ts'
import type { StateRows } from './state-rows.ts'

const illness = unwrap`
  (?:Brust|Prostata|Lungen|Darm|Haut|Leber|Magen|Blut|Eierstock|Kehlkopf)?[Kk]rebs|(?:Gehirn|Hirn)?
  [Tt]umor|Leukämie|Lymphom|Melanom|HIV|Aids|Hepatitis(?: [BC])?|Tuberkulose|Corona|Covid(?:-19)?
  |Diabetes|Asthma|Epilepsie|Migräne|Rheuma|Arthrose|Osteoporose|Lupus|Schuppenflechte
  |Neurodermitis|Fibromyalgie|Endometriose|(?:Morbus )?(?:Crohn|Bechterew|Parkinson)|Parkinson
  |Alzheimer|Demenz|Multiple Sklerose|MS|ALS|Mukoviszidose|Trisomie 21|Autismus|Asperger|ADHS
  |Legasthenie|Depressionen|Angststörung(?:en)?|Panikattacken|bipolare Störung|Psychose
  |Schizophrenie|Borderline(?:-Störung)?|Essstörung(?:en)?|Magersucht|Bulimie|Burn-?out
  |Nervenzusammenbruch|Alkoholproblem(?:e)?|Drogenproblem(?:e)?|Schlaganfall|Herzinfarkt
  |Herzfehler|Nierenversagen|Fehlgeburt|Abtreibung|Suizidgedanken|Totgeburt`
const treatment = unwrap`
  Insulin|Methadon|Antidepressiva|Psychopharmaka|Chemotherapie|Strahlentherapie|Dialyse
  |künstlichen Darmausgang|Prothese|Herzschrittmacher|Hörgerät|Entzug|Entziehungskur|Therapie
  |Heroin|Kokain|(?:Niere|Leber|Herz) transplantiert|Hormontherapie|Amputation`
const party = unwrap`
  SPD|CDU|CSU|FDP|AfD|Grünen?|Linken?|NPD|BSW|ÖVP|SPÖ|FPÖ|SVP|Republikaner|KPD|DKP|SED|NSDAP`
const kin = unwrap`
  (?:Bruder|Schwester|Vater|Mutter|Eltern|Sohn|Tochter|Geschwistern|Familie|Ex-Frau|Ex-Mann)`

export const german: StateRows = {
  fill: unwrap`
    an|am|mit|unter|von|gegen|durch|bei|in|im|ins|zur|zum|der|die|das|den|dem|eine[rmns]?|ein
    |seine[rmns]?|ihre[rmns]?|keine[rn]?|sich|täglich|seit \d+|seit Jahren|jahrelang|schwere[rmn]?
    |leichte[rmn]?|akute[rmn]?|chronische[rmn]?|fortgeschrittene[rmn]?|unheilbare[rmn]?|mehrere
    |Typ-[12]-?|zwei|drei|neue|erneut|wieder|selbst|auf|aus|des|erste[nr]?|angeborene[rn]?`,
  tail: unwrap`
    und|seit|in|im|nach|mit|bei|an|auf|aber|erkrankt|gestorben|verstorben|hat|hatte|habe
    |transplantiert
    |implantiert|verloren|bekommen|überlebt|überstanden|gehabt|entwickelt hat|erlitten|am|von|durch
    |wegen|für|ein Bein|sein|ihr|oder|bis|zu|aus|ist|war`,
  rows: [
    [
      'health',
      unwrap`
        hat|hatte|bekam|bekommt|lebt|lebte|leidet|litt|erlitt|überlebte|erkrankte
        |starb|verlor|überstand|(?:ist|war)(?: \p{Ll}+)? an|laboriert|dass (?:er|sie)|weil (?:er
        |sie)|lag|besiegte`,
      illness,
    ],
    [
      'health',
      unwrap`
        spritzt|spritzte|nimmt|nahm|schluckt|braucht|trägt|trug|bekam|bekommt|erhielt|machte|macht
        |begann|ist|war|hing|hat|hatte|muss|ging|unterzog|unterzieht`,
      treatment,
    ],
    [
      'health',
      'ist|war|wurde|gilt',
      unwrap`
        (?:querschnitts)?gelähmt|(?:alkohol|drogen|tabletten|medikamenten|spiel|heroin|kokain
        |mager|ess)süchtig|(?:alkohol|drogen)abhängig|(?:blind|taub)(?! für)|gehörlos|unfruchtbar
        |pflegebedürftig
        |schwerbehindert|suizidgefährdet|psychisch krank|manisch-depressiv|trocken|bettlägerig
        |Bluter|Epileptiker(?:in)?|Diabetiker(?:in)?|Asthmatiker(?:in)?|dement`,
    ],
    [
      'belief',
      '',
      unwrap`
        geht (?:\S+ ){0,3}(?:in die (?:Messe|Kirche|Moschee|Synagoge)|zur (?:Messe|Kirche|Beichte))
        |(?:ist|trat) (?:\S+ )?aus der (?:\p{L}+ )?Kirche(?: aus(?:getreten)?)?|(?:ist|war
        |wurde) Zeug(?:e|in) Jehovas
        |(?:lebt|isst)(?: \S+)? (?:koscher|halal)|hält (?:den |die )?(?:Sabbat|Schabbat|Ramadan
        |Fastenzeit)|fastet im Ramadan|glaubt an (?:Gott|Allah|Jesus)|fand zu (?:Gott|Jesus)
        |(?:gehört|gehörte) (?:zu (?:Opus Dei|Scientology)|(?:der|dem) (?:Scientology|Opus Dei
        |Neuapostolischen Kirche))|(?:ist|war) (?:Scientologe|Scientologin|Mennonit(?:in)?
        |Quäker(?:in)?
        |Freikirchler(?:in)?|Mormone|Mormonin|Baptist(?:in)?|Salafist(?:in)?|Alevit(?:in)?)`,
    ],
    [
      'ties',
      unwrap`
        wählt|wählte|hat gewählt|spendet|spendete|unterstützt|marschierte|demonstrierte
        |sympathisiert|wirbt|warb|hat das Parteibuch|hat ein Parteibuch|trat|stimmt|stimmte
        |ist (?:einfaches |zahlendes )?Mitglied|war (?:einfaches |zahlendes )?Mitglied
        |wählt seit jeher
        |wählt immer`,
      party,
    ],
    [
      'belief',
      'ist (?:einfaches |zahlendes )?Mitglied|zahlt (?:seinen |ihren )?Beitrag|trat',
      '(?:GEW|DGB|Ver\\.?di|ver\\.di|IG \\p{L}+|NGG|EVG|GdP|Gewerkschaft)(?: bei)?',
    ],
    [
      'sexuality',
      '',
      unwrap`
        (?:liebt|bevorzugt|steht auf|schläft mit) (?:Männer|Frauen|Männern)
        |(?:ist|war) (?:eine? )?(?:trans(?:sexuell|gender|ident)? ?(?:Frau|Mann)?|intersexuell
        |asexuell
        |pansexuell|impotent|Callboy)|hatte eine Affäre|ging fremd|betrog (?:seine|ihren)
        |und sein (?:fester |Ex-)?Freund(?: \p{Lu}\p{L}+)? (?:haben|leben|trennten|wohnen)
        |und ihre (?:feste |Ex-)?Freundin(?: \p{Lu}\p{L}+)? (?:haben|leben|trennten|wohnen)
        |(?:ließ|lässt) (?:sein|ihr) Geschlecht`,
    ],
    [
      'court',
      '',
      unwrap`
        saß (?:\S+ ){0,2}(?:Jahre?|Monate?|Wochen|lange) (?:wegen|im Knast|hinter Gittern|ein)
        |(?:bekam|leistet|leistete|erhielt)
        (?: \S+)? Sozialstunden(?: wegen \p{L}+)?|(?:ist|war)(?: \S+)? vorbestraft|(?:trägt
        |trug) eine Fußfessel
        |(?:ist|war|kam) (?:auf Bewährung|Freigänger|in U-Haft|Häftling(?! im KZ))
        |verbrachte (?:\S+ ){0,2}(?:Jahre?|Monate?|Wochen) hinter Gittern`,
    ],
    [
      'circumstances',
      '',
      unwrap`
        (?:hat|hatte) (?:\S+ ){0,3}Schulden|(?:ist|war) (?:hoch |völlig )?(?:verschuldet
        |überschuldet
        |obdachlos|mittellos|arbeitslos|wohnungslos|verarmt|Sozialhilfeempfänger(?:in)?
        |geduldet|illegal (?:im Land|eingereist)|abgelehnter Asylbewerber|Asylbewerber(?:in)?)
        |(?:lebt|lebte) von (?:Hartz IV|Sozialhilfe|Bürgergeld|der Stütze|Grundsicherung)
        |(?:bezieht|bezog|bekommt)(?: \S+ \d+)? (?:Hartz IV|Sozialhilfe|Bürgergeld|Grundsicherung
        |Wohngeld)
        |hat (?:\S+ ){0,3}Asyl (?:beantragt|bekommen)|beantragte (?:\S+ ){0,2}Asyl
        |(?:hat sich|ist) (?:seit \S+ )?mit (?:seine[mrn]|ihre[mrn]) ${kin}[^.;]{0,30}
        (?:zerstritten|verkracht|überworfen)|(?:brach|hat) den Kontakt zu (?:seine[mrn]
        |ihre[mrn]) ${kin}|(?:lebt|lebte|schläft|schlief) (?:(?!für )[^.,;\n]{1,20} )?auf der Straße
        |steckt (?:\S+ )?in (?:der|einer) Scheidung
        |lebt von (?:seine[mr]|ihre[mr]) (?:Frau|Mann|Partner(?:in)?) getrennt`,
    ],
    [
      'sexuality',
      '',
      unwrap`
        (?:wurde|ist|war) (?:[^.,;\n]{1,40} )?(?:vergewaltigt|sexuell (?:missbraucht|belästigt))
        (?: worden)?`,
    ],
    ['circumstances', '', '(?:ist|war|wurde) (?:ein )?Opfer (?:von )?häuslicher Gewalt'],
    [
      'health',
      '',
      unwrap`
        beging (?:(?!politisch)[^.,;\n]{1,20} )?(?:Suizid|Selbstmord)
        |nahm sich (?:[^.,;\n]{1,20} )?das Leben(?! [^.;\n]{1,40} vor(?!\p{L}))
        |hat sich (?:[^.,;\n]{1,20} )?das Leben genommen`,
    ],
  ],
}
