import { expect, test } from 'vitest'
import { draftsOf, saidOf } from '../../../support/research/said-of.ts'

test.each([
  [
    'Zelda Quibbleworth, der Otto Rank ablöste, war Direktor der Initech AG.',
    ['past | Direktor | Initech AG'],
  ],
  [
    'Zelda Quibbleworth, der Otto Rank ablöste, war Direktor der Initech AG bis 2019.',
    ['past | Direktor | Initech AG'],
  ],
  [
    'Zelda Quibbleworth, die aus Köln stammt, ist Direktorin der Initech AG.',
    ['work | Direktorin | Initech AG'],
  ],
  ['Zelda Quibbleworth, que fue directora de Initech, habló.', ['past | directora | Initech']],
  ['Zelda Quibbleworth, qui est directrice de Initech, a parlé.', ['work | directrice | Initech']],
])('the verb behind a clause dates the post: %s', (text, said) =>
  expect(saidOf(text)).toEqual(said),
)

test.each([
  'Otto Rank, ein Freund von Zelda Quibbleworth, ist Direktor der Initech AG.',
  'Luc Moreau, un ami de Zelda Quibbleworth, est directeur de Initech.',
  'Jan Smit, een vriend van Zelda Quibbleworth, is directeur van Initech.',
])('a verb behind the name of a friend says nothing of the friend: %s', (text) =>
  expect(saidOf(text)).toEqual([]),
)

test.each([
  'Zelda Quibbleworth, deren Vater Direktor der Initech AG ist, sprach.',
  'Zelda Quibbleworth, dont le frère est directeur de Initech, a parlé.',
  'Zelda Quibbleworth, cuyo padre es director de Initech, habló.',
  'Zelda Quibbleworth, cujo pai é diretor da Initech, falou.',
  'Zelda Quibbleworth, il cui padre è direttore di Initech, parlò.',
  'Zelda Quibbleworth, wiens vader directeur van Initech is, sprak.',
])('whose relative has a post has none: %s', (text) => expect(saidOf(text)).toEqual([]))

test.each([
  ['Zelda Quibbleworth ist Bürgermeisterin in Rodelheim.', 'Bürgermeisterin in Rodelheim'],
  ['Zelda Quibbleworth, Tischlerin aus Rodelheim, sprach davon.', 'Tischlerin aus Rodelheim'],
  ['Zelda Quibbleworth est députée.', 'députée'],
  ['Zelda Quibbleworth, porte-parole du comité, a salué la foule.', 'porte-parole du comité'],
  ['Zelda Quibbleworth es alcaldesa.', 'alcaldesa'],
  ['Zelda Quibbleworth è una cantante.', 'cantante'],
  ['Zelda Quibbleworth é vereadora.', 'vereadora'],
  ['Zelda Quibbleworth is een zangeres.', 'zangeres'],
])('what a person is in the words of their language heads the dossier: %s', (text, value) =>
  expect(draftsOf(text)).toContainEqual(
    expect.objectContaining({ path: 'identity.headline', value: { value } }),
  ),
)

test.each([
  'Zelda Quibbleworth, suministra datos, habló.',
  'Zelda Quibbleworth, administre bien, a parlé.',
])('a verb that ends like an office is none: %s', (text) => expect(draftsOf(text)).toEqual([]))

test.each([
  'Zelda Quibbleworth, nominata segretaria di Initech, parlò.',
  'Zelda Quibbleworth, nommée directrice de Initech, a parlé.',
])('who is named for a post does not hold it by that: %s', (text) =>
  expect(saidOf(text)).toEqual([]),
)

test.each([
  ['directrice générale de Initech, a parlé.', 'directrice générale'],
  ['porte-parole de Initech, a parlé.', 'porte-parole'],
  ['secretaria general de Initech, habló.', 'secretaria general'],
  ['portavoz de Initech, habló.', 'portavoz'],
  ['amministratrice delegata di Initech, parlò.', 'amministratrice delegata'],
  ['diretora executiva da Initech, falou.', 'diretora executiva'],
  ['woordvoerster van Initech, sprak.', 'woordvoerster'],
  ['Chefin der Initech, sprach.', 'Chefin'],
  ['Vorstandsvorsitzende der Initech, sprach.', 'Vorstandsvorsitzende'],
])('who leads or speaks for an organisation has a post there: %s', (text, title) =>
  expect(saidOf(`Zelda Quibbleworth, ${text}`)).toEqual([`work | ${title} | Initech`]),
)

test.each([
  'Zelda Quibbleworth est menuisière à Lyon.',
  'Zelda Quibbleworth, 45 ans, est journaliste à Lyon.',
  'Zelda Quibbleworth es periodista en Madrid.',
  'Zelda Quibbleworth è giornalista a Milano.',
  'Zelda Quibbleworth studierte Physik in Wien.',
])('the town of a post or of studies is no organisation: %s', (text) =>
  expect(saidOf(text).filter((said) => /Lyon|Madrid|Milano|Wien/.test(said))).toEqual([]),
)

test.each([
  ['geboren 1960 in Porto, sprach davon.'],
  ['nacida en Porto en 1960, habló.'],
  ['nata a Porto nel 1960, parlò.'],
  ['nascida em Porto em 1960, falou.'],
  ['geboren in Porto in 1960, sprak.'],
])('a place of birth stands in an apposition: %s', (text) =>
  expect(saidOf(`Zelda Quibbleworth, ${text}`)).toEqual(
    expect.arrayContaining(['place | Porto', 'born | 1960']),
  ),
)

test('Dutch says in several orders where a person was born', () => {
  for (const text of ['is geboren in Porto op 23 juni 1960', 'wordt in 1960 geboren in Porto'])
    expect(saidOf(`Zelda Quibbleworth ${text}.`)).toContain('place | Porto')
})

test('an age between a name and the verb is no other subject', () =>
  expect(draftsOf('Zelda Quibbleworth, 45 ans, est députée.')).toContainEqual(
    expect.objectContaining({ path: 'identity.headline', value: { value: 'députée' } }),
  ))

test('a short occupation takes no article along', () =>
  expect(saidOf('Zelda Quibbleworth é um ator, cantor e pintor.')).toEqual(['work | ator']))

test.each([
  ['présidente du Conseil européen, a parlé.', 'présidente', 'Conseil européen'],
  [
    'directrice du Fonds monétaire international, est là.',
    'directrice',
    'Fonds monétaire international',
  ],
  ['presidenta del Tribunal constitucional, habló.', 'presidenta', 'Tribunal constitucional'],
  ['presidente del Consiglio regionale, parlò.', 'presidente', 'Consiglio regionale'],
  ['presidente da Câmara municipal, falou.', 'presidente', 'Câmara municipal'],
])('the adjectives behind a body belong to its name: %s', (text, title, firm) =>
  expect(saidOf(`Zelda Quibbleworth, ${text}`)).toEqual([`work | ${title} | ${firm}`]),
)
