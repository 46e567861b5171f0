import { memoize } from '../../../text/memoize.ts'
import { parseWordSet } from '../../../text/patterns/word-set.ts'
import { foldLabel } from '../../../text/words/fold.ts'

/** What the value behind a label says of the person. */
export type LabelKind =
  | 'name'
  | 'role'
  | 'employer'
  | 'past role'
  | 'past employer'
  | 'place'
  | 'birth'
  | 'education'
  | 'since'

/** Labels of what an account of a forum counts: its date is no start of a post. */
export const accountLabels = {
  en: [
    'posts?|messages?|threads?|topics?|reputation|karma|last (?:seen|active|visit|login)|followers',
    'following|badges?|rank',
  ],
  de: 'beiträge',
}

/** The same behind a number, and in front of a time; networks of colleagues count followers. */
export const accountCounts = {
  en: 'posts?|messages?|threads?|topics?|reputation(?: points)?|karma|badges?|replies|upvotes',
}
export const accountTimes = { en: 'last (?:seen|active|visited|online|login|logged in)' }

/** Labels of people who stand in the record of another. English. */
export const helperLabels = {
  en: 'supervisor|advis[eo]r|examiner|co-?supervisor|committee member|reviewer|sponsor|mentor',
}

/** Pictures that stand for a label in front of a value. */
export const iconKinds: readonly { kind: LabelKind; icons: readonly string[] }[] = [
  { kind: 'place', icons: ['📍', '🏠', '🏡', '🏘', '📌', '🌍', '🌎', '🌏', '🗺'] },
  { kind: 'employer', icons: ['🏢', '🏭', '🏛'] },
  { kind: 'education', icons: ['🎓', '🏫'] },
  { kind: 'birth', icons: ['🎂'] },
]

/** How biographical dictionaries shorten what a part of an entry is about. English. */
export const dictionaryLabels: readonly { kind: LabelKind; words: Readonly<{ en: string }> }[] = [
  { kind: 'birth', words: { en: 'b|born' } },
  { kind: 'education', words: { en: 'educ|ed|educated at|educated' } },
  { kind: 'place', words: { en: 'res|residence|resides in|lives in|home' } },
]

/** Labels that name who made a thing, or who held an office beside the one a page is about. */
export const productLabels = {
  en: [
    'publishers?|authors?|editors?|illustrators?|translators?|narrators?|manufacturer|distributor',
    'producers?|directors?|label|developer|seller|vendor|sponsor|secretary of|minister of|speaker',
    'vice[- ]president|attorney general|running mate|predecessor|successor|written by',
  ],
  de: 'verlag|verleger|autoren?|herausgeber|hersteller|regie',
  fr: 'éditeur|auteurs?|fabricant|réalisateur',
  es: 'editorial|autor(?:es)?|fabricante',
  pt: 'editora|autores',
  it: 'editore|autori',
  nl: 'uitgever|auteurs',
}

/**
 * A kind in front of each line, its labels by language: English, German, French, Spanish,
 * Portuguese, Italian, Dutch, Polish, Swedish.
 */
