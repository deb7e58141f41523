import { copyFileSync } from 'node:fs';
import type { TownEvent } from '#libs/contracts';
import { CreateOwnEvent, FollowOrganizations, hashedKey, ownEvent, PromoteEvent, preferences, SaveEvent } from '#libs/domain';
import { encryptText, type Recorded, rebuildProjections } from '#libs/event-sourcing';
import { logFileIn } from '#libs/stores';
import { projections } from '#projections';
import { registerAccount, type SignedInBrowser } from './account';
import { type Almanac, createDataDirectory, openAlmanac } from './app';
import { BUDGETS } from './budgets';
import { checkBudgets } from './budgets/check-budgets';
import { ServerClock } from './budgets/server-clock';
import { countCommits, countReadRows, countScans, dataStatements, recordSql, type StatementRun } from './budgets/sql';
import { onFiles } from './engines/test-servers';
import { eventualMetadata, openProcess, projectAll, readLog, type TownProcess } from './fixtures/town-process';

const MINUTE_MS = 60_000;

const sql = recordSql();

describe('A budget', () => {
  const { limit } = BUDGETS['saving an event'].components;
  const rows = BUDGETS['saving an event'].rows.limit;

  it.each([
    [limit + 1, /^saving an event, components .* is more than its budget of .* raise it in line \d\d+ of test\/budgets.ts/],
    [limit - 1, /^saving an event, components .* is less than its budget of .* lower it in line \d\d+ of test\/budgets.ts/],
  ])('is not held by %i', (components, words) => {
    expect(() => checkBudgets({ 'saving an event': { components, rows } })).toThrow(words);
  });

  it('fails a measurement above it, and one clearly below it', () =>
    checkBudgets({ 'saving an event': { components: limit, rows } }));
});

onFiles.describe('What a command asks of the files', () => {
  const key = hashedKey('ada');
  const content = encryptText(Buffer.alloc(32), 'an event', '{}');
  let town: TownProcess;
  beforeAll(async () => {
    town = openProcess(createDataDirectory());
    await projectAll(town);
  });
  afterAll(() => town.close());

  const COMMANDS = {
    FollowOrganizations: (nth: number) => {
      const wished = ['4', '5', '6'].slice(0, nth) as `${number}`[];
      return town.streams.handle(preferences, new FollowOrganizations({ key, wished, tree: {} }, eventualMetadata()));
    },
    SaveEvent: (eventId: number) => town.streams.handle(preferences, new SaveEvent({ key, eventId }, eventualMetadata())),
    CreateOwnEvent: (id: number) =>
      town.streams.handle(ownEvent, new CreateOwnEvent({ id, account: 'ada', content }, eventualMetadata())),
  };

  it.each(Object.keys(COMMANDS) as (keyof typeof COMMANDS)[])('%s', async (name) => {
    // The first command of a kind also prepares its statements.
    await COMMANDS[name](1);
    await projectAll(town);
    const recorded = await sql.during(() => COMMANDS[name](2));
    const statements = await sql.during(() => projectAll(town));
    checkBudgets({
      [name]: {
        'statements to record': dataStatements(recorded).length,
        'commits to record': countCommits(recorded),
        'statements to show': dataStatements(statements).length,
        'commits to show': countCommits(statements),
      },
    });
  });
});

