import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { bitString, der, generalizedTime, integer, oid, sequence, utf8, yes } from './der.ts'

type Authority = {
  /** PEM, for the clients that are to trust it. */
  certificate: string
  /**
   * A certificate for an address, in PEM, under the authority's own key: one key keeps the web's
   * start short.
   */
  issue(address: string): string
  privateKey: string
}

const withEcdsa = sequence(oid('1.2.840.10045.4.3.2'))

/**
 * A certificate authority that lives as long as the process: no key is stored anywhere. P-256, so
 * that handshakes are cheap.
 */
export function createAuthority(now: Date): Authority {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const leaf = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const issuer = 'Stand-in web, trusted by tests alone'
  const isAuthority = extension('2.5.29.19', sequence(yes))
  let serial = 1
  const write = (subject: string, key: KeyObject, extensions: Buffer) => {
    serial += 1
    return certificate({ serial, issuer, subject, now, key, by: privateKey, extensions })
  }
  return {
    certificate: write(issuer, publicKey, isAuthority),
    issue: (address) => write(address, leaf.publicKey, addressName(address)),
    privateKey: leaf.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
}

type Facts = {
  serial: number
  issuer: string
  subject: string
  now: Date
  key: KeyObject
  by: KeyObject
  extensions: Buffer
}

function certificate({ serial, issuer, subject, now, key, by, extensions }: Facts): string {
  const day = 86_400_000
  const validity = sequence(
    generalizedTime(new Date(now.getTime() - day)),
    generalizedTime(new Date(now.getTime() + day)),
  )
  const body = sequence(
    der(0xa0, integer(2)),
    integer(serial),
    withEcdsa,
    name(issuer),
    validity,
    name(subject),
    key.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(extensions)),
  )
  const whole = sequence(body, withEcdsa, bitString(sign('sha256', body, by)))
  const lines = whole.toString('base64').match(/.{1,64}/g) ?? []
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`
}

function name(text: string): Buffer {
  return sequence(der(0x31, sequence(oid('2.5.4.3'), utf8(text))))
}

function extension(id: string, value: Buffer): Buffer {
  return sequence(oid(id), der(0x04, value))
}

function addressName(address: string): Buffer {
  return extension('2.5.29.17', sequence(der(0x87, Buffer.from(address.split('.').map(Number)))))
}
