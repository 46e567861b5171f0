import { describe, expect, test } from 'vitest'
import { parseBearer } from '../../../../research/entity-resolution/pages/bearer.ts'
import { findBearerPassages } from '../../../../research/entity-resolution/pages/bearer-passages.ts'
import type { BirthRange } from '../../../../research/entity-resolution/pages/birth-range.ts'
import { buildHintMarks } from '../../../../research/entity-resolution/pages/build-hint-marks.ts'
import type { CandidatePage } from '../../../../research/entity-resolution/pages/candidate-scene.ts'
import { judgeCandidatePages } from '../../../../research/entity-resolution/pages/judge-candidate-pages.ts'
import { buildPortrait } from '../../../../research/entity-resolution/pages/portrait.ts'
import {
  isCalled,
  weighDifferences,
  weighMarks,
} from '../../../../research/entity-resolution/pages/weigh-match.ts'

const nameWords = new Set(['greta', 'falkaby'])

function page(id: string, text: string, said: Partial<CandidatePage> = {}): CandidatePage {
  return {
    id,
    portrait: buildPortrait({ passages: text, sentences: text, nameWords }),
    isGrouped: true,
    verdict: null,
    ...said,
  }
}

const headline = (text: string) =>
  buildHintMarks({ headline: text, tags: [], location: null, usernames: [] })
type Known = Parameters<typeof judgeCandidatePages>[1]
const nothing: Known = { hints: [], leanings: [], records: [], sure: new Set() }

function aboutThem(candidates: CandidatePage[], known: Partial<Known>): string[] {
  return judgeCandidatePages(candidates, { ...nothing, ...known })
    .filter(({ isAbout }) => isAbout)
    .map(({ id }) => id)
}

const staff = page('staff', 'Greta Falkaby is managing editor at Halden Press in Ulverby.')
const portrait = page('portrait', 'Greta Falkaby, managing editor, of Ulverby, was born in 1953.')
const singer = page('singer', 'Greta Falkaby sings at Ostmere Opera. She was born in 1984.')

