import { describe, expect, test } from 'vitest'
import { draftsOf, saidOf } from '../../../support/research/said-of.ts'

describe('a post that is given to a person', () => {
  test.each([
    ['has been promoted to head of music at Grenmere Museum', 'work | head of music | *'],
    ['has just been named head of music at Grenmere Museum', 'work | head of music | *'],
    ['has been appointed as the new farrier of the Grenmere Museum', 'work | farrier | *'],
    ['has been hired as farrier at Grenmere Museum in June 2004', 'work | farrier | * | 2004-06'],
    ['joins Grenmere Museum as farrier', 'work | farrier | *'],
    ['has joined Grenmere Museum in 2004 as farrier', 'work | farrier | * | 2004'],
  ])('lasts where the tense says so: %s', (said, post) =>
    expect(saidOf(`Zelda Quibbleworth ${said}.`)).toEqual([post.replace('*', 'Grenmere Museum')]),
  )

  test.each([
    ['was then moved up to head of music at Grenmere Museum in 2004', 'head of music | * | 2004'],
    ['was recruited as farrier for Grenmere Museum in 2004', 'farrier | * | 2004'],
  ])('began, in the past: %s', (said, post) =>
    expect(saidOf(`Zelda Quibbleworth ${said}.`)).toEqual([
      `work | ${post.replace('*', 'Grenmere Museum')}`,
    ]),
  )

  test.each([
    'has been named Coach of the Year at Grenmere Museum',
    'has been elected to the board of Grenmere Museum',
    'has been made redundant at Grenmere Museum',
    'has been called a genius at Grenmere Museum',
    'has been named the best farrier at Grenmere Museum',
  ])('is neither a prize nor an opinion: %s', (said) =>
    expect(saidOf(`Zelda Quibbleworth ${said}.`)).toEqual([]),
  )
})

describe('a change from one firm to another', () => {
  const [museum, press] = ['Grenmere Museum', 'Orland Press']
  test.each([
    `left ${museum} for ${press} in 2004`,
    `left ${museum} in 2004 for the ${press}`,
    `gave up ${museum} for ${press} in 2004`,
    `joined ${press} in June 2004 from ${museum}`,
  ])('says what is over and what began: %s', (said) => {
    const [first, second] = saidOf(`Zelda Quibbleworth ${said}.`)
    expect(first).toBe(`past | ${museum}`)
    expect(second).toMatch(/^work \| Orland Press \| 2004/)
  })

  test.each([['left in 2004 for Orland Press', ['work | + | 2004']]])(
    'names the posts that it names: %s',
    (said, posts) =>
      expect(saidOf(`Zelda Quibbleworth ${said}.`)).toEqual(
        posts.map((post) => post.replace('*', museum).replace('+', press)),
      ),
  )

  test.each([
    'moved from Halifax to Porto in 2004',
    'left for Porto in 2004',
    'swapped Lamp Street for Hope Street',
    'went from Grenmere School to Eldgate College in 1980',
    'went from rags to riches at Grenmere Museum',
    'moved from left back to central midfield at Grenmere Town',
  ])('is neither a removal nor a school: %s', (said) =>
    expect(saidOf(`Zelda Quibbleworth ${said}.`)).toEqual([]),
  )

  test('a name goes on behind "for" where it says what a house is for', () =>
    expect(
      saidOf('Zelda Quibbleworth left the National Center for Lamp Research in 2004.'),
    ).toEqual(['past | National Center for Lamp Research']))
})

