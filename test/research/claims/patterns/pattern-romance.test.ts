import { expect, test } from 'vitest'
import { saidOf } from '../../../support/research/said-of.ts'

test.each([
  'Clinique mutualiste du Golfe',
  'Maison des jeunes du Vallon',
  'Section jurassienne des eaux souterraines',
  'Museo de arte contemporáneo de Ravelo',
  'Fábrica de Faianças Moreira & Neto',
])('the small words of a Romance name belong to it: %s', (house) => {
  expect(saidOf(`Zelda Quibbleworth, directrice de la ${house}, a parlé.`)).toEqual([
    `work | directrice | ${house}`,
  ])
})

test.each([
  ['Zelda Quibbleworth est luthière et vit à Namur.', 'luthière', 'Namur'],
  ['Zelda Quibbleworth es luthier y vive en Lugo.', 'luthier', 'Lugo'],
  ['Zelda Quibbleworth é tradutora e mora em Braga.', 'tradutora', 'Braga'],
])('the town behind a Romance post is a home and no employer: %s', (text, post, town) => {
  expect(saidOf(text)).toEqual([`place | ${town}`, `work | ${post}`])
})

test.each([
  ['Zelda Quibbleworth es historiadora en Salamanca.', ['work | historiadora']],
  ['Zelda Quibbleworth est avocate à Rennes.', ['work | avocate']],
  ['Zelda Quibbleworth est avocate chez Orange.', ['work | avocate | Orange']],
  [
    'Zelda Quibbleworth est avocate chez Vandrel Conseil à Rennes.',
    ['work | avocate | Vandrel Conseil'],
  ],
  [
    'Zelda Quibbleworth est avocate chez Vandrel Aide à Domicile.',
    ['work | avocate | Vandrel Aide à Domicile'],
  ],
])('the town of a Romance post is no employer, however small: %s', (text, said) => {
  expect(saidOf(text).filter((one) => one.startsWith('work'))).toEqual(said)
})

test('labels of Romance languages name a past post and a home', () =>
  expect(
    saidOf(
      'Zelda Quibbleworth\nFonction antérieure : luthière, Atelier Marsh\nLieu de résidence : Namur',
    ),
  ).toEqual(['past | luthière | Atelier Marsh', 'place | Namur']))

test.each([
  ["NAME est luthière à l'Atelier des Trois Ponts.", 'luthière | Atelier des Trois Ponts'],
  [
    'NAME, née en 1983, est chargée de médiation à la Maison des jeunes du Vallon.',
    'chargée de médiation | Maison des jeunes du Vallon',
  ],
  [
    'NAME travaille depuis 2016 pour la Coopérative laitière du Pré-Vert, où elle est fromagère.',
    'fromagère | Coopérative laitière du Pré-Vert | 2016',
  ],
  [
    'NAME trabaja como restauradora de órganos en la Fundación Tubos del Sur desde 2014.',
    'restauradora de órganos | Fundación Tubos del Sur | 2014',
  ],
  [
    'Desde 2019, NAME é diretora da Biblioteca Municipal de Ravelim.',
    'diretora | Biblioteca Municipal de Ravelim | 2019',
  ],
  [
    'Entrevistámos NAME, encadernadora da Oficina Gráfica do Cais, sobre o papel.',
    'encadernadora | Oficina Gráfica do Cais',
  ],
  [
    "La fonction de cheffe d'atelier de la Librairie des Écluses a été confiée à NAME, ravie.",
    "cheffe d'atelier | Librairie des Écluses",
  ],
  [
    'A Vinícola Serra Longa, que conta desde 2018 com NAME no cargo de enóloga, abre hoje.',
    'enóloga | Vinícola Serra Longa | 2018',
  ],
  [
    'NAME dirige depuis 2015 la Librairie des Écluses et vit à Namur.',
    'Librairie des Écluses | 2015',
  ],
  ['La charla será con NAME, bibliotecaria de profesión, que llega tarde.', 'bibliotecaria'],
])('a clause in a Romance language states a post, its parts in any order: %s', (text, said) =>
  expect(saidOf(text.replace('NAME', 'Zelda Quibbleworth'))).toContain(`work | ${said}`),
)