describe('a page', () => {
  test('a page is about the person when it names the employer of the headline', () => {
    expect(
      aboutThem([staff, singer], { hints: headline('managing editor at Halden Press') }),
    ).toEqual(['staff'])
  })

  test('a page is about the person when two lesser things agree with a page that is', () => {
    expect(
      aboutThem([staff, portrait, singer], { hints: headline('managing editor at Halden Press') }),
    ).toEqual(['staff', 'portrait'])
  })

  test.each([
    ['judge', 'Greta Falkaby met Gerhard Richter.'],
    ['weaver', 'Greta Falkaby works with Hans Weber.'],
    ['blacksmith', 'Greta Falkaby stands against Carlos Herrero.'],
  ])('a page names no %s by the name of another person: %s', (role, text) => {
    expect(aboutThem([page('own', `${text} Ulverby.`), singer], { hints: headline(role) })).toEqual(
      [],
    )
  })

  test.each([
    ['Frankfurt am Main', 'Frankfurt (Oder)', 0],
    ['Frankfurt am Main', 'Francfort, not Frankfurt (Oder)', 1],
    ['New York', 'New York City', 1],
    ['Paris, Ontario', 'Paris, ON', 1],
    ['Paris, Ontario', 'Paris', 0],
    ['Paris, Ontario', 'the Ontario town of Paris', 1],
    ['Paris', 'Paris, Ontario', 0],
    ['Vienna', 'Vienne (Isère)', 0],
    ['Vienna', 'Wien, Österreich', 1],
    ['Birmingham, Alabama', 'Birmingham', 1],
    ['Birmingham, Alabama', 'Birmingham, UK', 0],
    ['Newcastle, NSW', 'Newcastle upon Tyne', 0],
    ['Newcastle, UK', 'Newcastle upon Tyne', 1],
    ['Rennes, France', 'Rennes 10 km 2022', 1],
  ])('a person of %s shares the place of a page of %s: %d', (location, town, count) => {
    const passages = `Greta Falkaby lives in ${town}.`
    const hints = buildHintMarks({ headline: null, tags: [], location, usernames: [] })
    const found = weighMarks(buildPortrait({ passages, sentences: passages, nameWords }), hints)
    expect(found.filter(({ kind }) => kind === 'place')).toHaveLength(count)
  })

  test('a school has one name in several languages', () => {
    const passages = 'Greta Falkaby paints in Ulverby.'
    const at = (school: string) =>
      buildPortrait({ passages, sentences: passages, nameWords, schools: [school] })
    const [here, there] = [at('Universität Wien'), at('University of Vienna')]
    expect(weighDifferences(here, there)).toEqual([])
    expect(weighDifferences(here, at('University of Graz'))).not.toEqual([])
    const mark = { kind: 'school', key: 'university of vienna', label: '', weight: 1 } as const
    expect(weighMarks(here, [mark])).toHaveLength(1)
  })

  test.each([
    ['judge', 'Greta Falkaby met Gerhard Richter', false],
    ['judge', 'Gerhard Richter with Greta Falkaby', false],
    ['Sängerin', 'Greta Falkaby met Peter Singer', false],
    ['potter', 'Greta Falkaby met Harry Potter', false],
    ['judge', 'Richterin Greta Falkaby met Peter Singer', true],
  ])('a %s is not called so beside the name by another name: %s', (role, text, isSo) => {
    const { portrait } = page('own', text)
    expect(headline(role).map((hint) => isCalled(portrait, hint))).toEqual([isSo])
  })

  test("a page that writes the person's name says no calling by it", () => {
    const nameWords = new Set(['greta', 'richter'])
    const passages = 'Greta Richter paints in Ulverby.'
    const portrait = buildPortrait({ passages, sentences: passages, nameWords })
    expect(weighMarks(portrait, headline('judge'))).toEqual([])
  })

  test.each([
    ['minister for health', 'the health minister Greta Falkaby'],
    ['professor of history', 'Greta Falkaby, history professor'],
    ['marketing director', 'Greta Falkaby, director of marketing'],
  ])('the role of a %s is that of "%s"', (role, text) => {
    const pages = [page('own', `${text}, of Ulverby.`), singer]
    expect(aboutThem(pages, { hints: headline(role) })).toEqual(['own'])
  })

  test.each([
    ['secretary of state', 'state secretary'],
    ['state secretary', 'secretary of state'],
    ['minister of state', 'state minister'],
  ])('the role of a %s is not that of a %s', (role, other) => {
    const pages = [page('other', `Greta Falkaby, ${other}, of Ulverby.`)]
    expect(aboutThem(pages, { hints: headline(role) })).toEqual([])
  })

  test.each([
    ['English actor', 'an American actor', 'an actor who was born in London'],
    ['English actor', 'an American actor who speaks English', 'a Scottish actor'],
    ['Swedish Minister for Health', 'Norwegian health minister', 'the health minister'],
    ['American crime writer', 'a Welsh crime writer', 'an Irish-born American crime writer'],
  ])('of namesakes the %s is not called "%s" beside the name', (role, other, own) => {
    const pages = [page('other', `Greta Falkaby, ${other}, spoke.`)]
    expect(aboutThem(pages, { hints: headline(role) })).toEqual([])
    const called = [page('own', `Greta Falkaby, ${own}, spoke.`)]
    expect(aboutThem(called, { hints: headline(role) })).toEqual(['own'])
  })

  test.each([
    ['Architektin', 'Greta Falkaby, architect, of Ulverby'],
    ['architect', 'Greta Falkaby ist Architektin in Ulverby'],
    ['ostetrica', 'Greta Falkaby, sage-femme à Ulverby'],
    ['managing director', 'Greta Falkaby, Geschäftsführerin, Ulverby'],
  ])('the role of a %s is that of "%s" in another language', (role, text) => {
    const pages = [page('own', text), page('singer', 'Greta Falkaby sings at Ostmere Opera.')]
    expect(aboutThem(pages, { hints: headline(role) })).toEqual(['own'])
  })

  test.each([
    ['Munich', 'Greta Falkaby, Bäckerin, München'],
    ['München', 'Greta Falkaby, boulangère à Munich'],
    ['Genf', 'Greta Falkaby, panettiera, Ginevra'],
  ])('a town given as %s is that of "%s"', (location, text) => {
    const hints = buildHintMarks({ headline: 'baker', tags: [], location, usernames: [] })
    const baker = page('baker', 'Greta Falkaby, baker, Ulverby')
    expect(aboutThem([page('own', text), baker], { hints })).toEqual(['own'])
  })

  test('the town of a university is no home of who studied there', () => {
    const hints = buildHintMarks({
      headline: 'baker',
      tags: [],
      location: 'Vienna',
      usernames: [],
    })
    const student = page('student', 'Greta Falkaby, baker, studied at the University of Vienna.')
    const baker = page('baker', 'Greta Falkaby, baker, Vienna')
    expect(aboutThem([student, baker], { hints })).toEqual(['baker'])
  })

  test('one calling in two languages is no difference of roles', () => {
    const said = (roles: string[]) =>
      buildPortrait({ passages: '', nameWords, employers: ['Halden Press'], roles })
    const english = { ...page('english', ''), portrait: said(['senior architect']) }
    const german = { ...page('german', ''), portrait: said(['Architektin']) }
    const judged = judgeCandidatePages([english, german], {
      ...nothing,
      hints: headline('architect at Halden Press'),
    })
    expect(judged.flatMap(({ reasons }) => reasons.map(({ reason }) => reason))).not.toContain(
      'different role',
    )
  })

  test('a page with only trade, town or fair in common makes no namesake known', () => {
    const at = (id: string, firm: string, text: string) => ({
      ...page(id, ''),
      portrait: buildPortrait({
        passages: text,
        sentences: text,
        nameWords,
        employers: [firm],
        places: ['Leeds'],
      }),
    })
    const pages = [
      at(
        'own',
        'Halden Mill',
        'Greta Falkaby, master baker, Halden Mill, at Millhill Fair, Rowan Fair',
      ),
      at('fair', 'Ostmere Ovens', 'Greta Falkaby, master baker, at Millhill Fair, Rowan Fair'),
      at('other', 'Ostmere Ovens', 'Greta Falkaby bakes at Ostmere Ovens'),
    ]
    const about = aboutThem(pages, { hints: headline('master baker at Halden Mill') })
    expect(about).toEqual(['own', 'fair'])
  })

  test('a page with trade and town alone is left out where a namesake has both', () => {
    const at = (id: string, text: string, employers: string[]) => ({
      ...page(id, ''),
      portrait: buildPortrait({
        passages: text,
        nameWords,
        employers,
        roles: ['baker'],
        places: ['Leeds'],
      }),
    })
    const own = at('own', 'Greta Falkaby, baker, Halden Mill, Leeds', ['Halden Mill'])
    const list = at('list', 'Greta Falkaby, baker, Leeds', [])
    const other = at('other', 'Greta Falkaby, baker, Ostmere Ovens, Leeds', ['Ostmere Ovens'])
    const hints = headline('baker at Halden Mill')
    expect(aboutThem([own, list], { hints })).toEqual(['own', 'list'])
    expect(aboutThem([own, list, other], { hints })).toEqual(['own'])
  })

  test('a page that fits a colleague of the name as well is left out with what it says', () => {
    const pages = [
      page('own', 'Greta Falkaby is a surgeon at Halden Press in Ulverby.'),
      page('talk', 'Greta Falkaby of Halden Press spoke in Tarn Bridge, and later in Quay Mill.'),
      page(
        'other',
        'Greta Falkaby, an electrician at Halden Press, left Tarn Bridge for Quay Mill.',
      ),
    ]
    const hints = headline('surgeon at Halden Press')
    expect(aboutThem(pages, { hints })).toEqual(['own'])
    expect(aboutThem(pages.slice(0, 2), { hints })).toEqual(['own', 'talk'])
  })

  test('a page that only an employer and its town join to the person makes no colleague of the name known', () => {
    const inLeeds = (id: string, text: string, roles: string[], schools: string[]) => {
      const given = { employers: ['Halden Press'], places: ['Leeds'], roles, schools }
      const portrait = buildPortrait({ passages: text, sentences: text, nameWords, ...given })
      return page(id, text, { portrait })
    }
    const said = 'Greta Falkaby of Halden Press in Leeds'
    const schools = ['Marlow College']
    const pages = [
      inLeeds('own', `${said} is a surgeon.`, ['surgeon'], []),
      inLeeds('talk', `${said} studied at Marlow College.`, [], schools),
      inLeeds('other', `${said}, an electrician.`, ['electrician'], schools),
    ]
    expect(aboutThem(pages, { hints: headline('surgeon at Halden Press') })).toEqual(['own'])
  })

  test('a page that says what the caller says is about the person, though it names others, unless it contradicts', () => {
    const met = page('met', 'Greta Falkaby, managing editor, met Orla Finch.', {
      isDescribed: true,
    })
    const hints = headline('managing editor at Halden Press')
    expect(aboutThem([met], { hints })).toEqual(['met'])
    expect(aboutThem([{ ...met, isDescribed: false }], { hints })).toEqual([])
    expect(aboutThem([{ ...met, isLonger: true }], { hints })).toEqual([])
  })

  test('a page that shares a town and names with the person is left out when it has none of what the caller says', () => {
    const known = 'Greta Falkaby of Halden Press lives in Ulverby near Tarn Bridge with Orla Finch.'
    const father = 'Greta Falkaby drew Tarn Bridge in Ulverby with Orla Finch.'
    const hints = buildHintMarks({
      headline: 'managing editor at Halden Press',
      tags: [],
      location: 'Ulverby',
      usernames: [],
    })
    expect(aboutThem([page('known', known), page('father', father)], { hints })).toEqual(['known'])
  })

  test('pages that fit a single word are one person’s though one of five says otherwise, and of none where two of five do', () => {
    const born = (id: string, year: number) =>
      page(id, `Greta Falkaby, novelist, was born in ${year}.`)
    const four = ['a', 'b', 'c', 'd'].map((id) => born(id, 1953))
    const hints = headline('novelist')
    expect(aboutThem([born('slip', 1984), ...four], { hints })).toEqual(['a', 'b', 'c', 'd'])
    expect(aboutThem([born('x', 1984), born('y', 1984), ...four.slice(1)], { hints })).toEqual([])
  })

  test('of two bearers with as many pages the one that they say more of is taken, in any order of sources', () => {
    const opera = ['a', 'b'].map((id) => page(id, 'Greta Falkaby is a singer at Ostmere Opera.'))
    const press = ['c', 'd'].map((id) =>
      page(id, 'Greta Falkaby is an editor at Halden Press, born in 1953.'),
    )
    const pages = [...opera, ...press]
    expect(aboutThem(pages, {}).sort()).toEqual(['c', 'd'])
    expect(aboutThem(pages.toReversed(), {}).sort()).toEqual(['c', 'd'])
  })

  test('a role of several words takes no page by itself where two bearers of the name have it, and does where one has', () => {
    const says = (id: string, employer: string) => {
      const text = `Greta Falkaby, sales manager at ${employer}.`
      const said = { passages: text, sentences: text, nameWords, employers: [employer] }
      return page(id, text, { portrait: buildPortrait(said) })
    }
    const sold = {
      ...page('sold', 'Greta Falkaby, sales manager, sold a boat.'),
      isDescribed: true,
    }
    const hints = headline('sales manager at Halden Press')
    const known = says('known', 'Halden Press')
    expect(aboutThem([known, sold], { hints })).toEqual(['known', 'sold'])
    expect(aboutThem([known, sold, says('other', 'Tallow House')], { hints })).toEqual(['known'])
  })

  test.each([
    ['photographer', ['known']],
    ['senior software developer', ['known', 'other']],
  ])(
    'a page of a colleague in the same town who is a %s is about them or not, by the field',
    (role, expected) => {
      const said = (id: string, roles: string[]) => {
        const text = `Greta Falkaby of Halden Press in Ulverby, ${roles.join()}.`
        const given = { employers: ['Halden Press'], places: ['Ulverby'], roles }
        const portrait = buildPortrait({ passages: text, sentences: text, nameWords, ...given })
        return page(id, text, { portrait })
      }
      const known = said('known', ['software engineer'])
      const hints = headline('software engineer at Halden Press')
      expect(aboutThem([known, said('other', [role])], { hints })).toEqual(expected)
    },
  )

  describe('of one trade in one town', () => {
    const said = (id: string, text: string, employers: string[]) => {
      const given = { employers, places: ['Ulverby'], roles: ['managing editor'] }
      const statements = { passages: text, sentences: text, nameWords, ...given }
      return page(id, text, { portrait: buildPortrait(statements) })
    }
    const own = said('own', 'Greta Falkaby is managing editor at Halden Press in Ulverby.', [])
    const seated = 'Greta Falkaby, managing editor, Ulverby, sat with Orla Finch of Quay Choir.'
    const other = said('other', 'Greta Falkaby is managing editor at Tallow House.', [
      'Tallow House',
    ])
    const hints = headline('Halden Press')

    test('a page is about the person beside strangers, unless it gives another employer', () => {
      expect(aboutThem([own, said('club', seated, [])], { hints })).toEqual(['own', 'club'])
      expect(aboutThem([own, said('club', seated, ['Tallow House'])], { hints })).toEqual(['own'])
    })

    test('a page that says no more is left out where another bearer is of the same', () => {
      expect(aboutThem([own, other, said('club', seated, [])], { hints })).toEqual(['own'])
    })
  })

  test('a larger town that two pages only name is no home that joins them, beside a trade', () => {
    const text = 'Greta Falkaby, managing editor at Halden Press, spoke in Leeds.'
    const said = { passages: text, sentences: text, nameWords, roles: ['managing editor'] }
    const own = page('own', text, { portrait: buildPortrait(said) })
    const club = page('club', 'Greta Falkaby, managing editor, sings in Leeds.')
    expect(aboutThem([own, club], { hints: headline('Halden Press') })).toEqual(['own'])
  })

  const aged = (id: string, text: string, bornWithin: readonly BirthRange[]) => {
    const said = { passages: text, sentences: text, nameWords, bornWithin }
    return page(id, text, { portrait: buildPortrait(said) })
  }

  test('a page whose dates fit no life of the person is about a namesake at one firm in one town', () => {
    const said = 'Greta Falkaby, managing editor at Halden Press in Ulverby'
    const own = aged('own', `${said}, was born in 1982.`, [])
    const hints = headline('managing editor at Halden Press')
    const since = (id: string, to: number) => aged(id, `${said}.`, [{ from: to - 47, to }])
    expect(aboutThem([own, since('elder', 1943)], { hints })).toEqual(['own'])
    expect(aboutThem([own, since('same', 1990)], { hints })).toEqual(['own', 'same'])
  })

  test('a page that shares a school with the person is about them where its dates fit their life', () => {
    const text = 'Greta Falkaby of Halden Press was born in 1966 and went to Marlow College.'
    const own = page('own', text)
    const thesis = (bornWithin: readonly BirthRange[]) =>
      aged('thesis', 'Greta Falkaby. On looms. Marlow College.', bornWithin)
    const hints = headline('Halden Press')
    expect(aboutThem([own, thesis([])], { hints })).toEqual(['own'])
    expect(aboutThem([own, thesis([{ from: 1950, to: 1971 }])], { hints })).toEqual([
      'own',
      'thesis',
    ])
    expect(aboutThem([own, thesis([{ from: 1984, to: 2005 }])], { hints })).toEqual(['own'])
  })

  test('what a namesake of another generation has in common with the person distinguishes no page', () => {
    const said = 'Greta Falkaby, managing editor at Halden Press in Ulverby'
    const own = page('own', `${said}, was born in 1982. She studied at Marlow College.`)
    const mother = page('mother', `${said}, was born in 1951.`)
    const hints = headline('managing editor at Halden Press, born 1982')
    const either = page('either', `${said}.`)
    const school = page('school', `${said}, went to Marlow College.`)
    const dated = aged('dated', `${said}.`, [{ from: 1981, to: 1982 }])
    expect(aboutThem([own, either, mother, school, dated], { hints })).toEqual([
      'own',
      'school',
      'dated',
    ])
    expect(aboutThem([own, either, school], { hints })).toEqual(['own', 'either', 'school'])
  })

  test('a year of birth of the caller decides between two generations at one firm', () => {
    const said = 'Greta Falkaby, managing editor at Halden Press in Ulverby'
    const mother = page('mother', `${said}, was born in 1931. She went to Marlow College.`)
    const daughter = page('daughter', `${said}, was born in 1982.`)
    const born = (year: number) => ({
      hints: headline(`managing editor at Halden Press, born ${year}`),
    })
    expect(aboutThem([mother, daughter], born(1982))).toEqual(['daughter'])
    expect(aboutThem([mother, daughter], born(1931))).toEqual(['mother'])
  })

  test('a role of several words fits one bearer only where the year of birth of the caller denies the other', () => {
    const own = page('own', 'Greta Falkaby is a sales manager.', { isDescribed: true })
    const other = page('other', 'Greta Falkaby, sales manager, was born in 1984.', {
      isDescribed: true,
    })
    const known = page('known', 'Greta Falkaby, sales manager, was born in 1953.', {
      isDescribed: true,
    })
    const hints = headline('sales manager, born 1953')
    expect(aboutThem([own, other, known], { hints })).toEqual(['own', 'known'])
  })

  test('pages with the post and the town of the caller are of one bearer by the employers named in passing', () => {
    const notes = page('notes', 'Greta Falkaby is a pastor at Quay Chapel, Galway.')
    const report = page(
      'report',
      '“Come,” said Greta Falkaby, 56, a pastor at Quay Chapel, Galway.',
    )
    const other = page('other', 'Greta Falkaby, a pastor at Tallow Church, rang in Galway.')
    const hints = buildHintMarks({
      headline: 'pastor',
      tags: [],
      location: 'Galway',
      usernames: [],
    })
    expect(aboutThem([notes, report, other], { hints })).toEqual(['notes', 'report'])
  })

  test('a page is left out when nothing but the name agrees with what the caller says', () => {
    expect(
      aboutThem([page('poem', 'Greta Falkaby likes rain.')], {
        hints: headline('managing editor at Halden Press'),
      }),
    ).toEqual([])
  })

  test('a page is about another person when the year of birth is fifteen years away, though the employer agrees', () => {
    const younger = page('younger', 'Greta Falkaby (born 1991) is an intern at Halden Press.')
    expect(
      aboutThem([staff, portrait, younger], { hints: headline('managing editor at Halden Press') }),
    ).toEqual(['staff', 'portrait'])
  })

  test('a page gives nothing once a model reads it as about another person, with that as its reason', () => {
    const judged = judgeCandidatePages([{ ...staff, verdict: 'someone_else' }], {
      ...nothing,
      hints: headline('Halden Press'),
    })
    expect(judged).toMatchObject([
      {
        isAbout: false,
        reasons: expect.arrayContaining([expect.objectContaining({ kind: 'verdict' })]),
      },
    ])
  })

  test('a page that the caller gives is left out where a model reads it as about another person', () => {
    const sure = new Set(['staff'])
    expect(aboutThem([staff], { sure })).toEqual(['staff'])
    expect(aboutThem([{ ...staff, verdict: 'someone_else' }], { sure })).toEqual([])
  })

  test('a model that reads every page as about another person, the given one too, is not heard', () => {
    const hints = headline('managing editor at Halden Press')
    const deny = (...candidates: CandidatePage[]) =>
      candidates.map((one): CandidatePage => ({ ...one, verdict: 'someone_else' }))
    const sure = new Set(['staff'])
    expect(aboutThem(deny(staff, portrait, singer), { hints, sure })).toEqual(['staff', 'portrait'])
    expect(aboutThem(deny(staff, portrait, singer), { hints })).toEqual([])
    const heard = [...deny(staff, singer), { ...portrait, verdict: 'this_person' as const }]
    expect(aboutThem(heard, { hints, sure })).not.toContain('staff')
  })

  test('a model that denies every page is not heard where one says what the caller says, or all are the person', () => {
    const deny = (...candidates: CandidatePage[]) =>
      candidates.map((one): CandidatePage => ({ ...one, verdict: 'someone_else' }))
    const hints = headline('managing editor at Halden Press')
    const described = { ...staff, isDescribed: true }
    expect(aboutThem(deny(described, portrait), { hints })).toEqual(['staff', 'portrait'])
    expect(aboutThem(deny(described), { hints })).toEqual([])
    const interview = page('interview', 'Greta Falkaby of Halden Press on editing in Ulverby.')
    expect(aboutThem(deny(staff, portrait, interview), {})).toContain('staff')
    expect(aboutThem(deny(staff, portrait), {})).toEqual([])
  })

  test('a page that describes several people of the name is taken only where the caller gives it', () => {
    const several = { ...portrait, isOfSeveral: true }
    const hints = headline('managing editor at Halden Press')
    expect(aboutThem([staff, several], { hints })).toEqual(['staff'])
    expect(aboutThem([staff, several], { hints, sure: new Set(['portrait']) })).toEqual([
      'staff',
      'portrait',
    ])
  })

  test('a page that shares one city with the person is left out when it names an unknown employer', () => {
    const neighbour = page('neighbour', 'Greta Falkaby is a farrier at Tallow Foundry in Ulverby.')
    expect(
      aboutThem([staff, portrait, neighbour], {
        hints: headline('managing editor at Halden Press'),
      }),
    ).toEqual(['staff', 'portrait'])
  })

  test('a page that agrees in role and town is left out when the one firm that it names, in another sentence, is unknown', () => {
    const sentences = 'I am Greta Falkaby, managing editor in Ulverby.'
    const passages = `${sentences} I speak for all at Tallow Foundry.`
    const voter = page('voter', passages, {
      portrait: buildPortrait({ passages, sentences, nameWords }),
    })
    const hints = headline('managing editor at Halden Press')
    expect(aboutThem([staff, portrait, voter], { hints })).toEqual(['staff', 'portrait'])
    const both = page(
      'both',
      'I am Greta Falkaby, managing editor at Halden Press. My brother is at Tallow Foundry.',
    )
    expect(aboutThem([staff, portrait, both], { hints })).toEqual(['staff', 'portrait', 'both'])
  })

  test('a page that has all that the caller says is about the person, whatever firms it names besides', () => {
    const own = page(
      'own',
      'Greta Falkaby is managing editor. She came to Kenmouthsoft from Tallow Foundry.',
    )
    expect(aboutThem([own], { hints: headline('managing editor · Kenmouthsoft') })).toEqual(['own'])
  })

  test('a page about a colleague of the same name goes to the namesake that it fits better', () => {
    const readAs = (id: string, text: string, role: string, town: string, school: string) => {
      const read = { roles: [role], places: [town], schools: [school] }
      return page(id, text, {
        portrait: buildPortrait({ passages: text, sentences: text, nameWords, ...read }),
      })
    }
    const editor =
      'Greta Falkaby, managing editor at Halden Press, of Ulverby, studied at Kelwick College.'
    const own = readAs('own', editor, 'managing editor', 'Ulverby', 'Kelwick College')
    const cook = readAs(
      'cook',
      'Greta Falkaby, pastry cook, of Lindavar, studied at Ostmere College.',
      'pastry cook',
      'Lindavar',
      'Ostmere College',
    )
    // nothing is read of this one but its words
    const menu = page(
      'menu',
      'Greta Falkaby of Halden Press: what a pastry cook learns in Lindavar after Ostmere College.',
    )
    const hints = headline('managing editor at Halden Press')
    expect(aboutThem([own, cook, menu], { hints })).toEqual(['own'])
    expect(aboutThem([own, menu], { hints })).toEqual(['own', 'menu'])
  })

  test.each([
    'bus mechanic at Kenmouthsoft',
    'Kenmouthsoft · bus mechanic',
    'bus mechanic, Kenmouthsoft',
  ])(
    'a page is about the person when it names the employer of the headline "%s", which is a single word',
    (text) => {
      const driver = page('driver', 'Greta Falkaby is a bus mechanic at Kenmouthsoft.')
      const other = page('other', 'Greta Falkaby is a bus mechanic at Tallow Foundry.')
      expect(aboutThem([driver, other], { hints: headline(text) })).toEqual(['driver'])
    },
  )

  test('a page is left out when it is of a colleague: the employer of the headline, another role, and nothing else', () => {
    const said = { employers: ['Halden Press'], nameWords }
    const editor = page('editor', '', {
      portrait: buildPortrait({
        ...said,
        passages: 'managing editor, Halden Press',
        roles: ['managing editor'],
      }),
    })
    const colleague = page('colleague', '', {
      portrait: buildPortrait({
        ...said,
        passages: 'bookbinder, Halden Press',
        roles: ['bookbinder'],
      }),
    })
    expect(
      aboutThem([editor, colleague], { hints: headline('managing editor at Halden Press') }),
    ).toEqual(['editor'])
  })

  test('a page is left out when it shares nothing with the headline but a town behind the role', () => {
    const baker = page('baker', 'Greta Falkaby is a baker at Tallow Foundry in Berlin.')
    const painter = page('painter', 'Greta Falkaby is a painter in Berlin.')
    expect(aboutThem([painter, baker], { hints: headline('Painter, Berlin') })).toEqual(['painter'])
  })

  test.each(['pastry cook at Kelgate Kitchens in Lindavar', 'pastry cook in Lindavar'])(
    'a page is about the person when it has role and town of the headline "%s" apart',
    (text) => {
      const cook = page('cook', 'In Lindavar, Greta Falkaby is a pastry cook. Greta Falkaby bakes.')
      const other = page('other', 'Greta Falkaby is a pastry cook at Tallow Foundry in Ulverby.')
      expect(aboutThem([cook, other], { hints: headline(text) })).toEqual(['cook'])
    },
  )

  test.each([
    ['Lecturer in Law', 'lecturer in law'],
    ['Institute for Research in Biomedicine', 'institute for research in biomedicine'],
  ])('the field in "%s" is no town', (text, key) => {
    expect(headline(text)).toEqual([expect.objectContaining({ key })])
  })

  test.each([
    'Police Officer',
    'Software Engineer',
    'School Nurse',
    'City Councillor',
    'Professor of Chemistry',
  ])('"%s" is a post, though it has a word of organisations or a capital behind "of"', (text) => {
    expect(headline(text)).toEqual([expect.objectContaining({ kind: 'role' })])
  })

  test.each([
    'Engineers Union',
    'Harlow School',
    'Harlow Software Engineers',
    'Bishop of Hereford',
  ])('"%s" is an organisation, or as telling as one', (text) => {
    expect(headline(text)).toEqual([expect.objectContaining({ kind: 'employer' })])
  })

  test('a page is left out when it has the post of the caller, written in capitals, at another employer', () => {
    const said = (id: string, employer: string) => {
      const text = `Greta Falkaby is a police officer at ${employer}.`
      const given = { passages: text, sentences: text, nameWords, employers: [employer] }
      return page(id, text, { portrait: buildPortrait(given) })
    }
    const own = said('own', 'Ulverby Police Department')
    const other = said('other', 'Tallow Police Department')
    const hints = headline('Police Officer, Ulverby Police Department')
    expect(aboutThem([own, other], { hints })).toEqual(['own'])
  })

  test('a page is about the person when it has the single word that the caller gave', () => {
    const mapper = page('mapper', 'Greta Falkaby is a cartographer.')
    expect(aboutThem([mapper, singer], { hints: headline('Cartographer') })).toEqual(['mapper'])
  })

  test('a page is left out when two people fit the single word that the caller gave', () => {
    const old = page('old', 'Greta Falkaby, cartographer, was born in 1920.')
    const young = page('young', 'Greta Falkaby, cartographer, was born in 1984.')
    expect(aboutThem([old, young], { hints: headline('Cartographer') })).toEqual([])
  })

  test.each([
    ['cartographer, born 1953', ['old']],
    ['cartographer, geb. 1984', ['young']],
  ])('a year of birth in the headline "%s" separates namesakes', (text, expected) => {
    const old = page('old', 'Greta Falkaby, cartographer, was born in 1953.')
    const young = page('young', 'Greta Falkaby, cartographer, was born in 1984.')
    expect(aboutThem([old, young], { hints: headline(text) })).toEqual(expected)
  })

  test('a page that has post and body of the headline in other words is about the person', () => {
    const judge = page('judge', 'Former Halden Supreme Court chief justice Greta Falkaby spoke.')
    const hints = headline('former Chief Justice of the Halden Supreme Court')
    expect(aboutThem([judge, singer], { hints })).toEqual(['judge'])
  })

  test.each([
    'Director of Halden Human Resources',
    'Vice President, Halden Press',
    'President of the United States',
  ])('a page is left out when it has the field or the post of the headline "%s" alone', (text) => {
    const said = 'vice president, praised Halden Human Resources in the United States.'
    const other = page('other', `Greta Falkaby, ${said}`)
    expect(aboutThem([other, singer], { hints: headline(text) })).toEqual([])
  })

  test('a page that has nothing but names in common with the others is left out once a headline is given', () => {
    const gala = 'with Marlo Vintner, Suri Kellan, Ada Brookmere'
    const both = [
      page('staff', `Greta Falkaby is managing editor at Halden Press. She met ${gala} there.`),
      page('gala', `Greta Falkaby danced ${gala}.`),
    ]
    expect(aboutThem(both, { hints: headline('managing editor at Halden Press') })).toEqual([
      'staff',
    ])
    expect(aboutThem(both, {})).toEqual(['staff', 'gala'])
  })

  test('a page that has the role and the country of the person is about them, whomever it names besides', () => {
    const own = page('own', 'Greta Falkaby, bus mechanic in Norway, met Oona Tarn.')
    const other = page('other', 'Greta Falkaby lives in Norway and knows Oona Tarn.')
    const hints = buildHintMarks({
      headline: 'bus mechanic',
      tags: [],
      location: 'Norway',
      usernames: [],
    })
    expect(aboutThem([own, other], { hints })).toEqual(['own'])
    // many bearers live in a country: alone it takes no single page
    const alone = { headline: null, tags: [], location: 'Norway', usernames: [] }
    expect(aboutThem([own, singer], { hints: buildHintMarks(alone) })).toEqual([])
  })

  test('a page that says the only role given beside the name is about the person, whomever it names besides', () => {
    const own = page('own', 'The pianist Greta Falkaby plays with Oona Tarn.')
    const far = page('far', 'Greta Falkaby spoke in the town hall to Oona Tarn, a pianist.')
    const hints = headline('pianist')
    expect(aboutThem([own, singer], { hints })).toEqual(['own'])
    expect(aboutThem([own, singer], { hints: headline('Pianistin') })).toEqual(['own'])
    expect(aboutThem([far, singer], { hints })).toEqual([])
  })

  test('a page is left out when it names an unknown firm, though the firm has the role of the caller in its name', () => {
    const known = page('known', 'Greta Falkaby is a pilot at Halden Press in Ulverby.')
    const other = page(
      'other',
      'Greta Falkaby, a pilot, lives in Ulverby near Tallow Pilot School.',
    )
    const hints = headline('pilot at Halden Press')
    expect(aboutThem([known, other], { hints })).toEqual(['known'])
  })

  test('a page on which the person lives in the only town given is about them, whatever firms it names besides', () => {
    const said = (id: string, places: string[]) => {
      const text = 'Greta Falkaby, a clerk at Tallow Foundry, was seen in Galway.'
      const portrait = buildPortrait({ passages: text, sentences: text, nameWords, places })
      return page(id, text, { portrait })
    }
    const hints = buildHintMarks({ headline: null, tags: [], location: 'Galway', usernames: [] })
    expect(aboutThem([said('own', ['Galway']), singer], { hints })).toEqual(['own'])
    expect(aboutThem([said('passing', []), singer], { hints })).toEqual([])
  })

  test('a page is about the person though it names another person by the role that the caller gives', () => {
    const known = page('known', 'Greta Falkaby, president of the Halden Trust, lives in Ulverby.')
    const other = page(
      'other',
      'Greta Falkaby, president, sat beside Ulverby President Lotta Sandelin.',
    )
    const hints = headline('president at Halden Trust')
    expect(aboutThem([known, other], { hints })).toEqual(['known', 'other'])
  })

  test('a page may say each of two roles that the caller joins in another place', () => {
    const hints = headline('singer and songwriter')
    const both = page('both', 'Greta Falkaby is a singer. As a songwriter she likes rain.')
    const one = page('one', 'Greta Falkaby is a singer.')
    expect(aboutThem([both], { hints })).toEqual(['both'])
    expect(aboutThem([one], { hints })).toEqual([])
  })

  test('the years of a life in a headline are a year of birth, those of a term are not', () => {
    expect(headline('antiquarian, 1656-1740')).toContainEqual(
      expect.objectContaining({ kind: 'year of birth', key: '1656' }),
    )
    expect(headline('senator, 1990-2005')).not.toContainEqual(
      expect.objectContaining({ kind: 'year of birth' }),
    )
  })

  test('a page that writes another given name in front of the asked one needs more than an employer', () => {
    const hints = headline('Halden Press')
    expect(aboutThem([staff, singer], { hints })).toEqual(['staff'])
    expect(aboutThem([{ ...staff, isLonger: true }, singer], { hints })).toEqual([])
  })

  test('a page about a person without namesakes needs no more than the name', () => {
    expect(aboutThem([staff, page('poem', 'Greta Falkaby likes rain.')], {})).toEqual([
      'staff',
      'poem',
    ])
  })

  test('pages of a colleague of the same name are left out when two of them give another role', () => {
    const read = (id: string, role: string) => {
      const text = `Greta Falkaby is a ${role} at Halden Press.`
      const said = { employers: ['Halden Press'], roles: [role], nameWords }
      return page(id, text, {
        portrait: buildPortrait({ passages: text, sentences: text, ...said }),
      })
    }
    const [cook, second] = [read('kitchen', 'pastry cook'), read('second', 'pastry cook')]
    const editors = [read('editor', 'managing editor'), read('edits', 'managing editor')]
    expect(aboutThem([...editors, cook, second], {})).toEqual(['editor', 'edits'])
    expect(aboutThem([...editors, cook], {})).toEqual(['editor', 'edits', 'kitchen'])
  })

  test('a page is judged by its own text, not by the words that a search found for its hit', () => {
    const pages = [
      staff,
      page('second', 'In Ulverby, Greta Falkaby of Halden Press met readers.'),
      page('third', 'Greta Falkaby of Halden Press speaks in Ulverby.'),
      singer,
    ]
    expect(aboutThem(pages, { leanings: headline('Ostmere Opera') })).toEqual([
      'staff',
      'second',
      'third',
    ])
  })
})

describe('the passages of a page that speak of the bearer of a name', () => {
  const bearer = parseBearer(['Greta Falkaby'])

  test('the passages about the bearer of a name are all of a page that is titled by the name', () => {
    expect(
      findBearerPassages({ title: 'Greta Falkaby', text: 'Farrier\nUlverby' }, bearer),
    ).toContain('Ulverby')
  })

  test('the passages about the bearer of a name are the line of a list that has it, and what stands under a line of the name alone', () => {
    const list = {
      title: 'Members',
      text: 'Ada Quibb, farrier, Porto\nGreta Falkaby, editor, Ulverby\nOona Tarn, pilot, Halifax',
    }
    expect(findBearerPassages(list, bearer)).toBe('Members\nGreta Falkaby, editor, Ulverby')
    const team = {
      title: 'Team',
      text: 'Ada Quibb\nFarrier\nGreta Falkaby\nEditor\nOona Tarn\nPilot',
    }
    expect(findBearerPassages(team, bearer)).toBe('Team\nGreta Falkaby\nEditor')
  })
})
