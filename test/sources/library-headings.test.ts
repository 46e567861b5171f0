import { expect, test } from 'vitest'
import { parseFullerName, toMember } from '../../sources/works/parse-library-heading.ts'

test.each([
  ['Example, Ada (Ada Maria), 1965-2019', 'Ada Maria Example'],
  ['Example, A. M. (Ada Maria)', 'Ada Maria Example'],
  ['Example, Ada, 1965-', null],
  ['Example, Mary (Musician)', null],
  ['Example, A. (Actor)', null],
  ['Example, J. (Jazz musician)', null],
  ['Example, A. M. (Art manager)', null],
  ['Example, M. (Miami, Fla.)', null],
  ['Example, A. M. (Anna-Maria)', 'Anna-Maria Example'],
  ['Example, Jean (Jean-Luc)', 'Jean-Luc Example'],
  ['Example Institute (Lyon)', null],
])('the given names that a heading writes out: %s', (heading, name) => {
  expect(parseFullerName(heading)).toBe(name)
})

test.each([
  ['Hydrologists', 'Hydrologist'],
  ['Women authors', 'Women author'],
  ['Heads of state', 'Head of state'],
  ['Secretaries', 'Secretary'],
  ['Actresses', 'Actress'],
  ['Businesspeople', 'Businessperson'],
  ['Camera operators', 'Camera operator'],
  ['Clergy', 'Clergy'],
  ['Thieves', 'Thief'],
  ['Midwives', 'Midwife'],
  ['Authors, American', 'Author, American'],
])('the occupation of one person: %s', (group, one) => {
  expect(toMember(group)).toBe(one)
})
