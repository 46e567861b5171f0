import { expect, test } from 'vitest'
import { draftsOf, saidOf } from '../../../support/research/said-of.ts'

test.each([
  ['Die Direktorin der Initech AG, Zelda Quibbleworth, sprach.', 'Direktorin | Initech AG'],
  ['Das sagte die Direktorin der Initech AG, Zelda Quibbleworth.', 'Direktorin | Initech AG'],
  ['Hier, la directrice d’Initech, Zelda Quibbleworth, a parlé.', 'directrice | Initech'],
  [
    'La directrice du musée Brennhalle, Zelda Quibbleworth, est là.',
    'directrice | musée Brennhalle',
  ],
  ['Ayer la directora de Initech, Zelda Quibbleworth, habló.', 'directora | Initech'],
  ['Il direttore di Initech, Zelda Quibbleworth, ha parlato.', 'direttore | Initech'],
  [
    'La direttrice del Consiglio europeo, Zelda Quibbleworth, parla.',
    'direttrice | Consiglio europeo',
  ],
  ['A diretora da Initech, Zelda Quibbleworth, falou.', 'diretora | Initech'],
  ['De directeur van Initech, Zelda Quibbleworth, sprak.', 'directeur | Initech'],
])('a post with its article and organisation in front of a name is theirs: %s', (text, said) =>
  expect(saidOf(text)).toEqual([`work | ${said}`]),
)

test.each([
  ['Laut der portugiesischen Ministerin Zelda Quibbleworth brennt es.', 'Ministerin'],
  ['Die portugiesische Ministerin Zelda Quibbleworth sprach.', 'portugiesische Ministerin'],
  ['Das bestätigt Initech-Gründerin Zelda Quibbleworth der Zeitung.', 'Initech-Gründerin'],
  ['La ministre portugaise Zelda Quibbleworth a parlé.', 'ministre portugaise'],
  ['La ministre de la Santé, Zelda Quibbleworth, a parlé.', 'ministre de la Santé'],
  ['Lo ha detto la ministra degli Esteri, Zelda Quibbleworth.', 'ministra degli Esteri'],
  ['La alcaldesa de Porto, Zelda Quibbleworth, habló.', 'alcaldesa de Porto'],
  ['La alcaldesa de Rodelheim, Zelda Quibbleworth, habló.', 'alcaldesa de Rodelheim'],
  ['Das sagt die stellvertretende Direktorin Zelda Quibbleworth.', 'stellvertretende Direktorin'],
  ['Stellvertretende Direktorin Zelda Quibbleworth kam mit.', 'stellvertretende Direktorin'],
  ['Portugals Außenministerin Zelda Quibbleworth kam am Dienstag.', 'Außenministerin'],
  ['Er folgt der links-grünen Ministerin Zelda Quibbleworth.', 'Ministerin'],
  ['Das sagt der stellvertretende Direktor Zelda Quibbleworth.', 'stellvertretender Direktor'],
  ['La jueza Zelda Quibbleworth habló.', 'jueza'],
  ['Lo dice la sindaca di Porto, Zelda Quibbleworth.', 'sindaca di Porto'],
  ['Am Dienstag hat die Ministerin Zelda Quibbleworth gesprochen.', 'Ministerin'],
  ['Beim Treffen sprach die Ministerin Zelda Quibbleworth davon.', 'Ministerin'],
  ['UN-Botschafterin Zelda Quibbleworth erklärte alles.', 'UN-Botschafterin'],
  ['La maire de Porto Zelda Quibbleworth a parlé.', 'maire de Porto'],
  ['L’avocat du directeur Zelda Quibbleworth a parlé.', 'directeur'],
  ['El portavoz del presidente Zelda Quibbleworth habló.', 'presidente'],
  ['De woordvoerder van president Zelda Quibbleworth zegt niets.', 'president'],
  ['L’adjointe au maire Zelda Quibbleworth a parlé.', 'adjointe au maire'],
  ['El alcalde y el director, Zelda Quibbleworth, hablaron.', 'director'],
  ['Zij wordt begeleid door violiste Zelda Quibbleworth.', 'violiste'],
])('a post alone in front of a name is theirs: %s', (text, title) =>
  expect(saidOf(text)).toEqual([`work | ${title}`]),
)

test.each([
  'Das sagte die ehemalige Direktorin Zelda Quibbleworth.',
  'Das sagte die damals mächtige frühere Direktorin Zelda Quibbleworth.',
  'Dort steht der ehemalige Minister und Kommissar Zelda Quibbleworth.',
  'L’ancienne directrice Zelda Quibbleworth a parlé.',
  'Parla l’ex direttrice Zelda Quibbleworth.',
  'Het plan van toenmalig directeur Zelda Quibbleworth werd besproken.',
  'Altbürgermeisterin Zelda Quibbleworth sprach mit der Zeitung.',
  'Der kürzlich verstorbene Schauspieler Zelda Quibbleworth war beliebt.',
  'El entonces alcalde Zelda Quibbleworth habló.',
  'L’allora sindaca Zelda Quibbleworth parla.',
  'O falecido presidente Zelda Quibbleworth era querido.',
  'Le défunt président Zelda Quibbleworth était aimé.',
])('a former post in front of a name is over: %s', (text) =>
  expect(saidOf(text)).toEqual([expect.stringMatching(/^past \| /)]),
)

