import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import {
  BEGINNING,
  type ChainReport,
  checkChain,
  type EventStore,
  type LogVerification,
  NO_STREAM,
  type Position,
  verifyLog,
} from '../libs/event-sourcing';
import { EmbeddedEventStore } from '../libs/stores/embedded-event-store';
import { EmbeddedLogChain } from '../libs/stores/embedded-log-chain';
import { measureTwoInTurns } from './lib/in-turns';
import { type Column, formatCount, print, printMachine, type RowBesidePeer, reportRows, rowName } from './lib/report';
import { compareSides, median, medianInterval, ratiosOf } from './lib/statistics';
import { withTemporaryDirectory } from './lib/temporary-directory';

/** Many short rounds, because the speed of the disk varies: both sides of a round have the same conditions. */
const ROUNDS = 200;
const WARM_UP_ROUNDS = 5;
const MAX_COST = 0.03;
const READ_FACTS = 100_000;
const READ_ROUNDS = 9;
const PAGE = 1_000;

const KINDS = [
  { what: 'one at a time', appends: 50, atOnce: 1 },
  { what: '64 at once', appends: 1_600, atOnce: 64 },
];

const main = async () => {
  printMachine();
  await withTemporaryDirectory(async (directory) => {
    const sealed = new EmbeddedEventStore(join(directory, 'sealed.db'));
    const bare = withoutSeals(new EmbeddedEventStore(join(directory, 'bare.db')));
    const rows: AppendRow[] = [];
    for (const kind of KINDS) rows.push(await measureAppends(kind, sealed, bare));
    reportRows(`Appending facts of 300 bytes, synchronous=FULL, medians of ${ROUNDS} rounds`, APPEND_COLUMNS, rows);
    await fill(sealed);
    const chain = new EmbeddedLogChain(join(directory, 'sealed.db'), sealed);
    const log = { store: sealed, chain };
    reportRows(`Reading ${formatCount(READ_FACTS)} facts, medians of ${READ_ROUNDS} rounds`, READ_COLUMNS, [
      await measureReads('its chain alone', sealed, () => checkChain(log)),
      await measureReads('all of log verify', sealed, () => verifyLog(log, { knownTypes: FACT_TYPES })),
    ]);
    for (const one of [chain, sealed, bare]) await one.close();
  });
  print('\nA ratio is the median of the ratios of all rounds, because a disturbance affects both sides of a round. A cost has');
  print('its 95 % confidence interval. Reads use `readAll`, as every projection does: from the file, and parsed.');
};

type Cost = Readonly<Record<'median' | 'low' | 'high', number>>;

/** In milliseconds: `ours` is the sealed or checked side. */
type ChainRow = RowBesidePeer & Readonly<{ what: string }>;
type AppendRow = ChainRow & Readonly<{ cost: Cost; work: Cost }>;

const APPEND_COLUMNS: readonly Column<AppendRow>[] = [
  ['appends', ({ what }) => what],
  ['sealed', ({ ours }) => `${formatCount(ours)} ms`],
  ['unsealed', ({ peer }) => `${formatCount(peer)} ms`],
  ['cost of sealing', ({ cost }) => costText(cost)],
  ['of that, processor time', ({ work }) => costText(work)],
];

const READ_COLUMNS: readonly Column<ChainRow>[] = [
  ['what is checked', ({ what }) => what],
  ['checked', ({ ours }) => `${formatCount(ours)} ms`],
  ['only read', ({ peer }) => `${formatCount(peer)} ms`],
  ['ratio', ({ ratio }) => ratio.toFixed(2)],
];

const withoutSeals = (store: EmbeddedEventStore) => {
  const newest = () => (store as unknown as { newest: () => number }).newest();
  return Object.assign(store, {
    sealing: { begin: newest, sealFor: () => null, recorded: () => {}, committed: () => {}, sealRest: () => {} },
  });
};

type Kind = (typeof KINDS)[number];

const measureAppends = async ({ what, appends, atOnce }: Kind, sealed: EventStore, bare: EventStore): Promise<AppendRow> => {
  const round = (store: EventStore) => () => measureTimes(() => append(store, appends, atOnce));
  await measureTwoInTurns(WARM_UP_ROUNDS, round(sealed), round(bare));
  const { ours, peers } = await measureTwoInTurns(ROUNDS, round(sealed), round(bare));
  const [all, bareAll] = [ours.map(({ ms }) => ms), peers.map(({ ms }) => ms)];
  const work = ours.map(({ cpu }, i) => (cpu - peers[i]!.cpu) / bareAll[i]!);
  const cost = costOf(ratiosOf(all, bareAll).map((ratio) => ratio - 1));
  return { ...toRow('appending', what, all, bareAll), cost, work: costOf(work) };
};

const toRow = (doing: string, what: string, ours: readonly number[], peers: readonly number[]): ChainRow => ({
  name: rowName('chain', doing, what),
  what,
  unit: 'ms',
  better: 'lower',
  ...compareSides(ours, peers),
});

const costOf = (values: readonly number[]): Cost => {
  const [low, high] = medianInterval(values);
  return { median: median(values), low, high };
};

const costText = ({ median, low, high }: Cost): string => {
  const verdict = high <= MAX_COST ? 'kept' : low > MAX_COST ? 'missed' : 'within what was measured';
  return `${percent(median)}, ${percent(low)} to ${percent(high)} (limit ${percent(MAX_COST)}: ${verdict})`;
};

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

const append = async (store: EventStore, appends: number, atOnce: number) => {
  for (let done = 0; done < appends; done += atOnce)
    await Promise.all(
      Array.from({ length: atOnce }, () => store.append(`thing-${randomUUID().replaceAll('-', '')}`, [createFact()], NO_STREAM)),
    );
};

const createFact = () => ({ id: randomUUID(), type: 'Happened', data: { text: 'x'.repeat(90) }, metadata: METADATA });

const METADATA = { actor: 'ada', time: '2026-11-20T12:00:00.000Z', commandId: 'c', correlationId: 'r' };

const fill = async (store: EventStore) => {
  for (let facts = Number(await store.head()); facts < READ_FACTS; facts += 640) await append(store, 640, 640);
};

const FACT_TYPES = { types: new Set(['Happened']), upcasters: {} };

const measureReads = async (
  what: string,
  store: EventStore,
  work: () => Promise<ChainReport | LogVerification>,
): Promise<ChainRow> => {
  const check = () =>
    milliseconds(async () => {
      const { flaws } = await work();
      if (flaws.length > 0) throw new Error(flaws[0]);
    });
  const read = () => milliseconds(() => readWhole(store));
  await measureTwoInTurns(1, check, read);
  const { ours, peers } = await measureTwoInTurns(READ_ROUNDS, check, read);
  return toRow('reading', what, ours, peers);
};

const readWhole = async (store: EventStore) => {
  for (let [position, isEnd]: [Position, boolean] = [BEGINNING, false]; !isEnd; )
    ({ position, isEnd } = await store.readAll(position, PAGE));
};

const milliseconds = async (work: () => Promise<void>): Promise<number> => (await measureTimes(work)).ms;

const measureTimes = async (work: () => Promise<void>) => {
  const [begun, before] = [performance.now(), process.threadCpuUsage()];
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return { ms: performance.now() - begun, cpu: (user + system) / 1_000 };
};

main();
