import { unwrap } from '../../../../text/patterns/unwrap.ts'
import { parseWordSet } from '../../../../text/patterns/word-set.ts'

/**
 * What a German clause says by its verb: `is` names what someone is, `start` and `end` are the
 * year's of a change.
 */
type GermanKind =
  | 'work'
  | 'lead'
  | 'is'
  | 'start'
  | 'move'
  | 'end'
  | 'belong'
  | 'study'
  | 'home'
  | 'birth'
type GermanVerb = {
  kind: GermanKind
  tense: 'now' | 'past'
  verb: string
  /** A participle, an adjective or a separated prefix that goes with it, anywhere in the clause. */
  part: string | null
}

const [am, has, was] = ['(?:ist|bin|sei)', '(?:hat|habe|hatte)', '(?:war|gewesen)']
const employed = 'tätig|beschäftigt|angestellt|engagiert|unter Vertrag|im Einsatz|im Dienst'
const here = 'zu Hause|zuhause|daheim|wohnhaft|ansässig|heimisch|beheimatet'

/**
 * Verbs by what they say, with their forms for "er", "sie" and "ich"; behind `+` what goes with
 * them. The first row that fits a clause reads it.
 */
const rows = `
birth past: (?:kam|${am}|erblickte) + zur Welt|geboren|das Licht der Welt
birth past: wurde|bin + geboren|Jahrgang
study past: studier(?:t|te|e)|promovier(?:t|te|e)|habilitierte|immatrikulierte
study past: ${has} + studiert|promoviert|habilitiert
study past: ${am}|wurde + promoviert
study past: absolvier(?:t|te|e)|erwarb|erlangte|machte|erhielt|schloss|legte|besuchte
study past: ${has} + absolviert|erworben|erlangt|abgeschlossen|abgelegt|gemacht|erhalten
home past: (?:lebt|wohn|resid)(?:e?te|ierte)|wuchs
home past: verbrachte + Kindheit|Jugend|Jahre?
home now: lebt|wohnt|residiert|lebe|wohne
home now: ${am} + ${here}
home now: (?:fühlt|fühle) + ${here}
home now: ${has} + Zuhause|Wohnsitz|Lebensmittelpunkt
end past: verließ|kündigte|schied
end past: ${has} + verlassen|gekündigt|aufgegeben|niedergelegt
end past: ${am} + ausgeschieden|ausgetreten
lead now: leitet|leite|verantwortet
lead past: leitete|verantwortete
start past: übernahm
start past: ${has} + übernommen|angetreten|begonnen|angefangen|gestartet|angeheuert
move past: wechselte|stieß|trat|kam|ging
move past: ${am}|war + gewechselt|gestoßen|gekommen|gegangen|eingetreten
start past: heuerte|stieg|begann|startete|anfing|einstieg
start past: fing + an
start past: ${am}|war + eingestiegen
work past: ${has} + gearbeitet|gewirkt|gelehrt|unterrichtet|geforscht|gejobbt
work past: (?:arbeite|wirk|lehr|unterrichte|forsch|fungier|amtier|praktizier|jobb)te
work past: ${was} + ${employed}
work now: arbeitet?|wirkt|lehrt|unterrichtet|forscht|fungiert|amtiert|praktiziert|jobbt
work now: ${am} + ${employed}
belong now: gehört|gehöre
belong past: gehörte
work now: (?:steht|stehe) + unter Vertrag|im Dienst|in Diensten|in den Reihen
work now: (?:verdient|verdiene) + Geld|Brot|Brötchen|Lebensunterhalt
is past: war
start past: wurde
is now: ${am}
`

export const germanVerbs: readonly GermanVerb[] = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [, kind = '', tense = '', verb = '', part = null] =
      /^(\w+) (\w+): (.*?)(?: \+ (.*))?$/u.exec(row) ?? []
    return {
      kind: kind as GermanKind,
      tense: tense === 'now' ? 'now' : 'past',
      verb,
      part,
    }
  })

/** Verbs that only join a subject to the rest of their clause, for the order of words. */
export const germanAuxiliaries = unwrap`
  ist|bin|war|hat|habe|hatte|wird|wurde|kann|konnte|darf|muss|will|leitet|leitete|führt|führte
  |berichtet|erzählt|spricht|liest|gab|gibt|stellt|hält|gewann|gründete|übernahm|übernimmt|bleibt`

