import { measureThroughput, send } from '../load.ts'
import type { BenchService } from '../service.ts'
import type { Row } from '../statistics.ts'
import { measureRatio } from './measure-ratio.ts'

const requests = 1_500
const concurrency = 32

const person = { name: 'Zelda Quibbleworth' }
const revision = '2026-07-28'
const name = 'build_dossier'

const message = JSON.stringify({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: {
    name,
    arguments: { person },
    _meta: {
      'io.modelcontextprotocol/protocolVersion': revision,
      'io.modelcontextprotocol/clientInfo': { name: 'bench', version: '1.0.0' },
      'io.modelcontextprotocol/clientCapabilities': {},
    },
  },
})
const headers = {
  accept: 'application/json, text/event-stream',
  'mcp-protocol-version': revision,
  'mcp-method': 'tools/call',
  'mcp-name': name,
}

/** A cached dossier by a tool of the MCP server against the same REST call. */
export async function measureToolCalls(service: BenchService): Promise<Row[]> {
  const rest = JSON.stringify({ person, format: 'json' })
  const ask = () =>
    send({ url: `${service.url}/api/v1/dossier`, body: rest, key: service.nextKey() })
  const callTool = () =>
    send({ url: `${service.url}/api/mcp`, body: message, key: service.nextKey(), headers })
  if ((await ask()) !== 200) throw new Error('the dossier is not cached')
  const ours = () => measureThroughput(requests, concurrency, callTool)
  const theirs = () => measureThroughput(requests, concurrency, ask)
  const what = 'tools/call of a cached dossier ÷ the same REST call'
  return [await measureRatio({ what, bar: 0.7, ours, theirs, rounds: 5, warmUps: 2 })]
}
