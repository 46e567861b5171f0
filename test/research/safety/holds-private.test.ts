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
    ['court', 'Als Lehrer wurde Ingo Wumpert wegen Diebstahls verurteilt.'],
    ['court', 'Die Polizei nahm Ingo Wumpert im März fest.'],
    ['court', 'Ingo Wumpert bekam eine Bewährungsstrafe.'],
    ['belief', 'Ingo Wumpert gehört der FDP an.'],
    ['health', 'Ingo Wumpert sitzt im Rollstuhl.'],
  ],
  French: [
    ['court', 'Odile Trochard a été condamnée en 2014 pour fraude fiscale.'],
    ['court', 'Le tribunal a condamné Odile Trochard pour escroquerie.'],
    ['health', 'Odile Trochard suit une psychothérapie depuis 2019.'],
    ['belief', 'Odile Trochard est une catholique pratiquante.'],
    ['belief', 'Odile Trochard est adhérente du Parti socialiste.'],
    ['belief', 'Odile Trochard est syndiquée à la CGT.'],
    ['home_address', 'Odile Trochard habite au 14 rue des Tilleuls à Montverdun.'],
    ['court', 'Odile Trochard, enseignante, condamnée pour vol, a fait appel.'],
    ['court', 'Odile Trochard a plaidé coupable.'],
    ['belief', 'Odile Trochard milite au Parti communiste.'],
    ['health', 'Odile Trochard se déplace en fauteuil roulant.'],
  ],
  Spanish: [
    ['court', 'Nuria Olmedal fue condenada en 2014 por fraude fiscal.'],
    ['court', 'Su antiguo socio demandó a Nuria Olmedal.'],
    ['court', 'La Audiencia condenó a Nuria Olmedal por estafa.'],
    ['health', 'Nuria Olmedal recibe tratamiento psiquiátrico desde 2019.'],
    ['belief', 'Nuria Olmedal es testigo de Jehová.'],
    ['belief', 'Nuria Olmedal se afilió a Vox en 2016.'],
    ['home_address', 'Nuria Olmedal vive en la calle de los Tilos, 14, en Valdor.'],
    ['court', 'La policía detuvo a Nuria Olmedal en marzo.'],
    ['court', 'Nuria Olmedal tiene antecedentes penales.'],
    ['belief', 'Nuria Olmedal milita en Podemos.'],
  ],
  Portuguese: [
    ['court', 'Tomás Lordelo foi condenado em 2014 por fraude fiscal.'],
    ['court', 'Tomás Lordelo é réu num processo por burla.'],
    ['health', 'Tomás Lordelo foi internado numa clínica de reabilitação.'],
    ['belief', 'Tomás Lordelo converteu-se ao islão em 2009.'],
    ['belief', 'Tomás Lordelo é militante do PS desde 1998.'],
    ['home_address', 'Tomás Lordelo mora na Rua das Tílias, 14, em Lordelo.'],
    ['court', 'A polícia deteve Tomás Lordelo em março.'],
    ['court', 'Tomás Lordelo declarou-se culpado.'],
    ['belief', 'Tomás Lordelo aderiu ao Chega.'],
  ],
  Italian: [
    ['court', 'Dario Roccaspina è stato condannato nel 2014 per frode fiscale.'],
    ['health', 'Dario Roccaspina è in cura psichiatrica dal 2019.'],
    ['belief', 'Dario Roccaspina è un cattolico praticante.'],
    ['belief', 'Dario Roccaspina è iscritto alla CGIL.'],
    ['home_address', 'Dario Roccaspina abita in via dei Tigli 14.'],
    ['court', 'Dario Roccaspina ha patteggiato una pena.'],
    ['court', 'Dario Roccaspina è stato citato in giudizio dal vicino.'],
    ['belief', 'Dario Roccaspina milita nella Lega.'],
  ],
  Dutch: [
    ['court', 'Joris Oostbroek werd in 2014 veroordeeld wegens oplichting.'],
    ['health', 'Joris Oostbroek werd opgenomen in een afkickkliniek.'],
    ['belief', 'Joris Oostbroek is een praktiserend katholiek.'],
    ['belief', 'Joris Oostbroek is lid van de vakbond FNV.'],
    ['home_address', 'Huisadres: Joris Oostbroek, Molenweg 7, Oostbroek'],
    ['home_address', 'Joris Oostbroek woont aan de Lindelaan 14.'],
    ['court', 'Als leraar werd Joris Oostbroek veroordeeld voor diefstal.'],
    ['court', 'De politie hield Joris Oostbroek in maart aan.'],
    ['court', 'Joris Oostbroek heeft een strafblad.'],
    ['belief', 'Joris Oostbroek is aangesloten bij de vakbond.'],
  ],
  Polish: [
    ['court', 'Zofia Lipowa została w 2014 roku skazana za oszustwo.'],
    ['health', 'Zofia Lipowa leczy się psychiatrycznie.'],
    ['belief', 'Zofia Lipowa jest praktykującą katoliczką.'],
    ['belief', 'Zofia Lipowa należy do związku zawodowego.'],
    ['home_address', 'Zofia Lipowa mieszka przy ul. Młyńskiej 14.'],
    ['court', 'Zofia Lipowa przyznała się do kradzieży.'],
    ['court', 'Zofia Lipowa dostała wyrok w zawieszeniu.'],
    ['belief', 'Zofia Lipowa ma legitymację PO.'],
  ],
  Russian: [
    ['court', 'Матвей Липин был осуждён за мошенничество в 2014 году.'],
    ['court', 'Учитель Матвей Липин, осуждённый за кражу, уехал.'],
    ['court', 'Полиция задержала Матвея Липина в марте.'],
    ['court', 'Матвей Липин признан банкротом.'],
    ['court', 'В отношении Матвея Липина возбуждено уголовное дело.'],
    ['health', 'Матвей Липин ходит к психотерапевту.'],
    ['belief', 'Матвей Липин — глубоко верующий человек.'],
    ['belief', 'Матвей Липин состоит в КПРФ.'],
    ['belief', 'Матвей Липин — член профсоюза.'],
    ['home_address', 'Матвей Липин проживает по адресу ул. Садовая, д. 14'],
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
    ['court', 'Ada Marlowe was, as a teacher, convicted of assault.'],
    ['court', 'Ada Marlowe, as a teacher, convicted of assault, moved abroad.'],
    ['court', 'Ada Marlowe, 44, of Lindby, pleaded guilty to theft.'],
    ['court', 'Ada Marlowe received a suspended sentence.'],
    ['court', 'Ada Marlowe has a criminal record.'],
    ['health', 'Ada Marlowe has been in a wheelchair since 2014.'],
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
  'Ada Marlowe went to prison as a chaplain.',
  'The prison library issues Ada Marlowe of Lindby a card.',
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
  'Ada Marlowe sued Exxon Mobil over the spill.',
  'Ada Marlowe sued Quillon Featherby on behalf of two villages.',
  'Tesla was sued by a driver, writes Ada Marlowe.',
  'Brackwater went bankrupt, writes Ada Marlowe.',
  'Wumpert & Söhne war pleite, als Ingo Wumpert kam.',
  'Odile Trochard est présidente du syndicat des copropriétaires des Tilleuls.',
  'Odile Trochard est membre du Parti pris, un collectif.',
  'Nuria Olmedal ingresó en la clínica como cirujana.',
  'Nuria Olmedal es abogada experta en concurso de acreedores.',
  'Tomás Lordelo é advogado especialista em falência.',
  'Ada Marlowe was charged with rebuilding the library.',
  'Tomás Lordelo foi preso político na ditadura.',
  'A Ótica foi processada por um cliente de Tomás Lordelo.',
  'Joris Oostbroek is lid van de Groene Vrienden.',
  'Матвей Липин — судья, который вынес приговор по делу банка.',
  'Матвей Липин — депутат, член партии «Единая Россия».',
  'Матвей Липин — следователь и задержал банду.',
  'Сбербанк был обвинён в сговоре, пишет Матвей Липин.',
])('an office, a profession or a firm is shown: %s', (text) =>
  expect(isSensitiveText(text)).toBeNull(),
)

