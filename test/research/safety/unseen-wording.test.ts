import { expect, test } from 'vitest'
import { isSensitiveText } from '../../../research/safety/is-sensitive-text.ts'

test.each([
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
  'Ingmar Tolkwitz arbeitet in der JVA Bautzen als Seelsorger.',
  'Odette Ferrandin est attachée de presse de La France insoumise.',
  'Nélida Barrantes, detenida en escena como Carmen, triunfa',
  'Ilaria Boscaro dirige una comunità di recupero.',
  'Halina Brzostek prowadzi ośrodek odwykowy.',
  'Фаина Крутогор, арестованная на сцене в роли Тоски, блистала',
])('what is said of work, a band or a part is shown: %s', (text) => {
  expect(isSensitiveText(text)).toBeNull()
})
