import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { z } from 'zod'
import { hashSecret } from '../../research/api-key.ts'
import { isUnavailable } from '../../store/database/errors.ts'
import {
  acquirePasskeyChallenge,
  findPasskey,
  insertPasskey,
  insertPasskeyChallenge,
  listPasskeys,
  updateUsedPasskey,
} from '../../store/users/passkeys.ts'
import type { Visit } from '../page.ts'

const challengeMinutes = 5
const rpName = 'People Research Service'

/** A sixth of the modules of an API process: loaded when a passkey is first made or used. */
const importLibrary = () => import('@simplewebauthn/server')

/**
 * Why passkeys cannot be used here, as a sentence; null where they can. Browsers want https, or
 * http on localhost, and a name rather than an IP address (WebAuthn, section 5.1.2).
 */
export function describeNoPasskeys(publicUrl: string): string | null {
  const { protocol, hostname } = new URL(publicUrl)
  if (/^[\d.]+$|^\[/.test(hostname))
    return 'Passkeys need a host name: this service is reached by an IP address.'
  return protocol === 'https:' || hostname === 'localhost'
    ? null
    : 'Passkeys need https: this service is reached by http.'
}

/** The library throws for a proof that is wrong; a store that fails has refused nothing. */
function refuseProof(error: unknown): null {
  if (isUnavailable(error)) throw error
  return null
}

type User = { userId: string; userName: string }

/** What the browser makes a passkey from; its challenge can be answered once. */
export async function buildCreationOptions(
  { deps, now }: Visit,
  { userId, userName }: User,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const known = await listPasskeys(deps.db, userId)
  const { generateRegistrationOptions } = await importLibrary()
  const options = await generateRegistrationOptions({
    rpName,
    rpID: new URL(deps.config.publicUrl).hostname,
    userName,
    userID: new TextEncoder().encode(userId),
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  })
  await keepChallenge({ deps, now }, options.challenge, userId)
  return options
}

/**
 * Keeps a new passkey.
 * @returns false when it was not made from options of ours
 */
export async function recordPasskey(
  { deps, json, now }: Visit,
  { userId }: User,
): Promise<boolean> {
  const given = NewPasskey.safeParse(json)
  if (!given.success) return false
  const { verifyRegistrationResponse } = await importLibrary()
  const verified = await verifyRegistrationResponse({
    response: given.data.credential,
    expectedChallenge: (challenge) => acquireChallenge({ deps, now }, challenge, userId),
    expectedOrigin: new URL(deps.config.publicUrl).origin,
    expectedRPID: new URL(deps.config.publicUrl).hostname,
    requireUserVerification: false,
  }).catch(refuseProof)
  if (verified?.verified !== true) return false
  const { id, publicKey, counter, transports } = verified.registrationInfo.credential
  return await insertPasskey(deps.db, {
    credentialId: id,
    userId,
    name: given.data.name || 'Passkey',
    publicKey: Buffer.from(publicKey),
    counter,
    transports: transports ?? [],
    createdAt: now,
  })
}

/** What the browser answers with any passkey that it has for this service. */
export async function buildRequestOptions({
  deps,
  now,
}: Visit): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await importLibrary()
  const options = await generateAuthenticationOptions({
    rpID: new URL(deps.config.publicUrl).hostname,
    userVerification: 'preferred',
  })
  await keepChallenge({ deps, now }, options.challenge, null)
  return options
}

/** @returns who signs in by a passkey, and where to go on; null when it proves nothing */
export async function checkPasskey({
  deps,
  json,
  now,
}: Visit): Promise<{ userId: string; returnTo: string | null } | null> {
  const given = UsedPasskey.safeParse(json)
  if (!given.success) return null
  const { credential, return_to: returnTo } = given.data
  const passkey = await findPasskey(deps.db, credential.id)
  if (passkey === null) return null
  const { verifyAuthenticationResponse } = await importLibrary()
  const verified = await verifyAuthenticationResponse({
    response: credential,
    expectedChallenge: (challenge) => acquireChallenge({ deps, now }, challenge, null),
    expectedOrigin: new URL(deps.config.publicUrl).origin,
    expectedRPID: new URL(deps.config.publicUrl).hostname,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: passkey.counter,
    },
    requireUserVerification: false,
  }).catch(refuseProof)
  if (verified?.verified !== true) return null
  const counter = verified.authenticationInfo.newCounter
  const isOriginal = await updateUsedPasskey(deps.db, {
    credentialId: passkey.credentialId,
    counter,
    now,
  })
  return isOriginal ? { userId: passkey.userId, returnTo: returnTo ?? null } : null
}

const extensions = z.looseObject({})
const attachment = z.enum(['cross-platform', 'platform']).optional()
const NewPasskey = z.object({
  name: z.string().trim().max(80).catch(''),
  credential: z.custom<RegistrationResponseJSON>((value) => Credential.safeParse(value).success),
})
const UsedPasskey = z.object({
  return_to: z.string().nullish(),
  credential: z.custom<AuthenticationResponseJSON>((value) => Credential.safeParse(value).success),
})
/** What both answers have; the library checks the rest. */
const Credential = z.looseObject({
  id: z.string().max(1_400),
  rawId: z.string().max(1_400),
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: z.string() }),
  clientExtensionResults: extensions,
  authenticatorAttachment: attachment,
})

type Keeping = Pick<Visit, 'deps' | 'now'>

async function keepChallenge(
  { deps, now }: Keeping,
  challenge: string,
  userId: string | null,
): Promise<void> {
  await insertPasskeyChallenge(deps.db, {
    challengeSha256: hashSecret(challenge),
    userId,
    expiresAt: new Date(now.getTime() + challengeMinutes * 60_000),
  })
}

async function acquireChallenge(
  { deps, now }: Keeping,
  challenge: string,
  userId: string | null,
): Promise<boolean> {
  return await acquirePasskeyChallenge(deps.db, {
    challengeSha256: hashSecret(challenge),
    userId,
    now,
  })
}
