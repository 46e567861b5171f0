/** The only file that loads OpenTelemetry; `tracing.ts` does so when a collector is configured. */
import { context, type Span, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import {
  makeWorkflowExporter,
  OpenTelemetryActivityInboundInterceptor,
  OpenTelemetryWorkflowClientInterceptor,
} from '@temporalio/interceptors-opentelemetry-v2'
import type { RunSpan, Tracing } from './spans.ts'

/** A collector that is away must not hold up the end of the process. */
const maxCloseMs = 2_000

/**
 * Sends spans to an OTLP endpoint by HTTP.
 * @param endpoint without `/v1/traces`
 */
export function startOpenTelemetry(endpoint: string, processName: string): Tracing {
  const resource = resourceFromAttributes({ 'service.name': `people-research-${processName}` })
  const processor = new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }))
  const provider = new NodeTracerProvider({ resource, spanProcessors: [processor] })
  provider.register()
  const tracer = provider.getTracer('people-research')

  const span: RunSpan = async (name, attributes, work, describe) =>
    await tracer.startActiveSpan(name, async (active) => {
      setAttributes(active, attributes)
      try {
        const result = await work()
        if (describe !== undefined) setAttributes(active, describe(result))
        return result
      } catch (error) {
        // the message may quote data, the name does not
        active.setAttribute('error.type', error instanceof Error ? error.name : 'unknown')
        active.setStatus({ code: SpanStatusCode.ERROR })
        throw error
      } finally {
        active.end()
      }
    })

  return {
    span,
    clientInterceptors: [new OpenTelemetryWorkflowClientInterceptor()],
    worker: {
      isOn: true,
      activityInterceptors: [
        (activity) => ({ inbound: new OpenTelemetryActivityInboundInterceptor(activity) }),
      ],
      sinks: { exporter: makeWorkflowExporter(processor, resource) },
    },
    async close() {
      const late = new Promise<void>((resolve) => setTimeout(resolve, maxCloseMs).unref())
      await Promise.race([provider.shutdown().catch(() => undefined), late])
      trace.disable()
      context.disable()
    },
  }
}

function setAttributes(span: Span, attributes: Parameters<RunSpan>[1]): void {
  for (const [name, value] of Object.entries(attributes))
    if (value !== null) span.setAttribute(name, value)
}