describe('work that is over', () => {
  test.each([
    ['used to be a farrier with Grenmere Museum', 'farrier | *'],
    ['used to be a music teacher', 'music teacher'],
    ['had previously worked at Grenmere Museum as a farrier', 'farrier | *'],
    ['had been a teacher before he began to write', 'teacher'],
    ['did a stint at Grenmere Museum as farrier', 'farrier | *'],
    ['put in six years at Grenmere Museum', '*'],
    ['gave thirty-one years to the Grenmere Museum', '*'],
    ['held the position of director of the Grenmere Museum', 'director | *'],
    ['spent ten years as a teacher before he began to write', 'teacher'],
    ['started out as a teacher', 'teacher'],
    ['got a job as a farrier at Grenmere Museum', 'farrier | *'],
  ])('is stated in many ways: %s', (said, post) =>
    expect(saidOf(`Zelda Quibbleworth ${said}.`)).toEqual([
      `past | ${post.replace('*', 'Grenmere Museum')}`,
    ]),
  )

  test.each([
    ['hired on as a farrier at Grenmere Museum in 1990', 'farrier | Grenmere Museum'],
    ['took up the post of farrier at Grenmere Museum in 1990', 'farrier | Grenmere Museum'],
    ['signed on at Grenmere Museum in 1990', 'Grenmere Museum'],
  ])('may say when it began: %s', (said, post) =>
    expect(saidOf(`Zelda Quibbleworth ${said}.`)).toEqual([`work | ${post} | 1990`]),
  )

  test.each([
    'used to be shy at parties',
    'used to be a fan of Grenmere Town',
    'did time at Grenmere Prison',
    'served three years at Grenmere Prison for fraud',
    'spent six months in Grenmere Hospital with a broken leg',
    'spent six years in New York',
    'had a good time at Grenmere Museum',
    'began as an assistant to the director',
  ])('is no stay or liking: %s', (said) =>
    expect(saidOf(`Zelda Quibbleworth ${said}.`)).toEqual([]),
  )
})

describe('a clause about the firm in front of it', () => {
  test.each([
    [
      'Zelda Quibbleworth moved to Grenmere Museum in 2004, where she has been head of music since.',
      ['work | * | 2004', 'work | head of music | * | 2004'],
    ],
    [
      'In 2004, Zelda Quibbleworth moved to Grenmere Museum, where she has worked ever since.',
      ['work | * | 2004', 'work | * | 2004'],
    ],
    [
      'The lamps came from Grenmere Museum, where Zelda Quibbleworth has been director since 2004.',
      ['work | director | * | 2004'],
    ],
    [
      'Otto Rank was met at Grenmere Museum, where Zelda Quibbleworth worked as a teacher in those days.',
      ['past | teacher | *'],
    ],
  ])('says the post that is held there: %s', (text, posts) =>
    expect(saidOf(text)).toEqual(posts.map((post) => post.replace('*', 'Grenmere Museum'))),
  )

  test.each([
    'Otto Rank works at Grenmere Museum, where she is head of music, and met Zelda Quibbleworth.',
    'Zelda Quibbleworth met Otto Rank at Grenmere Museum, where she is head of music.',
    'Zelda Quibbleworth went to the Grenmere Museum, where she plays the organ.',
    'Zelda Quibbleworth is happy at Grenmere Museum, which hired her.',
  ])('may be of another, or of no work: %s', (text) => expect(saidOf(text)).toEqual([]))

  test('a post of students is no work', () =>
    expect(
      saidOf(
        'Zelda Quibbleworth studied at Eldgate College, where she became president of the union in 1990.',
      ),
    ).toEqual(['study | Eldgate College']))
})

describe('an announcement of an appointment', () => {
  test.each([
    [
      'HALIFAX, May 25, 2004 – Grenmere Museum today announced the appointment of Zelda Quibbleworth as farrier.',
      'work | farrier | Grenmere Museum | 2004-05',
    ],
    [
      'Grenmere Museum is pleased to announce the appointment of Zelda Quibbleworth as Head of Music, with immediate effect.',
      'work | Head of Music | Grenmere Museum',
    ],
    [
      'Grenmere Museum has announced the promotion of Zelda Quibbleworth to head of music.',
      'work | head of music | Grenmere Museum',
    ],
    [
      'Grenmere Museum announced today that Zelda Quibbleworth has been named its new director.',
      'work | director | Grenmere Museum',
    ],
    [
      'We are delighted to announce the appointment of Zelda Quibbleworth as head of music at Grenmere Museum.',
      'work | head of music | Grenmere Museum',
    ],
  ])('states the post: %s', (text, post) => expect(saidOf(text)).toEqual([post]))

  test.each([
    'Grenmere Museum announced that Zelda Quibbleworth will join as farrier.',
    'Grenmere Museum announced that Zelda Quibbleworth has left as farrier.',
    'Grenmere Museum confirmed the appointment of Zelda Quibbleworth to the board.',
    'Grenmere Museum announces the arrival of Zelda Quibbleworth.',
    'Otto Rank of Grenmere Museum announced the appointment of Zelda Quibbleworth as farrier.',
  ])('states none: %s', (text) => expect(saidOf(text)).toEqual([]))
})

