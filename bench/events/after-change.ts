import { setImmediate } from 'node:timers/promises';
import { catalogueEvent, PublishEvent } from '#libs/domain';
import { Streams } from '#libs/event-sourcing';
import { openStores } from '#libs/stores';
import { catalogue } from '#projections';
import { createContent, toIssued } from '../lib/bench-town';
import { fetchResponse } from '../lib/beside-bare';
import { type Column, formatMs, type Row, ratioText, rowName } from '../lib/report';
import { median } from '../lib/statistics';
import type { Town } from './town';

const CHANGES = 15;
const SENTENCES = 2;
/** After those that published the events. */
const FIRST_COMMAND = 1_000_000;
const [TARGET_MS, MAX_TURN_MS] = [30, 20];
const SMALL_PATH = '/api/my-almanac-defaults';

/** `ours` is the time of the first answer after a change, `turn` the longest time that another answer took meanwhile. */
type AfterChangeRow = Row & Readonly<{ turn: number }>;

export const AFTER_CHANGE_COLUMNS: readonly Column<AfterChangeRow>[] = [
  ['first answer', ({ ours }) => formatMs(ours)],
  ['another meanwhile', ({ turn }) => formatMs(turn)],
  [`limit ${TARGET_MS} ms / time`, ({ ours }) => ratioText(TARGET_MS / ours, 1)],
  [`limit ${MAX_TURN_MS} ms / turn`, ({ turn }) => ratioText(MAX_TURN_MS / turn, 1)],
];

/** An event gets a price, and is asked for when the read models show it. */
export const measureAfterChange = async (
  directory: string,
  town: Town,
  path: string,
  events: number,
): Promise<AfterChangeRow> => {
  const { store, readModels, close } = openStores({ folder: directory });
  const streams = new Streams(store, { caughtUpTo: async () => true });
  const [times, turns]: [number[], number[]] = [[], []];
  for (let nth = 1; nth <= CHANGES; nth++) {
    const before = readModels.revision(catalogue);
    const content = { ...createContent(nth, SENTENCES), price: `$${nth}` };
    const origin = { source: 'bench', uid: `${nth}@bench`, instance: '' };
    const command = new PublishEvent(
      { id: nth, content, origin, cancelled: false },
      toIssued('source bench', FIRST_COMMAND + nth),
    );
    await streams.handle(catalogueEvent, command);
    while (readModels.revision(catalogue) === before) await setImmediate();
    const { time, longest } = await timeBesideOthers(town.port, path);
    times.push(time);
    turns.push(longest);
  }
  await close();
  return {
    name: rowName('events', events, 'after a change'),
    unit: 'ms',
    better: 'lower',
    ours: median(times),
    turn: median(turns),
  };
};

const timeBesideOthers = async (port: number, path: string) => {
  const requestedAt = performance.now();
  let [isOver, longest] = [false, 0];
  const first = fetchResponse(port, path, { 'accept-encoding': 'br' }).then(() => {
    isOver = true;
    return performance.now() - requestedAt;
  });
  while (!isOver) {
    const askedAt = performance.now();
    await fetchResponse(port, SMALL_PATH, {});
    longest = Math.max(longest, performance.now() - askedAt);
  }
  return { time: await first, longest };
};
