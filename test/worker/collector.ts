/** A stand-in for the collector of traces: takes OTLP over HTTP and keeps what it is sent. */
import http from 'node:http'
import { createRequire } from 'node:module'
import { z } from 'zod'
import { openLoopback } from '../support/servers/open-loopback.ts'

const Value = z.looseObject({
  stringValue: z.string().nullish(),
  intValue: z.coerce.number().nullish(),
})
const Span = z.object({
  traceId: z.instanceof(Uint8Array).transform((id) => Buffer.from(id).toString('hex')),
  spanId: z.instanceof(Uint8Array).transform((id) => Buffer.from(id).toString('hex')),
  parentSpanId: z
    .instanceof(Uint8Array)
    .nullish()
    .transform((id) => Buffer.from(id ?? []).toString('hex')),
  name: z.string(),
  attributes: z.array(z.object({ key: z.string(), value: Value })),
})
const Body = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(Span) })) })),
})
export type CollectedSpan = z.infer<typeof Span>

// the exporter's own description of the protocol
const proto = createRequire(import.meta.url)(
  '@opentelemetry/otlp-transformer/build/src/generated/root.js',
)
const Request = proto.opentelemetry.proto.collector.trace.v1.ExportTraceServiceRequest

export type Collector = {
  url: string
  spans: CollectedSpan[]
  bytes(): Buffer
  close(): Promise<void>
}

export async function startCollector(): Promise<Collector> {
  const spans: CollectedSpan[] = []
  const bodies: Buffer[] = []
  const server = http.createServer(async (request, response) => {
    const body = Buffer.concat(await Array.fromAsync(request))
    bodies.push(body)
    const { resourceSpans } = Body.parse(Request.decode(body))
    spans.push(
      ...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
    )
    response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end()
  })
  const port = await openLoopback(server)
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    bytes: () => Buffer.concat(bodies),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