describe('what goes on behind a post', () => {
  test.each([
    [
      'has worked at Grenmere Museum since 2004, currently as a farrier',
      ['* | 2004', 'farrier | *'],
    ],
    ['has worked at Grenmere Museum since 2004 as a farrier', ['farrier | * | 2004']],
    [
      'became director of the Grenmere Museum in 2004, a post she still holds',
      ['director | * | 2004'],
    ],
    ['is director of the Grenmere Museum, a job she has had since 2004', ['director | * | 2004']],
  ])('says since when or as what: %s', (said, posts) =>
    expect(saidOf(`Zelda Quibbleworth ${said}.`)).toEqual(
      posts.map((post) => `work | ${post.replace('*', 'Grenmere Museum')}`),
    ),
  )

  test('a post that came first is over', () =>
    expect(
      draftsOf(
        'Zelda Quibbleworth was employed by Grenmere Museum from 1990, first as clerk, then as farrier.',
      ).flatMap(({ path, value }) =>
        path === 'work.positions' && value.title !== null ? [[value.title, value.current]] : [],
      ),
    ).toEqual([
      ['clerk', false],
      ['farrier', false],
    ]))

  test.each([
    ['works at Grenmere Museum as well', ['work | Grenmere Museum']],
    ['works at Grenmere Museum as hard as anyone', ['work | Grenmere Museum']],
    ['was at Grenmere Museum, then as now a small house', []],
  ])('may be no post: %s', (said, posts) =>
    expect(saidOf(`Zelda Quibbleworth ${said}.`)).toEqual(posts),
  )
})

describe('a sentence about the firm of the one before', () => {
  const came = 'Zelda Quibbleworth joined Grenmere Museum in 1996.'
  test.each([
    ['She has held the post of farrier there ever since.', 'farrier | Grenmere Museum | 1996'],
    ['She has been there ever since.', 'Grenmere Museum | 1996'],
    ['She is still there.', 'Grenmere Museum | 1996'],
    ['She has been head of music there since 2004.', 'head of music | Grenmere Museum | 2004'],
    ['She is now head of music there.', 'head of music | Grenmere Museum'],
  ])('calls it "there": %s', (said, post) =>
    expect(saidOf(`${came} ${said}`)).toEqual(['work | Grenmere Museum | 1996', `work | ${post}`]),
  )

  test.each([
    'She left in 2004. She is a teacher there.',
    'Her brother is a teacher there.',
    'She lives in Halifax. She is a teacher there.',
  ])('may mean another place, or another person: %s', (said) =>
    expect(saidOf(`${came} ${said}`)).not.toContain('work | teacher | Grenmere Museum'),
  )
})

describe('a phrase about an earlier or a later post', () => {
  test.each([
    [
      'Before joining Grenmere Museum as a farrier in 1996, Zelda Quibbleworth wrote.',
      'work | farrier | Grenmere Museum | 1996',
    ],
    [
      'Zelda Quibbleworth wrote until moving to Grenmere Museum in 1996, a position she continues to hold.',
      'work | Grenmere Museum | 1996',
    ],
    [
      'Before becoming head of music at Grenmere Museum in 1996, Zelda Quibbleworth wrote.',
      'work | head of music | Grenmere Museum | 1996',
    ],
    [
      'Zelda Quibbleworth comes from the Grenmere Museum, having served there as farrier for six years.',
      'past | farrier | Grenmere Museum',
    ],
    [
      'Zelda Quibbleworth wrote, fresh from a stint as a court reporter at Grenmere Museum.',
      'past | court reporter | Grenmere Museum',
    ],
    ['After a number of years as a teacher, Zelda Quibbleworth began to write.', 'past | teacher'],
  ])('states it: %s', (text, post) => expect(saidOf(text)).toEqual([post]))

  test.each([
    'After years as a widow, Zelda Quibbleworth married.',
    'Prior to joining Grenmere Museum, Zelda Quibbleworth wrote.',
    'Zelda Quibbleworth met Otto Rank before joining Grenmere Museum in 1996.',
  ])('may be no post, undated or of another: %s', (text) => expect(saidOf(text)).toEqual([]))
})

