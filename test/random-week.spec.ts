import { createHash } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import fc from 'fast-check';
import type { Reminder, TownEvent } from '#libs/contracts';
import type { Projection } from '#libs/event-sourcing';
import { projections } from '#projections';
import { Clock } from '../apps/api/src/settings/clock';
import { CheckScheduler } from '../apps/api/src/sources/check-scheduler';
import { registerAccount, type SignedInBrowser } from './account';
import { type Almanac, createDataDirectory, NOW, openAlmanac } from './app';
import { openCommandLine } from './command-line';
import { isOnEngines } from './engines/test-servers';
import { openProcess, projectAll, readLog } from './fixtures/town-process';

const SEED = 20261120;
const STEP_COUNT = 300;
const HOUR_MS = 3_600_000;
const WEEK_START = Date.parse(NOW);
const WEEK_END = WEEK_START + 7 * 24 * HOUR_MS;

const STEP_WEIGHTS = {
  follow: 8,
  unfollow: 2,
  save: 10,
  unsave: 3,
  keep: 6,
  revise: 3,
  drop: 4,
  remind: 6,
  'call a reminder off': 3,
  subscribe: 1,
  suggest: 3,
  report: 2,
  import: 6,
  sync: 6,
  accept: 3,
  reject: 2,
  close: 2,
  promote: 3,
  part: 2,
  rename: 2,
  rebuild: 3,
  verify: 1,
  forget: 2,
} as const;
type StepKind = keyof typeof STEP_WEIGHTS;
/** `which` selects among the events, organizations or sources that exist at that time. */
type Step = Readonly<{ deed: StepKind; who: number; which: number }>;

const arbitraryWeek = fc.array(
  fc.record({
    deed: fc.oneof(
      ...Object.entries(STEP_WEIGHTS).map(([deed, weight]) => ({ weight, arbitrary: fc.constant(deed as StepKind) })),
    ),
    who: fc.nat(3),
    which: fc.nat(1_000_000),
  }),
  { minLength: STEP_COUNT, maxLength: STEP_COUNT },
);

const TITLES = [
  'Story time',
  'Chess club',
  'Book sale',
  'Copper Serenade',
  'Council',
  'Yoga',
  'Robotics',
  'Food drive',
  'Open mic',
];

const CALENDAR_VARIANTS = 7;
const EMPTY_VARIANT = CALENDAR_VARIANTS - 1;

const toCalendarFile = (publisher: string, which: number) =>
  [
    'BEGIN:VCALENDAR',
    ...TITLES.flatMap((title, i) => {
      const chance = createHash('md5').update(`${publisher} ${which} ${title}`).digest();
      if (chance[0]! < 40 || which === EMPTY_VARIANT) return [];
      const [day, hour] = [21 + i, chance[1]! < 50 ? 19 : 18];
      return [
        'BEGIN:VEVENT',
        `UID:${title}@${publisher}`,
        `DTSTART;TZID=America/New_York:202611${day}T${hour}3000`,
        `SUMMARY:${chance[2]! < 25 ? 'CANCELLED: ' : ''}${title}`,
        `LOCATION:Mill Hall\\, ${i} River Road`,
        ...(chance[3]! < 60 ? [`DESCRIPTION:The ${which}th time.`] : []),
        'END:VEVENT',
      ];
    }),
    'END:VCALENDAR',
    '',
  ].join('\r\n');

