/** A DNS server on loopback: knows the IPv4 addresses that it is given, or never answers. */
import { createSocket } from 'node:dgram'

export type NameServer = { address: string; stop(): Promise<void> }

/** @param known addresses by name; a name that is not there does not exist; null: silence */
export async function startNameServer(
  known: Readonly<Record<string, string>> | null,
): Promise<NameServer> {
  const socket = createSocket('udp4')
  socket.on('message', (query, { port, address }) => {
    if (known !== null) socket.send(answer(query, known), port, address)
  })
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
  return {
    address: `127.0.0.1:${socket.address().port}`,
    stop: () => new Promise((resolve) => socket.close(resolve)),
  }
}

const [typeA, nonexistent, authoritative] = [1, 3, 0x8480]

/** RFC 1035 §4.1: the question is repeated, and an answer points back at its name. */
function answer(query: Buffer, known: Readonly<Record<string, string>>): Buffer {
  const labels: string[] = []
  let at = 12
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  const questionEnd = at + 5
  const address = known[labels.join('.').toLowerCase()]
  const isAnswered = address !== undefined && query.readUInt16BE(at + 1) === typeA
  const head = Buffer.alloc(12)
  query.copy(head, 0, 0, 2)
  head.writeUInt16BE(authoritative | (address === undefined ? nonexistent : 0), 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt16BE(isAnswered ? 1 : 0, 6)
  const question = query.subarray(12, questionEnd)
  if (!isAnswered) return Buffer.concat([head, question])
  const record = Buffer.from([0xc0, 12, 0, typeA, 0, 1, 0, 0, 0, 60, 0, 4])
  return Buffer.concat([head, question, record, Buffer.from(address.split('.').map(Number))])
}
