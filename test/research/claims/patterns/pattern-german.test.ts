import { expect, test } from 'vitest'
import { admitClaim } from '../../../../research/case/focus/admit-claim.ts'
import { draftsOf, saidOf } from '../../../support/research/said-of.ts'

test.each([
  [
    'Zelda Quibbleworth ist seit 2019 als Lektorin für die Grenmere Verlag GmbH tätig.',
    ['work | Lektorin | Grenmere Verlag GmbH | 2019'],
  ],
  [
    'Seit 2012 gehört Zelda Quibbleworth zur Schreibwerkstatt Grenmere.',
    ['work | Schreibwerkstatt Grenmere | 2012'],
  ],
  [
    'Zelda Quibbleworth, die zuvor als Prokuristin bei der Grenmere AG gearbeitet hatte, sprach.',
    ['past | Prokuristin | Grenmere AG'],
  ],
  [
    'Zelda Quibbleworth hat die Sternwarte Grenmere GmbH verlassen.',
    ['past | Sternwarte Grenmere GmbH'],
  ],
  [
    'Zelda Quibbleworth kam 1999 zur Grenmere GmbH und ist dort seit 2005 Prokuristin.',
    ['work | Grenmere GmbH | 1999', 'work | Prokuristin | Grenmere GmbH | 2005'],
  ],
  [
    'Seit 2019 leitet Zelda Quibbleworth den Einkauf der Grenmere GmbH.',
    ['work | Grenmere GmbH | 2019'],
  ],
  [
    'Dass Zelda Quibbleworth 2011 neu anfing und seither als Försterin bei der Grenmere AG arbeitet, gefällt uns.',
    ['work | Försterin | Grenmere AG | 2011'],
  ],
  [
    'Es liest Zelda Quibbleworth, hauptberuflich bei der Grenmere AG beschäftigt.',
    ['work | Grenmere AG'],
  ],
  ['Zelda Quibbleworth kam 1969 in Kassel zur Welt.', ['born | 1969']],
  [
    'Zelda Quibbleworth unterrichtet Mathematik am Gymnasium Grenmere.',
    ['work | Gymnasium Grenmere'],
  ],
  ['Zelda Quibbleworth gründete 2004 die Grenmere GmbH.', ['past | Grenmere GmbH']],
  ['Zelda Quibbleworth zog nach Kassel.', ['place | Kassel']],
  [
    'Die Stelle als Werkleiterin bei der Grenmere AG hat Zelda Quibbleworth 2018 angetreten.',
    ['work | Werkleiterin | Grenmere AG | 2018'],
  ],
  [
    'Bei der Grenmere AG ist Zelda Quibbleworth seit 2011 Beraterin.',
    ['work | Beraterin | Grenmere AG | 2011'],
  ],
  [
    'Zelda Quibbleworth gehört seit 2011 dem Team der Grenmere AG an.',
    ['work | Grenmere AG | 2011'],
  ],
  ['Zelda Quibbleworth hat an der Universität Ulm Biologie studiert.', ['study | Universität Ulm']],
  ['Nach Jahren in Bonn lebt Zelda Quibbleworth heute in Kassel.', ['place | Kassel']],
  [
    'Zelda Quibbleworth, 1960 geboren, studierte Physik an der Universität Ulm und lebt heute mit ' +
      'Familie in Kassel. »Laterne« ist das erste Buch.',
    ['study | Universität Ulm', 'place | Kassel', 'born | 1960'],
  ],
  [
    'Zelda Quibbleworth, Expertin der Stiftung Lampen und Leuchten, sprach.',
    ['work | Expertin | Stiftung Lampen und Leuchten'],
  ],
  [
    'Zelda Quibbleworth, Sternwarte Grenmere GmbH: Lampen im Alltag, ein Vortrag für alle',
    ['work | Sternwarte Grenmere GmbH'],
  ],
  [
    'Zelda Quibbleworth promovierte 2004 an der Universität Ulm in Chemie.',
    ['study | Promotion | Universität Ulm | 2004'],
  ],
  [
    'Zelda Quibbleworth schloss 2009 ihr Studium an der Hochschule Ulm mit dem Diplom ab.',
    ['study | Diplom | Hochschule Ulm | 2009'],
  ],
  [
    'Zelda Quibbleworth lebt als freie Autorin in Kassel.',
    ['work | freie Autorin', 'place | Kassel'],
  ],
  ['Zelda Quibbleworth fühlt sich in Kassel längst zu Hause.', ['place | Kassel']],
])('a German clause is read by its verb, whatever the order of its parts: %s', (text, said) => {
  expect(saidOf(text).sort()).toEqual([...said].sort())
  for (const draft of draftsOf(text)) expect(admitClaim(draft, text)).toBe(true)
})

