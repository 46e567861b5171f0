/** A stand-in for the collector of traces: takes OTLP over HTTP and keeps what it is sent. */
import http from 'node:http'
import protobuf from 'protobufjs'
import { z } from 'zod'
import { openLoopback } from '../support/servers/open-loopback.ts'

const Value = z.looseObject({
  stringValue: z.string().nullish(),
  intValue: z.number().nullish(),
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

/** What is read of OTLP 1.x: `opentelemetry/proto/collector/trace/v1/trace_service.proto`. */
const { root } = protobuf.parse(`
  syntax = "proto3";
  message Request { repeated ResourceSpans resource_spans = 1; }
  message ResourceSpans { repeated ScopeSpans scope_spans = 2; }
  message ScopeSpans { repeated Span spans = 2; }
  message Span {
    bytes trace_id = 1;
    bytes span_id = 2;
    bytes parent_span_id = 4;
    string name = 5;
    repeated KeyValue attributes = 9;
  }
  message KeyValue { string key = 1; AnyValue value = 2; }
  message AnyValue { oneof value { string string_value = 1; int64 int_value = 3; } }
`)
const Request = root.lookupType('Request')

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
    const message = Request.toObject(Request.decode(body), { arrays: true, longs: Number })
    const { resourceSpans } = Body.parse(message)
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
