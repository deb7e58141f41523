import { InMemorySpanExporter } from '@opentelemetry/sdk-trace';
import type { Configuration } from '../settings/configuration';
import { OpenTelemetryTracing } from './open-telemetry';

const REQUEST = '0727f8e6-c672-42a3-8470-62191f4802e4';
const COMMAND = 'e1da6d33-99d6-42ee-9d12-e6a41b499e10';

const tracing = (share = 1) => {
  const exporter = new InMemorySpanExporter();
  // The real shutdown would clear the exported spans.
  jest.spyOn(exporter, 'shutdown').mockResolvedValue();
  const configuration = { OTEL_SERVICE_NAME: 'almanac', OTEL_TRACES_SAMPLER_ARG: share, ALMANAC_ROLE: 'all' } as Configuration;
  const telemetry = new OpenTelemetryTracing(configuration, exporter);
  return { telemetry, spans: async () => telemetry.close().then(() => exporter.getFinishedSpans()) };
};

describe('A step of a trace', () => {
  it('is found by the ids that are recorded, of whatever it follows from', async () => {
    const { telemetry, spans } = tracing();
    const end = telemetry.begin('POST /api/events/:id/save', { trace: REQUEST, id: REQUEST });
    telemetry.begin('command SaveEvent', { trace: REQUEST, id: COMMAND, parent: REQUEST })({ 'almanac.facts': 1 });
    telemetry.begin('append', { trace: REQUEST, parent: COMMAND }, { 'almanac.stream': 'preferences' }, 1_763_650_000_000)();
    end();
    const [command, append, request] = await spans();
    expect(request!.spanContext()).toMatchObject({ traceId: '0727f8e6c67242a3847062191f4802e4', spanId: '0727f8e6c67242a3' });
    expect(command!.parentSpanContext!.spanId).toBe(request!.spanContext().spanId);
    expect(command!.attributes).toEqual({ 'almanac.facts': 1, 'almanac.correlation_id': REQUEST });
    expect(append!.parentSpanContext!.spanId).toBe(command!.spanContext().spanId);
    expect(append!.startTime).toEqual([1_763_650_000, 0]);
  });

  it('tells of an error its kind, and nothing that somebody wrote', async () => {
    const { telemetry, spans } = tracing();
    telemetry.begin('command SaveEvent', { trace: REQUEST })({}, new TypeError('Who is Anna?'));
    const [failed] = await spans();
    expect(failed!.status).toEqual({ code: 2, message: 'TypeError' });
    expect(failed!.events).toEqual([]);
  });

  it('has a trace also where it was recorded under an id of another kind', async () => {
    const { telemetry, spans } = tracing();
    telemetry.begin('projection', { trace: 'the run of a source', parent: 'a command of then' })();
    const [one] = await spans();
    expect(one!.spanContext().traceId).toMatch(/^[0-9a-f]{32}$/);
  });

  it('is kept with all others of its trace, or with none', async () => {
    const { telemetry, spans } = tracing(0.5);
    const ids = Array.from({ length: 200 }, () => crypto.randomUUID());
    for (const trace of ids) for (const id of [trace, crypto.randomUUID()]) telemetry.begin('step', { trace, id })();
    const spansByTrace = Map.groupBy(await spans(), (span) => span.spanContext().traceId);
    expect(spansByTrace.size).toBeGreaterThan(20);
    expect(spansByTrace.size).toBeLessThan(180);
    for (const steps of spansByTrace.values()) expect(steps).toHaveLength(2);
  });
});