/** Participles of a post without another verb. */
export const germanEmployed = 'tätig|beschäftigt|angestellt'

/** What may open a clause in front of its verb, so that its subject stands elsewhere. */
export const germanOpenings = unwrap`
  (?:Seit|Von|Ab|Bis|Im|In|Am|An|Bei|Beim|Zu|Zur|Zum|Nach|Vor|Aus|Auf|Als|Für|Mit|Heute|Derzeit|Dort
  |Danach|Zuvor|Zuletzt|Später|Früher|Jahrgang|Geboren|Jahre?)(?!\p{L})`
/** Makes that a clause is not stated. */
export const germanDenials = unwrap`
  nicht|nie|kein\p{L}*|niemals|fast|beinahe|beworben|bewarb|angeblich|Ehren\p{L}+|wollte|sollte|soll
  |will|möchte|würde|könnte|jemand\p{L}*|statt|man|dessen|deren|darin|demnächst
  |bald|künftig|ab (?:nächste[mnr]|kommende[mnr]|Januar|Februar|März|April|Mai|Juni|Juli|August
  |September|Oktober|November|Dezember|Herbst|Sommer|Frühjahr|Winter)(?! \d)|vorgeschlagen
  |nominiert|gehandelt|verkleidet|entlassen|abberufen|abgewählt|verabschiedet`
/** Lines without any small word. */
export const germanSigns = parseWordSet(`
  Jahrgang geboren Geboren seit Seit Studium Danach Davor Zuvor Universität Hochschule ab arbeitet
  arbeitete wohnt lebt verlassen verließ wechselte studiert studierte promovierte tätig beschäftigt
  angestellt sie Sie ich Ich der Der das Das die Die ein hat habe leitet übernahm früher Früher
`)

export const germanResident = 'wohnhaft|lebend|ansässig|beheimatet'

/** In front of nouns that are no subject and nothing that it is. */
export const germanOblique =
  'mit|gegen|für|ohne|neben|über|unter|wie|de[mns]|(?:k?ein|ihr|sein|unser|dies)e[mnrs]'

/** Joins a clause to what it is a part of; the verb stands at its end. */
export const germanJoints = 'dass|da|weil|nachdem|während|bevor|obwohl|als|bis'
/** In front of a clause that has a subject of its own; behind the other joints a post may stand. */
export const germanSubordinators = 'dass|da|weil|nachdem|während|bevor|obwohl|wo\\p{Ll}*'

/** In front of an employer. */
export const germanAt = unwrap`
  [Bb]ei(?: de[rmn])?|[Bb]eim|[Ff]ür(?: die| das| den)?|(?:in (?:den )?|im )Diensten? (?:der|des
  |von)
  |in den Reihen (?:der|des|von)|im Auftrag (?:der|des|von)`
/** The same in front of houses and schools, and of much else. */
export const germanIn = '[Aa]n de[rmn]|[Aa]m|[Ii]n de[rmn]|[Ii]m|[Aa]uf der|an'
/** Behind a post or what is led. */
export const germanPostLinks = unwrap`
  de[rs]|von(?: de[rm])?|vom|für(?: die| das| den)?|bei(?: de[rmn])?|beim|an de[rmn]|am
  |in de[rmn]|im`
/** In front of where a person goes. */
export const germanTo =
  '(?:zum|dem) Team (?:der|des|von)|zur|zum|zu(?: de[rmn])?|in die|ins|in den|an die|ans'
/** In front of what a person leaves. */
export const germanLeft = 'die|das|den|aus de[rm]|bei(?: de[rm])?|beim'
/** In front of where a person comes from. */
export const germanFrom = 'von(?: de[rm])?|vom|aus(?: de[rm])?'

