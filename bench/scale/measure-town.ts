import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { addDays } from '#libs/contracts';
import { catalogueEvent, PublishEvent } from '#libs/domain';
import { Streams } from '#libs/event-sourcing';
import { openStores, type StoreLocations } from '#libs/stores';
import { startIn, type Town } from '../events/town';
import { createContent, TODAY, toIssued } from '../lib/bench-town';
import { fetchResponse } from '../lib/beside-bare';
import { median } from '../lib/statistics';
import { waitUntilSettled } from '../reads/wait-until-settled';

const ROUNDS = 9;
const HEADERS = { 'accept-encoding': 'br' };
const POLL_INTERVAL_MS = 20;
/** Larger than all numbers of commands that fill a town. */
const COMMAND_OF_THE_CHANGE = 999_999_999;

/** Milliseconds; memory in bytes: of what browsers of a large town ask for, and of everything. */
export type TownFigures = Readonly<
  Record<
    | 'start'
    | 'firstComing'
    | 'page'
    | 'searchedPage'
    | 'counts'
    | 'week'
    | 'drawnPage'
    | 'memory'
    | 'firstEvents'
    | 'changedEvents'
    | 'hotEvents'
    | 'memoryOfAll'
    | 'calendar'
    | 'preferences'
    | 'myAlmanac'
    | 'saveUntilShown',
    number
  >
>;

/** The read models of the town are current. `key` is of a resident with preferences. */
export const measureTown = async (where: StoreLocations, key: string, events: number): Promise<TownFigures> => {
  const startedAt = performance.now();
  const town = await startIn(where.folder, where);
  const start = performance.now() - startedAt;
  await waitUntilSettled(where);
  const measure = (path: string) => timeOf(() => fetchResponse(town.port, path, HEADERS));
  const hot = async (path: string) => {
    await measure(path);
    return medianOf(() => measure(path));
  };
  const figures = {
    start,
    firstComing: await measure('/api/events/coming'),
    counts: await measure('/api/events/counts'),
    page: await measure(`/api/events/pages?after=${addDays(TODAY, 90)}`),
    searchedPage: await measure(`/api/events/pages?after=${addDays(TODAY, 90)}&q=story`),
    week: await measure(`/api/events?from=${TODAY}&to=${addDays(TODAY, 7)}`),
    drawnPage: await hot('/'),
    preferences: await hot(`/api/preferences/${key}`),
    saveUntilShown: await measureSaves(town, key),
    memory: residentBytesOf(town.pid),
    firstEvents: await measure('/api/events'),
    hotEvents: await hot('/api/events'),
    calendar: await measure('/calendar.ics'),
    myAlmanac: await hot(`/api/feed/${key}`),
    changedEvents: await measureChange(town, where, events),
    memoryOfAll: residentBytesOf(town.pid),
  };
  await town.stop();
  return figures;
};

const measureSaves = (town: Town, key: string) => {
  let eventId = 0;
  return medianOf(async () => {
    eventId++;
    return timeOf(async () => {
      const body = JSON.stringify({ eventId });
      const response = await fetch(`http://127.0.0.1:${town.port}/api/preferences/${key}/save-event`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      if (!response.ok) throw new Error(`A save was answered with ${response.status}`);
      await response.arrayBuffer();
    });
  });
};

const measureChange = async (town: Town, where: StoreLocations, events: number): Promise<number> => {
  const { store, close } = openStores(where);
  const streams = new Streams(store, { caughtUpTo: async () => true });
  const etag = async () => (await fetchResponse(town.port, '/api/events', HEADERS)).headers['etag'];
  const before = await etag();
  const id = events + 1;
  const origin = { source: 'bench', uid: `${id}@bench`, instance: '' };
  const event = { id, content: createContent(id, 2), origin, cancelled: false };
  await streams.handle(catalogueEvent, new PublishEvent(event, toIssued('source bench', COMMAND_OF_THE_CHANGE)));
  await close();
  let longest = 0;
  for (let shown = before; shown === before; await setTimeout(POLL_INTERVAL_MS))
    longest = Math.max(
      longest,
      await timeOf(async () => {
        shown = await etag();
      }),
    );
  return longest;
};

const medianOf = async (measure: () => Promise<number>): Promise<number> => {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) times.push(await measure());
  return median(times);
};

const timeOf = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

const residentBytesOf = (pid: number) =>
  Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;