test.each([
  [
    'NAME a travaillé comme libraire à la Compagnie des Lampes avant de voyager.',
    'past | libraire | Compagnie des Lampes',
  ],
  [
    'Batemos um papo com NAME, que largou o emprego de guia na Agência Trilhas do Sul e não voltou.',
    'past | guia | Agência Trilhas do Sul',
  ],
  ['Passée par la Clinique du Vallon, NAME cultive des roses.', 'past | Clinique du Vallon'],
  ['NAME, tras pasar por la Fundación Tubos del Sur, canta.', 'past | Fundación Tubos del Sur'],
  ['NAME, qui fut notre libraire pendant des années, chante.', 'past | libraire'],
  [
    'NAME fue anteriormente inspectora en la Fundación Tubos del Sur.',
    'past | inspectora | Fundación Tubos del Sur',
  ],
])('a post that is over is none of today: %s', (text, said) =>
  expect(saidOf(text.replace('NAME', 'Zelda Quibbleworth'))).toContain(said),
)

test.each([
  [
    "Titulaire depuis 2011 d'un master de l'Université de Rodel, NAME signe ici.",
    'study | master | Université de Rodel | 2011',
  ],
  ['NAME es licenciada en Historia por la Universidad de Ravelo.', 'study | Universidad de Ravelo'],
  [
    'NAME possui mestrado em Física pela Universidade do Cais (diploma de 2001).',
    'study | mestrado | Universidade do Cais | 2001',
  ],
  [
    'NAME possui doutoramento em História da Arte pela Universidade do Cais.',
    'study | doutoramento | Universidade do Cais',
  ],
  ['NAME con residencia en Plasencia y año de nacimiento 1970 entra.', 'place | Plasencia'],
  ['NAME, qui demeure à Namur, écrit.', 'place | Namur'],
  ['NAME a vu le jour un matin de février 1977 à Namur.', 'born | 1977'],
  ['NAME (Lugo, 1984) trabaja como luthier en la Fundación Tubos del Sur.', 'born | 1984'],
])('studies, homes and births are read as well: %s', (text, said) =>
  expect(
    saidOf(
      text.replace('NAME', 'Zelda Quibbleworth').replace('Quibbleworth con', 'Quibbleworth, con'),
    ),
  ).toContain(said),
)

test.each([
  "NAME n'est pas libraire à la Librairie des Écluses.",
  'NAME no trabaja en la Fundación Tubos del Sur.',
  'NAME não é diretora da Biblioteca Municipal de Ravelim.',
  'NAME est fière de la Librairie des Écluses.',
  'NAME es hija del director de la Fundación Tubos del Sur.',
  'NAME est membre de la Société des Amis du Vallon.',
  'NAME adora a su madre, nacida en 1950 y residente en Lugo.',
  'Luc Moreau, ami de NAME, est libraire à la Librairie des Écluses.',
  'Moderó NAME, que dio la palabra a Gonzalo Roque, luthier en la Fundación Tubos del Sur.',
  'NAME publie des guides, des sessions de formation et des livres.',
  'NAME voudrait travailler à la Clinique du Vallon.',
  'NAME est arrivée à la Clinique du Vallon en ambulance.',
  'NAME ingresó en el Hospital de Ravelo en 2012.',
  'NAME está en la Fundación Tubos del Sur de visita.',
  'NAME entrou na Universidade do Cais em 1999.',
  'NAME a quitté le poste de secours.',
  'NAME es una amante de la robótica.',
  'La empresa de NAME, radicada en Lugo, cierra.',
  'La galerie de NAME, installée à Namur, ferme.',
  'La banda de NAME, nacida en 1990 en Lugo, toca.',
  'NAME es doctora honoris causa por la Universidad de Ravelo.',
  'NAME é a favorita para diretora da Biblioteca Municipal de Ravelim.',
  "NAME est directrice dans le film d'Anne Leroy.",
  'NAME vive en Lugo en la novela.',
  'NAME fue despedida como directora de la Fundación Tubos del Sur.',
  'NAME era, según se dice, candidata a directora de la Fundación Tubos del Sur.',
])('what is denied, wished or said of another is no post of the person: %s', (text) =>
  expect(saidOf(text.replace('NAME', 'Zelda Quibbleworth'))).toEqual([]),
)

