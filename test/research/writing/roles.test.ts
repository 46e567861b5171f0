import { expect, test } from 'vitest'
import { refuseMention } from './refuse-mention.ts'

/** Whether a sentence may stand that cites a page which says the excerpt. */
const stands = (excerpt: string, sentence: string): boolean =>
  refuseMention(excerpt, sentence) === null

type Case = [excerpt: string, right: string, wrong: string]

test.each<Case>([
  [
    'She oversees the kitchen of the Saltmarsh Hotel.',
    'She oversees the kitchen of the Saltmarsh Hotel.',
    'She oversees the Saltmarsh Hotel.',
  ],
  [
    'Since 2014 Ilka Morrow has managed a fund for the Cairn Trust.',
    'Ilka Morrow has managed a fund for the Cairn Trust since 2014.',
    'Ilka Morrow has managed the Cairn Trust since 2014.',
  ],
  [
    'She joined the staff of the Ferry Gazette in 2003.',
    'In 2003 she joined the Ferry Gazette.',
    'She owns the Ferry Gazette.',
  ],
  [
    'Ilka Morrow betreut seit 2010 das Archiv des Klosters Hasel.',
    'Seit 2010 betreut Ilka Morrow das Archiv des Klosters Hasel.',
    'Ilka Morrow betreut seit 2010 das Kloster Hasel.',
  ],
  [
    "Ilka Morrow dirige le laboratoire de l'hôpital de Quimper.",
    "Elle dirige le laboratoire de l'hôpital de Quimper.",
    "Elle dirige l'hôpital de Quimper.",
  ],
])('what a verb is about is not where it is: %s', (excerpt, right, wrong) => {
  expect([stands(excerpt, right), stands(excerpt, wrong)]).toEqual([true, false])
})

test.each<Case>([
  [
    'She is married to the potter Silas Wray.',
    'She is married to the potter Silas Wray.',
    'She is a potter.',
  ],
  [
    'Morrow advises the fisheries minister of Norland.',
    'Morrow advises the fisheries minister.',
    'Morrow is the fisheries minister of Norland.',
  ],
  [
    'She was considered the best sculptor of Norland.',
    'She was considered the best sculptor.',
    'She is the second sculptor of Norland.',
  ],
  [
    'The director of Brae Ltd is Ilka Morrow, who is married to the potter Silas Wray.',
    'Ilka Morrow is the director of Brae Ltd.',
    'She is a potter.',
  ],
  ['A potter by trade, Morrow advises the minister.', 'She is a potter.', 'She is the minister.'],
  [
    'In 2004 the board appointed Morrow the director of Brae Ltd.',
    'She is the director of Brae Ltd.',
    'She is the chair of Brae Ltd.',
  ],
  [
    'We spoke to the director of Brae Ltd, Ilka Morrow.',
    'She is the director of Brae Ltd.',
    'She is the second director of Brae Ltd.',
  ],
  [
    'The photographer lives in Oslo. The fisheries minister praised Ilka Morrow.',
    'She is a photographer.',
    'She is the fisheries minister.',
  ],
])('what another is called does not describe the person: %s', (excerpt, right, wrong) => {
  expect([stands(excerpt, right), stands(excerpt, wrong)]).toEqual([true, false])
})

test.each<Case>([
  [
    'She translated the letters of Anna Vessel into Danish.',
    'She translated letters into Danish.',
    'She translated letters from Danish.',
  ],
  [
    'Revenue rose by 8 percent to 61 million in 2023.',
    'Revenue rose to 61 million in 2023.',
    'Revenue rose by 61 million in 2023.',
  ],
  [
    'The mill was founded in 2006 by two engineers from Leith.',
    'Two engineers from Leith founded the mill in 2006.',
    'The mill was founded in Leith in 2006.',
  ],
])('a way keeps its ends, a change its amount: %s', (excerpt, right, wrong) => {
  expect([stands(excerpt, right), stands(excerpt, wrong)]).toEqual([true, false])
})

