import { interpretEmail, interpretPhone } from '../contacts/interpret-query.ts'
import { interpretUsername } from '../contacts/interpret-username.ts'
import { parsePersonName } from '../names/person-name.ts'
import type { Subject, SubjectKind } from './subject.ts'
import { toWrittenName } from './to-written-name.ts'

/**
 * Reads a search's query as its type says.
 * @param region ISO 3166 code that national phone numbers are read in
 * @returns the subject, or the reason for 400 `invalid_request`
 */
export function interpretSearch(
  type: SubjectKind,
  query: string,
  region: string | null,
): Subject | { reason: string } {
  switch (type) {
    case 'name': {
      const whole = query.normalize('NFC').replace(/\s+/g, ' ').trim()
      // asked for as people write it; titles and suffixes still count when names are compared
      return { kind: 'name', text: toWrittenName(whole) || whole, name: parsePersonName(whole) }
    }
    case 'phone': {
      const phone = interpretPhone(query, region)
      if ('reason' in phone) return phone
      const { number, country, lineType, national, international } = phone
      return {
        kind: 'phone',
        text: number,
        country,
        lineType,
        national,
        international,
      }
    }
    case 'email': {
      const email = interpretEmail(query)
      if ('reason' in email) return email
      const { canonical, domain, isRole, isFreemail, isDisposable, sha256 } = email
      return {
        kind: 'email',
        text: email.email,
        canonical,
        domain,
        isRole,
        isFreemail,
        isDisposable,
        sha256,
      }
    }
    case 'username': {
      const read = interpretUsername(query)
      return 'reason' in read
        ? read
        : { kind: 'username', text: read.username, platform: read.platform, host: read.host }
    }
  }
}
