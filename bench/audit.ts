import { setTimeout } from 'node:timers/promises';
import type { Type } from '@nestjs/common';
import {
  catalogueEvent,
  type HashedKey,
  hashedKey,
  type PreferencesCommand,
  PublishEvent,
  preferences,
  SaveEvent,
  UnsaveEvent,
} from '#libs/domain';
import { EventStore, Projector, ReadModels, Streams } from '#libs/event-sourcing';
import { openStores } from '#libs/stores';
import { FactLines } from '../apps/api/src/audit/fact-lines';
import { Histories } from '../apps/api/src/audit/histories';
import { PastTown } from '../apps/api/src/audit/past-town';
import { Trails } from '../apps/api/src/audit/trails';
import { Directory } from '../apps/api/src/organizations/directory';
import { OwnEvents } from '../apps/api/src/own-events/own-events';
import { TownSettings } from '../apps/api/src/settings/town-settings';
import { start } from '../apps/api/src/start';
import { createContent, TODAY, toIssued } from './lib/bench-town';
import { type Column, formatCount, formatMs, printMachine, type Row, ratioText, reportRows, rowName } from './lib/report';
import { median, spreadOf } from './lib/statistics';
import { withTemporaryDirectory } from './lib/temporary-directory';

const FACTS = 100_000;
const EVENTS = 1_000;
const MAX_SAVED = 200;
const INSTANTS = 60;
const ROUNDS = 7;
const LIMIT_MS = 1_000;
const POLL_INTERVAL_MS = 100;
const KEY = hashedKey(`session_1_${'a'.repeat(22)}`);

const main = async () => {
  printMachine();
  await withTemporaryDirectory(async (directory) => {
    await fill(directory);
    const town = { PORT: '0', ALMANAC_DATA_DIR: directory, ALMANAC_SEED: 'none', GEOCODER: 'none', WEATHER: 'none' };
    const app = await start({ ...town, ALMANAC_NOW: `${TODAY}T12:00:00-05:00` });
    while (!(await fetch(`${await app.getUrl()}/api/ready`)).ok) await setTimeout(POLL_INTERVAL_MS);
    const get = <T>(kind: Type<T>) => app.get(kind, { strict: false });
    const [store, readModels] = [app.get(EventStore), app.get(ReadModels)];
    const anew = () => {
      const trails = new Trails(store, readModels, app.get(Projector));
      const past = new PastTown(store, readModels, app.get(TownSettings), get(OwnEvents));
      const lines = new FactLines(trails, readModels, get(Directory), app.get(TownSettings));
      return new Histories(trails, lines, past, app.get(TownSettings));
    };
    const firsts: number[] = [];
    for (let nth = 0; nth < ROUNDS; nth++) firsts.push(await measureMs(() => anew().at(KEY, { fact: FACTS / 2 })));
    const histories = anew();
    await histories.of(KEY);
    const otherTimes: number[] = [];
    for (let nth = 0; nth < INSTANTS; nth++)
      otherTimes.push(await measureMs(() => histories.at(KEY, { fact: 1 + ((nth * 61_803) % FACTS) })));
    const side: number[] = [];
    for (let nth = 0; nth < INSTANTS; nth++) side.push(await measureMs(() => histories.at(KEY, { fact: FACTS / 2 + nth })));
    reportRows(`State of one key with ${formatCount(FACTS)} facts, in a town of ${formatCount(EVENTS)} events`, AUDIT_COLUMNS, [
      toRow('the first instant, nothing kept', firsts),
      toRow('any instant after it', otherTimes),
      toRow('one after another', side),
    ]);
    await app.close();
  });
};

type AuditRow = Row & Readonly<{ what: string; worst: number }>;

const AUDIT_COLUMNS: readonly Column<AuditRow>[] = [
  ['asked for', ({ what }) => what],
  ['median', ({ ours }) => formatMs(ours)],
  ['worst', ({ worst }) => formatMs(worst)],
  [`limit ${LIMIT_MS} ms / median`, ({ ours }) => ratioText(LIMIT_MS / ours, 1)],
];

const toRow = (what: string, all: readonly number[]): AuditRow => ({
  name: rowName('audit', what),
  what,
  unit: 'ms',
  better: 'lower',
  ours: median(all),
  spread: spreadOf(all),
  worst: Math.max(...all),
});

const measureMs = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
};

const fill = async (directory: string) => {
  const { store, close } = openStores({ folder: directory });
  const streams = new Streams(store, { caughtUpTo: async () => true });
  for (let nth = 1; nth <= FACTS; nth++) {
    if (nth % (FACTS / EVENTS) === 1) {
      const id = Math.ceil(nth / (FACTS / EVENTS));
      const origin = { source: 'bench', uid: `${id}@bench`, instance: '' };
      const event = { id, content: createContent(id, 2), origin, cancelled: false };
      await streams.handle(catalogueEvent, new PublishEvent(event, toIssued('bench', FACTS + id)));
    }
    await streams.handle(preferences, commandOf(KEY, nth));
  }
  await close();
};

const commandOf = (key: HashedKey, nth: number): PreferencesCommand => {
  const issued = toIssued(key, nth);
  if (nth <= MAX_SAVED) return new SaveEvent({ key, eventId: nth }, issued);
  const turn = nth - MAX_SAVED - 1;
  const eventId = 1 + (((turn >> 1) + (turn % 2 ? MAX_SAVED : 0)) % EVENTS);
  return turn % 2 ? new SaveEvent({ key, eventId }, issued) : new UnsaveEvent({ key, eventId }, issued);
};

main();
