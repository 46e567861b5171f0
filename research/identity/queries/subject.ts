import type { EmailFacts } from '../contacts/build-email-facts.ts'
import type { PhoneFacts } from '../contacts/build-phone-facts.ts'
import type { PersonName } from '../names/person-name.ts'

/** The subject of a search, as its query was understood. */
export type Subject =
  | { kind: 'name'; text: string; name: PersonName }
  | ({ kind: 'phone'; text: string } & Pick<
      PhoneFacts,
      'country' | 'lineType' | 'national' | 'international'
    >)
  | ({ kind: 'email'; text: string } & Pick<
      EmailFacts,
      'canonical' | 'domain' | 'isRole' | 'isFreemail' | 'isDisposable' | 'sha256'
    >)
  | { kind: 'username'; text: string; platform: string | null; host?: string | undefined }

/** Words for a web search about a person of that name. */
export type WebQuestion = { kind: 'web'; text: string; name: string }

export type SubjectKind = Subject['kind']
