import { expect, test } from 'vitest'
import { saidOf } from '../../../support/research/said-of.ts'

/** What is read of a sentence, where NAME stands for the person. */
function check(text: string, ...said: string[]): void {
  expect(saidOf(text.replace('NAME', 'Zelda Quibbleworth'))).toEqual(said)
}

test.each([
  ['NAME joined Globex Foods on 2 May 2016.', 'work | Globex Foods | 2016-05'],
  ['NAME joined Globex Foods as clerk on May 2nd, 2016.', 'work | clerk | Globex Foods | 2016-05'],
  ['NAME is a clerk at Globex Foods since 2 May 2016.', 'work | clerk | Globex Foods | 2016-05'],
  ['NAME was a clerk at Globex Foods until 2nd of May 2016.', 'past | clerk | Globex Foods'],
  ['NAME is a clerk at Globex Foods. 2 May 2016', 'work | clerk | Globex Foods'],
])('a post that begins or ends on a day has its month: %s', check)

test.each([
  ['NAME, at the material time clerk with Globex Foods, laughed.', 'past | clerk | Globex Foods'],
  ['NAME, clerk with Globex Foods in those days, laughed.', 'past | clerk | Globex Foods'],
  ['NAME, until 2016 clerk with Globex Foods, laughed.', 'past | clerk | Globex Foods'],
  ['NAME, in 2016 clerk with Globex Foods, laughed.', 'past | clerk | Globex Foods'],
  ['NAME, since 2016 clerk with Globex Foods, laughed.', 'work | clerk | Globex Foods | 2016'],
  ['NAME, at present clerk with Globex Foods, laughed.', 'work | clerk | Globex Foods'],
  ['NAME was at that time a clerk with Globex Foods.', 'past | clerk | Globex Foods'],
  ['NAME in 2016 joined Globex Foods.', 'work | Globex Foods | 2016'],
  ['NAME, who once worked at Globex Foods, laughed.', 'past | Globex Foods'],
  ['NAME still works at Globex Foods.', 'work | Globex Foods'],
  [
    'NAME, now with Globex Foods, but in those days clerk at Initech Labs, laughed.',
    'work | Globex Foods',
    'past | clerk | Initech Labs',
  ],
  ['NAME once met the clerk of Globex Foods.'],
  ['NAME had been to Globex Foods.'],
])('words for when stand in front of a verb or a post: %s', check)

test.each([
  ['NAME was appointed by Globex Foods as clerk in 2016.', 'work | clerk | Globex Foods | 2016'],
  ['NAME has been hired by Globex Foods.', 'work | Globex Foods'],
  ['NAME succeeded Otto Rank as director of Globex Foods.', 'past | director | Globex Foods'],
  ['NAME takes over as director of Globex Foods.', 'work | director | Globex Foods'],
  ['NAME was hired by the hour.'],
])('a firm gives a post: %s', check)

test.each([
  ['NAME started in her new post as clerk at Globex Foods.', 'past | clerk | Globex Foods'],
  ['NAME got the job of clerk at Globex Foods in 2016.', 'work | clerk | Globex Foods | 2016'],
  ['NAME started work in 2009 as a clerk at Globex Foods.', 'work | clerk | Globex Foods | 2009'],
  ['NAME took the photographs as a record at Globex Foods.'],
])('a person took a post: %s', check)