test.each([
  [
    'Zelda Quibbleworth\nSeit 2017 Hebamme am Klinikum Grenmere\n2008–2014 Pflegerin bei der Caritas Ulm',
    ['work | Hebamme | Klinikum Grenmere | 2017', 'work | Pflegerin | Caritas Ulm | 2008'],
  ],
  [
    'Zelda Quibbleworth\nJahrgang 1976. Studium der Biologie, Universität Ulm, Abschluss 2002. Danach Dramaturgin.',
    ['born | 1976', 'study | Universität Ulm | 2002', 'past | Dramaturgin'],
  ],
  [
    'Zelda Quibbleworth\nFach: Biologie (Universität Ulm, Promotion 2010)',
    ['study | Promotion | Universität Ulm | 2010'],
  ],
])('German lines without a verb state posts, studies and births: %s', (text, said) =>
  expect(saidOf(text).sort()).toEqual([...said].sort()),
)

test.each([
  [
    'Zelda Quibbleworth malt. Gekommen war sie 2003 von der Grenmere AG, dort zuletzt Prokuristin.',
    false,
    ['past | Grenmere AG', 'past | Prokuristin | Grenmere AG'],
  ],
  [
    'Hauptberuflich bin ich Hebamme am Klinikum Grenmere.',
    true,
    ['work | Hebamme | Klinikum Grenmere'],
  ],
  ['Davor war ich bei der Grenmere AG angestellt.', true, ['past | Grenmere AG']],
])('a German pronoun behind its verb is the subject: %s', (text, isOwn, said) =>
  expect(saidOf(text, isOwn)).toEqual(said),
)

