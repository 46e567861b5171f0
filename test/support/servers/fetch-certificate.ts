import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { isIPv4 } from 'node:net'

export type TestCertificate = { cert: string; key: string }
type TestAuthority = {
  cert: string
  issue(names: readonly string[], given?: { expired?: boolean }): TestCertificate
}

type Party = { name: string; publicKey: KeyObject; privateKey: KeyObject }

/**
 * A certificate authority that lives as long as the test (X.509 v3 in DER, ECDSA P-256), so that no
 * key is ever stored.
 */
export function createAuthority(): TestAuthority {
  const ca: Party = {
    name: 'Test authority',
    ...generateKeyPairSync('ec', { namedCurve: 'P-256' }),
  }
  return {
    cert: certify(
      ca,
      ca,
      [extension('551d13', true, tlv(0x30, tlv(0x01, Buffer.of(0xff))))],
      false,
    ),
    issue(names, { expired = false } = {}) {
      const subject: Party = {
        name: names[0] ?? 'nobody',
        ...generateKeyPairSync('ec', { namedCurve: 'P-256' }),
      }
      const alternatives = names.map((name) =>
        isIPv4(name)
          ? tlv(0x87, Buffer.from(name.split('.').map(Number)))
          : tlv(0x82, Buffer.from(name)),
      )
      return {
        cert: certify(
          ca,
          subject,
          [extension('551d11', false, tlv(0x30, ...alternatives))],
          expired,
        ),
        key: subject.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      }
    },
  }
}

let serial = 0

function certify(
  issuer: Party,
  subject: Party,
  extensions: readonly Buffer[],
  expired: boolean,
): string {
  const algorithm = tlv(0x30, oid('2a8648ce3d040302'))
  serial += 1
  const body = tlv(
    0x30,
    tlv(0xa0, tlv(0x02, Buffer.of(2))),
    tlv(0x02, Buffer.of(serial % 100)),
    algorithm,
    nameOf(issuer),
    tlv(0x30, utcTime(-730), utcTime(expired ? -365 : 365)),
    nameOf(subject),
    subject.publicKey.export({ type: 'spki', format: 'der' }),
    tlv(0xa3, tlv(0x30, ...extensions)),
  )
  const der = tlv(
    0x30,
    body,
    algorithm,
    tlv(0x03, Buffer.of(0), sign('sha256', body, issuer.privateKey)),
  )
  return `-----BEGIN CERTIFICATE-----\n${der.toString('base64').replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`
}

function tlv(tag: number, ...parts: readonly Buffer[]): Buffer {
  const value = Buffer.concat(parts)
  const length =
    value.length < 0x80
      ? [value.length]
      : value.length < 0x100
        ? [0x81, value.length]
        : [0x82, value.length >> 8, value.length & 0xff]
  return Buffer.concat([Buffer.of(tag, ...length), value])
}

function oid(hex: string): Buffer {
  return tlv(0x06, Buffer.from(hex, 'hex'))
}

function nameOf({ name }: Party): Buffer {
  return tlv(0x30, tlv(0x31, tlv(0x30, oid('550403'), tlv(0x0c, Buffer.from(name)))))
}

function extension(id: string, critical: boolean, value: Buffer): Buffer {
  return tlv(0x30, oid(id), ...(critical ? [tlv(0x01, Buffer.of(0xff))] : []), tlv(0x04, value))
}

function utcTime(daysFromNow: number): Buffer {
  const time = new Date(Date.now() + daysFromNow * 86_400_000).toISOString().replace(/[-:T]/g, '')
  return tlv(0x17, Buffer.from(`${time.slice(2, 14)}Z`))
}