describe('what a person says of the own work', () => {
  test.each([
    [
      'Zelda Quibbleworth stated that she has been employed by Grenmere Museum since 1996.',
      'work | Grenmere Museum | 1996',
    ],
    [
      'Zelda Quibbleworth declared that she was employed as a farrier by Grenmere Museum, but spoke for herself.',
      'work | farrier | Grenmere Museum',
    ],
    [
      'Zelda Quibbleworth explained that she had worked at Grenmere Museum as a farrier.',
      'past | farrier | Grenmere Museum',
    ],
    [
      'Zelda Quibbleworth writes with good news: she has been promoted to farrier at Grenmere Museum.',
      'work | farrier | Grenmere Museum',
    ],
  ])('is stated by the sentence: %s', (text, post) => expect(saidOf(text)).toEqual([post]))

  test.each([
    'Zelda Quibbleworth stated that she worked at Grenmere Museum for six years.',
    'Zelda Quibbleworth claimed that she was employed by Grenmere Museum.',
    'Zelda Quibbleworth explained that Otto Rank was a farrier at Grenmere Museum.',
    'Zelda Quibbleworth writes with news of her daughter: she has been promoted to farrier at Grenmere Museum.',
  ])('leaves open when, is doubted, or is of another: %s', (text) =>
    expect(saidOf(text)).toEqual([]),
  )
})

describe('a post that goes on, or is given up', () => {
  test.each([
    ['remains head of music at Grenmere Museum', 'work | head of music | *'],
    ['is enjoying life as farrier with Grenmere Museum', 'work | farrier | *'],
    ['spends her days as a farrier for Grenmere Museum', 'work | farrier | *'],
    ['has since left Grenmere Museum', 'past | *'],
  ])('is stated by the verb: %s', (said, post) =>
    expect(saidOf(`Zelda Quibbleworth ${said}.`)).toEqual([post.replace('*', 'Grenmere Museum')]),
  )

  test.each([
    'remains a fan of Grenmere Town',
    'remains an icon of Grenmere Town',
    'left her bag at Grenmere Museum',
    'was recruited from Grenmere University in 2004',
    'has left Halifax',
    'quit smoking',
  ])('is no liking and no luggage: %s', (said) =>
    expect(saidOf(`Zelda Quibbleworth ${said}.`)).toEqual([]),
  )
})

describe('a post in front of a subject', () => {
  test.each([
    ['A former firefighter, Zelda Quibbleworth writes.', 'past | firefighter'],
    ['Once a teacher, Zelda Quibbleworth writes.', 'past | teacher'],
    ['A retired police officer, Ms. Quibbleworth writes.', 'past | police officer'],
    [
      'Chartered accountant by trade and joker by temperament, Zelda Quibbleworth writes.',
      'work | chartered accountant',
    ],
  ])('is of today or is over: %s', (text, post) =>
    expect(saidOf(`Zelda Quibbleworth\n${text}`)).toEqual([post]),
  )

  test('a former post is not the one at the firm of today', () =>
    expect(
      saidOf('A former firefighter, Zelda Quibbleworth works for Grenmere Museum now.'),
    ).toEqual(['work | Grenmere Museum', 'past | firefighter']))

  test.each([
    'A former student, Zelda Quibbleworth writes.',
    'A former friend of the director, Zelda Quibbleworth writes.',
    'A retired horse by then, Zelda Quibbleworth writes.',
  ])('may be none: %s', (text) => expect(saidOf(text)).toEqual([]))
})