test.each([
  'Ada Marlowe convicted of fraud',
  'Ada Marlowe pleads guilty to fraud.',
  'Ada Marlowe is in prison.',
  'Ada Marlowe went to prison as a teenager.',
  'Quay Tugs sues Ada Marlowe for damages.',
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

test.each([
  ['health', 'Ada Marlowe had a stroke in 2014.'],
  ['health', 'Ada Marlowe is living with epilepsy.'],
  ['health', 'Ingo Wumpert hatte 2014 einen Herzinfarkt.'],
  ['health', 'Dario Roccaspina ha un tumore al colon.'],
  ['health', 'Zofia Lipowa walczy z depresją.'],
  ['belief', 'Ada Marlowe was raised Catholic.'],
  ['sexuality', 'Ada Marlowe, who is bisexual, lives in Lindby.'],
  ['sexuality', 'Proud gay man, runner, baker'],
  ['sexuality', 'Joris Oostbroek kwam in 2014 uit de kast.'],
  ['sexuality', 'Odile Trochard a fait son coming out en 2014.'],
  ['sexuality', 'Ingo Wumpert ist ein trans Mann.'],
  ['court', 'Foi condenado por burla em 2014.'],
  ['court', 'Он уехал, когда был осуждён за кражу.'],
])('%s is withheld in a form that its language prefers: %s', (kind, text) =>
  expect(isSensitiveText(text)?.kind).toBe(kind),
)

test.each([
  'Fue condenado el banco, escribe Nuria Olmedal.',
  'Ada Marlowe lives with her family in Lindby.',
  'Ada Marlowe, who is a gay rights lawyer, lives in Lindby.',
])('what only resembles it is shown: %s', (text) => expect(isSensitiveText(text)).toBeNull())

test.each([
  ['health', 'I am a recovering alcoholic who bakes bread in Lindby.'],
  ['health', 'I have bipolar disorder.'],
  ['sexuality', 'Je suis lesbienne.'],
  ['belief', 'Soy católica practicante.'],
  ['court', 'Ich wurde wegen Betrugs verurteilt.'],
])('%s is withheld where the person says it: %s', (kind, text) =>
  expect(isSensitiveText(text)?.kind).toBe(kind),
)

test.each([
  'Ottilie Vandermarsh of the Institute for Invented Maps in Ghent went to prison.',
  'Ottilie Vandermarsh from Ghent pleaded guilty.',
  'Ingo Wumpert aus Ohrdorf kam in Untersuchungshaft.',
])('a conviction is withheld behind where the person is from: %s', (text) =>
  expect(isSensitiveText(text)?.kind).toBe('court'),
)

test.each([
  'Lindby United was sued by its former manager.',
  'The Valdor Times was sued for libel in 2019.',
  'Lindby Rovers was fined for fraud.',
])('a suit against a club or a newspaper is shown: %s', (text) =>
  expect(isSensitiveText(text)).toBeNull(),
)

test.each([
  'Матвей Липин был арестован на сцене в роли Хлестакова.',
  'Ada Marlowe was arrested every night in the role of Portia.',
  'Ada Marlowe is Arrested Development fan.',
])('what is played on a stage or a screen is shown: %s', (text) =>
  expect(isSensitiveText(text)).toBeNull(),
)

test.each([
  'Ada Marlowe, a historian, wrote on the conviction of Oscar Wilde.',
  'Tomás Lordelo, historiador, analisou as acusações contra Oscar Wilde.',
  'Nuria Olmedal fue condenada por el jurado a repetir el plato.',
  'Odile Trochard est condamnée à réussir, écrit le critique.',
  'Ada Marlowe was found guilty in a mock trial.',
  'Ada Marlowe spent two years in prison as its chaplain.',
  'Dario Roccaspina ha passato due anni in carcere come volontario.',
  'Ada Marlowe’s patients suffer from asthma.',
  'Tomás Lordelo luta contra o cancro no laboratório.',
  'Odile Trochard est accro aux mots croisés.',
])('a task, a study, a game of court or illness is shown: %s', (text) =>
  expect(isSensitiveText(text)).toBeNull(),
)

test.each([
  ['court', 'Nuria Olmedal fue condenada por el jurado a pagar una multa.'],
  ['court', 'Odile Trochard est condamnée à verser 300 euros.'],
  ['court', 'The historian Ada Marlowe was convicted of fraud.'],
  ['court', 'Ada Marlowe spent two years in prison as a teenager.'],
  ['health', 'Joris Oostbroek heeft parkinson.'],
  ['belief', 'Ingo Wumpert ist bekennender Zeuge Jehovas.'],
  ['circumstances', 'Odile Trochard est séparée de son mari.'],
  ['circumstances', 'Nuria Olmedal está separada de su marido.'],
])('%s is withheld beside such words: %s', (kind, text) =>
  expect(isSensitiveText(text)?.kind).toBe(kind),
)
