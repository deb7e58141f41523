import { SchedulerRegistry } from '@nestjs/schedule';
import fc from 'fast-check';
import { addDays, type TownEvent } from '#libs/contracts';
import { SOURCES_LEASE } from '../apps/api/src/sources/check-scheduler';
import { registerAccount } from './account';
import { type Almanac, openAlmanac, TODAY } from './app';
import {
  type ApiDocument,
  type ApiOperation,
  arbitraryBody,
  arbitraryPath,
  arbitraryQuery,
  ODD_VALUES,
} from './arbitrary-requests';
import { createStaff } from './staff';

const METHODS = ['get', 'head', 'post', 'put', 'patch', 'delete', 'options'];

const BODIES = ['null', undefined, '[]', '"x"', '7', '{}', '', '{'];

const bodiesOf = (method: string) => (method === 'get' || method === 'head' ? [undefined] : BODIES);

/** Statuses that every call may have: 5xx only for an outside service that fails or does not answer. */
const isDocumented = (status: number) => status < 500 || status === 502 || status === 503;

describe('Any request', () => {
  let almanac: Almanac;
  let origin: string;
  let document: ApiDocument;
  let valuesByName: Readonly<Record<string, readonly string[]>>;
  const cookies = new Map<string, string | undefined>();

  beforeAll(async () => {
    almanac = await openAlmanac({
      ALMANAC_SEED: 'sample',
      SUGGESTIONS_PER_MINUTE: '100000',
      ASSISTED_PER_MINUTE: '100000',
      FETCHES_PER_MINUTE: '100000',
    });
    // No source is checked: requests in this test may name sources.
    almanac.app.get(SchedulerRegistry).deleteTimeout(SOURCES_LEASE);
    origin = await almanac.app.getUrl();
    document = await almanac.read<ApiDocument>('/api/docs/openapi.json');
    const resident = await registerAccount(almanac, 'anna@example.com');
    const operator = await createStaff(almanac);
    const own = await almanac.http.post('/api/events/user').set('cookie', resident.cookie).send({ name: 'Dinner' }).expect(201);
    const [event] = (await almanac.read<TownEvent[]>('/api/events')).filter(({ date }) => date > addDays(TODAY, 7));
    cookies.set('nobody', undefined).set('a resident', resident.cookie).set('an operator', operator.cookie);
    valuesByName = {
      key: [almanac.resident('Ben').key, resident.key, operator.key, 'f'.repeat(64)],
      id: [String(event!.id), String(own.body.id)],
      idOrSlug: [String(event!.id), String(own.body.id), 'dinner--2026-11-20'],
      name: ['catalogue', 'search.ics', '1.ics', 'reminders'],
      pair: [`${event!.id}-${own.body.id}`],
    };
  });

  const operations = (): [path: string, method: string, operation: ApiOperation][] =>
    Object.entries(document.paths).flatMap(([path, calls]) =>
      Object.entries(calls)
        .filter(([method, operation]) => !isEndless(method, operation))
        .map(([method, operation]): [string, string, ApiOperation] => [path, method, operation]),
    );

  /** A stream of events never ends by itself. */
  const isEndless = (method: string, { responses }: ApiOperation) =>
    method === 'get' && responses['200']?.content?.['text/event-stream'] !== undefined;

  /** It ends the session that later requests need. */
  const isLogout = (path: string) => path === '/api/auth/logout';

  const statusOf = async (who: string, method: string, path: string, body: string | undefined): Promise<number> => {
    const cookie = isLogout(path) ? undefined : cookies.get(who);
    const response = await fetch(origin + path, {
      method: method.toUpperCase(),
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...(cookie && { cookie }) },
      ...(body !== undefined && { body }),
      redirect: 'manual',
    });
    await response.body?.cancel();
    return response.status;
  };

  it.each(['nobody', 'a resident', 'an operator'])('no body, and none that is an object, makes it fail for %s', async (who) => {
    const failed: unknown[] = [];
    const declared = new Set(operations().map(([path, method]) => `${method} ${path}`));
    for (const path of new Set(operations().map(([one]) => one)))
      for (const method of METHODS)
        for (const body of declared.has(`${method} ${path}`) ? bodiesOf(method) : bodiesOf(method).slice(0, 1)) {
          const address = path.replace(/\{(\w+)\}/g, (_, name) => valuesByName[name]?.[0] ?? 'x');
          const status = await statusOf(who, method, address, body);
          if (!isDocumented(status)) failed.push([status, method, address, body]);
        }
    expect(failed).toEqual([]);
  });

  it.each(['nobody', 'a resident', 'an operator'])('no field, whatever JSON stands in it, makes it fail for %s', async (who) => {
    const aRequest = fc
      .constantFrom(...operations())
      .chain(([path, method, operation]) =>
        fc.tuple(
          fc.constant(method),
          arbitraryPath(path, valuesByName),
          arbitraryQuery(operation),
          arbitraryBody(operation, document, Object.values(valuesByName).flat()),
        ),
      );
    await fc.assert(
      fc.asyncProperty(aRequest, async ([method, path, query, body]) => {
        const status = await statusOf(who, method, path + query, body);
        expect([status, isDocumented(status)]).toEqual([status, true]);
      }),
      { numRuns: 700 },
    );
  });

  it('a session key may be any JSON value, in every call that takes one', async () => {
    const failed: unknown[] = [];
    for (const [path, method, operation] of operations().filter(([, , { requestBody }]) => requestBody))
      for (const sessionId of ODD_VALUES) {
        const address = path.replace(/\{(\w+)\}/g, (_, name) => valuesByName[name]?.[0] ?? 'x');
        const status = await statusOf('an operator', method, address, JSON.stringify({ sessionId }));
        if (!isDocumented(status)) failed.push([status, operation.operationId, sessionId]);
      }
    expect(failed).toEqual([]);
  });
});
