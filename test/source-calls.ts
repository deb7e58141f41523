import type { OpsSource, ReviewPage } from '#libs/contracts';
import { OperatorChecks } from '../apps/api/src/sources/operator-checks';
import type { Almanac } from './app';
import { type Publisher, toCalendar } from './publisher';
import { publishTwice } from './publishing';

export const SUGGESTION_OF_A_FAIR = { eventName: 'Fair', organization: 'Library', date: '2026-12-05', location: 'Main Street' };
export const REPORT_OF_A_FAIR = {
  event: { name: 'Fair', organization: 'Library', date: '2026-12-05' },
  issue: 'It is closed.',
};

const TWENTY_NAMES = Array.from({ length: 20 }, (_, nth) => `Story ${nth}`);

/** In an order in which each call succeeds. Prepares what the calls act on. */
export const prepareSourceCalls = async (almanac: Almanac, cookie: string, publisher: Publisher) => {
  const [sources, review, reason] = ['/api/ops/sources', '/api/ops/review', 'They said so.'];
  const reads = async <T>(path: string): Promise<T> => (await almanac.http.get(path).set('cookie', cookie).expect(200)).body;
  const says = async (path: string, body: object, status: number) =>
    (await almanac.http.post(path).set('cookie', cookie).send(body).expect(status)).body;

  /** Most of its events are gone. */
  const heldBack = async (organization: string) => {
    const file = `/${organization}.ics`;
    const { id, name }: OpsSource = await says(sources, { address: publisher.urlOf(file), organization }, 201);
    const path = `${sources}/${encodeURIComponent(id)}`;
    for (const names of [TWENTY_NAMES, TWENTY_NAMES.slice(0, 2)]) {
      publisher.serveText(file, toCalendar(names));
      await says(`${path}/check`, {}, 202);
      await almanac.app.get(OperatorChecks).waitForAll();
    }
    const source = (await reads<OpsSource[]>(sources)).find((one) => one.id === id)!;
    return { path, name, of: source.heldBack!.of };
  };

  const suggestion = (await says('/api/suggest-event', SUGGESTION_OF_A_FAIR, 202)).id;
  const report = (await says('/api/report', REPORT_OF_A_FAIR, 202)).id;
  const [refused, accepted] = [await heldBack('Hats'), await heldBack('Gloves')];
  await publishTwice(almanac, 'Copper Serenade', ['Hats', 'Gloves']);
  const pair = (await reads<ReviewPage>(`${review}?kind=merge`)).items[0]!.id;
  return {
    'GET /api/ops/sources': { path: '/api/ops/sources', cookie },
    'POST /api/ops/sources/try': {
      path: `${sources}/try`,
      body: { address: publisher.urlOf('/new.ics'), organization: 'Scarves' },
      cookie,
    },
    'POST /api/ops/sources': {
      path: '/api/ops/sources',
      body: { address: publisher.urlOf('/new.ics'), organization: 'Scarves', timeZone: 'America/New_York' },
      cookie,
    },
    'GET /api/ops/sources/{id}/held-back': { path: `${refused.path}/held-back?kind=gone`, cookie },
    'POST /api/ops/sources/{id}/refuse': { path: `${refused.path}/refuse`, body: { of: refused.of, reason }, cookie },
    'POST /api/ops/sources/{id}/address': {
      path: `${refused.path}/address`,
      body: { address: publisher.urlOf('/hats.ics') },
      cookie,
    },
    'POST /api/ops/sources/{id}/pause': { path: `${refused.path}/pause`, body: { reason }, cookie },
    'POST /api/ops/sources/{id}/resume': { path: `${refused.path}/resume`, cookie },
    'POST /api/ops/sources/{id}/time-zone': { path: `${refused.path}/time-zone`, body: { timeZone: null }, cookie },
    'POST /api/ops/sources/{id}/remove': { path: `${refused.path}/remove`, body: { confirm: refused.name, reason }, cookie },
    'POST /api/ops/sources/{id}/accept': { path: `${accepted.path}/accept`, body: { of: accepted.of }, cookie },
    'POST /api/ops/sources/{id}/check': { path: `${accepted.path}/check`, cookie },
    'GET /api/ops/review': { path: '/api/ops/review', cookie },
    'POST /api/ops/review/suggestions/{id}/decline': {
      path: `${review}/suggestions/${suggestion}/decline`,
      body: { reason },
      cookie,
    },
    'POST /api/ops/review/suggestions/{id}/reopen': { path: `${review}/suggestions/${suggestion}/reopen`, cookie },
    'POST /api/ops/review/suggestions/{id}/accept': {
      path: `${review}/suggestions/${suggestion}/accept`,
      body: { edited: { ...SUGGESTION_OF_A_FAIR, organization: 'Hats' } },
      cookie,
    },
    'POST /api/ops/review/reports/{id}/close': {
      path: `${review}/reports/${report}/close`,
      body: { done: 'Told them.' },
      cookie,
    },
    'POST /api/ops/review/reports/{id}/reopen': { path: `${review}/reports/${report}/reopen`, cookie },
    'POST /api/ops/review/merges/{pair}/confirm': { path: `${review}/merges/${pair}/confirm`, cookie },
    'POST /api/ops/review/merges/{pair}/reopen': { path: `${review}/merges/${pair}/reopen`, cookie },
    'POST /api/ops/review/merges/{pair}/refuse': { path: `${review}/merges/${pair}/refuse`, body: { reason }, cookie },
  };
};
