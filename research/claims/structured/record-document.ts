import { parsePlatformProfile } from '../../identity/profiles/parse-profile-url.ts'
import type { Finding } from '../../records/finding.ts'
import type { PersonProfile } from '../../records/person-profile.ts'
import {
  proseLess,
  type RecordFacts,
  writeContacts,
  writeLife,
  writeNames,
  writePicture,
  writeProse,
  writeWork,
} from './record-lines.ts'
import { type RecordText, RecordWriter } from './record-text.ts'
import { writeStages } from './write-stages.ts'

/** What a proof adds to a link's claim. */
const proofBonus = { none: 0, curated: 15, verified: 20, signed: 20 } as const

/** Where organisations are groups that are open to all, not employers. */
const groupPlatforms: ReadonlySet<string> = new Set(['huggingface'])

/**
 * A provider's record of an account or a person as plain lines `Label: value`, with the claims that
 * these lines carry. What the source calls no person, and pages, give a text without
 * claims.
 * @param year in which the record was read
 */
export function recordDocument(finding: Finding, year: number): RecordText {
  const { kind, trust, bio } = finding
  const writer = new RecordWriter('provider')
  const isAccount = kind === 'account'
  const person = deriveProfile(finding)
  const said: RecordFacts = {
    ...finding,
    links: finding.links.map(({ url, proof }) => ({ url, bonus: proofBonus[proof] })),
    image: finding.avatarUrl,
    isCurrent: isAccount && !finding.isDead && !groupPlatforms.has(finding.platform ?? ''),
    isOwn: isAccount,
  }
  writeNames(writer, said, trust)
  const value = findAccount(finding)
  if (value !== null) {
    const line = writer.line('Account', `${value.platform} ${value.username} ${value.url}`)
    writer.claim({ path: 'social.accounts', value }, line, trust)
  }
  const text = bio === null ? '' : bio.replace(/\r\n?/g, '\n').trim()
  writeProse(writer, { label: 'Bio', text, person, isOwnPage: isAccount, confidence: trust })
  writeWork(writer, { ...said, ...listOthers(finding) }, trust)
  writeStages(writer, finding.stages, { isDead: finding.isDead, year }, trust)
  writeLife(writer, said, trust)
  writeContacts(writer, said, person, trust)
  writePicture(writer, said, trust - proseLess)
  const { text: whole, claims } = writer.finish()
  return { text: whole, claims: finding.isPerson && kind !== 'page' ? claims : [] }
}

/** Employers and occupations that no post of the record names. */
function listOthers({ organizations, occupations, stages }: Finding) {
  const posts = stages.filter(({ kind }) => kind === 'post')
  return {
    organizations: organizations.filter((name) => !posts.some(({ at }) => at === name)),
    occupations: occupations.filter((name) => !posts.some(({ title }) => title === name)),
  }
}

/** The account that the record is; a person's record at ORCID is one too. */
function findAccount({ kind, platform, username, url }: Finding) {
  if (kind === 'account')
    return platform === null || username === null ? null : { platform, username, url }
  const profile = kind === 'person' ? parsePlatformProfile(url) : null
  return profile === null ? null : { platform: profile.platform, username: profile.handle, url }
}

/** The person that the record is about, by its own fields. */
function deriveProfile({
  name,
  aliases,
  username,
  emails,
  organizations,
  occupations,
  location,
  birthYear,
  url,
}: Finding): PersonProfile {
  return {
    name: name ?? username ?? '',
    aliases,
    usernames: username === null ? [] : [username],
    emails,
    organizations,
    occupations,
    locations: location === null ? [] : [location],
    birthYears: birthYear === null ? [] : [birthYear],
    urls: [url],
  }
}
