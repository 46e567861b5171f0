import { expect, test } from 'vitest'
import { isPrivateAddress } from '../../../research/safety/is-private-address.ts'
import { isSensitiveText } from '../../../research/safety/is-sensitive-text.ts'

test.each([
  ['court', 'Jailed Teacher Wendel Orrick Loses Appeal'],
  ['court', 'Wendel Orrick Jailed'],
  ['court', 'Police have charged Wendel Orrick, 41, with handling stolen goods.'],
  ['court', 'Wendel Orrick was acquitted of manslaughter in 2011.'],
  ['court', "Wendel Orrick's conviction was quashed."],
  ['health', 'Wendel Orrick has been battling breast cancer since 2018.'],
  ['health', 'Wendel Orrick, who has epilepsy, lives in Hull.'],
  ['health', 'Cancer patient Wendel Orrick raises funds'],
  ['belief', 'Wendel Orrick worships at the local mosque.'],
  ['belief', 'Wendel Orrick votes Conservative.'],
  ['court', 'Verurteilter Lehrer Ingmar Tolkwitz verliert Berufung'],
  ['court', 'Ingmar Tolkwitz wurde vom Vorwurf der Bestechung freigesprochen.'],
  ['health', 'Der krebskranke Ingmar Tolkwitz sammelt Spenden'],
  ['belief', 'Ingmar Tolkwitz hat ein CDU-Parteibuch.'],
  ['home_address', 'Privatanschrift von Ingmar Tolkwitz: Birkenweg 9, Nebra'],
  ['court', 'Odette Ferrandin a avoué le vol.'],
  ['court', 'Sursis pour Odette Ferrandin'],
  ['belief', "Odette Ferrandin s'est convertie au judaïsme."],
  ['health', "Malade d'un cancer, Odette Ferrandin témoigne"],
  ['court', 'Nélida Barrantes se declaró en bancarrota.'],
  ['court', 'La fiscalía acusa a Nélida Barrantes de malversación.'],
  ['belief', 'Nélida Barrantes se convirtió al judaísmo.'],
  ['court', "L'insegnante condannata Ilaria Boscaro perde l'appello"],
  ['court', 'Ilaria Boscaro è agli arresti domiciliari.'],
  ['belief', "Ilaria Boscaro si è convertita all'ebraismo."],
  ['court', 'Wyrok w zawieszeniu dla Haliny Brzostek'],
  ['health', 'Halina Brzostek ma chorobę dwubiegunową.'],
  ['home_address', 'Halina Brzostek zamieszkuje przy alei Portowej 22.'],
  ['court', 'Фаине Крутогор предъявили обвинение во взятке.'],
  ['health', 'У Фаины Крутогор биполярное расстройство.'],
  ['belief', 'Фаина Крутогор молится в мечети.'],
])('what is said of a person as %s is never shown: %s', (kind, text) => {
  expect(isSensitiveText(text)?.kind).toBe(kind)
})

test.each([
  'Arrested Development fan Wendel Orrick hosts a podcast',
  'Wendel Orrick joined Bloc Party in 2003.',
  'Wendel Orrick is a member of Bloc Party.',
  'Leeds United fined',
  'Wendel Orrick is press officer of the Labour Party.',
  'Wendel Orrick plays a jailed teacher in the new series.',
  "Wendel Orrick's cancer research won a prize.",
  'Ingmar Tolkwitz arbeitet in der JVA Bautzen als Seelsorger.',
  'Odette Ferrandin est attachée de presse de La France insoumise.',
  'Nélida Barrantes, detenida en escena como Carmen, triunfa',
  'Ilaria Boscaro dirige una comunità di recupero.',
  'Halina Brzostek prowadzi ośrodek odwykowy.',
  'Фаина Крутогор, арестованная на сцене в роли Тоски, блистала',
])('what is said of work, a band or a part is shown: %s', (text) => {
  expect(isSensitiveText(text)).toBeNull()
})

