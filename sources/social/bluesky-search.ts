import { z } from 'zod'
import { chooseMatches } from '../shared/build-account.ts'
import { isFittingQuestion } from '../shared/is-fitting-name.ts'
import { items } from '../shared/lenient.ts'
import { toPlainLine } from '../shared/plain.ts'
import { defineSource } from '../shared/source.ts'
import { BlueskyProfile, blueskyFacts, buildBlueskyAccount, isHidden } from './bluesky-api.ts'

const maxActors = 10

/**
 * Bluesky's accounts by name. Its search also looks at descriptions, so only those are taken whose
 * own name or handle can be the one sought; and none that asks not to be shown: that it exists
 * would already say that it has this name.
 */
export const blueskySearch = defineSource({
  ...blueskyFacts,
  name: 'bluesky-search',
  accepts: ['name'],
  request: (question, { base }) =>
    question.kind === 'name'
      ? {
          url:
            `${base}/xrpc/app.bsky.actor.searchActors?q=` +
            `${encodeURIComponent(question.text)}&limit=${maxActors}`,
        }
      : null,
  body: z.object({ actors: items(BlueskyProfile) }),
  evidence: ({ actors }, question) => {
    const named = actors
      .slice(0, maxActors)
      .filter((actor) =>
        isFittingQuestion(
          [
            toPlainLine(actor.displayName) ?? '',
            toPlainLine(actor.handle.replace(/\..*$/, '')) ?? '',
          ],
          question,
        ),
      )
    return {
      findings: named
        .filter((actor) => !isHidden(actor))
        .map((actor) => buildBlueskyAccount(actor, chooseMatches(question))),
    }
  },
})
