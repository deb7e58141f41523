import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import supertest from 'supertest';
import { EventStore } from '#libs/event-sourcing';
import { createDataDirectory, openAlmanac } from './app';
import { serverAddresses } from './engines/test-servers';
import { startServer } from './fixtures/start-program';
import { readLog } from './fixtures/town-process';
import { publish, registerOrganization } from './publishing';
import { residentOf } from './resident';

type Span = Readonly<{
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  status: Readonly<{ code?: number }>;
}>;

const openCollector = async () => {
  const spans: Span[] = [];
  const requests: { url: string; key: unknown; service: unknown }[] = [];
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece) => pieces.push(piece));
    request.on('end', () => {
      for (const { resource, scopeSpans } of JSON.parse(String(Buffer.concat(pieces))).resourceSpans) {
        requests.push({ url: request.url!, key: request.headers['api-key'], service: roleOf(resource) });
        for (const one of scopeSpans) spans.push(...one.spans);
      }
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { spans, requests, url, close };
};

const roleOf = ({ attributes }: any) => attributes.find(({ key }: any) => key === 'almanac.role').value.stringValue;

const toHex = (id: string, digits: number) => id.replaceAll('-', '').slice(0, digits);

describe('The traces', () => {
  it('lead from a request through its command and what that recorded to the read models that show it, in whichever process', async () => {
    const [collector, town] = [await openCollector(), await openAlmanac()];
    await registerOrganization(town, 'Moorestown Library');
    const chess = await publish(town, 'Chess club');
    const { dataDirectory: ALMANAC_DATA_DIR } = town;
    await town.close();
    const environment = {
      ALMANAC_DATA_DIR,
      ...serverAddresses(ALMANAC_DATA_DIR),
      OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`,
      OTEL_EXPORTER_OTLP_HEADERS: 'api-key=let-us-in, x-town=moorestown',
    };
    const projector = await startServer({ ...environment, ALMANAC_ROLE: 'projector' });
    const api = await startServer({ ...environment, ALMANAC_ROLE: 'api' });
    const anna = residentOf(supertest(api.url), 'Anna');
    const answer = await anna.save(chess).expect(200);
    const refused = await anna.save(4711).expect(404);
    // Spans are exported at the shutdown.
    for (const one of [api, projector]) await one.end('SIGTERM');
    collector.close();

    const after = await openAlmanac({ ALMANAC_DATA_DIR });
    const facts = await readLog(after.app.get(EventStore));
    const requestId = answer.headers['x-request-id']!;
    const [saved] = facts.filter(({ metadata }) => metadata.correlationId === requestId);
    const command = toHex(saved!.metadata.commandId, 16);
    const of = (id: string) => collector.spans.filter(({ traceId }) => traceId === toHex(id, 32));
    expect(of(requestId).map(({ name, spanId, parentSpanId }) => [name, spanId, parentSpanId || undefined])).toEqual(
      expect.arrayContaining([
        ['POST /api/events/:id/save', toHex(requestId, 16), undefined],
        ['command SaveEvent', command, toHex(requestId, 16)],
        ['append', expect.any(String), command],
        ['projection', expect.any(String), command],
      ]),
    );
    expect(of(requestId)).toHaveLength(4);
    expect(of(refused.headers['x-request-id']!).map(({ name }) => name)).toEqual(['POST /api/events/:id/save']);
    expect(new Set(collector.requests.map(({ service }) => service))).toEqual(new Set(['api', 'projector']));
    for (const { url, key } of collector.requests) expect([url, key]).toEqual(['/v1/traces', 'let-us-in']);
    expect(JSON.stringify(collector.spans)).not.toContain(anna.key);
  });

  it('keep nobody from anything where nobody takes them', async () => {
    const town = await openAlmanac({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' });
    await town.http.get('/api/town').expect(200);
    await town.close();
  });

  it('are not even loaded where nobody collects them', async () => {
    jest.resetModules();
    const loaded: string[] = [];
    for (const name of ['@opentelemetry/sdk-trace', '@opentelemetry/exporter-trace-otlp-http'])
      jest.doMock(name, () => {
        loaded.push(name);
        return jest.requireActual(name);
      });
    const { start } = require('../apps/api/src/start') as typeof import('../apps/api/src/start');
    const opened = async (more: NodeJS.ProcessEnv) => {
      const folder = createDataDirectory();
      const where = { ALMANAC_DATA_DIR: folder, ...serverAddresses(folder) };
      const none = { ALMANAC_SEED: 'none', GEOCODER: 'none', WEATHER: 'none', LOG_LEVEL: 'error' };
      await (await start({ PORT: '0', ...where, ...none, ...more })).close();
    };
    await opened({});
    expect(loaded).toEqual([]);
    await opened({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' });
    expect(loaded).toHaveLength(2);
  });
});