const [was, works] = ['past | clerk | Initech Labs', 'work | Globex Foods | 2016']
test.each([
  ['NAME left Initech Labs in 2016 to work for Globex Foods.', 'past | Initech Labs', works],
  [
    'NAME has left Initech Labs to become a clerk at Globex Foods.',
    'past | Initech Labs',
    'work | clerk | Globex Foods',
  ],
  ['NAME has left her job as a clerk at Initech Labs.', was],
  ['NAME resigned from her position at Initech Labs.', 'past | Initech Labs'],
  ['NAME was made redundant by Initech Labs in 2016.', 'past | Initech Labs'],
  [
    'NAME left Initech Labs to become a clerk at Globex Foods.',
    'past | Initech Labs',
    'past | clerk | Globex Foods',
  ],
  ['NAME moved from Initech Labs to Globex Foods in 2016.', 'past | Initech Labs', works],
  ['NAME has joined Globex Foods from Initech Labs.', 'past | Initech Labs', 'work | Globex Foods'],
  ['NAME resigned as clerk at Initech Labs.', was],
  ['NAME retired as a music teacher in 2016.', 'past | music teacher'],
  ['NAME came to work for Globex Foods in 2016.', works],
  ['NAME went to Globex Foods in 2016 to see the clerk.'],
  ['NAME left her desk at noon for Globex Foods.'],
  ['NAME left her job interview at Globex Foods.'],
  ['NAME lost her role as a witness at Globex Foods.'],
  ['NAME resigned as a protest.'],
  ['NAME gave up her seat as a courtesy at Globex Foods.'],
])('a person leaves a post, or goes from one to the next: %s', check)

test.each([
  ['NAME is employed in the capacity of clerk at Globex Foods.', 'work | clerk | Globex Foods'],
  ['NAME has since become a clerk at Globex Foods.', 'work | clerk | Globex Foods'],
  ['NAME has since moved to Globex Foods to become a clerk.', 'work | clerk | Globex Foods'],
  ['NAME has run Globex Foods since 2016.', 'work | Globex Foods | 2016'],
  ['NAME has led the night shift at Globex Foods since 2016.', 'work | Globex Foods | 2016'],
  ['NAME has been our music teacher since 2016.', 'work | music teacher | 2016'],
  ['NAME had just become a clerk at Globex Foods.', 'past | clerk | Globex Foods'],
  ['NAME came to us by way of Globex Foods.', 'past | Globex Foods'],
  ['NAME has run the marathon.'],
  ['NAME has led a choir since 2016.'],
])('a post goes on, or is one of a time before: %s', check)

test.each([
  ['Former Ravstone Hospital nurse NAME laughed.', 'past | nurse | Ravstone Hospital'],
  ['NAME, whose day job is clerk at Globex Foods, laughed.', 'work | clerk | Globex Foods'],
  ['NAME, whose mother is clerk at Globex Foods, laughed.'],
])('the firm stands in front of the post, or both in front of the name: %s', check)

const left = 'past | Initech Labs'
test.each([
  ['Initech Labs, where NAME once worked, has closed.', left],
  ['NAME spoke of Initech Labs, which she had left in 2016.', left],
  ['NAME spoke of Ravstone University, which she left in 2016.'],
  ['NAME sang at Initech Labs, where her brother was clerk.'],
])('a clause behind a firm says what it was to a person: %s', check)

test.each([
  ['NAME died, having been appointed clerk at Globex Foods.', 'past | clerk | Globex Foods'],
  ['Having joined Globex Foods in 2016, NAME sang.', 'work | Globex Foods | 2016'],
  ['NAME, a clerk who had never sung, sang.', 'work | clerk'],
  ['“It works,” said NAME, who is a clerk at Globex Foods.', 'work | clerk | Globex Foods'],
  ['NAME had meant to spend the year at Globex Foods.'],
  ['NAME, who had never been a clerk, sang.'],
])('a participle or a clause stands beside the sentence: %s', check)

test.each([
  ['From Initech Labs comes NAME, until recently clerk there.', 'past | clerk | Initech Labs'],
  [
    'NAME joined Globex Foods in 2016, and is now a clerk there.',
    'work | Globex Foods | 2016',
    'work | clerk | Globex Foods',
  ],
  [
    'NAME works at Globex Foods. Her title there is clerk.',
    'work | Globex Foods',
    'work | clerk | Globex Foods',
  ],
  ['NAME worked at Globex Foods as a clerk for six years.', 'past | clerk | Globex Foods'],
  ['NAME sang at Globex Foods and Initech Labs. She is a clerk there.'],
  ['NAME works at Globex Foods. Her brother there is a clerk.', 'work | Globex Foods'],
])('the word "there" is the firm in front of it: %s', check)