const lines = `
name: name, full name, name in full, participant, speaker, member, person, author, expert
name: who, real name, legal name, principal applicant, applicant, awardee, recipient, grantee
name: maintainer, presenter, tutor, panellist, panelist, contributor, laureate
name: principal investigator
name: registrant, licensee, practitioner, creator, dccreator, dccontributorauthor, student, graduand
name: candidate, teilnehmer, vorname und nachname, nom, nombre, nome, naam, nazwisko, namn
role: role, current role, occupation, profession, employment, position, current position, post
role: job, job title, primary job title, designation, function, line of work, day job, as
role: works as, working as, trade, job role, employed as, post held, position held
past role: previously, before that, and before that, formerly, used to be, job before that
role: what i do, what he does, what she does, what they do, current appointment, present appointment
past role: what i did before, what he did before, what she did before, what they did before
past role: before this, before joining, before joining us, prior to this, prior to that, earlier
past role: in a former life, in a past life, in a previous life, in an earlier life
role: beruf, tätigkeit, funktion, stelle, rolle, amt
name: ich heiße, mein name, name und titel, absolvent, absolventin
role: ich arbeite als, arbeite als, tätig als, heute tätig als, beschäftigt als, berufsbezeichnung
role: beruf heute, ausgeübter beruf, derzeitige tätigkeit
role: aktuelle tätigkeit, stellung, dienststellung
role: berufliche tätigkeit, hauptberuf, hauptberuflich, position im unternehmen, aktuelle position
past role: frühere tätigkeit, früherer beruf, früher tätig als, zuvor tätig als, vorherige tätigkeit
past employer: früherer arbeitgeber, letzter arbeitgeber
past employer: ehemaliger arbeitgeber, vorheriger arbeitgeber
past employer: zuvor bei, früher bei, davor bei
role: métier, fonction, poste
role: profesión, ocupación, cargo, puesto
role: profissão, ocupação, função
role: professione, occupazione, ruolo, incarico, posizione
role: beroep, functie, rol, zawód, stanowisko, yrke, titel
employer: employer, current employer, company, current company, organisation, organization
employer: primary organization, institution, firm, workplace, place of work, works at, works for
employer: working at, working for, employed at, employed by, affiliation, employer on record
employer: name of employer, employer name, name of organisation, name of organization
employer: organisation name, organization name
employer: company name, registered employer, principal employer
past employer: previously at, formerly at, formerly of, previously with
employer: arbeitgeber, firma, unternehmen, arbeitet bei, institution
employer: arbeitgeberin, dienstgeber, dienststelle, arbeitsstelle, arbeitsstätte, betrieb, tätig bei
employer: beschäftigt bei, angestellt bei, ich arbeite bei, arbeite bei, derzeitiger arbeitgeber
employer: aktueller arbeitgeber, dienstherr, einrichtung
employer: employeur, entreprise, organisme, établissement, travaille chez
employer: empresa, empleador, organización, institución, trabaja en
employer: empregador, organização, instituição
employer: azienda, datore di lavoro, organizzazione, ente, istituzione
employer: werkgever, bedrijf, organisatie, werkt bij, pracodawca, arbetsgivare
place: location, city, town, residence, place of residence, home, hometown, home town, lives at
place: whereabouts, home base, lives in, living in, resides in, based in, based, city of residence
place: town of residence, country of residence, home city, domicile, residing in, resident in
place: currently based in, now living in, lives, resides, town or city, city or town, home address
place: resident of, usual residence, usual place of residence, where i live, where he lives
place: where she lives, where they live, based out of, lives near, home is, normally resident in
place: wohnort, ort, stadt, standort, lebt in, wohnhaft in
place: wohnt in, ich wohne in, wohne in, ich lebe in, lebe in, wohnsitz, zuhause, zu hause in
place: lebensmittelpunkt, heimatort, wohnort heute
place: ville, lieu, résidence, domicile, vit à
place: ciudad, ubicación, residencia, lugar de residencia, vive en
place: cidade, localização, residência, mora em
place: città, residenza, luogo di residenza, vive a
place: woonplaats, plaats, woont in, miasto, ort
birth: born, b, year of birth, date of birth, birth year, birth date, birthdate, birthday, born in
birth: dob, yob, birth, year born, born on, born year, date and place of birth, year of my birth
birth: geboren, geburtsjahr, geburtsdatum, jahrgang, geburtstag
birth: baujahr, jg, geb, geboren am, geboren im jahr, ich bin geboren, geburtsjahrgang
birth: naissance, année de naissance, date de naissance, né en, née en, né, née
birth: nacimiento, año de nacimiento, fecha de nacimiento, nacido, nacida
birth: nascimento, ano de nascimento, data de nascimento
birth: nascita, anno di nascita, data di nascita, nato, nata
birth: geboortejaar, geboortedatum, rok urodzenia, data urodzenia, född, födelseår
education: education, degree, degrees, qualification, qualifications, studies, academic background
education: alma mater, university, college, school, studied, studied at, educated at
education: graduated from, graduate of, law school, medical school, graduate school
education: qualifying education, qualifying degree, educational qualification, academic degree
education: educational qualifications, academic qualification, academic qualifications, schooling
education: higher education, university education, first degree, degree held, degree from, educated
education: primary qualification, highest qualification, educational background
education: education background, university attended, college attended, schools attended, trained at
education: awarding institution, degree grantor, thesisdegreegrantor, granting institution, course
education: degree name, thesisdegreename, degree awarded, date of award, year of award, award date
education: year of passing, passing year, year of completion, year awarded, awarded, conferred
education: date conferred, awarding body, awarding university, institute attended, graduated
education: year of graduation, graduation year, year graduated, date of graduation
education: ausbildung, studium, abschluss, hochschule, universität
education: hochschulabschluss, studienabschluss, akademischer abschluss, akademischer grad, studiert
education: höchster abschluss, studiengang, studienort, bildungsabschluss, studierte an, bildung
education: akademische ausbildung, studium an, abschluss an, abschlussjahr, jahr des abschlusses
education: formation, études, diplôme, université
education: educación, formación, estudios, titulación, universidad
education: educação, formação, estudos, universidade
education: formazione, istruzione, studi, titolo di studio, università
education: opleiding, studie, universiteit, wykształcenie, uczelnia, utbildning
name: nom et prénom, prénom et nom, participant, autrice, autoría, nombre completo, autoria
name: nombre y apellidos, nome completo, nome e cognome
role: fonction actuelle, poste actuel, poste occupé, emploi, activité, activité professionnelle
role: puesto actual, cargo actual, oficio, trabajo, puesto de trabajo, ocupación actual
role: cargo atual, função atual, profissão atual, ofício, ocupação atual, posto
role: posizione attuale, qualifica, mestiere
past role: fonction antérieure, fonction précédente, ancienne fonction, poste précédent, auparavant
past role: poste antérieur, ancien poste, emploi précédent, dernier poste
past role: puesto anterior, cargo anterior, ocupación anterior, trabajo anterior, anteriormente
past role: cargo anterior, função anterior, ocupação anterior, emprego anterior
past role: incarico precedente, posizione precedente, ruolo precedente
employer: lieu de travail, employeur actuel, employée par, employé par, société, institution
employer: lugar de trabajo, centro de trabajo, empleador actual, compañía, entidad
employer: local de trabalho, empregador atual, entidade, entidade empregadora
employer: luogo di lavoro, sede di lavoro, datore di lavoro attuale
past employer: ancien employeur, employeur précédent, empresa anterior, empleador anterior
past employer: empregador anterior
place: lieu de résidence, ville de résidence, lieu d'habitation, commune de résidence, habite à
place: réside à, domicilié à, domiciliée à, lieu de domicile, adresse actuelle
place: ciudad de residencia, domicilio, reside en, localidad, municipio, población
place: local de residência, cidade de residência, morada, concelho, município, reside em, localidade
place: cidade onde reside, cidade onde mora, ciudad donde vive, ciudad donde reside
place: concelho de residência, município de residência, concelho ou município de residência
place: domicilio, luogo di domicilio, residente a, comune di residenza
birth: née le, né le, nacida en, nacido en, nascido em, nascida em, nata nel, nato nel
education: diplôme obtenu, diplômes, titre obtenu, établissement, parcours universitaire, cursus
education: formation académique, année du diplôme, année d'obtention
education: título, título obtenido, título académico, formación académica, estudios realizados
education: institución que otorga el título, año de obtención, titulación académica, grado académico
education: formação académica, formação acadêmica, habilitações, habilitações literárias, grau
education: grau académico, grau acadêmico, título obtido, ano de conclusão, ano de obtenção
education: titolo conseguito, percorso di studi
since: en poste depuis, depuis le, entrée en fonction, en el puesto desde, en el cargo desde
since: en la casa desde, en plantilla desde, fecha de ingreso, fecha de incorporación
since: na casa desde, no cargo desde, na função desde, data de admissão, data de entrada
since: since, joined, in post since, with us since, employed since, started, start date
since: at the company since, date of joining, joining date, date joined, joined on
since: date of appointment
since: appointed, appointed on, date appointed, in role since, in this role since, employed from
since: in position since, start of employment, date of hire, hire date, hired
since: in this position since, in present position since, in current position since, here since
since: in current role since, in present role since, in this post since, in present post since
since: in office since, in service since, on staff since, on the staff since, with the firm since
since: with the company since, year of appointment, year appointed, year joined, year of joining
since: start of service, date of entry, date started, started in, started on, appointed in
since: joined in
since: seit, im haus seit, eintritt, depuis, desde, dal, sinds, od
since: bei uns seit, dabei seit, im team seit, im unternehmen seit, eintrittsjahr, eintrittsdatum
since: im amt seit, tätig seit, beschäftigt seit
since: angestellt seit, in dieser funktion seit, dienstantritt
since: im betrieb seit, in der firma seit, im dienst seit, eingetreten, arbeitet hier seit
`

