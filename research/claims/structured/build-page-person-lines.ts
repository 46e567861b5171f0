import type { PagePerson } from '../../pages/page-reading.ts'
import type { PersonProfile } from '../../records/person-profile.ts'
import {
  type RecordFacts,
  writeContacts,
  writeLife,
  writeNames,
  writePicture,
  writeProse,
  writeWork,
} from './record-lines.ts'
import { type RecordText, RecordWriter } from './record-text.ts'

/** How sure structured data is by the vocabulary it is written in. */
const confidences = { json_ld: 80, h_card: 78, microdata: 74, open_graph: 60 } as const
/** Trust penalty for a person that the page only names beside others. */
const besideLess = 15

/**
 * What a page's structured data states about one person as lines `Label: value`, with the claims
 * they carry. Offsets are relative to this text: the caller appends it to the page's and shifts the
 * claims. That this is the person meant is the caller's to judge.
 */
export function buildPagePersonLines(person: PagePerson): RecordText {
  const confidence = confidences[person.origin] - (person.isMain ? 0 : besideLess)
  const writer = new RecordWriter('structured')
  const profile = deriveProfile(person)
  const said: RecordFacts = {
    ...person,
    occupations: person.jobTitles,
    links: person.urls.map((url) => ({ url, bonus: 0 })),
    isCurrent: true,
    isOwn: person.isMain,
  }
  writeNames(writer, said, confidence)
  const text = person.description?.replace(/\s+/g, ' ').trim() ?? ''
  writeProse(writer, { label: 'About', text, person: profile, isOwnPage: false, confidence })
  writeWork(writer, said, confidence)
  for (const school of person.schools
    .map((name) => name.replace(/\s+/g, ' ').trim())
    .filter((name) => name !== '')) {
    const value = { school, degree: null, field: null, from: null, to: null }
    writer.claim({ path: 'education.items', value }, writer.line('School', school), confidence)
  }
  for (const { title, organization, from, to } of person.posts ?? []) {
    const at = writer.line(
      'Post',
      `${title === null ? '' : `${title}, `}${organization} (${from ?? ''}–${to ?? ''})`,
    )
    const value = { title, organization, from, to, current: to === null }
    writer.claim({ path: 'work.positions', value }, at, confidence)
  }
  for (const { school, from, to } of person.studies ?? []) {
    const value = { school, degree: null, field: null, from, to }
    writer.claim(
      { path: 'education.items', value },
      writer.line('Studies', `${school} (${from ?? ''}–${to ?? ''})`),
      confidence,
    )
  }
  writeLife(writer, said, confidence)
  writeContacts(writer, said, profile, confidence)
  writePicture(writer, said, confidence)
  return writer.finish()
}

function deriveProfile({
  name,
  aliases,
  organizations,
  jobTitles,
  location,
  birthYear,
  emails,
  urls,
}: PagePerson): PersonProfile {
  return {
    name: name ?? '',
    aliases,
    usernames: [],
    emails,
    organizations,
    occupations: jobTitles,
    locations: location === null ? [] : [location],
    birthYears: birthYear === null ? [] : [birthYear],
    urls,
  }
}
