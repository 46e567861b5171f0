import { expect, test } from 'vitest'
import { isSensitiveText } from '../../../research/safety/is-sensitive-text.ts'

test.each([
  ['health', "Wendel Orrick has lived with Crohn's disease since 2003."],
  ['health', 'Wendel Orrick takes insulin every day.'],
  ['belief', 'Wendel Orrick attends Mass every Sunday.'],
  ['belief', 'Wendel Orrick has voted Green all his life.'],
  ['sexuality', 'Wendel Orrick dates men.'],
  ['court', 'Wendel Orrick got community service for vandalism.'],
  ['circumstances', 'Wendel Orrick lives on food stamps.'],
  ['circumstances', 'Wendel Orrick has not spoken to his brother since 2009.'],
  ['health', 'Ingmar Tolkwitz lebt seit 2003 mit Morbus Crohn.'],
  ['belief', 'Ingmar Tolkwitz ist aus der Kirche ausgetreten.'],
  ['circumstances', 'Ingmar Tolkwitz hat 40.000 Euro Schulden.'],
  ['health', "Odette Ferrandin s'injecte de l'insuline chaque jour."],
  ['belief', 'Odette Ferrandin va à la messe tous les dimanches.'],
  ['circumstances', 'Odette Ferrandin touche le RSA depuis 2012.'],
  ['health', 'Nélida Barrantes tiene trastorno bipolar.'],
  ['belief', 'Nélida Barrantes vota a los verdes desde siempre.'],
  ['circumstances', 'Nélida Barrantes fue desahuciada por no pagar el alquiler.'],
  ['health', 'Ilaria Boscaro è tetraplegica dopo un incidente.'],
  ['belief', 'Ilaria Boscaro va a messa ogni domenica.'],
  ['circumstances', 'Ilaria Boscaro è piena di debiti.'],
  ['health', 'Halina Brzostek przeszła przeszczep nerki.'],
  ['belief', 'Halina Brzostek chodzi na mszę w każdą niedzielę.'],
  ['circumstances', 'Halina Brzostek żyje z zasiłku.'],
  ['health', 'Фаина Крутогор ежедневно колет себе инсулин.'],
  ['belief', 'Фаина Крутогор исповедует ислам.'],
  ['circumstances', 'Фаина Крутогор живёт на пособие.'],
])('a private state is never shown, as %s: %s', (kind, text) => {
  expect(isSensitiveText(text)?.kind).toBe(kind)
})

test.each([
  "Wendel Orrick wrote a cookbook for people with Crohn's disease.",
  'Wendel Orrick runs the insulin factory in Leeds.',
  'Wendel Orrick has strong convictions.',
  'Wendel Orrick lost by two strokes.',
  'Wendel Orrick owes his success to Bach.',
  'Wendel Orrick uses insulin in his experiments.',
  'Wendel Orrick has covered Green politics for the Herald.',
  'Wendel Orrick is an MP and has always voted Labour.',
  'Wendel Orrick developed a cancer treatment.',
  'Ingmar Tolkwitz forscht über bipolare Störungen.',
  'Ingmar Tolkwitz ist Schuldnerberater in Kassel.',
  'Odette Ferrandin dirige un centre de désintoxication.',
  'Odette Ferrandin a réformé le RSA au ministère.',
  'Nélida Barrantes investiga el trastorno bipolar.',
  'Nélida Barrantes defiende a familias desahuciadas.',
  'Ilaria Boscaro allena atleti tetraplegici.',
  'Ilaria Boscaro consiglia le famiglie sui debiti.',
  'Halina Brzostek wykonała pierwszy przeszczep nerki w Kielcach.',
  'Halina Brzostek napisała ustawę o zasiłku.',
  'Фаина Крутогор руководит заводом инсулина в Туле.',
  'Фаина Крутогор написала закон о пособиях.',
])('a field of work, a post or a title is shown: %s', (text) => {
  expect(isSensitiveText(text)).toBeNull()
})
