import { describe, expect, test } from 'vitest'
import { isSensitiveText } from '../../../research/safety/is-sensitive-text.ts'

const stated: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  German: [
    ['court', 'Ingo Wumpert wurde 2014 wegen Betrugs zu zwei Jahren Haft verurteilt.'],
    ['court', 'Gegen Ingo Wumpert ermittelt die Staatsanwaltschaft.'],
    ['court', 'Das Gericht verurteilte Ingo Wumpert zu einer Geldstrafe.'],
    ['court', 'Ingo Wumpert meldete 2017 Privatinsolvenz an.'],
    ['health', 'Ingo Wumpert ist seit 2019 in psychotherapeutischer Behandlung.'],
    ['belief', 'Ingo Wumpert ist gläubiger Katholik und Vater.'],
    ['belief', 'Ingo Wumpert ist seit 1998 Mitglied der SPD.'],
    ['belief', 'Ingo Wumpert trat der Gewerkschaft bei.'],
    ['home_address', 'Ingo Wumpert wohnt in der Lindenstraße 14 in Ohrdorf.'],
  ],
  French: [
    ['court', 'Odile Trochard a été condamnée en 2014 pour fraude fiscale.'],
    ['court', 'Le tribunal a condamné Odile Trochard pour escroquerie.'],
    ['health', 'Odile Trochard suit une psychothérapie depuis 2019.'],
    ['belief', 'Odile Trochard est une catholique pratiquante.'],
    ['belief', 'Odile Trochard est adhérente du Parti socialiste.'],
    ['belief', 'Odile Trochard est syndiquée à la CGT.'],
    ['home_address', 'Odile Trochard habite au 14 rue des Tilleuls à Montverdun.'],
  ],
  Spanish: [
    ['court', 'Nuria Olmedal fue condenada en 2014 por fraude fiscal.'],
    ['court', 'Su antiguo socio demandó a Nuria Olmedal.'],
    ['court', 'La Audiencia condenó a Nuria Olmedal por estafa.'],
    ['health', 'Nuria Olmedal recibe tratamiento psiquiátrico desde 2019.'],
    ['belief', 'Nuria Olmedal es testigo de Jehová.'],
    ['belief', 'Nuria Olmedal se afilió a Vox en 2016.'],
    ['home_address', 'Nuria Olmedal vive en la calle de los Tilos, 14, en Valdor.'],
  ],
  Portuguese: [
    ['court', 'Tomás Lordelo foi condenado em 2014 por fraude fiscal.'],
    ['court', 'Tomás Lordelo é réu num processo por burla.'],
    ['health', 'Tomás Lordelo foi internado numa clínica de reabilitação.'],
    ['belief', 'Tomás Lordelo converteu-se ao islão em 2009.'],
    ['belief', 'Tomás Lordelo é militante do PS desde 1998.'],
    ['home_address', 'Tomás Lordelo mora na Rua das Tílias, 14, em Lordelo.'],
  ],
  Italian: [
    ['court', 'Dario Roccaspina è stato condannato nel 2014 per frode fiscale.'],
    ['health', 'Dario Roccaspina è in cura psichiatrica dal 2019.'],
    ['belief', 'Dario Roccaspina è un cattolico praticante.'],
    ['belief', 'Dario Roccaspina è iscritto alla CGIL.'],
    ['home_address', 'Dario Roccaspina abita in via dei Tigli 14.'],
  ],
  Dutch: [
    ['court', 'Joris Oostbroek werd in 2014 veroordeeld wegens oplichting.'],
    ['health', 'Joris Oostbroek werd opgenomen in een afkickkliniek.'],
    ['belief', 'Joris Oostbroek is een praktiserend katholiek.'],
    ['belief', 'Joris Oostbroek is lid van de vakbond FNV.'],
    ['home_address', 'Huisadres: Joris Oostbroek, Molenweg 7, Oostbroek'],
    ['home_address', 'Joris Oostbroek woont aan de Lindelaan 14.'],
  ],
  Polish: [
    ['court', 'Zofia Lipowa została w 2014 roku skazana za oszustwo.'],
    ['health', 'Zofia Lipowa leczy się psychiatrycznie.'],
    ['belief', 'Zofia Lipowa jest praktykującą katoliczką.'],
    ['belief', 'Zofia Lipowa należy do związku zawodowego.'],
    ['home_address', 'Zofia Lipowa mieszka przy ul. Młyńskiej 14.'],
  ],
  Swedish: [
    ['court', 'Astrid Lindby dömdes 2014 till två års fängelse.'],
    ['health', 'Astrid Lindby går i terapi sedan 2019.'],
    ['belief', 'Astrid Lindby är praktiserande katolik.'],
    ['belief', 'Astrid Lindby är medlem i fackförbundet Unionen.'],
    ['home_address', 'Astrid Lindby bor på Kvarngatan 14.'],
  ],
  English: [
    ['court', 'Ada Marlowe was convicted of tax fraud in 2014.'],
    ['court', 'Her former partner sued Ada Marlowe for maintenance.'],
    ['court', 'Ada Marlowe was declared bankrupt in 2017.'],
    ['home_address', 'Home address: Ada Marlowe, 7 Mill Lane, Lindby'],
    ['health', 'Ada Marlowe has been in therapy for years.'],
    ['belief', 'Ada Marlowe joined the Conservative Party in 2016.'],
    ['belief', 'Ada Marlowe is a member of the trade union Unite.'],
  ],
}

describe.each(Object.entries(stated))('what a page says of a person in %s', (_, rows) => {
  test.each(rows)('%s is withheld: %s', (kind, text) =>
    expect(isSensitiveText(text)?.kind).toBe(kind),
  )
})