describe('a post beside a name in passing', () => {
  test.each([
    [
      'We remember a godchild, Zelda Quibbleworth of Halifax, a farrier with Grenmere Museum; and others.',
      'work | farrier | Grenmere Museum',
    ],
    [
      'The prize went to Zelda Quibbleworth (farrier at Grenmere Museum since 2016).',
      'work | farrier | Grenmere Museum | 2016',
    ],
    [
      'Left to right: Zelda Quibbleworth (farrier at Grenmere Museum until 2016) and Otto Rank.',
      'past | farrier | Grenmere Museum',
    ],
  ])('stands behind a town or in brackets: %s', (text, post) =>
    expect(saidOf(text)).toEqual([post]),
  )

  test.each([
    'The prize went to Zelda Quibbleworth of Halifax, Otto Rank of Porto, a farrier at Grenmere Museum, and others.',
    'For the farrier of the same name, see Zelda Quibbleworth (farrier).',
    'The prize went to Zelda Quibbleworth (photo by the head of Grenmere Museum).',
  ])('is not that of the next: %s', (text) => expect(saidOf(text)).toEqual([]))
})

describe('what a person has for a job', () => {
  test.each([
    ['Her day job is farrier at Grenmere Museum.', 'work | farrier | Grenmere Museum'],
    ['Her first job was as a clerk at Grenmere Museum.', 'past | clerk | Grenmere Museum'],
    [
      'Her current role is head of music at Grenmere Museum.',
      'work | head of music | Grenmere Museum',
    ],
    ['Her employer is Grenmere Museum.', 'work | Grenmere Museum'],
    ['Her career began at Grenmere Museum in 1990.', 'work | Grenmere Museum | 1990'],
    ['Her occupation is teacher.', 'work | teacher'],
  ])('is a post: %s', (said, post) =>
    expect(saidOf(`Zelda Quibbleworth rows. ${said}`)).toEqual([post]),
  )

  test.each([
    'Her last role was nurse at Grenmere Hospital.',
    'Her role is that of a nurse.',
    'Her job is to teach.',
    "Her husband's job is teacher.",
  ])('may be a part, a duty, or of another: %s', (said) =>
    expect(saidOf(`Zelda Quibbleworth rows. ${said}`)).toEqual([]),
  )
})

describe('idioms of work', () => {
  test.each([
    ['works full-time as a farrier at Grenmere Museum', 'work | farrier | *'],
    ['cut her teeth as a farrier at Grenmere Museum', 'past | farrier | *'],
  ])('state it: %s', (said, post) =>
    expect(saidOf(`Zelda Quibbleworth ${said}.`)).toEqual([post.replace('*', 'Grenmere Museum')]),
  )

  test.each([
    ['Zelda Quibbleworth, now with Grenmere Museum, writes.', 'work | *'],
    ['Zelda Quibbleworth, once a farrier at Grenmere Museum, writes.', 'past | farrier | *'],
    ['On leaving Grenmere Museum, Zelda Quibbleworth began to write.', 'past | *'],
    ['Zelda Quibbleworth wrote, having been a farrier at Grenmere Museum.', 'past | farrier | *'],
  ])('stand beside the subject as well: %s', (text, post) =>
    expect(saidOf(text)).toEqual([post.replace('*', 'Grenmere Museum')]),
  )

  test.each([
    'learned her trade at Grenmere College',
    'spent most of the nineties at Eldgate University',
    'found her way to Halifax in 2004',
    'has a job in Halifax',
  ])('may be of a school or a town, which gives no post: %s', (said) =>
    expect(saidOf(`Zelda Quibbleworth ${said}.`).filter((one) => !one.startsWith('study'))).toEqual(
      [],
    ),
  )
})