onFiles.describe('A town', () => {
  const clock = new ServerClock();
  let almanac: Almanac;
  let resident: SignedInBrowser;
  let events: readonly TownEvent[];

  beforeAll(async () => {
    clock.install();
    almanac = await openAlmanac({ ALMANAC_SEED: 'sample' });
    await almanac.waitUntilSettled();
    resident = await registerAccount(almanac, 'ada@example.com');
    events = await almanac.read<TownEvent[]>('/api/events');
    await runResidentCommands(almanac, resident, events);
    await almanac.waitUntilSettled();
  });
  afterAll(async () => {
    await almanac.close();
    clock.uninstall();
  });

  const ANSWERS: Record<MeasuredCall, () => string> = {
    'GET /api/events': () => '/api/events',
    'GET /': () => '/',
    'GET /api/events/ID': () => `/api/events/${events[0]!.id}`,
    'GET /api/sidebar/KEY': () => `/api/sidebar/${resident.key}`,
    'GET /api/preferences/KEY': () => `/api/preferences/${resident.key}`,
    'GET /api/preferences/KEY/saved-events': () => `/api/preferences/${resident.key}/saved-events`,
    'GET /api/feed/KEY': () => `/api/feed/${resident.key}`,
    'GET /api/events/user/KEY': () => `/api/events/user/${resident.key}`,
    'GET /calendar.ics': () => '/calendar.ics',
    'GET /api/events?from=DAY&to=DAY': () => '/api/events?from=2026-09-01&to=2026-12-31',
    'GET /api/events/pages': () => '/api/events/pages?q=story',
    'GET /api/feed/KEY/counts': () => `/api/feed/${resident.key}/counts`,
  };

  const askEach = async (): Promise<StatementsByCall> => {
    const statementsByCall = new Map<MeasuredCall, readonly StatementRun[]>();
    for (const [name, path] of Object.entries(ANSWERS) as [MeasuredCall, () => string][])
      statementsByCall.set(name, dataStatements(await sql.during(() => answered(path()))));
    return statementsByCall;
  };

  const answered = async (url: string) => {
    const { statusCode } = await almanac.app.inject({ url, headers: { cookie: resident.cookie } });
    expect(statusCode).toBe(200);
  };

  it('answers with few statements, and reads few rows that it does not return', async () => {
    await almanac.issue(PromoteEvent, { id: events[0]!.id, isPromoted: true });
    const [first, again] = [await askEach(), await askEach()];
    checkBudgets({
      'statements per answer': countByCall(first, (statements) => statements.length),
      'statements per answer given before': countByCall(again, (statements) => statements.length),
      'read models scanned per answer': countByCall(first, countScans),
      'rows scanned per answer': countByCall(first, countReadRows),
    });
  });

  it('is idle while nothing is requested or recorded', async () => {
    await clock.stop();
    // Timers of earlier calls run out within a minute.
    await clock.advance(MINUTE_MS);
    clock.firedCounts.clear();
    const { length: statements } = await sql.during(() => clock.advance(MINUTE_MS));
    clock.follow();
    const fired = [...clock.firedCounts.values()].reduce((sum, one) => sum + one, 0);
    const places = [...clock.firedCounts].map(([place, times]) => `${times} in ${place}`);
    checkBudgets({ 'idle server': { timers: fired, statements } }, places.join('\n'));
  });

  it('parses each fact once to build all its read models, and writes few documents for each', async () => {
    await almanac.close();
    const folder = createDataDirectory();
    copyFileSync(logFileIn(almanac.dataDirectory), logFileIn(folder));
    const town = openProcess(folder);
    const facts = await readLog(town.store);
    const built = await countParsedFacts(() => projectAll(town));
    const rebuilt = await countParsedFacts(() => rebuildProjections(town, projections));
    await town.close();
    checkBudgets({
      'parsed facts': { facts: facts.length, 'to build': built, 'to rebuild': rebuilt },
      'documents written': await countWrittenDocuments(facts),
    });
  });
});

type MeasuredCall = keyof (typeof BUDGETS)['statements per answer'];

type StatementsByCall = ReadonlyMap<MeasuredCall, readonly StatementRun[]>;

const countByCall = (statementsByCall: StatementsByCall, count: (ran: readonly StatementRun[]) => number) =>
  Object.fromEntries([...statementsByCall].map(([name, ran]) => [name, count(ran)])) as Record<MeasuredCall, number>;

const runResidentCommands = async ({ http }: Almanac, resident: SignedInBrowser, events: readonly TownEvent[]) => {
  const { key: sessionId, cookie } = resident;
  const post = (path: string, body: object) => http.post(`/api/${path}`).set('cookie', cookie).send(body);
  const [event] = events.filter(({ startTime }) => startTime && startTime > '2026-11-22');
  const { id, name, organization, date, time } = event!;
  const answers = [
    await resident.follow('Moorestown Library'),
    await resident.save(id),
    await post('events/user', { name: 'Errand', date: '2026-11-25' }),
    await post('reminders', {
      ...{ eventId: id, eventName: name, reminderType: 'browser', sent: false, sessionId },
      reminderTime: new Date(Date.parse(event!.startTime!) - 3_600_000).toISOString(),
    }),
    await post('subscription', { sessionId }),
    await post('suggest-event', {
      ...{ eventName: 'Pancakes', location: 'Fire house', contactEmail: 'nora@example.com' },
      ...{ date: '2026-11-28', time: '08:00', organization },
    }),
    await post('report', { event: { name, organization, date, time }, issue: 'Wrong.' }),
  ];
  expect(answers.filter(({ status }) => status >= 300)).toEqual([]);
};

/** Counts facts only: documents of read models are parsed as well. */
const countParsedFacts = async (work: () => Promise<unknown>) => {
  const parse = jest.spyOn(JSON, 'parse');
  await work();
  const parsed = parse.mock.calls.filter(([text]) => text.startsWith('{"stream":')).length;
  parse.mockRestore();
  return parsed;
};

const PUBLISHED_EVENTS = 100;

/** Facts are projected one at a time, as in a town with little traffic. */
const countWrittenDocuments = async (facts: readonly Recorded[]) => {
  const published = facts.filter(({ type }) => type === 'EventPublished').slice(PUBLISHED_EVENTS);
  const left = new Set(published.map(({ stream }) => stream));
  const town = openProcess(createDataDirectory());
  await projectAll(town);
  const written = new Map(projections.map(({ name }) => [name, 0]));
  const names = new Map((await town.builds.list()).map(({ id, projection }) => [id, projection]));
  for (const { revision, position: _, stream, ...fact } of facts.filter(({ stream }) => !left.has(stream))) {
    await town.store.append(stream, [fact], revision - 1);
    for (const { sql: text } of await sql.during(() => projectAll(town))) {
      const build = /^(?:INSERT INTO|DELETE FROM) documents_(\w+)/.exec(text)?.[1];
      if (build) written.set(names.get(build)!, written.get(names.get(build)!)! + 1);
    }
  }
  await town.close();
  return Object.fromEntries(written) as Record<keyof (typeof BUDGETS)['documents written'], number>;
};