test('Spanish leaves the subject out behind a word of time', () =>
  expect(saidOf('Zelda Quibbleworth canta. Hoy trabaja en la Fundación Tubos del Sur.')).toContain(
    'work | Fundación Tubos del Sur',
  ))

test('in French the "M." in front of a family name is no initial', () =>
  expect(
    saidOf(
      'Otto Marsh nous reçoit. M. Marsh est luthier à la Maison des arts.',
      false,
      'Otto Marsh',
    ),
  ).toContain('work | luthier | Maison des arts'))

test('the first person of a French page is none inside another word', () =>
  expect(
    saidOf("Zelda Quibbleworth\nAvant, j'ai été conteuse à la Maison des jeunes du Vallon.", true),
  ).toContain('past | conteuse | Maison des jeunes du Vallon'))

test('a doubt of one language is none inside a word of another', () =>
  expect(
    saidOf('Zelda Quibbleworth\nFormation : Université de Rodel, licence en génie civil (2014)'),
  ).toContain('study | licence | Université de Rodel | 2014'))

test('a town behind a post under a name is no part of the post', () =>
  expect(saidOf('Zelda Quibbleworth\nBibliotecaria en Plasencia')).toEqual([
    'place | Plasencia',
    'work | Bibliotecaria',
  ]))

test('a French text names an account by its platform and pseudonym', () =>
  expect(
    saidOf('Zelda Quibbleworth publie ses cartes sur GitHub sous le pseudonyme zq-maps7.'),
  ).toContain('account | github | zq-maps7'))

test('a birth has one year, with that of a sister behind it', () =>
  expect(
    saidOf('Zelda Quibbleworth nació en Lugo en 1950 y su hermana en 1960.').filter((one) =>
      one.startsWith('born'),
    ),
  ).toEqual(['born | 1950']))

test.each([
  ['enseigne la philosophie à l’Université de Lumex', 'work | Université de Lumex'],
  ['dirige Vandrel Conseil', 'work | Vandrel Conseil'],
  ['a fondé Vandrel Conseil en 2004', 'work | Vandrel Conseil | 2004'],
  ['a rejoint Vandrel Conseil en 2004', 'work | Vandrel Conseil | 2004'],
  ['est née le 3 mai 1970 à Lyon', 'place | Lyon'],
  ['s’est installée à Lyon', 'place | Lyon'],
  ['trabajó en Telefónica', 'past | Telefónica'],
  ['fundó Vandrel Consultores en 2004', 'work | Vandrel Consultores | 2004'],
  ['se incorporó a Telefónica en 2004', 'work | Telefónica | 2004'],
  ['estudió Derecho en la Universidad de Lumex', 'study | Universidad de Lumex'],
  ['se licenció en Derecho por la Universidad de Lumex', 'study | Universidad de Lumex'],
  ['se trasladó a Madrid', 'place | Madrid'],
  ['trabalhou como jornalista no Diário de Lumex', 'past | jornalista | Diário de Lumex'],
  ['trabalha na Petrobras', 'work | Petrobras'],
  ['fundou a Vandrel Consultoria', 'past | Vandrel Consultoria'],
  ['estudou Direito na Universidade de Lumex', 'study | Universidade de Lumex'],
  ['mudou-se para Lisboa', 'place | Lisboa'],
  ['lavora come ingegnere presso Fiat', 'work | ingegnere | Fiat'],
  ['ha lavorato per Fiat', 'past | Fiat'],
  ['ha fondato la Fondazione Vandrel', 'past | Fondazione Vandrel'],
  ['fu eletta presidente del Consorzio Vandrel', 'past | presidente | Consorzio Vandrel'],
  ['ha studiato Fisica all’Università di Lumex', 'study | Università di Lumex'],
  ['si è trasferita a Milano', 'place | Milano'],
])('plain Romance verbs state firms, schools, homes: %s', (said, stated) => {
  expect(saidOf(`Zelda Quibbleworth ${said}.`)).toContain(stated)
})