describe('a post with the firm in front of it', () => {
  test.each([
    ["Zelda Quibbleworth was Grenmere Museum's head of music.", 'past | head of music | *'],
    [
      "Zelda Quibbleworth became the Grenmere Museum's head of music in 2004.",
      'work | head of music | * | 2004',
    ],
    ['Grenmere Museum manager Zelda Quibbleworth writes.', 'work | manager | *'],
  ])('has its own frames: %s', (text, post) =>
    expect(saidOf(text)).toEqual([post.replace('*', 'Grenmere Museum')]),
  )

  test.each([
    "Zelda Quibbleworth is Grenmere Museum's oldest teacher.",
    "Zelda Quibbleworth is Grenmere Museum's pride.",
    "Zelda Quibbleworth is Otto Rank's assistant.",
  ])('is no rank among others: %s', (text) => expect(saidOf(text)).toEqual([]))
})

test('what has lasted for years goes on', () => {
  const [post] = draftsOf('Zelda Quibbleworth has been a farrier at Grenmere Museum for ten years.')
  expect(post?.value).toMatchObject({ title: 'farrier', current: true })
})

describe('jobs that are got and kept', () => {
  test.each([
    ['worked for six years as a farrier at Grenmere Museum', 'past | farrier | *'],
    ['was for many years head of music at Grenmere Museum', 'past | head of music | *'],
    ['had a long career at Grenmere Museum', 'past | *'],
    ['moved across to Grenmere Museum in 2004 as head of music', 'work | head of music | * | 2004'],
    ['was appointed head of music in 2004 at Grenmere Museum', 'work | head of music | * | 2004'],
  ])('are stated with a duration or a start: %s', (said, post) =>
    expect(saidOf(`Zelda Quibbleworth ${said}.`)).toEqual([post.replace('*', 'Grenmere Museum')]),
  )

  test('are stated by a sentence about the firm as well', () =>
    expect(
      saidOf('Grenmere Museum has employed Zelda Quibbleworth as a farrier since 2004.'),
    ).toEqual(['work | farrier | Grenmere Museum | 2004']))

  test.each([
    'accepted a position at Halifax in 2004',
    'found the post at Grenmere Museum in a poor state',
    'went on to work in Halifax',
  ])('may be no jobs: %s', (said) => expect(saidOf(`Zelda Quibbleworth ${said}.`)).toEqual([]))
})

describe('clauses and moves between two posts', () => {
  const museum = 'Grenmere Museum'
  test.each([
    [`wrote before she joined ${museum} in 2004`, [`work | ${museum} | 2004`]],
    [
      `wrote before her appointment as farrier at ${museum} in 2004`,
      [`work | farrier | ${museum} | 2004`],
    ],
    [`is a former teacher`, ['past | teacher']],
    [
      `has been working as a farrier at ${museum} ever since 2004`,
      [`work | farrier | ${museum} | 2004`],
    ],
    [`joined the ${museum} team back in 2004`, [`work | ${museum} | 2004`]],
    [`, editor turned farrier, writes`, ['work | farrier']],
  ])('say both or one: %s', (said, posts) =>
    expect(saidOf(`Zelda Quibbleworth ${said}.`.replace(' ,', ','))).toEqual(posts),
  )

  test.each([
    `wrote before Otto Rank joined ${museum} in 2004`,
    `wrote before she joined ${museum}`,
    `made the move to Halifax in 2004`,
    'is a former friend of the director',
  ])('are of another, undated or no work: %s', (said) =>
    expect(saidOf(`Zelda Quibbleworth ${said}.`)).toEqual([]),
  )
})

test('a firm that is called like a person may announce as well', () => {
  const said = 'the appointment of Zelda Quibbleworth as farrier.'
  expect(saidOf(`Ottobeck Botanic Gardens announced ${said}`)).toEqual([
    'work | farrier | Ottobeck Botanic Gardens',
  ])
  expect(saidOf(`Otto Rank of Grenmere Museum announced ${said}`)).toEqual([])
})

test('a person who is left is no firm', () => {
  expect(saidOf('Since leaving Anna Bell, Zelda Quibbleworth rows.')).toEqual([])
})

test.each(['Veterinary nurse', 'Museum director'])(
  'a word that firms are called by is no firm in front of a post: %s',
  (post) => {
    const said = saidOf(`${post} Zelda Quibbleworth drops by.`)
    expect(said.filter((one) => one !== `work | ${post.toLowerCase()}`)).toEqual([])
  },
)