/** What no employer is, though "zu", "bei" or "an" stand in front of it. */
export const notGermanFirms = unwrap`
  Hause?|Welt|Schule|Ende|Beginn|Gast|Besuch|Fuß|Tisch|Bett|Wort|Zeit|Jahr\p{L}*|Anfang|Leben|Arbeit
  |Team|Bereich|Thema|Wochenende|Abend|Morgen|Tag|Familie|Frau|Herrn?|Dr|Prof|Kinder|Menschen
  |Diensten?
  |Freund\p{L}*|Eltern|Land|Stadt|Dorf|Nähe|Bühne|Praxis|Büro|Meisterschaft|Wahl|Jury|Projekt\p{L}*
  |Forschung|Lehre|Verwaltung|Produktion|Entwicklung|Vertrieb|Kunst|Musik|Natur|Woche|Stunde|Seite
  |Nacht|Regen|Wind|Schnee|Wetter|\p{L}*licht|Bedarf|Interesse|Gelegenheit|Fragen?|Problemen
  |Veranstaltungen|Konzerten|Mathematik
  |Spitze|Feuilleton|Ausland|Ruhestand|Gesellschaft|Wirtschaft|Politik
  |(?:Bibliothek|Redaktion|Agentur|Kanzlei|Werkstatt|Klinik|Apotheke|Stiftung|Zentrum|Akademie
  |Institut|Museum|Theater|Universität|Hochschule|Zeitung|Archiv|Orchester|Verein|Verband|Verlag
  |Behörde|Genossenschaft|Krankenhaus|Ministerium|Bäckerei|Gymnasium|Bahn|Bank|Werk)$`
/** Houses whose names go on with what they are for. */
export const germanOpenHouses = unwrap`
  Stiftung|Institut|\p{L}*[Mm]inisterium|Hochschule|Fakultät|Verband|Zentrum|Akademie|\p{L}*[Aa]mt
  |Gesellschaft|Kunsthochschule|Behörde`
/** Ends of what a house may be called in front of "der", beside the words of all firms. */
export const germanHouseHeads = 'haus|häuser|bund|rat|kammer|kirche|amt|bühnen?|kasse|fakultät|werk'
/** With them one goes to a house or leaves it for hours, or a contract with it ends. */
export const germanErrands = unwrap`
  Uhr|gestern|heute (?:früh|Morgen|Abend)|(?:Mon|Diens|Donners|Frei|Sams|Sonn)tags?|Mittwoch
  |(?:Sonnab|Wochen)end|Stunden?|Minuten?|Konto|Vertrag\p{L}*|Abo|Kredit|zur Eröffnung
  |zum (?:Konzert|Vortrag|Gespräch|Treffen|Fest)|zu Besuch
  |(?:in (?:die|das|ein)|ins) (?:\p{L}+)?(?:[Kk]linik(?:um)?|[Kk]rankenhaus|[Ss]pital|[Hh]ospital)`
/** Beside "ist bei", of who uses a platform or belongs to a club. */
export const germanMembers =
  'aktiv|Mitglied|Kund(?:e|in)|Facebook|Instagram|Twitter|TikTok|YouTube|Xing|LinkedIn|Mastodon'
/** With them one lives at a place for a night or in a work. */
export const germanNowhere =
  'Hotel|Film|Roman|Serie|Stück|Erzählung|Tr[aä]um\\p{L}*|Urlaub|Ferien|während'
/** What a person leads at a firm. */
export const germanUnits = unwrap`
  \p{L}*(?:[Aa]bteilung|[Bb]ereich|[Rr]eferat|[Tt]eam|[Rr]essort|[Rr]edaktion|[Ee]inkauf|[Vv]ertrieb
  |[Gg]ruppe|[Ll]abor|[Ii]nstitut|[Ss]tation|[Pp]ersonal|[Ff]iliale|[Ff]achbereich|[Ll]eitung
  |[Gg]eschäfte|[Gg]eschäftsführung|[Mm]arketing|[Pp]roduktion|[Ee]ntwicklung|[Ss]tabsstelle)`

/** Times of a post without a year. */
export const germanPast = unwrap`
  früher|vormals|ehemals|zuvor|davor|vorher|zuletzt|einst|bis dahin|bis vor Kurzem|damals|dereinst`
export const germanNow = unwrap`
  heute|derzeit|aktuell|jetzt|nun|inzwischen|mittlerweile|seither|seitdem|zurzeit|gegenwärtig
  |hauptberuflich|im Hauptberuf|beruflich|von Beruf|wochentags|werktags|im richtigen Leben
  |im Brotberuf|im Alltag`
export const germanThen = 'danach|dann|anschließend|später|darauf'