test.each<Case>([
  [
    'Ilka Morrow wurde von Rolf Haber ausgebildet.',
    'Ilka Morrow wurde von Rolf Haber ausgebildet.',
    'Ilka Morrow hat Rolf Haber ausgebildet.',
  ],
  [
    'Ilka Morrow a été formée par le luthier Jean Morvan.',
    'Elle a été formée par le luthier Jean Morvan.',
    'Elle a formé le luthier Jean Morvan.',
  ],
  [
    'Ilka Morrow a été battue par Odo Fenn.',
    'Odo Fenn a battu Ilka Morrow.',
    'Ilka Morrow a battu Odo Fenn.',
  ],
  [
    'Odo Fenn a battu Ilka Morrow en 2019.',
    'Odo Fenn a battu Ilka Morrow en 2019.',
    'Odo Fenn a été battu par Ilka Morrow en 2019.',
  ],
  [
    'Ilka Morrow fue contratada por la Fundación Gama.',
    'Ilka Morrow fue contratada por la Fundación Gama.',
    'Ilka Morrow ha contratado a la Fundación Gama.',
  ],
  [
    'Ilka Morrow foi contratada pela Fundação Gama.',
    'Ilka Morrow foi contratada pela Fundação Gama.',
    'Ilka Morrow contratou a Fundação Gama em 2020.',
  ],
  [
    'Ilka Morrow è stata diretta dal regista Paolo Verri.',
    'Ilka Morrow è stata diretta dal regista Paolo Verri.',
    'Ilka Morrow ha diretto il regista Paolo Verri.',
  ],
  [
    'Ilka Morrow wurde 2010 vom Stadtrat zur Leiterin des Archivs ernannt.',
    'Ilka Morrow wurde 2010 zur Leiterin des Archivs ernannt.',
    'Ilka Morrow hat 2010 den Stadtrat ernannt.',
  ],
  [
    'Ilka Morrow ist seit 2010 Direktorin von Brae und wurde in Hasel geboren.',
    'Ilka Morrow ist seit 2010 Direktorin von Brae.',
    'Ilka Morrow ist seit 2010 Direktorin von Norland.',
  ],
  [
    'Elle est née en 1970 à Quimper et a été formée par le luthier Jean Morvan.',
    'Elle est née en 1970 à Quimper.',
    'Elle a formé le luthier Jean Morvan.',
  ],
])('a passive of another language is not turned round: %s', (excerpt, right, wrong) => {
  expect([stands(excerpt, right), stands(excerpt, wrong)]).toEqual([true, false])
})

test.each<Case>([
  [
    'Brae Ltd is one of four suppliers of the Skerry array.',
    'Brae Ltd supplies the Skerry array.',
    'Brae Ltd is the only supplier of the Skerry array.',
  ],
  [
    'Morrow holds a Doctor of Medicine from the University of Lisse.',
    'Morrow has a Doctor of Medicine from the University of Lisse.',
    'Morrow holds a PhD from the University of Lisse.',
  ],
  [
    'Morrow has two patents and has applied for a third.',
    'She has two patents.',
    'She has a third patent.',
  ],
  [
    'Morrow lectures twice a year at the Halden Academy.',
    'She gives lectures at the Halden Academy twice a year.',
    'She gives lectures at the Halden Academy every week.',
  ],
  [
    'Ilka Morrow runs Brae Ltd, which has 40 employees.',
    'Ilka Morrow runs Brae Ltd, which employs 40 people.',
    'Ilka Morrow runs Brae Ltd, which employs 14 people.',
  ],
  [
    'Brae Ltd operates the mill.',
    'The mill is operated by Brae Ltd.',
    'The mill was sold by Brae Ltd.',
  ],
  [
    'Norland is a province of Vesta.',
    'Norland is a province of Vesta.',
    'Vesta is a province of Norland.',
  ],
])('a sentence keeps how many, which degree and who: %s', (excerpt, right, wrong) => {
  expect([stands(excerpt, right), stands(excerpt, wrong)]).toEqual([true, false])
})

test.each<Case>([
  [
    'Ilka Morrow is one of the oldest members of the choir.',
    'Ilka Morrow is among the oldest members of the choir.',
    'Ilka Morrow is the oldest member of the choir.',
  ],
  [
    'The yard of Ilka Morrow is among the largest employers in Wick.',
    'The yard of Ilka Morrow is one of the largest employers in Wick.',
    'The yard of Ilka Morrow is the largest employer in Wick.',
  ],
  [
    'Ilka Morrow ist eine der bekanntesten Weberinnen der Insel.',
    'Ilka Morrow ist eine der bekanntesten Weberinnen der Insel.',
    'Ilka Morrow ist die bekannteste Weberin der Insel.',
  ],
  [
    "Ilka Morrow est l'une des tisserandes les plus connues de Quimper.",
    "Elle est l'une des tisserandes les plus connues de Quimper.",
    'Elle est la tisserande la plus connue de Quimper.',
  ],
  [
    'Ilka Morrow es una de las tejedoras más conocidas de Lugo.',
    'Ella es una de las tejedoras más conocidas de Lugo.',
    'Ella es la tejedora más conocida de Lugo.',
  ],
])('one of many is not the first of them: %s', (excerpt, right, wrong) => {
  expect([stands(excerpt, right), stands(excerpt, wrong)]).toEqual([true, false])
})

