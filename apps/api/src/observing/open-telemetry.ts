import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { ROOT_CONTEXT, SpanStatusCode, TraceFlags, type Tracer, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  type IdGenerator,
  RandomIdGenerator,
  SamplingDecision,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Configuration } from '../settings/configuration';
import { type EndStep, endNothing, type TraceAttributes, type TraceContext, Tracing } from './tracing';

const SHUTDOWN_TIMEOUT_MS = 1_000;

export const createOpenTelemetry = (configuration: Configuration): Tracing => {
  const url = `${configuration.OTEL_EXPORTER_OTLP_ENDPOINT!.replace(/\/$/, '')}/v1/traces`;
  return new OpenTelemetryTracing(configuration, new OTLPTraceExporter({ url, headers: parseHeaders(configuration) }));
};

export class OpenTelemetryTracing extends Tracing {
  readonly isOn = true;
  private readonly ids = new RecordedIdGenerator();
  /** By trace id, so that all processes keep the same traces. */
  private readonly sampler: TraceIdRatioBasedSampler;
  private readonly provider: TracerProvider;
  private readonly tracer: Tracer;

  constructor({ OTEL_SERVICE_NAME, OTEL_TRACES_SAMPLER_ARG, ALMANAC_ROLE }: Configuration, exporter: SpanExporter) {
    super();
    this.sampler = new TraceIdRatioBasedSampler(OTEL_TRACES_SAMPLER_ARG);
    this.provider = new TracerProvider({
      idGenerator: this.ids,
      sampler: this.sampler,
      resource: resourceFromAttributes({ 'service.name': OTEL_SERVICE_NAME, 'almanac.role': ALMANAC_ROLE }),
      spanProcessors: [new BatchSpanProcessor({ exporter })],
    });
    this.tracer = this.provider.getTracer('almanac');
  }

  begin(name: string, { trace: id, id: spanId, parent }: TraceContext, about: TraceAttributes = {}, since?: number): EndStep {
    const traceId = toHexId(id, 32);
    // The tracer would decide the same only after it has made a span.
    if (this.sampler.shouldSample(ROOT_CONTEXT, traceId).decision === SamplingDecision.NOT_RECORD) return endNothing;
    this.ids.next = { traceId, ...(spanId && { spanId: toHexId(spanId, 16) }) };
    const parentContext = { traceId, spanId: parent ? toHexId(parent, 16) : '', traceFlags: TraceFlags.SAMPLED, isRemote: true };
    const within = parent ? trace.setSpanContext(ROOT_CONTEXT, parentContext) : ROOT_CONTEXT;
    const attributes = { ...about, 'almanac.correlation_id': id };
    const span = this.tracer.startSpan(name, { attributes, ...(since !== undefined && { startTime: since }) }, within);
    return (more = {}, error) => {
      span.setAttributes(more);
      // Error messages may quote text from users, so only the class is exported.
      if (error !== undefined) span.setStatus({ code: SpanStatusCode.ERROR, message: errorNameOf(error) });
      span.end();
    };
  }

  async close() {
    const waited = new AbortController();
    const patience = setTimeout(SHUTDOWN_TIMEOUT_MS, undefined, { signal: waited.signal }).catch(() => {});
    await Promise.race([this.provider.shutdown().catch(() => {}), patience]);
    waited.abort();
  }
}

/** Ids are derived from recorded ids, so that steps in different processes link up without passing a context along. */
class RecordedIdGenerator implements IdGenerator {
  next: { traceId?: string; spanId?: string } = {};
  private readonly random = new RandomIdGenerator();

  generateTraceId = () => this.next.traceId ?? this.random.generateTraceId();
  generateSpanId = () => this.next.spanId ?? this.random.generateSpanId();
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const toHexId = (id: string, digits: 16 | 32): string =>
  (UUID.test(id) ? id.replaceAll('-', '') : createHash('sha256').update(id).digest('hex')).slice(0, digits);

const errorNameOf = (error: unknown) => (error instanceof Error ? error.constructor.name : 'Error');

const parseHeaders = ({ OTEL_EXPORTER_OTLP_HEADERS: headers = '' }: Configuration): Record<string, string> =>
  Object.fromEntries(
    headers
      .split(',')
      .filter((one) => one.trim())
      .map((one) => {
        const [name = '', ...value] = one.trim().split('=');
        return [name, value.join('=')];
      }),
  );