/** Ends of nouns for who has an occupation that stand in no other nouns, with those of women. */
export const germanTrades = unwrap`
  (?:[ai]t?eur|[ai]tor|olog|ist|graf|graph|wirt|wart|ingenieur|ärzt|anwält|pädagog|therapeut|bauer
  |schmied|leiter|meister|pfleger|macher|techniker|wissenschaftler|assistent|referent|händler
  |förster|köch|berater|betreuer|planer|prüfer|helfer|verwalter|zeichner|setzer|erzieher
  |restaurator|lehrer|redakteur|dozent|apotheker|architekt|entwickler|forscher|gärtner|bäcker
  |metzger|schreiner|schlosser|maurer|maler|tischler|dachdecker
  |einkäufer|verkäufer|lektor|lotse|reporter|streetworker|programmierer|chirurg|geolog)
  (?:[*:_/-]{0,2}in)|[ai]t?eur|[ai]tor|ologe|ist|graf|graph|wirt|wart|ingenieur|arzt|anwalt
  |pädagoge|therapeut|bauer|schmied|leiter|meister|pfleger|macher|techniker|wissenschaftler
  |assistent|referent|händler|förster|koch|berater|betreuer|planer|prüfer|verwalter|zeichner
  |setzer|erzieher|lehrer|dozent|apotheker|architekt|entwickler|forscher|helfer|gärtner|bäcker
  |metzger|schreiner|schlosser|maurer|maler|tischler|dachdecker
  |einkäufer|verkäufer|lektor|lotse|programmierer|chirurg|geologe|kauf(?:mann|frau)|fach(?:mann
  |frau|kraft|wirt)|amt(?:mann|frau)|vorstand|beauftragte[rn]?|beamte[rn]?|beamtin|schwester`
/** The same where nothing but an occupation can stand. */
export const germanAgents =
  '(?:er|or|ent|ant|oge|nom|är|rat|mann|frau|kraft|hilfe)(?:[*:_/-]{0,2}in)?'
/** Nouns with such ends for what people are to each other, are by birth or think, or for things. */
export const notGermanAgents = unwrap`
  (?:\p{L}*(?:partner|mutter|vater|bruder|schwester|tochter|nachbar|gewinner|sieger|teilnehmer
  |bewohner|leser|mitglieder|bewerber|anhänger|gegner|freund|fenster|zimmer|theater|orchester
  |semester|sommer|winter|kinder|männer|motor|faktor|master|monitor|computer|talent|moment|format
  |instrument|dokument|vorrat|apparat|monat|muster|sektor|ersatz)
  |Berliner|Wiener|Schweizer|Spanier|Italiener|Amerikaner|Schwester|Mieter|Opfer|Wetter|Christ
  |Tourist|Realist|Optimist
  |Pessimist|Pazifist|Idealist|Atheist|Student|Patient|Kenner|Nachfolger|Vorgänger|Stellvertreter
  |Jünger|Nachwuchs\p{L}*|Jahr\p{L}*|Konsument|Absolvent|Passant|Demonstrant)(?:in)?`

/** Adjectives without which a post is another one, in all cases. */
export const germanPostAdjectives = unwrap`
  (?:freie|freiberufliche|selbstständige|selbständige|leitende|stellvertretende|wissenschaftliche
  |künstlerische|technische|kaufmännische|geschäftsführende|angestellte|ärztliche|pädagogische
  |medizinische|studentische|juristische|kommissarische|erste|zweite|ehrenamtliche|niedergelassene
  |politische|fachliche|staatlich geprüfte|diplomierte|außerordentliche|ordentliche)[rnms]?`

/** Behind "studierte", in front of what is no subject of it. */
export const germanBesideStudy = 'in|an|bei|aus|nach|mit|de[mnr]'
/** Degrees as German writes them. */
export const germanDegrees = unwrap`
  Diplom|Magister|Promotion|Habilitation|Staatsexamen|Doktorat|Lizentiat|Lizenziat|Bachelor|Master
  |(?:Erstes|Zweites|Erste|Zweite) Staats(?:examen|prüfung)|Meisterprüfung|Meisterbrief|Doktortitel
  |(?:B|M)\. ?(?:A|Sc|Ed|Eng)\.|MBA|Ph\.?D\.?|Dr\. [a-z]{2,4}\.(?: [a-z]{2,4}\.)?`
/** What such a verb alone names. */
export const germanDegreeVerbs = { promov: 'Promotion', habilit: 'Habilitation' }
/** Labels of parts of studies without a verb. */
export const germanStudyLabels = unwrap`
  Studium(?: de[rs]| von)?|Fach|Studienfach|Fachrichtung|Abschluss|Abschlussjahr|Examen|Ausbildung
  |Studienabschluss|Hochschulabschluss|Bildung|Studienort|Hochschule|Universität|Jahr`