test.each([
  ['She is one of the forest rangers of Glen Orr.', 'Ilka Morrow is a forest ranger of Glen Orr.'],
  [
    'Ilka Morrow is one of the best-selling authors of sea stories.',
    'Ilka Morrow is a best-selling author of sea stories.',
  ],
  [
    'Ilka Morrow is one of the founders of the oldest bank in Ely.',
    'Ilka Morrow is a founder of the oldest bank in Ely.',
  ],
  ['Two of her books won Best Cookbook in 2012.', 'Her books won Best Cookbook in 2012.'],
  [
    'Ilka Morrow ist einer der Minister der Regierung in Husum.',
    'Ilka Morrow ist Minister der Regierung in Husum.',
  ],
  [
    "Ilka Morrow est l'une des fondatrices de la plus ancienne banque de Quimper.",
    'Ilka Morrow est fondatrice de la plus ancienne banque de Quimper.',
  ],
  [
    'Ilka Morrow è una delle fondatrici della banca più antica di Parma.',
    'Ilka Morrow è fondatrice della banca più antica di Parma.',
  ],
])('one of many is one of them, by words that are no superlatives of it: %s', (excerpt, right) => {
  expect(stands(excerpt, right)).toBe(true)
})

test.each<Case>([
  [
    'She studied law in Leiden and worked in Ghent.',
    'She studied law in Leiden.',
    'She studied law in Ghent.',
  ],
  [
    'The yard of Ilka Morrow was founded in Wick, but is based in Oban.',
    'The yard is based in Oban.',
    'The yard is based in Wick.',
  ],
  [
    'She studied law in Leiden and history in Ghent.',
    'She studied in Ghent.',
    'She studied law in Ghent.',
  ],
  [
    'She has lived in Oban and worked in Wick and Oban.',
    'She has worked in Oban.',
    'She has lived in Wick.',
  ],
])('what was done in one place was not done in another: %s', (excerpt, right, wrong) => {
  expect([stands(excerpt, right), stands(excerpt, wrong)]).toEqual([true, false])
})

test.each([
  ['She was born in March 1970 in Ely and works in Ely.', 'Ilka Morrow was born in Ely.'],
  ['She studied at Harvard in Boston and lives in Boston.', 'Ilka Morrow studied in Boston.'],
  ['She worked in Wick, then worked as a nurse in Oban.', 'Ilka Morrow worked in Oban.'],
  [
    'She studied history and law in Leiden, then history in Ghent.',
    'Ilka Morrow studied history in Leiden.',
  ],
  [
    'Ilka Morrow worked in Wick from 1990 to 1995 and in Ely from 1996; she lives in Ely.',
    'Ilka Morrow worked in Ely.',
  ],
  [
    'Ilka Morrow was born and raised in Ely; her brother was born in Bath.',
    'Ilka Morrow was born in Ely.',
  ],
])('what was done in two places was done in each: %s', (excerpt, right) => {
  expect(stands(excerpt, right)).toBe(true)
})

test.each<Case>([
  [
    'Silas Wray, her husband, is a vet in Ely.',
    'Her husband Silas Wray is a vet in Ely.',
    'Ilka Morrow is a vet in Ely.',
  ],
  [
    'Ihr Vater war Pfarrer in Husum.',
    'Ihr Vater war Pfarrer in Husum.',
    'Ilka Morrow war Pfarrerin in Husum.',
  ],
  [
    'Sa sœur enseigne le dessin à Quimper.',
    'Sa sœur enseigne le dessin à Quimper.',
    'Ilka Morrow enseigne le dessin à Quimper.',
  ],
  [
    'Su hermano Silas es veterinario en Lugo.',
    'Su hermano Silas es veterinario en Lugo.',
    'Ilka Morrow es veterinaria en Lugo.',
  ],
])('what a page says of a relative is not said of the person: %s', (excerpt, right, wrong) => {
  expect([stands(excerpt, right), stands(excerpt, wrong)]).toEqual([true, false])
})

