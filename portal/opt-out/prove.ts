import { isSecret } from '../../research/api-key.ts'
import type { OptOutIdentifier, OptOutRequest } from '../../store/opt-outs/requests.ts'
import type { Visit } from '../page.ts'
import { countUse } from '../sign-in/attempt.ts'
import { checkPage, type PageProof } from './check-page.ts'
import { recordDecisions } from './decide.ts'

type Proof = 'proved' | 'late' | 'wrong' | Exclude<PageProof, 'found'>

/**
 * Looks for the request's code on a page, and proves the identifiers that mean this page.
 * @throws PageError 429
 */
export async function proveByPage(
  visit: Visit,
  request: OptOutRequest,
  { url, value, platform }: OptOutIdentifier & { url: string },
): Promise<Proof> {
  const { deps, now, subject } = visit
  await countUse(visit, 'opt_out_proof', subject)
  await countUse(visit, 'opt_out_target', `${platform} ${value}`)
  if (now > request.codeExpiresAt) return 'late'
  const proof = await checkPage(deps.config, { url, code: request.code })
  if (proof !== 'found') return proof
  await recordDecisions(deps.db, request.id, {
    chosen: (one) =>
      (one.kind === 'profile_url' || one.kind === 'username') &&
      one.origin === 'given' &&
      one.value === value &&
      one.platform === platform &&
      (one.kind === 'profile_url' || platform !== null),
    state: 'proved',
    actor: 'the person, by a page',
    now,
  })
  return 'proved'
}

/**
 * Compares a code that was mailed.
 * @throws PageError 429
 */
export async function proveByMail(
  visit: Visit,
  request: OptOutRequest,
  { n, mailCodeSha256, typed }: OptOutIdentifier & { typed: string },
): Promise<Proof> {
  const { deps, now, subject } = visit
  await countUse(visit, 'opt_out_proof', subject)
  if (now > request.codeExpiresAt) return 'late'
  if (mailCodeSha256 === null || !isSecret(typed.trim().toLowerCase(), mailCodeSha256))
    return 'wrong'
  await recordDecisions(deps.db, request.id, {
    chosen: (one) => one.n === n,
    state: 'proved',
    actor: 'the person, by mail',
    now,
  })
  return 'proved'
}

/** What a proof came to, as a sentence. */
export const proofTexts = {
  proved: 'This is proved. It takes effect at once.',
  late: 'The code has expired. Please make a new request.',
  wrong: 'This is not the code that was mailed.',
  missing: 'The page does not show the code in its description or title.',
  elsewhere: 'The address leads to another page, which proves nothing about this one.',
  unreadable: 'The page cannot be read by our service. The operator will decide.',
} as const satisfies Record<Proof, string>
