import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'

const present = 0x01
const verified = 0x04
const hasKey = 0x40

/** A passkey in software: what a browser answers with one (WebAuthn Level 3, section 6). */
export class Authenticator {
  readonly id = randomBytes(16)
  #counter = 0
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })

  create({ challenge, rp }: { challenge: string; rp: { id?: string } }, origin: string) {
    const clientData = toClientData('webauthn.create', challenge, origin)
    const attested = Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([0, this.id.length]),
      this.id,
      this.#coseKey(),
    ])
    const authData = Buffer.concat([this.#authData(rp.id ?? '', hasKey), attested])
    // {"fmt": "none", "attStmt": {}, "authData": bytes} in CBOR
    const attestation = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
      Buffer.from([authData.length]),
      authData,
    ])
    return this.#credential({
      clientDataJSON: clientData.toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    })
  }

  get({ challenge, rpId }: { challenge: string; rpId?: string }, origin: string) {
    const clientData = toClientData('webauthn.get', challenge, origin)
    this.#counter += 1
    const authData = this.#authData(rpId ?? '', 0)
    const signed = Buffer.concat([authData, createHash('sha256').update(clientData).digest()])
    return this.#credential({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: createSign('sha256').update(signed).sign(this.#keys.privateKey, 'base64url'),
    })
  }

  /** As a copy of the key would count. */
  turnBack(): void {
    this.#counter = 0
  }

  #credential(response: Record<string, unknown>) {
    const id = this.id.toString('base64url')
    return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} }
  }

  #authData(rpId: string, flags: number): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.#counter)
    return Buffer.concat([
      createHash('sha256').update(rpId).digest(),
      Buffer.from([present | verified | flags]),
      counter,
    ])
  }

  /** An EC2 key on P-256 for ES256 (RFC 9053). */
  #coseKey(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    return Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ])
  }
}

function toClientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}