test.each([
  ['Ilka Morrow, his wife, teaches drawing in Ely.', 'Ilka Morrow teaches drawing in Ely.'],
  ['Ilka Morrow, seine Frau, leitet die Werft in Husum.', 'Ilka Morrow leitet die Werft in Husum.'],
  ['My wife Ada and I founded the mill in 1999.', 'Ilka Morrow founded the mill in 1999.'],
  ['Ihr Mann und sie leiten eine Mühle in Husum.', 'Ilka Morrow leitet eine Mühle in Husum.'],
  ['Ihr Vater war Pfarrer in Husum.', 'Der Vater von Ilka Morrow war Pfarrer in Husum.'],
  ['Silas Wray, her husband, is a vet in Ely.', 'Silas Wray, her husband, is a vet in Ely.'],
  [
    "Sa fille vit à Brest, tandis qu'Ilka Morrow enseigne à Quimper.",
    'Ilka Morrow enseigne à Quimper.',
  ],
])('a relative in a sentence about the person takes nothing from it: %s', (excerpt, right) => {
  expect(stands(excerpt, right)).toBe(true)
})

test.each<Case>([
  [
    'Ilka Morrow scored 41 goals in 112 matches for Oban.',
    'In 112 matches for Oban she scored 41 goals.',
    'She scored 112 goals in 41 matches for Oban.',
  ],
  [
    'She holds seven patents on hinges, two of them with Rosa Pell.',
    'She holds 7 patents on hinges, two of them with Rosa Pell.',
    'She holds two patents on hinges.',
  ],
  [
    'Ilka Morrow a publié 3 romans et 12 nouvelles.',
    'Ilka Morrow a publié 3 romans et 12 nouvelles.',
    'Ilka Morrow a publié 12 romans et 3 nouvelles.',
  ],
  [
    'Ilka Morrow scored 12 goals in 2008 and 15 in 2009.',
    'She scored 15 goals in 2009.',
    'She scored 2 goals in 2009.',
  ],
  [
    'Leeds lost the final 1-2 to Oban.',
    'Leeds lost the final to Oban 2-1.',
    'Leeds lost the final to Oban 3-1.',
  ],
  ['Her bill passed by 56 to 43.', 'Her bill passed by 56-43.', 'Her bill passed by 43 to 56.'],
])('a number counts what it counts in the sources: %s', (excerpt, right, wrong) => {
  expect([stands(excerpt, right), stands(excerpt, wrong)]).toEqual([true, false])
})

test.each<Case>([
  [
    'Oban lost the 2008 cup final to Leeds; Ilka Morrow scored for Oban.',
    'Oban lost the 2008 cup final to Leeds.',
    'Leeds lost the 2008 cup final to Oban.',
  ],
  [
    'Her firm Calder sold the old paper mill to Brannock in 2012.',
    'Calder sold the old paper mill to Brannock in 2012.',
    'Brannock sold the old paper mill to Calder in 2012.',
  ],
  [
    'Among her students is Rosa Pell, now at Leeds.',
    'Rosa Pell, now at Leeds, is one of her students.',
    'She is now at Leeds.',
  ],
])('what one does to the other is not turned round: %s', (excerpt, right, wrong) => {
  expect([stands(excerpt, right), stands(excerpt, wrong)]).toEqual([true, false])
})

test.each<Case>([
  [
    'Among her doctoral students is Rosa Pell.',
    'Rosa Pell is one of her doctoral students.',
    'She was a doctoral student of Rosa Pell.',
  ],
  [
    'Her translator, Rosa Pell, lives in Leeds.',
    'Her translator is Rosa Pell.',
    'She is a translator.',
  ],
  [
    'Ilka Morrow was a pupil of Rosa Pell, as were her own pupils.',
    'Ilka Morrow was a pupil of Rosa Pell.',
    'Rosa Pell was a pupil of Ilka Morrow.',
  ],
])('who is what to the other is not turned round: %s', (excerpt, right, wrong) => {
  expect([stands(excerpt, right), stands(excerpt, wrong)]).toEqual([true, false])
})

