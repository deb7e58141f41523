import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { ProjectionsOverview } from '#libs/contracts';
import { Checkpoints, EventStore, NO_STREAM, Projector, toDecimal } from '#libs/event-sourcing';
import type { Almanac } from './app';
import { commandMetadata } from './fixtures/town-process';

const REASON = 'It was a test entry.';

/** In an order in which each call succeeds. Prepares what the calls act on. */
export const prepareProjectionCalls = async (almanac: Almanac, cookie: string) => {
  const at = '/api/ops/projections';
  const says = (path: string, body: object) => almanac.http.post(`${at}/${path}`).set('cookie', cookie).send(body).expect(204);
  const standings = async () =>
    ((await almanac.http.get(at).set('cookie', cookie).expect(200)).body as ProjectionsOverview).projections;
  const waitUntilCompared = async (...names: readonly string[]) => {
    const isCompared = async () =>
      (await standings()).filter(({ name, rebuild }) => names.includes(name) && rebuild?.state === 'compared').length;
    while ((await isCompared()) < names.length) await setImmediate();
  };

  const recordPoison = async (id: string) => {
    const { consistency: _, ...metadata } = commandMetadata();
    const fact = { id: randomUUID(), type: 'OrganizationDescribed', data: { id, description: 'Of nobody' }, metadata };
    const position = await almanac.app.get(EventStore).append(`organization-${id}`, [fact], NO_STREAM);
    await almanac.app.get(Projector).caughtUpTo(position);
    return { key: id, position: toDecimal(position) };
  };
  const [parkedKey, left] = [await recordPoison('nobodys'), await recordPoison('strangers')];

  const checkpoints = almanac.app.get(Checkpoints);
  const head = await almanac.app.get(EventStore).head();
  for (const reactor of ['mail', 'letters'])
    await checkpoints.park(
      { reactor, position: head, stream: 'event-1', reason: 'Error: nobody answers', attempts: 3, due: null },
      Number.MAX_SAFE_INTEGER,
    );
  const position = toDecimal(head);

  for (const [name, dryRun] of [
    ['counts', false],
    ['places', false],
    ['reports', true],
  ] as const)
    await says(`${name}/rebuild`, { dryRun });
  await waitUntilCompared('counts', 'places', 'reports');

  return {
    'GET /api/ops/waiting': { path: '/api/ops/waiting', cookie },
    [`GET ${at}`]: { path: at, cookie },
    [`GET ${at}/stream`]: { path: `${at}/stream`, cookie, isEndless: true },
    [`GET ${at}/way`]: { path: `${at}/way?position=${parkedKey.position}`, cookie },
    [`GET ${at}/{name}/parked`]: { path: `${at}/organizations/parked?key=${parkedKey.key}`, cookie },
    [`POST ${at}/{name}/parked/retry`]: { path: `${at}/organizations/parked/retry`, body: parkedKey, cookie },
    [`POST ${at}/{name}/parked/skip`]: { path: `${at}/organizations/parked/skip`, body: { ...left, reason: REASON }, cookie },
    [`POST ${at}/{name}/promote`]: { path: `${at}/counts/promote`, body: { reason: REASON, confirm: 'counts' }, cookie },
    [`POST ${at}/{name}/switch-back`]: { path: `${at}/counts/switch-back`, body: { reason: REASON, confirm: 'counts' }, cookie },
    [`POST ${at}/{name}/stop`]: { path: `${at}/places/stop`, body: { reason: REASON }, cookie },
    [`POST ${at}/{name}/dismiss`]: { path: `${at}/reports/dismiss`, cookie },
    [`POST ${at}/{name}/rebuild`]: { path: `${at}/reports/rebuild`, body: { dryRun: true }, cookie },
    'POST /api/ops/reactors/{name}/retry': { path: '/api/ops/reactors/mail/retry', body: { position }, cookie },
    'POST /api/ops/reactors/{name}/skip': {
      path: '/api/ops/reactors/letters/skip',
      body: { position, reason: REASON },
      cookie,
    },
  };
};