test.each([
  'Zelda Quibbleworth arbeitet nicht bei der Grenmere AG.',
  'Zelda Quibbleworth hatte sich bei der Grenmere AG beworben.',
  'Zelda Quibbleworth ist Mutter von zwei Kindern.',
  'Zelda Quibbleworth ist Berlinerin.',
  'Zelda Quibbleworth ist seit 2012 in der Forschung tätig.',
  'Zelda Quibbleworth kam nach der Schule zur Ruhe.',
  'Zelda Quibbleworth, deren Vater bei der Grenmere AG arbeitete, malt.',
  'Es gibt noch jemanden, der Zelda Quibbleworth heißt, bei der Grenmere AG arbeitet und in Thun wohnt.',
  'Das Gespräch mit dem Leiter der Grenmere AG führte Zelda Quibbleworth.',
  'Mit dem Preis der Grenmere Stiftung wurde Zelda Quibbleworth ausgezeichnet.',
  'Zelda Quibbleworth\nAusgebildet an der Universität Ulm, Diplom in Biologie, jede Menge Spaß',
  'Zelda Quibbleworth wechselt im Sommer zur Grenmere AG.',
  'Zelda Quibbleworth hat mit der Grenmere AG gearbeitet.',
  'Zelda Quibbleworth ging 2011 zur Beerdigung der Leiterin der Grenmere AG.',
  'Zelda Quibbleworth hat die Universität Ulm verlassen.',
  'Zelda Quibbleworth wurde von der Grenmere AG verklagt.',
  'Zelda Quibbleworth war zu Gast bei der Grenmere AG.',
  'Text: Otto Rank, Bild: Zelda Quibbleworth, Schlussredaktion: Anna Weiss, Ton und Schnitt: Max Kurz',
  'Zelda Quibbleworth traf die Förster, die bei der Grenmere AG arbeiten.',
  'Zelda Quibbleworth steht im Museum Grenmere vor einem Bild.',
  'Zelda Quibbleworth kam 2012 zur Eröffnung ins Museum Grenmere.',
  'Zelda Quibbleworth kam 2012 in die Klinik Grenmere, zwei Tage nach dem Unfall.',
  'Zelda Quibbleworth verließ die Sparkasse Ulm gegen 18 Uhr.',
  'Zelda Quibbleworth übernahm die Schirmherrschaft der Stiftung Grenmere.',
  'Zelda Quibbleworth sprach an der Universität Ulm und studierte die Akten.',
  'Zelda Quibbleworth erhielt den Magister-Preis der Universität Ulm.',
  'Zelda Quibbleworth lebt im Film in Kassel.',
  'Zelda Quibbleworth ging zur Sparkasse Ulm.',
  'Zelda Quibbleworth leitet demnächst das Museum Grenmere.',
  'Zelda Quibbleworth sprach mit Lena, 34, Lehrerin am Gymnasium Ulm.',
  'Zelda Quibbleworth traf Otto Rank, seit 2019 Redakteur bei der Initech GmbH.',
  'Zelda Quibbleworth kam nach Ulm, wo Otto Rank als Redakteur bei der Initech GmbH arbeitet.',
  'Zelda Quibbleworth kam zurück, weil Otto Rank als Redakteur bei der Initech GmbH arbeitet.',
  'Zelda Quibbleworth kam nach Ulm, wo die Tochter als Redakteurin bei der Initech GmbH arbeitet.',
  'Zelda Quibbleworth kam zurück. Ihr Bruder ist seit 2019 Redakteur bei der Initech GmbH.',
  'Zelda Quibbleworth hat die Sparkasse Ulm nach einer Stunde verlassen.',
  'Zelda Quibbleworth kündigte bei der Sparkasse Ulm ihr Konto.',
  'Zelda Quibbleworth arbeitet in der Bibliothek Kassel an ihrer Dissertation.',
  'Zelda Quibbleworth ist seit 2010 bei Instagram.',
  'Zelda Quibbleworth gehört zu Deutschlands besten Köchen.',
  'Zelda Quibbleworth wurde 2012 zur Lehrerin des Jahres gewählt.',
  'Zelda Quibbleworth wurde als Direktorin des Museums Grenmere vorgeschlagen.',
  'Zelda Quibbleworth ist Gast bei der Grenmere AG.',
])('a German denial, another subject or a vague noun gives no statement: %s', (text) =>
  expect(saidOf(text)).toEqual([]),
)

test.each([
  'Zelda Quibbleworth ist seit 2010 mit einem Arzt aus Kassel verheiratet.',
  'Zelda Quibbleworth ist gegen den Direktor der Grenmere AG.',
])('a German noun in another case than the subject is nothing that they are: %s', (text) =>
  expect(saidOf(text)).toEqual([]),
)

test('what a German studies is a subject and no country', () => {
  const [study] = draftsOf('Zelda Quibbleworth studierte in den USA an der Universität Ulm.')
  expect(study?.value).toMatchObject({ school: 'Universität Ulm', field: null })
})

test('a German post that begins with a year to come is none of today', () => {
  const [post] = draftsOf('Zelda Quibbleworth leitet ab 2030 das Museum Grenmere.')
  expect(post?.value).toMatchObject({ from: '2030', current: false })
})