test.each([
  'Ingo Wumpert verteidigt Mandanten, die wegen Betrugs angeklagt sind.',
  'Ingo Wumpert ist Richter am Gericht, das den Täter verurteilte.',
  'Ingo Wumpert ist Abgeordneter und Mitglied der SPD.',
  'Die Wumpert Optik GmbH wurde zu einer Geldstrafe verurteilt.',
  'Odile Trochard est juge au tribunal qui a condamné la banque.',
  'Odile Trochard est députée et membre du Parti socialiste.',
  'Nuria Olmedal es abogada y defiende a acusados de estafa.',
  'Tomás Lordelo é juiz do tribunal que condenou o banco.',
  'Dario Roccaspina è avvocato e difende imputati di truffa.',
  'Joris Oostbroek is rechter bij de rechtbank die de bank veroordeelde.',
  'Zofia Lipowa jest sędzią sądu, który skazał bank.',
  'Astrid Lindby är rådman vid tingsrätten som dömde banken.',
  'Zofia Lipowa jest adwokatką i broni oskarżonych o oszustwo.',
  'Ada Marlowe is a defence lawyer for people accused of fraud.',
  'Ada Marlowe is a judge at the court that convicted the bank.',
  'Ada Marlowe was a member of the Labour Party and a Senator.',
  'Ada Marlowe is a physiotherapist and leads a therapy centre.',
  'Ada Marlowe was a barrister for a man accused of murder.',
  'Ada Marlowe has been a prosecutor since 2010 and has prosecuted 40 cases.',
  'Ada Marlowe was charged with developing the product strategy.',
  'Ada Marlowe is head of bankruptcy at Hale LLP.',
  'Ada Marlowe is a nurse in chemotherapy.',
  'Ada Marlowe spent ten years teaching in prison.',
  'Ada Marlowe served as a chaplain in prison.',
  'Ada Marlowe joined Labour Relations Board in 2010.',
  'Ada Marlowe pleaded guilty characters and wrote their songs.',
  'The lawsuit against Brackwater Energy was led by Ada Marlowe.',
  'JavaScript is disabled. Enable it to see the page of Ada Marlowe.',
  'Ingo Wumpert machte eine Ausbildung in Psychotherapie.',
  'Ingo Wumpert kam 2014 zur JVA Ohrdorf als Psychologe.',
  'Ingo Wumpert ist Historiker und forscht über Zeugen Jehovas.',
  'Odile Trochard est avocate et a défendu un homme condamné.',
  'Odile Trochard a passé dix ans à enseigner en prison.',
  'Nuria Olmedal es una autora muy demandada.',
  'Nuria Olmedal estuvo diez años de maestra en la cárcel de Valdor.',
  'Dario Roccaspina è in terapia intensiva come primario.',
  'Dario Roccaspina è avvocato di un imputato.',
  'Joris Oostbroek ging werken in de gevangenis als leraar.',
  'Zofia Lipowa trafiła do więzienia jako wychowawczyni.',
  'Astrid Lindby är mycket organiserad.',
])('an office, a profession or a firm is shown: %s', (text) =>
  expect(isSensitiveText(text)).toBeNull(),
)

test.each([
  'Ada Marlowe convicted of fraud',
  'Ada Marlowe pleads guilty to fraud.',
  'Ada Marlowe is in prison.',
  'Ada Marlowe was tried and convicted of fraud.',
  'Ingo Wumpert wegen Betrugs verurteilt',
  'Ingo Wumpert wurde Anfang 2014 wegen Betrugs verurteilt.',
  'Ingo Wumpert kam in Untersuchungshaft.',
  'Odile Trochard condamnée pour fraude',
  'Odile Trochard a été plusieurs fois condamnée.',
  'Nuria Olmedal, condenada por estafa',
  'Tomás Lordelo condenado por burla',
  'Dario Roccaspina condannato per truffa',
  'Joris Oostbroek veroordeeld voor fraude',
  'Zofia Lipowa skazana za oszustwo',
  'Astrid Lindby dömd för bedrägeri',
  'Astrid Lindby blev 2014 dömd för bedrägeri.',
])('a conviction is withheld as in a headline or behind adverbs: %s', (text) =>
  expect(isSensitiveText(text)?.kind).toBe('court'),
)

test.each([
  'Wumpert Optik GmbH, Industriestraße 12, 99885 Ohrdorf, Geschäftsführer: Ingo Wumpert',
  'Optique Trochard SARL, 12 rue de l’Industrie, 42130 Montverdun',
  'Óptica Olmedal S.L., Calle Industria 12, 47410 Olmedal',
  'Ótica Lordelo Lda., Rua da Indústria 12, 4580-401 Lordelo',
  'Marlowe Optics Ltd, 12 Industry Road, Lindby LN1 2AB',
  'Lordelo Advogados, Rua da Indústria 12, 4580-401 Lordelo',
  'Marlowe Solicitors, 12 Industry Road, Lindby LN1 2AB',
])('the address of a firm is shown: %s', (text) => expect(isSensitiveText(text)).toBeNull())

test.each([
  'Ingo Wumpert, Industriestraße 12, 99885 Ohrdorf',
  'Odile Trochard, 12 rue de l’Industrie, 42130 Montverdun',
  'Ada Marlowe, 12 Mill Lane, Lindby LN1 2AB',
  'Joris Oostbroek, Molenweg 7, 3511 AB Oostbroek',
  'Nuria Olmedal, calle de los Tilos 14, 47410 Olmedal',
  'Dario Roccaspina, via dei Tigli 14, 20100 Valdoro',
  'Zofia Lipowa, ul. Młyńska 14, 30-001 Lipowa',
])('an address without a firm is withheld: %s', (text) =>
  expect(isSensitiveText(text)?.kind).toBe('home_address'),
)