const kinds = [
  'name',
  'role',
  'employer',
  'past role',
  'past employer',
  'place',
  'birth',
  'education',
  'since',
] as const

const byLabel: ReadonlyMap<string, LabelKind> = new Map(
  lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [head = '', labels = ''] = line.split(': ')
      const kind = kinds.find((one) => one === head)
      return kind === undefined ? [] : labels.split(', ').map((label) => [foldLabel(label), kind])
    }),
)

const present = /^(?:current|present|main|primary|my|your|his|her|their|official)\s/
const past = /^(?:previous|former|past|earlier|prior|ex|formerly|last)\s/

/** @returns what a label announces; null for a word that is none */
export const chooseLabelKind = memoize((written: string): LabelKind | null => {
  const label = foldLabel(written)
  const kind = byLabel.get(label) ?? byLabel.get(label.replace(present, '')) ?? listedKind(written)
  if (kind !== undefined) return kind
  const earlier = past.test(label) ? byLabel.get(label.replace(past, '')) : undefined
  return earlier === 'role' ? 'past role' : earlier === 'employer' ? 'past employer' : null
})

const minListed = 2

/** "Employment, trade or profession": several words for one thing. */
function listedKind(written: string): LabelKind | undefined {
  const parts = written.split(/\s*[,/&]\s*|\s(?:and|or|und|oder|et|ou|y|o|e|en)\s/u)
  const found = parts.flatMap((part) => byLabel.get(foldLabel(part)) ?? [])
  return found.length >= minListed && new Set(found).size === 1 ? found[0] : undefined
}

const periods = parseWordSet(`
  period periods year years date dates when time from duration of service
  zeitraum jahr jahre von dauer periode annee annees periodo ano anno anos anni jaar jaren lata rok
`)

/** @returns what the values below a heading of a table are; `period` says when they held */
export function chooseColumnKind(written: string): LabelKind | 'period' | null {
  return chooseLabelKind(written) ?? (periods.has(foldLabel(written)) ? 'period' : null)
}

/** Whether a row is the headings of a table and says nothing itself. */
export function isHeadingRow(line: string): boolean {
  const cells = line.split('\t')
  return cells.length > 1 && cells.every((cell) => chooseColumnKind(cell) !== null)
}