test.each([
  ['NAME, of Globex Museum, laughed.', 'work | Globex Museum'],
  ['NAME of Globex Museum will not speak.', 'work | Globex Museum'],
  ['NAME is employed full time by Globex Foods.', 'work | Globex Foods'],
  ['NAME is based at Globex Museum.', 'work | Globex Museum'],
  ['NAME, with Globex Museum as a backdrop, laughed.'],
  ['NAME, at Globex Museum, laughed.'],
  ['NAME from Globex Museum to Globex Foods.'],
  ['The book of NAME of Globex Museum fame has closed.'],
])('the firm is said without a post: %s', check)

test.each([
  ['NAME worked for Initech Labs and Globex Foods.', left, 'past | Globex Foods'],
  ['NAME worked at Initech Labs and then at Globex Foods.', left, 'past | Globex Foods'],
  ['NAME worked for Initech Labs and Globex Foods was near.', left],
])('firms stand in a row: %s', check)

test.each([
  ['NAME was hired by the Northern Ledger in 2016.', 'work | Northern Ledger | 2016'],
  ["NAME was hired by St Brannoc's Hospital in 2016.", "work | St Brannoc's Hospital | 2016"],
  ['NAME is employed with Estulio Mara Baila as a clerk.', 'work | clerk | Estulio Mara Baila'],
  ['NAME, a nurse with Rosslach Kuhl, laughed.', 'work | nurse | Rosslach Kuhl'],
  ['NAME was working by 2004 as a clerk at Globex Foods.', 'past | clerk | Globex Foods'],
  ['NAME, now with Otto Rank, laughed.'],
  ['NAME sang with Rosslach Kuhl, clerk at Globex Foods.'],
])('a name behind a word of work is a firm: %s', check)

test.each([
  ['NAME is a music teacher.', 'work | music teacher'],
  ['NAME is a nurse and sings.', 'work | nurse'],
  ['NAME is working as a music teacher.', 'work | music teacher'],
  ['NAME is a natural teacher.'],
  ['NAME is a leader.'],
  ['NAME is a patron of the arts.'],
  ['NAME is a teacher trainer’s friend.'],
])('a sentence says a trade without a firm: %s', check)

test.each([['NAME is a Software engineer at Globex.', 'work | Software engineer | Globex']])(
  'what a post is about is no firm: %s',
  check,
)

test.each([
  [
    'NAME has been a staff writer and film critic at Globex News since 1998.',
    'work | staff writer and film critic | Globex News | 1998',
  ],
  ['NAME, the front runner who has refused to run, laughed.'],
])('a title ends in front of where and since when: %s', check)

test.each([
  ['NAME has led the campaign for Globex Foods since 2010.'],
  ['NAME has managed her pension at Globex Bank since 2010.'],
  ['NAME manages Globex Foods shares.'],
  ['NAME directs Globex Theatre visitors to the door.'],
  ['NAME left a desk as a gift at Globex Foods.'],
])('what a person leads, cares for or hands in makes no post: %s', check)

test.each([
  ['NAME was appointed by Globex Foods to audit its accounts.'],
  ['NAME was brought in by Globex Police for questioning.'],
  ["NAME, poached by Globex Foods' rival, left."],
])('who is engaged for a task, or is known to a firm, is not on its staff: %s', check)

test.each([
  ['NAME is a teacher by training.'],
  ['NAME is an unemployed baker.'],
  ['NAME is a suspended teacher.'],
])('a post of training or of the past is none of today: %s', check)

test.each([
  ['NAME moved from Globex Foods to Porto, and is a farrier there.'],
  ['NAME went to Spain with Globex Foods, and was a nurse there.'],
  ['NAME flew from Heathrow Ltd to Paris and was a clerk there until 1990.'],
])('"there" may be a town that stands beside a firm: %s', (text) =>
  expect(
    saidOf(text.replace('NAME', 'Zelda Quibbleworth')).filter((one) =>
      / (?:Globex|Heathrow)/u.test(one),
    ),
  ).toEqual([]),
)