test.each<Case>([
  [
    'President Pell appointed Ilka Morrow to the Coast Court in 2018.',
    'President Pell appointed her to the Coast Court in 2018.',
    'She appointed President Pell to the Coast Court in 2018.',
  ],
  [
    'Rosa Pell succeeded her as head of Calder in 2022.',
    'Rosa Pell succeeded her as head of Calder in 2022.',
    'She succeeded Rosa Pell as head of Calder in 2022.',
  ],
  [
    'The critic Rosa Pell called her tower the dullest in Leeds.',
    'Her tower was called the dullest in Leeds by the critic Rosa Pell.',
    'She called the tower the dullest in Leeds.',
  ],
  [
    'Ilka Morrow and Rosa Pell opened the Oban Mill in 2012.',
    'She opened the Oban Mill in 2012 with Rosa Pell.',
    'She closed the Oban Mill in 2012.',
  ],
  [
    'Calder was named firm of the year by Brannock in 2016.',
    'Brannock named Calder firm of the year in 2016.',
    'Brannock was named firm of the year by Calder in 2016.',
  ],
  [
    'Ilka Morrow dissented in the water case, which was decided 5 to 2.',
    'The water case, in which she dissented, was decided 5 to 2.',
    'The water case was decided 2 to 5.',
  ],
  [
    'Her second novel, Low Ground, was published in 2016.',
    'Low Ground is her second novel.',
    'Low Ground is her third novel.',
  ],
])('the other one does what the sources say of the other: %s', (excerpt, right, wrong) => {
  expect([stands(excerpt, right), stands(excerpt, wrong)]).toEqual([true, false])
})

test.each<Case>([
  [
    'Calder Labs founded in 2009 by Ilka Morrow employs 40 people.',
    'She founded Calder Labs in 2009.',
    'She founded Calder Labs in 2008.',
  ],
  [
    'Dr Ilka Morrow MBE led the survey of the glacier.',
    'She led the survey of the glacier.',
    'She funded the survey of the glacier.',
  ],
  [
    'In 2012 her firm Calder acquired Selby Mills.',
    'Calder, her firm, acquired Selby Mills in 2012.',
    'She acquired Selby Mills in 2012.',
  ],
  [
    'The mill built in 1850 by Hugo Brandt was restored by Ilka Morrow.',
    'She restored the mill, built in 1850 by Hugo Brandt.',
    'She built the mill in 1850.',
  ],
  [
    'Ilka Morrow and the engineer Hugo Brandt designed the lock.',
    'She designed the lock with the engineer Hugo Brandt.',
    'She opened the lock with the engineer Hugo Brandt.',
  ],
])('a name in front of a verb need not be who did it: %s', (excerpt, right, wrong) => {
  expect([stands(excerpt, right), stands(excerpt, wrong)]).toEqual([true, false])
})

test.each<Case>([
  [
    'Rosa Pell praised her student Ilka Morrow in 2008.',
    'Ilka Morrow was a student of Rosa Pell.',
    'Rosa Pell was a student of Ilka Morrow.',
  ],
  [
    'Hugo Brandt and his translator, Ilka Morrow, met in Oban.',
    'She was the translator of Hugo Brandt.',
    'Hugo Brandt was a translator.',
  ],
  [
    'She began her career as assistant to Hugo Brandt.',
    'She was an assistant to Hugo Brandt.',
    'She was a tutor of Hugo Brandt.',
  ],
  [
    'Rosa Pell, her assistant, runs the Selby Mill.',
    'Rosa Pell was an assistant of Ilka Morrow.',
    'She was an assistant of Rosa Pell.',
  ],
  [
    'Hugo Brandt left in 2016; his successor is Ilka Morrow.',
    'She is the successor to Hugo Brandt.',
    'She was the tutor of Hugo Brandt.',
  ],
])('who is named beside a bond has it: %s', (excerpt, right, wrong) => {
  expect([stands(excerpt, right), stands(excerpt, wrong)]).toEqual([true, false])
})

test.each<Case>([
  [
    'Ilka Morrow campaigned for clean rivers.',
    'Ilka Morrow has been campaigning for clean rivers.',
    'Ilka Morrow campaigned against clean rivers.',
  ],
  [
    'Ilka Morrow spoke for the fishermen at the hearing.',
    'Ilka Morrow spoke at the hearing.',
    'Ilka Morrow opposed the fishermen at the hearing.',
  ],
  ['She argues against quotas.', 'She argues against quotas.', 'She argues for quotas.'],
  [
    'Rosa Pell taught Ilka Morrow to sail in 1985.',
    'She was taught to sail by Rosa Pell in 1985.',
    'She taught Rosa Pell to sail in 1985.',
  ],
  [
    'She studied music in Oban under Hugo Brandt.',
    'She studied music in Oban.',
    'She taught music in Oban under Hugo Brandt.',
  ],
])('a phrase of several words keeps its direction: %s', (excerpt, right, wrong) => {
  expect([stands(excerpt, right), stands(excerpt, wrong)]).toEqual([true, false])
})

test('a word of many capital letters is read at once', { timeout: 2_000 }, () => {
  const name = 'UNIVERSITY'.repeat(6)
  const said = `By ${name}, Leeds, she was hired.`
  expect(stands(`She was hired by ${name}, Leeds.`, said)).toBe(true)
})
