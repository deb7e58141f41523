import { setTimeout } from 'node:timers/promises';
import { catalogueEvent, hashedKey, PublishEvent, reminder, SetReminder } from '#libs/domain';
import { BEGINNING, EventStore, Projector, ReadModels, Streams } from '#libs/event-sourcing';
import { openStores } from '#libs/stores';
import { reminders } from '#projections';
import { forEachInParallel } from '../apps/api/src/commands/for-each-in-parallel';
import { start } from '../apps/api/src/start';
import { createContent, TODAY, toIssued } from './lib/bench-town';
import { type Column, formatCount, printMachine, type Row, ratioText, reportRows, rowName } from './lib/report';
import { withTemporaryDirectory } from './lib/temporary-directory';

const REMINDERS = 100_000;
const EVENTS = 500;
const WITHIN_SECONDS = 60;
const NOON = `${TODAY}T12:00:00-05:00`;
const HOUR_MS = 3_600_000;
const POLL_INTERVAL_MS = 100;
const PAGE = 1_000;

const main = async () => {
  printMachine();
  await withTemporaryDirectory(async (directory) => {
    await fill(directory);
    const app = await start({
      ...{
        PORT: '0',
        ALMANAC_DATA_DIR: directory,
        ALMANAC_SEED: 'none',
        ALMANAC_NOW: NOON,
        ALMANAC_ROLE: 'all',
        GEOCODER: 'none',
      },
    });
    const [store, readModels, projector] = [app.get(EventStore), app.get(ReadModels), app.get(Projector)];
    const isReady = async () => (await fetch(`${await app.getUrl()}/api/ready`)).ok;
    while (!(await isReady())) await setTimeout(POLL_INTERVAL_MS);
    const startedAt = performance.now();
    const isDue = async () => (await readModels.find(reminders, { state: { eq: 'waiting' } }, { limit: 1 })).length > 0;
    while (await isDue()) await setTimeout(POLL_INTERVAL_MS);
    const seconds = (performance.now() - startedAt) / 1_000;
    await projector.caughtUpTo(await store.head());
    const { given, twice } = await firedReminders(store);
    reportRows(`${formatCount(REMINDERS)} reminders due within one minute`, REMINDER_COLUMNS, [
      { name: rowName('reminders', REMINDERS), unit: 's', better: 'lower', ours: seconds, given, twice },
    ]);
    await app.close();
  });
};

const REMINDER_COLUMNS: readonly Column<Row & Readonly<Record<'given' | 'twice', number>>>[] = [
  ['seconds', ({ ours }) => ours.toFixed(1)],
  ['a second', ({ ours, given }) => formatCount(given / ours)],
  ['recorded', ({ given }) => formatCount(given)],
  ['twice', ({ twice }) => twice],
  [`limit ${WITHIN_SECONDS} s / seconds`, ({ ours }) => ratioText(WITHIN_SECONDS / ours, 1)],
];

const fill = async (directory: string) => {
  const { store, close } = openStores({ folder: directory });
  const streams = new Streams(store, { caughtUpTo: async () => true });
  await forEachInParallel(numbersTo(EVENTS), (id) => {
    const content = { ...createContent(id, 0), date: TODAY, startTime: `${TODAY}T13:00:00-05:00`, time: '1:00 PM' };
    const origin = { source: 'bench', uid: `${id}@bench`, instance: '' };
    return streams.handle(catalogueEvent, new PublishEvent({ id, content, origin, cancelled: false }, toIssued('bench', id)));
  });
  await forEachInParallel(numbersTo(REMINDERS), (nth) => {
    const key = hashedKey(`session_1_${String(nth).padStart(22, '0')}`);
    const set = { id: `r-${nth}`, key, eventId: 1 + (nth % EVENTS), type: 'browser' as const, before: HOUR_MS, at: dueAt(nth) };
    return streams.handle(reminder, new SetReminder(set, toIssued('bench', EVENTS + nth)));
  });
  await close();
};

const dueAt = (nth: number) => new Date(Date.parse(NOON) - (nth % 60) * 1_000).toISOString();

const firedReminders = async (store: EventStore) => {
  const times = new Map<string, number>();
  for (let [after, isEnd] = [BEGINNING, false]; !isEnd; ) {
    const page = await store.readAll(after, PAGE);
    for (const { type, data } of page.facts) {
      const { id } = data as { id: string };
      if (type === 'ReminderGiven') times.set(id, (times.get(id) ?? 0) + 1);
    }
    [after, isEnd] = [page.position, page.isEnd];
  }
  return { given: times.size, twice: [...times.values()].filter((each) => each > 1).length };
};

const numbersTo = (amount: number) => Array.from({ length: amount }, (_, nth) => nth + 1);

main();
