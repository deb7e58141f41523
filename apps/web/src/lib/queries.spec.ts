import { QueryClient } from '@tanstack/react-query';
import { anEvent } from '#libs/contracts/testing';
import { loadedEvents } from './loaded-events';
import { queries } from './queries';

const ANSWERS: Readonly<Record<string, unknown>> = {
  '/api/events': [anEvent({ id: 1 })],
  '/api/events/coming': { events: [anEvent({ id: 2 })], until: '2026-11-27' },
};

describe('The events to come', () => {
  let paths: string[];
  let client: QueryClient;

  beforeEach(() => {
    [paths, client] = [[], new QueryClient()];
    Object.assign(globalThis, {
      fetch: async (path: string) => {
        paths.push(path);
        return new Response(JSON.stringify(ANSWERS[path]), { headers: { 'content-type': 'application/json' } });
      },
    });
  });
  afterEach(() => {
    client.clear();
    Reflect.deleteProperty(globalThis, 'document');
  });

  const showPage = (isLarge: boolean) => Object.assign(globalThis, { document: { querySelector: () => (isLarge ? {} : null) } });

  it.each([
    ['all of them', false, '/api/events', 1, null],
    ['the first page of a large town', true, '/api/events/coming', 2, '2026-11-27'],
  ])('are %s, without waiting for the town', async (_, isLarge, path, id, until) => {
    showPage(isLarge);
    const page = await client.fetchQuery(queries.events);
    expect([paths, page.events.map((event) => event.id), page.until]).toEqual([[path], [id], until]);
    expect(loadedEvents(client).map((event) => event.id)).toEqual([id]);
  });

  it('have their end with them: reading them once more without keeping them moves nothing', async () => {
    showPage(true);
    await client.fetchQuery(queries.events);
    const before = client.getQueryData(queries.firstPageEnd.queryKey);
    showPage(false);
    await (queries.events.queryFn as (context: object) => Promise<unknown>)({ client });
    expect(client.getQueryData(queries.firstPageEnd.queryKey)).toBe(before);
  });
});