test.each([
  'Die Tochter des Direktors, Zelda Quibbleworth, sprach.',
  'Die Rede des Direktors Zelda Quibbleworth brennt.',
  'La fille du directeur, Zelda Quibbleworth, a parlé.',
  'La asistente de la directora, Zelda Quibbleworth, habló.',
  'El abogado de Zelda Quibbleworth habló.',
  'La directrice, Zelda Quibbleworth et Otto Rank ont parlé.',
  'La candidate ministre Zelda Quibbleworth a parlé.',
  'Mayor Zelda Quibbleworth has agreed.',
  'Ayer, el portavoz de Initech, Luc Moreau, habló en alusión a su homóloga, Zelda Quibbleworth.',
  'Die designierte Ministerin Zelda Quibbleworth sprach.',
  'Am Tag sprach eine designierte US-Ministerin Zelda Quibbleworth.',
  'En Rodelheim, la teniente de alcalde, Zelda Quibbleworth, habló.',
  'Le rival du maire, Zelda Quibbleworth, a parlé.',
  'L’adversaire de la maire, Zelda Quibbleworth, a parlé.',
  'La mano derecha del alcalde, Zelda Quibbleworth, habló.',
  'L’assassino del giudice, Zelda Quibbleworth, parla.',
  'O motorista da ministra, Zelda Quibbleworth, falou.',
  'De chauffeur van de minister, Zelda Quibbleworth, sprak.',
  'Die Rivalin der Ministerin, Zelda Quibbleworth, sprach.',
  'Der falsche Arzt Zelda Quibbleworth ist in Haft.',
  'Le faux médecin Zelda Quibbleworth est arrêté.',
  'Il finto medico Zelda Quibbleworth è in carcere.',
  'Al asesor considerado el ingeniero de la trama, Zelda Quibbleworth, le gusta.',
])('what is in front of a name and of another states no post: %s', (text) =>
  expect(saidOf(text)).toEqual([]),
)

test.each([
  'Er spielte den Arzt Zelda Quibbleworth in der Serie.',
  'Dans le rôle du commissaire Zelda Quibbleworth, il est parfait.',
  'Il incarne l’avocat Zelda Quibbleworth.',
  'Interpreta al comisario Zelda Quibbleworth en la serie.',
  'Il personaggio del pittore Zelda Quibbleworth piace.',
  'No papel do pintor Zelda Quibbleworth é perfeito.',
  'Hij speelt commissaris Zelda Quibbleworth in een serie.',
  'Le livre « Le président Zelda Quibbleworth » est vendu.',
  'Mit dem Roman „Präsident Zelda Quibbleworth“ wurde sie bekannt.',
  'Vive en la calle del doctor Zelda Quibbleworth de Porto.',
  'El barco Capitán Zelda Quibbleworth llega.',
  'Il premio del poeta Zelda Quibbleworth è a maggio.',
])('a part, a title of a work or what is called after a person has no post: %s', (text) =>
  expect(draftsOf(text).filter(({ path }) => path !== 'mentions.items')).toEqual([]),
)

test.each([
  'Abends spielt die Pianistin Zelda Quibbleworth.',
  'Le rôle qu’incarne l’actrice Zelda Quibbleworth est beau.',
])('who plays has the post: %s', (text) => expect(saidOf(text)).toHaveLength(1))

test.each([
  ['Der portugiesische Präsident Zelda Quibbleworth sprach.', ['Präsident']],
  ['Portugals Präsidentin Zelda Quibbleworth sprach.', ['Portugals Präsidentin']],
  ['Portugals Präsidentin Prof. Dr. Zelda Quibbleworth sprach.', ['Portugals Präsidentin']],
  ['Während Präsidentin Zelda Quibbleworth sprach, brannte das Licht.', []],
])('a headline is the post that a sentence opens with, in no case: %s', (text, values) =>
  expect(
    draftsOf(text).flatMap(({ path, value }) =>
      path === 'identity.headline' ? [value.value] : [],
    ),
  ).toEqual(values),
)

test.each([
  'Stage manager Zelda Quibbleworth met Jürgen Müller.',
  'Yesterday stage manager Zelda Quibbleworth opened the door.',
  'Yesterday stage manager Zelda Quibbleworth met Jan van Dyk.',
  'Yesterday Director Zelda Quibbleworth, in a red hat, hid in the den.',
])('an English sentence is neither German nor Dutch: %s', (text) =>
  expect(saidOf(text)).not.toContainEqual(expect.stringMatching(/^work \| (?:manager|Director)$/)),
)

test.each([
  ['A nurse practitioner Zelda Quibbleworth spoke.', []],
  ['A diretora Zelda Quibbleworth falou.', ['work | diretora']],
])('an English article opens no Portuguese post: %s', (text, said) =>
  expect(saidOf(text)).toEqual(said),
)