describe('A week in which residents, operators and publishers do whatever they like', () => {
  const directory = createDataDirectory();
  const reaching = { ALMANAC_PRIVATE_ADDRESSES: '127.0.0.0/8' };
  const run = openCommandLine(directory, reaching);
  let now = WEEK_START;
  let variant = 0;
  let publisher: Server;
  let almanac: Almanac;
  const people: SignedInBrowser[] = [];

  const open = () => openAlmanac({ ALMANAC_DATA_DIR: directory, ALMANAC_URL: 'https://almanac.example', ...reaching });
  const json = async (...words: string[]) => JSON.parse((await run(...words, '--json')).output);
  const one = <T>(all: readonly T[], { which }: Step): T | undefined => all[which % Math.max(all.length, 1)];
  const events = () => almanac.read<TownEvent[]>('/api/events');

  beforeAll(async () => {
    jest.spyOn(Clock.prototype as unknown as { milliseconds: () => number }, 'milliseconds').mockImplementation(() => now);
    // Sources are checked only as a step of the week.
    jest.spyOn(CheckScheduler.prototype, 'start').mockImplementation(() => undefined);
    publisher = createServer((_, response) => response.end(toCalendarFile('Gazette', variant)));
    await new Promise<void>((listening) => void publisher.listen(0, '127.0.0.1', listening));
    almanac = await open();
    const address = `http://127.0.0.1:${(publisher.address() as AddressInfo).port}/gazette.ics`;
    await run('sources', 'add', address, '--organization', 'Town Gazette');
    for (const name of ['Mill Hall', 'Chess Club']) await announce(name, 0);
    for (const name of ['anna', 'ben', 'cleo', 'dan']) people.push(await registerAccount(almanac, `${name}@example.com`));
  });
  afterAll(() => {
    jest.restoreAllMocks();
    publisher.close().closeAllConnections();
  });

  const announce = (organization: string, which: number) => {
    const file = join(directory, `${organization}.ics`);
    writeFileSync(file, toCalendarFile(organization, which));
    return run('import', 'ics', file, '--organization', organization, '--category', 'Arts');
  };

  const request = async (person: SignedInBrowser, method: 'post' | 'put' | 'delete', path: string, body: object = {}) => {
    const { status } = await almanac.http[method](`/api/${path}`).set('cookie', person.cookie).send(body);
    return status;
  };
  const own = async ({ key, cookie }: SignedInBrowser): Promise<TownEvent[]> =>
    (await almanac.http.get(`/api/events/user/${key}`).set('cookie', cookie).expect(200)).body;
  const reminders = async ({ key, cookie }: SignedInBrowser): Promise<Reminder[]> =>
    (await almanac.http.get(`/api/reminders/${key}`).set('cookie', cookie).expect(200)).body;

  const organizations = async () => (await almanac.read<{ name: string }[]>('/api/organizations')).map(({ name }) => name);
  const dayOf = ({ which }: Step) => new Date(now + (1 + (which % 5)) * 24 * HOUR_MS).toISOString().slice(0, 10);

  /** Each returns a status or an exit code, or undefined if there was nothing to act on. */
  const does: Record<StepKind, (step: Step, person: SignedInBrowser) => Promise<number | undefined>> = {
    follow: async (step, person) => (await person.follow(one(await organizations(), step)!)).status,
    unfollow: async (_, person) => (await person.follow()).status,
    save: async (step, person) => (await person.save(one(await events(), step)!.id)).status,
    unsave: async (step, person) => {
      const id = one<number>((await person.preferences()).body.savedEvents, step);
      return id && (await person.unsave(id)).status;
    },
    keep: (step, person) => {
      const recurrence = step.which % 2 ? { recurrence: 'FREQ=WEEKLY;COUNT=3' } : {};
      return request(person, 'post', 'events/user', { name: `Errand ${step.which}`, date: dayOf(step), ...recurrence });
    },
    revise: async (step, person) => {
      const event = one(await own(person), step);
      const changes = { name: `Errand ${step.which}`, date: dayOf(step) };
      return event && request(person, 'put', `events/user/${event.id}`, changes);
    },
    drop: async (step, person) => {
      const event = one(await own(person), step);
      return event && request(person, 'delete', `events/user/${event.id}`);
    },
    remind: async (step, person) => {
      const event = one(
        (await events()).filter(({ startTime }) => Date.parse(startTime ?? '') > now + HOUR_MS),
        step,
      );
      if (!event) return;
      const reminderTime = new Date(Date.parse(event.startTime!) - HOUR_MS).toISOString();
      const reminder = { eventId: event.id, eventName: event.name, reminderType: 'browser', reminderTime, sent: false };
      return request(person, 'post', 'reminders', { ...reminder, sessionId: person.key });
    },
    'call a reminder off': async () => {
      for (const person of people) {
        const waiting = (await reminders(person)).find(({ state }) => state === 'waiting');
        if (waiting) return request(person, 'delete', `reminders/${waiting.id}`, { sessionId: person.key });
      }
      return undefined;
    },
    subscribe: (_, person) => request(person, 'post', 'subscription', { sessionId: person.key }),
    suggest: (step, person) => {
      const when = { date: dayOf(step), time: '08:00' };
      const what = { eventName: `Pancakes ${step.which}`, location: 'Fire house', contactEmail: 'nora@example.com' };
      return request(person, 'post', 'suggest-event', { ...what, ...when, organization: 'Mill Hall' });
    },
    report: async (step, person) => {
      const event = one(await events(), step)!;
      const { name, organization, date, time } = event;
      return request(person, 'post', 'report', {
        event: { name, organization, date, time },
        issue: `Wrong, ${step.which} times.`,
      });
    },
    import: async (step) => (await announce(step.who < 3 ? 'Mill Hall' : 'Chess Club', step.which % CALENDAR_VARIANTS)).code,
    sync: async ({ who, which }) => {
      variant = which % CALENDAR_VARIANTS;
      const { code } = await run('sources', 'sync');
      return code === 0 || who < 2 ? code : (await run('sources', 'accept', 'gazette')).code;
    },
    accept: async (step) => {
      const open = one<{ id: string }>(await json('suggestions', 'list'), step);
      return open && (await run('suggestions', 'accept', open.id)).code;
    },
    reject: async (step) => {
      const open = one<{ id: string }>(await json('suggestions', 'list'), step);
      return open && (await run('suggestions', 'reject', open.id, '--reason', 'A story')).code;
    },
    close: async (step) => {
      const open = one<{ id: string }>(await json('reports', 'list'), step);
      return open && (await run('reports', 'close', open.id, '--reason', 'A story')).code;
    },
    promote: async (step) =>
      (await run('promote', String(one(await events(), step)!.id), ...(step.which % 3 ? [] : ['--undo']))).code,
    part: async (step) => {
      const card = one<{ id: number }>(await json('duplicates', 'list'), step);
      return card && (await run('duplicates', 'undo', String(card.id), '--reason', 'A story')).code;
    },
    rename: async (step) => {
      const name = one(await organizations(), step)!;
      return (await run('organizations', 'rename', name, `${name.replace(/ \d+$/, '')} ${step.which % 9}`)).code;
    },
    rebuild: async (step) => (await run('projections', 'rebuild', one(projections, step)!.name)).code,
    verify: async () => (await run('projections', 'verify', 'preferences', 'merges', 'reminders')).code,
    forget: async ({ who }, { key, user }) => {
      const { code } = await run('forget', key, '--confirm', key);
      people[who] = await registerAccount(almanac, `again-${user.id}@example.com`);
      return code;
    },
  };

  const readDocuments = async (): Promise<Record<string, readonly string[]>> => {
    const process = openProcess(directory);
    try {
      await projectAll(process);
      const of = async (model: Projection<any>) =>
        (await process.readModels.find(model)).map((document) => JSON.stringify(document));
      const all = projections.map(async (model) => [model.name, (await of(model)).toSorted()] as const);
      return Object.fromEntries(await Promise.all(all));
    } finally {
      await process.close();
    }
  };

  const answers = async () =>
    Promise.all(
      ['api/events', 'api/organizations', 'calendar.ics', 'feed.json', `api/events/${(await events())[0]!.id}`].map(
        async (path) => (await almanac.http.get(`/${path}`).expect(200)).text,
      ),
    );

  const [week] = fc.sample(arbitraryWeek, { seed: SEED, numRuns: 1 });
  const deeds = new Set<StepKind>();

  it(`nothing they do fails (${SEED})`, async () => {
    for (const [nth, step] of week!.entries()) {
      now = WEEK_START + ((WEEK_END - WEEK_START) * nth) / STEP_COUNT;
      const outcome = await does[step.deed](step, people[step.who]!);
      if (outcome === undefined) continue;
      deeds.add(step.deed);
      // Exit code 1 is a refusal, such as a held import, and calls may be refused too. Exit code 2 and status 500 are faults of
      // ours.
      if (outcome === 2 || outcome >= 500) throw new Error(`${JSON.stringify(step)} was answered ${outcome}.`);
    }
    expect(Object.keys(STEP_WEIGHTS).filter((deed) => !deeds.has(deed as StepKind))).toEqual([]);
  });

  it('what is shown is folded from the log again, byte for byte', async () => {
    await almanac.waitUntilSettled();
    const before = await answers();
    await almanac.close();
    const live = await readDocuments();
    expect(await run('log', 'verify')).toMatchObject({ code: 0 });
    expect(await run('projections', 'verify', '--all')).toMatchObject({ code: 0, complained: '' });
    expect(await run('projections', 'rebuild', '--all')).toMatchObject({ code: 0 });
    expect(await readDocuments()).toEqual(live);

    if (!isOnEngines) for (const end of ['', '-wal', '-shm']) rmSync(join(directory, `readmodels.db${end}`), { force: true });
    almanac = await open();
    expect(await answers()).toEqual(before);
    await almanac.close();
    expect(await readDocuments()).toEqual(live);
  });

  it('and it was a full week', async () => {
    const process = openProcess(directory);
    const types = new Set((await readLog(process.store)).map(({ type }) => type));
    await process.close();
    const expected = [
      ...['EventPublished', 'EventRescheduled', 'EventRelisted', 'EventRevised', 'EventCancelled', 'EventMerged', 'EventParted'],
      ...['OrganizationRenamed', 'OrganizationFollowed', 'OrganizationUnfollowed', 'EventSaved', 'EventUnsaved'],
      ...['OwnEventCreated', 'OwnEventRevised', 'OwnEventDeleted', 'ReminderSet'],
      ...['EventSuggested', 'SuggestionAccepted', 'SuggestionRejected', 'IssueReported', 'ReportClosed', 'AccountForgotten'],
      ...['LoadAccepted', 'ProjectionRebuilt'],
    ];
    expect(expected.filter((type) => !types.has(type))).toEqual([]);
  });
});
