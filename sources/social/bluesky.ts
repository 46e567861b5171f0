import { chooseMatches, isSameHandle } from '../shared/build-account.ts'
import { defineSource, type Question } from '../shared/source.ts'
import {
  BlueskyProfile,
  blueskyDid,
  blueskyFacts,
  blueskyHandle,
  buildBlueskyAccount,
} from './bluesky-api.ts'

/**
 * One account at Bluesky: by handle, by the name before `.bsky.social`, or by the stable id that
 * another step found.
 */
export const bluesky = defineSource({
  ...blueskyFacts,
  name: 'bluesky',
  accepts: ['username'],
  request: (question, { base }) => {
    const actor = deriveActor(question)
    return actor === null
      ? null
      : { url: `${base}/xrpc/app.bsky.actor.getProfile?actor=${encodeURIComponent(actor)}` }
  },
  body: BlueskyProfile,
  evidence: (profile, question) => {
    const asked = deriveActor(question) ?? ''
    const isAsked = isSameHandle(asked, profile.handle) || asked === profile.did
    return { findings: isAsked ? [buildBlueskyAccount(profile, chooseMatches(question))] : [] }
  },
})

function deriveActor({ kind, text }: Question): string | null {
  if (kind !== 'username' && kind !== 'id') return null
  if (kind === 'id' && blueskyDid.test(text)) return text
  const name = text.includes('.') ? text : `${text}.bsky.social`
  return blueskyHandle.test(name) ? name : null
}