test.each([
  'odette-ferrandin-condamnee-pour-vol',
  'nelida-barrantes-detenida-por-estafa',
  'ilaria-boscaro-e-stata-condannata',
  'halina-brzostek-oskarzona-o-oszustwo',
  'convicted-fraudster-wendel-orrick-returns',
])('an address without accents that states a conviction is withheld: %s', (slug) => {
  expect(isPrivateAddress(`https://herald.example/2014/${slug}`)).toBe(true)
})

test.each([
  'odette-ferrandin-arrete-sa-carriere',
  'nelida-barrantes-gana-el-premio',
  'carcere-di-rovigo-visita-guidata',
  'condamne-a-reussir-le-livre',
  'odette-ferrandin-condamnee-a-la-relegation-en-ligue-2',
  'nelida-barrantes-condenada-por-robo-en-la-ficcion',
  'arrested-development-fan-wendel-orrick',
])('an address without accents that states nothing private is shown: %s', (slug) => {
  expect(isPrivateAddress(`https://herald.example/2014/${slug}`)).toBe(false)
})

test.each([
  'Ingmar Tolkwitz ist Mitglied der CDU und Minister.',
  'Odette Ferrandin est membre du Parti socialiste et ministre.',
  'Nélida Barrantes es miembro del Partido Popular y ministra.',
  'Ilaria Boscaro è iscritta al Partito Democratico ed è ministra.',
  'Halina Brzostek jest członkinią PiS, ministrem zdrowia.',
  'Марфа Лисицкая — член партии «Единая Россия», депутат.',
])('the party of an office holder is shown in each language: %s', (text) => {
  expect(isSensitiveText(text)).toBeNull()
})

test.each([
  'Singer Wendel Orrick joined the Labour Party.',
  'Die Presse schrieb, Ingmar Tolkwitz ist Mitglied der CDU.',
  'Selon la presse, Odette Ferrandin est membre du Parti socialiste.',
  'Según la prensa, Nélida Barrantes es miembro del Partido Popular.',
])('the party of one whose work is none of a party is withheld: %s', (text) => {
  expect(isSensitiveText(text)).toEqual({ kind: 'belief' })
})

test.each([
  'Judge orders New York to reopen schools',
  'Jury finds Wendel Orrick the best young chef',
  'Police seek New Witnesses after crash',
  "Wendel Orrick's cancer drug trial succeeds",
  'Wendel Orrick denied charges of plagiarism',
  'Wendel Orrick entered the psychiatric profession in 1990',
  'Polizei sucht Neue Azubis',
  'Geldstrafe für Borussia Dortmund nach Pyro',
  'Der kranke Hypochonder von Molière',
  'Ingmar Tolkwitz wollte sich das Leben leichter machen',
  'Amende pour Paris Saint-Germain',
  'Usine condamnée Saint Gobain',
  'Odette Ferrandin a avoué le vol au théâtre',
  'Multa para Real Madrid',
  'Nélida Barrantes entra en prisión para un reportaje',
  'Multa per Juventus Turin',
  'Ilaria Boscaro è agli arresti domiciliari in una commedia',
  'Chory na futbol Kazimierz Górski',
  'Skazana fabryka Nowa Huta',
  'Штраф для Спартак Москва',
  'Полиция ищет Новых Сотрудников',
  'Марфа Лисицкая находится в СИЗО как адвокат',
])('what only resembles a statement of court or illness is shown: %s', (text) => {
  expect(isSensitiveText(text)).toBeNull()
})

test.each([
  ['court', 'Freispruch für Ingmar Tolkwitz'],
  ['court', 'Ingmar Tolkwitz ist freigesprochen worden.'],
  ['court', 'Vorbestrafter Lehrer Ingmar Tolkwitz'],
  ['court', 'Court finds Wendel Orrick guilty of assault'],
  ['health', 'Ingmar Tolkwitz versuchte, sich das Leben zu nehmen.'],
  ['health', 'Chora na raka Halina Brzostek'],
  ['court', 'Wendel Orrick was cleared of assault'],
])('a statement of %s that a rule names exactly is withheld: %s', (kind, text) => {
  expect(isSensitiveText(text)).toEqual({ kind })
})
