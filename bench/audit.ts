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
import { aContent, issuedBy, TODAY } from './lib/a-town';
import { against, type Column, count, milliseconds, type Row, report, rowName, sayMachine } from './lib/report';
import { median, spread } from './lib/statistics';
import { inTemporaryDirectory } from './lib/temporary';

const FACTS = 100_000;
const EVENTS = 1_000;
/** So many are saved at a time. */
const SAVED = 200;
const INSTANTS = 60;
const ROUNDS = 7;
const WITHIN_MS = 1_000;
const LOOK_AGAIN_MS = 100;
const KEY = hashedKey(`session_1_${'a'.repeat(22)}`);

/** How long an auditor waits for what was so of somebody with 100,000 facts, their feed and the difference included. */
const main = async () => {
  sayMachine();
  await inTemporaryDirectory(async (directory) => {
    await fill(directory);
    const town = { PORT: '0', ALMANAC_DATA_DIR: directory, ALMANAC_SEED: 'none', GEOCODER: 'none', WEATHER: 'none' };
    const app = await start({ ...town, ALMANAC_NOW: `${TODAY}T12:00:00-05:00` });
    while (!(await fetch(`${await app.getUrl()}/api/ready`)).ok) await setTimeout(LOOK_AGAIN_MS);
    const get = <T>(kind: Type<T>) => app.get(kind, { strict: false });
    const [store, readModels] = [app.get(EventStore), app.get(ReadModels)];
    /** With nothing kept, as after a start. */
    const anew = () => {
      const trails = new Trails(store, readModels, app.get(Projector));
      const past = new PastTown(store, readModels, app.get(TownSettings), get(OwnEvents));
      const lines = new FactLines(trails, readModels, get(Directory), app.get(TownSettings));
      return new Histories(trails, lines, past, app.get(TownSettings));
    };
    const firsts: number[] = [];
    for (let nth = 0; nth < ROUNDS; nth++) firsts.push(await timed(() => anew().at(KEY, { fact: FACTS / 2 })));
    const histories = anew();
    await histories.of(KEY);
    const others: number[] = [];
    for (let nth = 0; nth < INSTANTS; nth++)
      others.push(await timed(() => histories.at(KEY, { fact: 1 + ((nth * 61_803) % FACTS) })));
    const side: number[] = [];
    for (let nth = 0; nth < INSTANTS; nth++) side.push(await timed(() => histories.at(KEY, { fact: FACTS / 2 + nth })));
    report(`State of one key with ${count(FACTS)} facts, in a town of ${count(EVENTS)} events`, ASKED, [
      row('the first instant, nothing kept', firsts),
      row('any instant after it', others),
      row('one after another', side),
    ]);
    await app.close();
  });
};

type Asked = Row & Readonly<{ what: string; worst: number }>;

const ASKED: readonly Column<Asked>[] = [
  ['asked for', ({ what }) => what],
  ['median', ({ ours }) => milliseconds(ours)],
  ['worst', ({ worst }) => milliseconds(worst)],
  [`limit ${WITHIN_MS} ms / median`, ({ ours }) => against(WITHIN_MS / ours, 1)],
];

const row = (what: string, all: readonly number[]): Asked => ({
  name: rowName('audit', what),
  what,
  unit: 'ms',
  better: 'lower',
  ours: median(all),
  spread: spread(all),
  worst: Math.max(...all),
});

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
};

/** Events come into the town as somebody saves them, and takes back what they saved long before. */
const fill = async (directory: string) => {
  const { store, close } = openStores({ folder: directory });
  const streams = new Streams(store, { caughtUpTo: async () => true });
  for (let nth = 1; nth <= FACTS; nth++) {
    if (nth % (FACTS / EVENTS) === 1) {
      const id = Math.ceil(nth / (FACTS / EVENTS));
      const origin = { source: 'bench', uid: `${id}@bench`, instance: '' };
      const wish = { id, content: aContent(id, 2), origin, cancelled: false };
      await streams.handle(catalogueEvent, new PublishEvent(wish, issuedBy('bench', FACTS + id)));
    }
    await streams.handle(preferences, wishOf(KEY, nth));
  }
  await close();
};

/** The first ones are saved, then one is taken back for each that is saved. */
const wishOf = (key: HashedKey, nth: number): PreferencesCommand => {
  const issued = issuedBy(key, nth);
  if (nth <= SAVED) return new SaveEvent({ key, eventId: nth }, issued);
  const turn = nth - SAVED - 1;
  const eventId = 1 + (((turn >> 1) + (turn % 2 ? SAVED : 0)) % EVENTS);
  return turn % 2 ? new SaveEvent({ key, eventId }, issued) : new UnsaveEvent({ key, eventId }, issued);
};

main();
