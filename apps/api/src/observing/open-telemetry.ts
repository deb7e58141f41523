import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { ROOT_CONTEXT, SpanStatusCode, TraceFlags, type Tracer, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  type IdGenerator,
  RandomIdGenerator,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Configuration } from '../settings/configuration';
import { type About, type End, type Place, Tracing } from './tracing';

const PATIENCE_MS = 1_000;

/** Hands traces in where the configuration says, in batches. It is loaded only where there is such a place. */
export const openTelemetry = (configuration: Configuration): Tracing => {
  const url = `${configuration.OTEL_EXPORTER_OTLP_ENDPOINT!.replace(/\/$/, '')}/v1/traces`;
  return new OpenTelemetry(configuration, new OTLPTraceExporter({ url, headers: headersIn(configuration) }));
};

export class OpenTelemetry extends Tracing {
  readonly isOn = true;
  private readonly ids = new GivenIds();
  private readonly provider: TracerProvider;
  private readonly tracer: Tracer;

  constructor({ OTEL_SERVICE_NAME, OTEL_TRACES_SAMPLER_ARG, ALMANAC_ROLE }: Configuration, exporter: SpanExporter) {
    super();
    this.provider = new TracerProvider({
      idGenerator: this.ids,
      // By the id of the trace, so that every process keeps the steps of the same ones.
      sampler: new TraceIdRatioBasedSampler(OTEL_TRACES_SAMPLER_ARG),
      resource: resourceFromAttributes({ 'service.name': OTEL_SERVICE_NAME, 'almanac.role': ALMANAC_ROLE }),
      spanProcessors: [new BatchSpanProcessor({ exporter })],
    });
    this.tracer = this.provider.getTracer('almanac');
  }

  begin(name: string, { trace: id, id: known, parent }: Place, about: About = {}, since?: number): End {
    const traceId = hexOf(id, 32);
    this.ids.next = { traceId, ...(known && { spanId: hexOf(known, 16) }) };
    const above = { traceId, spanId: parent ? hexOf(parent, 16) : '', traceFlags: TraceFlags.SAMPLED, isRemote: true };
    const within = parent ? trace.setSpanContext(ROOT_CONTEXT, above) : ROOT_CONTEXT;
    const attributes = { ...about, 'almanac.correlation_id': id };
    const span = this.tracer.startSpan(name, { attributes, ...(since !== undefined && { startTime: since }) }, within);
    return (more = {}, error) => {
      span.setAttributes(more);
      // What an error says may quote what somebody wrote: its kind has to do.
      if (error !== undefined) span.setStatus({ code: SpanStatusCode.ERROR, message: nameOf(error) });
      span.end();
    };
  }

  /** What was collected is handed in first, unless nobody takes it: nobody waits for that. */
  async close() {
    const waited = new AbortController();
    const patience = setTimeout(PATIENCE_MS, undefined, { signal: waited.signal }).catch(() => {});
    await Promise.race([this.provider.shutdown().catch(() => {}), patience]);
    waited.abort();
  }
}

/** Ids follow from those that are recorded, so that steps find each other without a word between them. */
class GivenIds implements IdGenerator {
  next: { traceId?: string; spanId?: string } = {};
  private readonly random = new RandomIdGenerator();

  generateTraceId = () => this.next.traceId ?? this.random.generateTraceId();
  generateSpanId = () => this.next.spanId ?? this.random.generateSpanId();
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const hexOf = (id: string, digits: 16 | 32): string =>
  (UUID.test(id) ? id.replaceAll('-', '') : createHash('sha256').update(id).digest('hex')).slice(0, digits);

const nameOf = (error: unknown) => (error instanceof Error ? error.constructor.name : 'Error');

const headersIn = ({ OTEL_EXPORTER_OTLP_HEADERS: said = '' }: Configuration): Record<string, string> =>
  Object.fromEntries(
    said
      .split(',')
      .filter((one) => one.trim())
      .map((one) => {
        const [name = '', ...value] = one.trim().split('=');
        return [name, value.join('=')];
      }),
  );
